/// The name that needs the fewest edits, where they are few enough to be a slip.
package func nearestName(to name: String, in known: [String]) -> String? {
  let best = known.map { (name: $0, distance: editDistance(name.lowercased(), $0.lowercased())) }
    .min { $0.distance < $1.distance }
  guard let best, best.distance <= max(name.count < 4 ? 1 : 2, name.count / 3) else { return nil }
  return best.name
}

private func editDistance(_ a: String, _ b: String) -> Int {
  let (x, y) = (Array(a.utf8), Array(b.utf8))
  var row = Array(0...y.count)
  for i in 0..<x.count {
    var diagonal = row[0]
    row[0] = i + 1
    for j in 0..<y.count {
      let cost = min(row[j] + 1, row[j + 1] + 1, diagonal + (x[i] == y[j] ? 0 : 1))
      diagonal = row[j + 1]
      row[j + 1] = cost
    }
  }
  return row[y.count]
}
