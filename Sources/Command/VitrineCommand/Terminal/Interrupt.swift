import Glibc
import Synchronization

/// Ctrl-C and SIGTERM, noticed between two pictures, so that nothing is left half-written.
enum Interrupt {
  /// The signal that came; 0 for none.
  private static let signalNumber = Atomic<Int32>(0)
  private static let isWatched = Atomic<Bool>(false)

  static var isAsked: Bool { signalNumber.load(ordering: .relaxed) != 0 }

  /// The exit code that shells give for the signal that came.
  static var code: ExitCode {
    signalNumber.load(ordering: .relaxed) == SIGTERM ? .terminated : .interrupted
  }

  /// What the signal did, for messages.
  static var word: String { code == .terminated ? "terminated" : "interrupted" }

  /// Makes both signals end the program at once with the exit code that shells give for them.
  ///
  /// Files are written under another name and then renamed, so none is ever half there.
  static func install() {
    // A parent's thread that has the signals blocked passes that on.
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

  /// From now on the first signal requests an orderly end; a second one ends the program at once.
  static func watch() { isWatched.store(true, ordering: .relaxed) }

  /// From now on a signal ends the program at once, such as while it waits for its input.
  static func unwatch() { isWatched.store(false, ordering: .relaxed) }
}
