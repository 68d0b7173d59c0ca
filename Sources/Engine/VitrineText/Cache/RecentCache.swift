/// A cache of recently used values with a limited total cost, in two generations.
///
/// A value that is read moves to the young generation. If that is full, it becomes the old
/// generation, and the previous old one is discarded. There is no ordered list to maintain, so a
/// hit costs one lookup. The most recent value that is too large for a generation is stored
/// separately: it would displace all other values, and layout reads it several times in succession.
struct RecentCache<Key: Hashable, Value> {
  private var young: [Key: (value: Value, cost: Int)] = [:]
  private var old: [Key: (value: Value, cost: Int)] = [:]
  private var youngCost = 0
  private var oldCost = 0
  private var large: (key: Key, value: Value, cost: Int)?
  /// The maximum cost of one generation.
  private let limit: Int

  init(limit: Int) { self.limit = limit / 2 }

  var cost: Int { youngCost + oldCost + (large?.cost ?? 0) }

  subscript(key: Key) -> Value? {
    mutating get {
      if let entry = young[key] { return entry.value }
      guard let entry = old[key] else {
        guard let large, large.key == key else { return nil }
        return large.value
      }
      insert(entry.value, for: key, cost: entry.cost)
      return entry.value
    }
  }

  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    guard cost <= limit else {
      large = (key, value, cost)
      return
    }
    if youngCost + cost > limit {
      old = young
      oldCost = youngCost
      young = [:]
      youngCost = 0
    }
    if let replaced = young.updateValue((value, cost), forKey: key) { youngCost -= replaced.cost }
    youngCost += cost
  }
}
