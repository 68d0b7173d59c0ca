import Vitrine
import VitrineBase
import VitrineImages

/// The error that ends a command: a message for standard error, and the exit code.
struct CommandError: Error {
  var code: ExitCode
  /// The text to print.
  ///
  /// It is empty if the output is enough.
  var message: String
  /// The messages with their places, for output that programs read.
  var diagnostics: [Diagnostic] = []

  /// Creates the error for a wrong call.
  static func usage(_ message: String) -> CommandError {
    CommandError(code: .wrongUsage, message: "error: \(message)")
  }

  /// Creates the error for an invalid value of an option.
  static func invalid(_ value: String, for option: String, expected: String) -> CommandError {
    .usage("invalid value '\(value)' for \(option): expected \(expected)")
  }

  /// Creates the error for an input that is unreadable or invalid, from a whole message.
  static func input(_ message: String) -> CommandError {
    CommandError(code: .invalidInput, message: message)
  }
}

// MARK: Errors of other modules

extension CommandError {
  /// Creates the error for an input that cannot be read or used.
  init(_ error: RenderError) {
    let hint =
      if case .unreadable(let path, _) = error { FileSuggestion.hint(for: path) } else { "" }
    self.init(
      code: .invalidInput, message: error.description + hint, diagnostics: error.diagnostics)
  }

  /// Creates the error for an invalid input.
  init(_ error: InputError) {
    self.init(code: .invalidInput, message: error.diagnostic.description)
  }

  /// Creates the error for a file that cannot be written.
  init(writing error: Disk.Failure) {
    self.init(
      code: .cannotWrite, message: "\(error.path): error: cannot be written: \(error.reason)")
  }

  /// Creates the error for a file that cannot be read.
  init(reading error: Disk.Failure) {
    self.init(
      code: .invalidInput,
      message: "\(error.path): error: \(error.reason)" + FileSuggestion.hint(for: error.path))
  }

  /// Creates the error for a picture of this program that cannot be encoded.
  init(_ error: ImageError) {
    self.init(code: .internalFault, message: "error: \(error.description)")
  }
}

/// Runs code of the engine, and rethrows its error as an error of the command.
func readingInput<Result>(
  _ body: () throws(RenderError) -> Result
) throws(CommandError) -> Result {
  do throws(RenderError) {
    return try body()
  } catch {
    throw CommandError(error)
  }
}

/// Runs code that writes files, and rethrows its error as an error of the command.
func writingFiles<Result>(
  _ body: () throws(Disk.Failure) -> Result
) throws(CommandError) -> Result {
  do throws(Disk.Failure) {
    return try body()
  } catch {
    throw CommandError(writing: error)
  }
}

/// Runs code that encodes pictures, and rethrows its error as an error of the command.
func encoding<Result>(
  _ body: () throws(ImageError) -> Result
) throws(CommandError) -> Result {
  do throws(ImageError) {
    return try body()
  } catch {
    throw CommandError(error)
  }
}
