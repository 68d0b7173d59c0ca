import Vitrine
import VitrineBase
import VitrineLint

/// The configuration of rules, which several commands read.
enum LintOptions {
  /// The name of the configuration in the current folder.
  static let fileName = "vitrine-lint.json"

  /// Reads the configuration at a path.
  ///
  /// Without a path it is `vitrine-lint.json` in the current folder, or the default if there is no
  /// such file.
  static func config(_ named: String?, _ files: Files) throws(CommandError) -> LintConfig {
    guard let path = named ?? (files.exists(fileName) ? fileName : nil) else { return LintConfig() }
    return try readingInput { () throws(RenderError) in
      try LintConfig.read(path, from: files)
    }
  }
}
