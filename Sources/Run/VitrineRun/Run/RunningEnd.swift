import Glibc
import VitrineBase
import VitrineWire

/// The reason why a widget's process ended without an answer.
struct RunningEnd: CustomStringConvertible {
  private let outcome: ChildProcess.Outcome
  private let limits: RunLimits

  init(_ outcome: ChildProcess.Outcome, _ limits: RunLimits) {
    self.outcome = outcome
    self.limits = limits
  }

  /// The reason as text.
  ///
  /// Like shells, `ChildProcess` adds 128 to the number of the terminating signal.
  var description: String {
    let signal = outcome.code - 128
    // Swift's traps print their location, and libraries print their reason.
    let words = outcome.errors.split(separator: "\n").first {
      $0.contains("atal error") || $0.contains("error:") || $0.contains("Could not cast")
        || $0.contains("what():")
    }
    let reason = words.map { ": " + String($0.prefix(400)) } ?? ""
    switch signal {
    // The kernel sends the first signal at the soft limit and the second at the hard one.
    case SIGXCPU, SIGKILL:
      return "it used more than \(limits.processorSeconds) seconds of processor time, and was ended"
    // The launcher adds an end by this signal at the limits of all files.
    case SIGXFSZ:
      return "it wrote a file of more than \(limits.fileSize >> 20) MiB, or more than "
        + "\(limits.scratchSize >> 20) MiB or \(limits.scratchFiles) files in all, and was ended"
    case SIGALRM: return "it took longer than \(limits.seconds) seconds, and was ended"
    case SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE:
      return "it crashed\(reason)" + (reason.isEmpty ? hint : "")
    default:
      return signal > 0
        ? "it ended with signal \(signal)\(reason)"
        : "it ended by itself with the code \(outcome.code)\(reason)"
    }
  }

  /// The hint.
  ///
  /// Exhausted memory has no message, because the allocator just traps.
  private var hint: String {
    ", perhaps since it needs more than \(limits.memory >> 20) MiB of memory"
  }
}
