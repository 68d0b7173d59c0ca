import Glibc
package import VitrineWire

/// The reason why a widget's process ended without an answer.
package struct RunningEnd: CustomStringConvertible {
  private let code: Int32
  private let errors: String
  private let limits: RunLimits
  private let report: CrashReport
  /// The reason of a trap without a message.
  private let trap: String?

  /// Creates the reason for a process's exit code and its standard error.
  package init(
    code: Int32, errors: String, _ limits: RunLimits, _ report: CrashReport, trap: String? = nil
  ) {
    self.code = code
    self.errors = errors
    self.limits = limits
    self.report = report
    self.trap = trap
  }

  /// The line in which Swift's traps and libraries print their reason, or nil.
  ///
  /// The code may print errors of its own before.
  private var printed: Substring? {
    let lines = errors.split(separator: "\n")
    return lines.last {
      $0.contains("atal error") || $0.contains("Could not cast") || $0.contains("what():")
    } ?? (code > 128 ? nil : lines.last { $0.contains("error:") })
  }

  /// The file and the line that Swift prints before its reason.
  package var printedPlace: (file: String, line: Int)? {
    guard let printed, let end = printed.firstRange(of: ": Fatal error") else { return nil }
    let head = printed[..<end.lowerBound]
    guard let colon = head.lastIndex(of: ":"), let line = Int(head[head.index(after: colon)...])
    else { return nil }
    return (String(head[..<colon]), line)
  }

  /// The printed reason without its place, which may be in Swift's library.
  private var printedReason: String? {
    guard let printed else { return nil }
    let start = printed.firstRange(of: "Fatal error")?.lowerBound ?? printed.startIndex
    // Addresses of types say nothing to an author.
    return String(printed[start...].replacing(#/ \(0x[0-9a-f]+\)/#, with: "").prefix(400))
  }

  /// The reason as text.
  ///
  /// Like shells, `ChildProcess` adds 128 to the number of the terminating signal.
  package var description: String {
    let signal = code - 128
    switch signal {
    // The kernel sends the first signal at the soft limit and the second at the hard one.
    case SIGXCPU, SIGKILL:
      return "it used more than \(limits.processorSeconds) seconds of processor time, and was ended"
    // The launcher adds an end by this signal at the limits of all files.
    case SIGXFSZ:
      return "it wrote a file of more than \(limits.fileSize >> 20) MiB, or more than "
        + "\(limits.scratchSize >> 20) MiB or \(limits.scratchFiles) files in all, and was ended"
    case SIGALRM: return "it took longer than \(limits.seconds) seconds, and was ended"
    case SIGSYS: return "it made a system call that isn't allowed, and was ended"
    case 1...64:
      return "it crashed: \(crash(signal)) (\(Self.names[signal] ?? "signal \(signal)"))"
    default:
      let reason = printedReason.map { ": \($0)" } ?? ""
      return "it ended itself with the code \(code)\(reason)"
    }
  }

  /// Returns the reason of a crash.
  private func crash(_ signal: Int32) -> String {
    if report.isStackOverflow { return "the stack is full, because calls don't end" }
    let isAllocation = printedReason?.contains("allocate") ?? true
    if report.isMemoryExhausted, isAllocation {
      return "it needs more than \(limits.memory >> 20) MiB of memory"
    }
    if let printedReason { return printedReason }
    if let trap { return trap }
    switch signal {
    case SIGSEGV, SIGBUS: return "it accessed memory that isn't there"
    case SIGILL, SIGTRAP: return "a check of Swift failed"
    case SIGABRT: return "it called abort()"
    case SIGFPE: return "a division failed"
    default: return "it ended itself"
    }
  }

  private static let names: [Int32: String] = [
    SIGSEGV: "SIGSEGV", SIGBUS: "SIGBUS", SIGILL: "SIGILL", SIGTRAP: "SIGTRAP",
    SIGABRT: "SIGABRT", SIGFPE: "SIGFPE", SIGTERM: "SIGTERM", SIGINT: "SIGINT",
    SIGQUIT: "SIGQUIT", SIGHUP: "SIGHUP", SIGUSR1: "SIGUSR1", SIGUSR2: "SIGUSR2",
    SIGPIPE: "SIGPIPE",
  ]
}
