import Synchronization

/// A cache of values that are made from files, with the traces of these files.
///
/// Work that uses a cached value depends on the same files as work that creates it. Every use
/// therefore adds the value's trace to that of the given files, and callers don't have to declare
/// it.
package final class TracedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Entry {
    var value: Value
    var answers: [FileTrace.Answer]
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    var order: [Key] = []
    var madeCount = 0
  }

  private let state = Mutex(State())
  private let limit: Int

  /// Creates a cache for the `limit` newest values.
  package init(limit: Int = .max) {
    self.limit = limit
  }

  /// The number of values that were created (cache misses).
  package var madeCount: Int { state.withLock { $0.madeCount } }

  /// Returns the value for a key.
  ///
  /// If it isn't cached, `make` creates it from the files it is given.
  ///
  /// Failures aren't cached.
  package func value<Failure: Error>(
    for key: Key, from files: Files, make: (Files) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let entry = state.withLock({ $0.entries[key] }) {
      files.trace?.add(entry.answers)
      return entry.value
    }
    let trace = FileTrace()
    let result = Result { () throws(Failure) in try make(files.traced(by: trace)) }
    files.trace?.add(trace)
    let value = try result.get()
    keep(Entry(value: value, answers: trace.answers), for: key)
    return value
  }

  private func keep(_ entry: Entry, for key: Key) {
    state.withLock { state in
      state.madeCount += 1
      guard state.entries.updateValue(entry, forKey: key) == nil else { return }
      state.order.append(key)
      if state.order.count > limit { state.entries[state.order.removeFirst()] = nil }
    }
  }

  /// Removes all values, so that they are created again when they are needed.
  package func removeAll() {
    state.withLock { state in
      state.entries.removeAll()
      state.order.removeAll()
    }
  }
}
