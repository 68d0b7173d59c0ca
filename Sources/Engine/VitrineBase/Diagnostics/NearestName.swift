/// Returns the known name with the smallest edit distance, or nil if the distance is too large for
/// a typing error.
///
/// Numbers and the parts of a compound name must agree in part: `iphone-12` is not a misspelling of
/// `iphone-se`, nor `ios7` of `ios8`. Names that differ only in their numbers are different things:
/// `ios7` is not a misspelling of `ios17`.
package func nearestName(to name: String, in known: [String]) -> String? {
  let word = name.lowercased()
  let limit = max(name.count < 4 ? 1 : 2, name.count / 3)
  var best: (name: String, distance: Int)?
  for candidate in known {
    let other = candidate.lowercased()
    let distance = editDistance(word, other)
    let shared = zip(word, other).prefix { $0 == $1 }.count
    let (rest, otherRest) = (Set(word.dropFirst(shared)), Set(other.dropFirst(shared)))
    let isPart =
      word.prefix(shared).last == "-" || rest.union(otherRest).contains(where: \.isNumber)
    let isOther =
      isPart && !rest.isEmpty && !otherRest.isEmpty && rest.isDisjoint(with: otherRest)
    guard distance <= limit, distance == 0 || !isOther && !differOnlyInNumbers(word, other) else {
      continue
    }
    if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
  }
  return best?.name
}

private func differOnlyInNumbers(_ a: String, _ b: String) -> Bool {
  func words(_ name: String) -> String { name.filter { !$0.isNumber && $0 != "." } }
  // A forgotten point is a misspelling: `ios103` of `ios10.3`.
  let isPoint = a.filter { $0 != "." } == b.filter { $0 != "." }
  return a.contains(where: \.isNumber) && b.contains(where: \.isNumber) && words(a) == words(b)
    && !isPoint
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
