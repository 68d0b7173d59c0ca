/// Pictures dealt to several machines, so that each takes about as long as the others.
public enum Shards {
  /// The places in `costs`, ascending, that the `index`-th of `count` parts takes; the first is 1.
  ///
  /// The dearest first, each to the part that has least so far: a rule that needs no talk between
  /// the machines, and no part is dearer than another by more than one picture.
  public static func part(_ index: Int, of count: Int, costs: [Int]) -> [Int] {
    guard count > 1 else { return Array(costs.indices) }
    var loads = [Int](repeating: 0, count: count)
    var mine: [Int] = []
    let dearest = costs.indices.sorted { (-costs[$0], $0) < (-costs[$1], $1) }
    for place in dearest {
      var least = 0
      for part in loads.indices where loads[part] < loads[least] { least = part }
      loads[least] += costs[place]
      if least == index - 1 { mine.append(place) }
    }
    return mine.sorted()
  }
}
