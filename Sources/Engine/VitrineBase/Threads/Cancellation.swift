import Synchronization

/// A flag that ends a piece of work, because its result is no longer needed.
package final class Cancellation: Sendable {
  private let flag = Atomic(false)

  package init() {}

  /// A Boolean value that indicates whether the work should end.
  package var isCancelled: Bool { flag.load(ordering: .relaxed) }

  /// Ends the work, unless it doesn't look at the flag.
  package func cancel() { flag.store(true, ordering: .relaxed) }
}
