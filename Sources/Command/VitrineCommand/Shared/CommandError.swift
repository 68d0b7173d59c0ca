import Vitrine
import VitrineBase
import VitrineGolden
import VitrineImages

/// Why a command ended early: what goes to standard error, and the exit code.
struct CommandError: Error {
  var code: ExitCode
  /// What is printed; empty where the output is enough.
  var message: String

  static func usage(_ message: String) -> CommandError {
    CommandError(code: .wrongUsage, message: "error: \(message)")
  }
}

extension CommandError {
  /// An option's value that cannot be used.
  static func invalid(
    _ value: String, for option: String, expected: String
  ) -> CommandError {
    .usage("invalid value '\(value)' for \(option): expected \(expected)")
  }

  /// An input that cannot be read or used.
  init(_ error: RenderError) {
    let hint =
      if case .unreadable(let path, _) = error { FileSuggestion.hint(for: path) } else { "" }
    self.init(code: .invalidInput, message: error.description + hint)
  }

  init(_ error: InputError) {
    self.init(code: .invalidInput, message: error.diagnostic.description)
  }

  /// A file that cannot be written.
  init(writing error: Disk.Failure) {
    self.init(
      code: .cannotWrite, message: "\(error.path): error: cannot be written: \(error.reason)")
  }

  /// A file that cannot be read.
  init(reading error: Disk.Failure) {
    self.init(
      code: .invalidInput,
      message: "\(error.path): error: \(error.reason)"
        + FileSuggestion.hint(for: error.path))
  }

  /// A picture of ours that cannot be encoded.
  init(_ error: ImageError) {
    self.init(code: .internalFault, message: "error: \(error.description)")
  }
}
