import Synchronization

/// The number of changes of state, by which a host finds that views have to be evaluated again.
package enum StateChanges {
  private static let counter = Atomic<Int>(0)

  package static var count: Int { counter.load(ordering: .relaxed) }

  package static func add() { counter.wrappingAdd(1, ordering: .relaxed) }
}
