/// Indices grouped by key, in order of the key's first appearance.
struct Grouping<Key: Hashable> {
  private var places: [Key: Int] = [:]
  private(set) var groups: [[Int]] = []

  mutating func add(_ index: Int, to key: Key) {
    if let place = places[key] {
      groups[place].append(index)
    } else {
      places[key] = groups.count
      groups.append([index])
    }
  }
}
