import Glibc
import Synchronization

/// Ctrl-C, noticed between two pictures, so that nothing is left half-written.
enum Interrupt {
  private static let flag = Atomic<Bool>(false)

  static var isAsked: Bool { flag.load(ordering: .relaxed) }

  /// From now on the first Ctrl-C requests an orderly end; a second one ends the program at once.
  static func watch() {
    _ = signal(SIGINT) { _ in
      Interrupt.flag.store(true, ordering: .relaxed)
      _ = signal(SIGINT, SIG_DFL)
    }
  }
}
