/// The exit code of the program (README, "Exit codes").
enum ExitCode: Int32, CaseIterable {
  case fine = 0
  /// Pictures differ, or there are findings at error level.
  case differs = 1
  case wrongUsage = 2
  case invalidInput = 3
  case cannotWrite = 4
  /// A bug in this program.
  case internalFault = 70
  /// A temporary fault, such as a full disk.
  ///
  /// The same call can succeed later (`EX_TEMPFAIL`).
  case tryAgain = 75
  /// The program, fonts or files of this machine differ from those of the other machines
  /// (`EX_CONFIG`).
  case anotherWorld = 78
  /// The program was ended by Ctrl-C. The code is 128 plus the signal's number, as in shells.
  case interrupted = 130
  /// The program was ended by SIGTERM.
  case terminated = 143

  /// The text of the manual.
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
