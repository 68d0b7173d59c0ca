/// What the program tells whoever started it (README, "Exit codes").
enum ExitCode: Int32 {
  case fine = 0
  /// Pictures differ, or there are findings at error level.
  case differs = 1
  case wrongUsage = 2
  case invalidInput = 3
  case cannotWrite = 4
  /// A fault of ours.
  case internalFault = 70
}

/// Why a command ended early: what goes to standard error, and the exit code.
struct CommandError: Error {
  var code: ExitCode
  var message: String

  static func usage(_ message: String) -> CommandError {
    CommandError(code: .wrongUsage, message: "error: \(message)")
  }
}
