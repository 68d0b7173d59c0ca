/// Returns few combinations that cover every pair of values of any two axes.
///
/// The algorithm is greedy and deterministic. Each combination starts with the first uncovered
/// pair. Then each axis takes the value that covers the most uncovered pairs, and the first such
/// value in a tie.
package func pairwise(_ counts: [Int]) -> [[Int]] {
  guard counts.allSatisfy({ $0 > 0 }) else { return [] }
  guard counts.count > 1 else {
    return (0..<(counts.first ?? 1)).map { counts.isEmpty ? [] : [$0] }
  }
  var starts: [Int] = []
  var total = 0
  for count in counts {
    starts.append(total)
    total += count
  }
  // `isMissing[a * total + b]`: whether the pair of the values a and b is uncovered.
  var isMissing = [Bool](repeating: false, count: total * total)
  var missing = 0
  for (axis, count) in counts.enumerated() {
    for other in counts.indices where other > axis {
      for value in 0..<count {
        for otherValue in 0..<counts[other] {
          isMissing[(starts[axis] + value) * total + starts[other] + otherValue] = true
          missing += 1
        }
      }
    }
  }
  func place(_ axis: Int, _ value: Int, _ other: Int, _ otherValue: Int) -> Int {
    axis < other
      ? (starts[axis] + value) * total + starts[other] + otherValue
      : (starts[other] + otherValue) * total + starts[axis] + value
  }
  var rows: [[Int]] = []
  var search = 0
  while missing > 0 {
    while !isMissing[search] { search += 1 }
    var row = [Int?](repeating: nil, count: counts.count)
    for value in [search / total, search % total] {
      let axis = starts.lastIndex { $0 <= value } ?? 0
      row[axis] = value - starts[axis]
    }
    for axis in counts.indices where row[axis] == nil {
      var best = (value: 0, gain: -1)
      for value in 0..<counts[axis] {
        var gain = 0
        for (other, chosen) in row.enumerated() {
          if let chosen, isMissing[place(axis, value, other, chosen)] { gain += 1 }
        }
        if gain > best.gain { best = (value, gain) }
      }
      row[axis] = best.value
    }
    let chosen = row.map { $0 ?? 0 }
    for axis in counts.indices {
      for other in counts.indices where other > axis {
        let index = place(axis, chosen[axis], other, chosen[other])
        if isMissing[index] {
          isMissing[index] = false
          missing -= 1
        }
      }
    }
    rows.append(chosen)
  }
  return rows
}
