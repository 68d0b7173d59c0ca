import Synchronization
package import VitrineBase

/// What runs an extension's own code, where the program has such a thing.
///
/// Compilers and processes are above this module: the program hands it what does the work.
package enum ExtensionRunner {
  package typealias Run = @Sendable (Widget, Files) -> Widget

  private static let state = Mutex<(run: Run, isForAll: Bool)?>(nil)

  /// Uses a runner from now on: for every extension that is read, or for those that ask for it.
  package static func start(isForAll: Bool, _ run: @escaping Run) {
    state.withLock { $0 = (run, isForAll) }
  }

  /// A widget that was read, as its code shows it where every extension is run.
  static func applied(to widget: Widget, _ files: Files) -> Widget {
    guard let (run, isForAll) = state.withLock(\.self), isForAll else { return widget }
    return run(widget, files)
  }

  /// A widget as its code shows it; unchanged where it is run already, or nothing runs it.
  package static func run(_ widget: Widget, from files: Files) -> Widget {
    guard widget.running == nil, let (run, _) = state.withLock(\.self) else { return widget }
    return run(widget, files)
  }
}
