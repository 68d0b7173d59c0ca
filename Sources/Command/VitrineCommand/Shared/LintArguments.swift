import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineLint

/// Steps that the lint commands share.
enum LintArguments {
  /// The rules' config in the current folder.
  static let fileName = "vitrine-lint.json"

  /// The rules' config: the file named, else `vitrine-lint.json` in the current folder.
  static func config(_ named: String?, _ files: Files) throws(CommandError) -> LintConfig {
    guard let path = named ?? (files.exists(fileName) ? fileName : nil) else { return LintConfig() }
    do throws(RenderError) {
      return try LintConfig.read(path, from: files)
    } catch {
      throw CommandError(error)
    }
  }
}
