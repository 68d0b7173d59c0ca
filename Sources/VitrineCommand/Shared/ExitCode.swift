/// How the program ends (README, "Exit codes").
enum ExitCode: Int32 {
  case fine = 0
  /// Pictures differ, or there are findings at error level.
  case differs = 1
  case wrongUsage = 2
  case invalidInput = 3
  case cannotWrite = 4
  /// A bug in this program.
  case internalFault = 70
}
