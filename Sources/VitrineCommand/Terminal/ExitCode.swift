/// How the program ends (README, "Exit codes").
enum ExitCode: Int32, CaseIterable {
  case fine = 0
  /// Pictures differ, or there are findings at error level.
  case differs = 1
  case wrongUsage = 2
  case invalidInput = 3
  case cannotWrite = 4
  /// A bug in this program.
  case internalFault = 70
  /// Ended by Ctrl-C: 128 and the signal's number, as shells count.
  case interrupted = 130

  /// What the manual says of it.
  var meaning: String {
    switch self {
    case .fine: "success"
    case .differs: "pictures differ, or lint has findings of the severity of --fail-on or above"
    case .wrongUsage: "wrong usage"
    case .invalidInput: "an input is unreadable or invalid; the other inputs of the run are done"
    case .cannotWrite: "the output could not be written"
    case .internalFault: "an internal error, which is a bug"
    case .interrupted: "interrupted with Ctrl-C; files written so far are whole"
    }
  }
}
