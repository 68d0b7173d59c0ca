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
  /// A fault that may pass, such as a full disk: the same call can succeed later (`EX_TEMPFAIL`).
  case tryAgain = 75
  /// This machine's program, fonts or files aren't those of the others (`EX_CONFIG`).
  case anotherWorld = 78
  /// Ended by Ctrl-C: 128 and the signal's number, as shells count.
  case interrupted = 130
  /// Ended by SIGTERM, in the same way.
  case terminated = 143

  /// What the manual says of it.
  var meaning: String {
    switch self {
    case .fine: "success"
    case .differs: "pictures differ, or lint has findings of the severity of --fail-on or above"
    case .wrongUsage: "wrong usage"
    case .invalidInput: "an input is unreadable or invalid; the other inputs of the run are done"
    case .cannotWrite: "the output could not be written"
    case .internalFault: "an internal error, which is a bug"
    case .tryAgain: "a fault that may pass kept a portion from being published; try again"
    case .anotherWorld:
      "another program, other fonts or other files than those of the plan's other portions; take no part"
    case .terminated: "ended by SIGTERM; files written so far are whole"
    case .interrupted: "interrupted with Ctrl-C; files written so far are whole"
    }
  }
}
