import Synchronization

/// Values that are made from files, kept with everything that was looked at to make them.
///
/// Work that takes a kept value depends on the same files as work that makes it, so every use notes
/// them in the trace of the files it is given, with the contents that the value was made of. A user of
/// the cache has nothing to remember.
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

  /// `limit` is how many values are kept, the newest ones.
  package init(limit: Int = .max) {
    self.limit = limit
  }

  /// How many values were made, and not found here.
  package var madeCount: Int { state.withLock { $0.madeCount } }

  /// The value for a key, made of the files that `make` is given unless it is kept; nothing is kept of a
  /// failure.
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

  /// Every value is made again when it is next needed.
  package func removeAll() {
    state.withLock { state in
      state.entries.removeAll()
      state.order.removeAll()
    }
  }
}
