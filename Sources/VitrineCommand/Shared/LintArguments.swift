import VitrineBase
import Vitrine
import VitrineGraphics
import VitrineLint

/// Steps that the lint commands share.
enum LintArguments {
  /// The rules' config: the file named, else `vitrine-lint.json` in the current folder.
  static func config(_ named: String?) throws(CommandError) -> LintConfig {
    let own = "vitrine-lint.json"
    guard let path = named ?? (Disk.exists(own) ? own : nil) else { return LintConfig() }
    do throws(RenderError) {
      return try LintConfig.read(path)
    } catch {
      throw CommandError(error)
    }
  }
}
