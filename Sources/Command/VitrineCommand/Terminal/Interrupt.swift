import Glibc
import Synchronization

/// Ctrl-C, SIGTERM and a closed output, which end a run between two pictures so that no file is
/// half-written.
enum Interrupt {
  /// The signal that was received.
  ///
  /// Zero if there is none.
  private static let signalNumber = Atomic<Int32>(0)
  private static let isWatched = Atomic<Bool>(false)
  private static let isStopped = Atomic<Bool>(false)

  static var isAsked: Bool {
    signalNumber.load(ordering: .relaxed) != 0 || isStopped.load(ordering: .relaxed)
  }

  /// The exit code for the received signal, as in shells.
  static var code: ExitCode {
    switch signalNumber.load(ordering: .relaxed) {
    case 0: .cannotWrite
    case SIGTERM: .terminated
    default: .interrupted
    }
  }

  /// The effect of the signal, for messages.
  static var word: String {
    switch code {
    case .cannotWrite: "stopped"
    case .terminated: "terminated"
    default: "interrupted"
    }
  }

  /// Requests an orderly end, because results can no longer be written.
  static func stop() { isStopped.store(true, ordering: .relaxed) }

  /// Makes both signals end the program at once, with the exit code of shells.
  ///
  /// Files are written under a temporary name and then renamed, so none is ever incomplete.
  static func install() {
    // The signals are unblocked, because a process inherits the blocked signals of its parent.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGINT)
    unsafe sigaddset(&signals, SIGTERM)
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    for number in [SIGINT, SIGTERM] {
      _ = signal(number) { number in
        let earlier = Interrupt.signalNumber.exchange(number, ordering: .relaxed)
        if earlier == 0, Interrupt.isWatched.load(ordering: .relaxed) { return }
        _exit(Interrupt.code.rawValue)
      }
    }
  }

  /// Makes the first signal request an orderly end.
  ///
  /// A second signal ends the program at once.
  static func watch() { isWatched.store(true, ordering: .relaxed) }

  /// Makes a signal end the program at once, for example while it waits for input.
  static func unwatch() { isWatched.store(false, ordering: .relaxed) }
}
