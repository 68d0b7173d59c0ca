/// Keeps recently used values up to a total cost, in two generations.
///
/// A value that is read moves to the young generation; when that is full it becomes the old one, and
/// the values of the old one are dropped. No list has to be kept in order, so a hit costs a look-up.
struct RecentCache<Key: Hashable, Value> {
  private var young: [Key: (value: Value, cost: Int)] = [:]
  private var old: [Key: (value: Value, cost: Int)] = [:]
  private var youngCost = 0
  private var oldCost = 0
  /// Of one generation.
  private let limit: Int

  init(limit: Int) { self.limit = limit / 2 }

  var cost: Int { youngCost + oldCost }

  subscript(key: Key) -> Value? {
    mutating get {
      if let entry = young[key] { return entry.value }
      guard let entry = old[key] else { return nil }
      insert(entry.value, for: key, cost: entry.cost)
      return entry.value
    }
  }

  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    // A value larger than a generation would evict everything else.
    guard cost <= limit else { return }
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
