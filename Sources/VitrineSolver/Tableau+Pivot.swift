extension Tableau {
  /// After this many pivots the smallest eligible symbol enters (Bland's rule), which cannot cycle.
  private static let patience = 200

  /// Descends until no symbol can enter: the lexicographic optimum.
  mutating func optimize() {
    var pivots = 0
    while let entering = entering(usesBland: pivots > Self.patience) {
      guard let leaving = leaving(for: entering, objective: nil) else { return }
      pivot(leaving: leaving, entering: entering)
      pivots += 1
      if pivots > 100_000 { return }
    }
  }

  /// The symbol whose first non-zero cost is negative, at the highest level that has one.
  private func entering(usesBland: Bool) -> Int32? {
    for level in objectives.indices {
      var best: Row.Cell?
      for cell in objectives[level].cells where cell.coefficient < -1e-9 && mayEnter(cell.symbol) {
        guard (0..<level).allSatisfy({ objectives[$0][cell.symbol] <= 1e-9 }) else { continue }
        if usesBland { return cell.symbol }
        if best.map({ cell.coefficient < $0.coefficient }) ?? true { best = cell }
      }
      if let best { return best.symbol }
    }
    return nil
  }

  /// The basic symbol that reaches zero first as another grows; the smallest of equals.
  private func leaving(for entering: Int32, objective: Int32?) -> Int32? {
    var best: (symbol: Int32, ratio: Double)?
    for symbol in basic {
      guard let row = rows[symbol] else { continue }
      let coefficient = row[entering]
      guard coefficient < -1e-9 else { continue }
      let ratio = max(0, row.constant) / -coefficient
      if let known = best {
        if ratio > known.ratio + 1e-12 { continue }
        if ratio > known.ratio - 1e-12 && symbol > known.symbol && known.symbol != objective {
          if symbol != objective { continue }
        }
      }
      best = (symbol, ratio)
    }
    return best?.symbol
  }

  /// Makes a basic symbol as small as it can be.
  mutating func descend(to symbol: Int32) {
    var pivots = 0
    while let row = rows[symbol], row.constant > Tolerance.constant, pivots < 100_000 {
      let candidates = row.cells.filter { $0.coefficient < -1e-9 && mayEnter($0.symbol) }
      let entering =
        pivots > Self.patience
        ? candidates.first : candidates.min { $0.coefficient < $1.coefficient }
      guard let entering, let leaving = leaving(for: entering.symbol, objective: symbol) else {
        return
      }
      pivot(leaving: leaving, entering: entering.symbol)
      pivots += 1
    }
  }

  mutating func pivot(leaving: Int32, entering: Int32) {
    guard var row = rows.removeValue(forKey: leaving) else { return }
    // 0 = row − leaving, solved for the entering symbol.
    row.insert(leaving, -1)
    let solved = row.solved(for: entering)
    if let place = basic.firstIndex(of: leaving) { basic[place] = entering }
    for symbol in basic where symbol != entering {
      guard let coefficient = rows[symbol]?[entering], coefficient != 0 else { continue }
      rows[symbol]?.remove(entering)
      rows[symbol]?.add(solved, times: coefficient)
    }
    rows[entering] = solved
    for level in objectives.indices {
      let cost = objectives[level][entering]
      guard cost != 0 else { continue }
      objectives[level].remove(entering)
      objectives[level].add(solved, times: cost)
    }
  }
}
