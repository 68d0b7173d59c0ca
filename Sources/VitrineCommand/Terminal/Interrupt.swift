import Glibc
import Synchronization

/// Ctrl-C, noticed between two pictures, so that nothing is left half-written.
enum Interrupt {
  private static let flag = Atomic<Bool>(false)
  private static let isWatched = Atomic<Bool>(false)

  static var isAsked: Bool { flag.load(ordering: .relaxed) }

  /// Makes Ctrl-C end the program at once with the exit code that shells give for it.
  ///
  /// Files are written under another name and then renamed, so none is ever half there.
  static func install() {
    // A parent's thread that has the signal blocked passes that on.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGINT)
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    _ = signal(SIGINT) { _ in
      let isFirst = !Interrupt.flag.exchange(true, ordering: .relaxed)
      if isFirst, Interrupt.isWatched.load(ordering: .relaxed) { return }
      _exit(ExitCode.interrupted.rawValue)
    }
  }

  /// From now on the first Ctrl-C requests an orderly end; a second one ends the program at once.
  static func watch() { isWatched.store(true, ordering: .relaxed) }
}
