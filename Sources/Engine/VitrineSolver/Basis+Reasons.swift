/// A constraint's share in a value: how much the value changes when its constant does.
public struct Reason: Hashable, Sendable {
  public var constraint: ConstraintID
  public var share: Double
}

extension Basis {
  /// The tight rows whose sum is the form in `gradient`, which may name variables of one part and
  /// fixed ones; by row.
  ///
  /// Clears `gradient`.
  func rows(inPart index: Int?) -> [(row: Int32, share: Double)] {
    var result: [(row: Int32, share: Double)] = []
    if let index {
      weigh(parts[index])
      for index in 0..<weightedCount {
        let position = weighted[index]
        guard weights[position].magnitude > Tolerance.coefficient else { continue }
        let row = tight[position]
        guard row >= 0 else { continue }
        result.append((row, weights[position]))
        for index in program.rowEnd[row]..<program.rowStart[row + 1] {
          gradient[program.rowVariable[index]] -= weights[position] * program.rowCoefficient[index]
        }
      }
    }
    for position in stride(from: fixedCount - 1, through: 0, by: -1) {
      let wanted = gradient[order[position]]
      guard wanted != 0 else { continue }
      let row = base[position]
      let share = wanted / pivot[position]
      for index in program.rowStart[row]..<program.rowStart[row + 1] {
        gradient[program.rowVariable[index]] -= share * program.rowCoefficient[index]
      }
      gradient[order[position]] = 0
      if share.magnitude > Tolerance.coefficient { result.append((row, share)) }
    }
    return result
  }

  /// The part a variable belongs to, or nil for a fixed one.
  func part(of variable: Int32) -> Int? {
    let place = Int(position[variable])
    guard place >= fixedCount else { return nil }
    var low = 0
    var high = parts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if parts[middle].positions.lowerBound <= place { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The constraints that give an expression its value, those of one part after the other's.
  func reasons(for expression: Expression) -> [Reason] {
    var left = expression.terms
    var shares: [Int32: Double] = [:]
    while let first = left.first {
      let part = part(of: first.variable.index)
      for term in left where self.part(of: term.variable.index) == part {
        pull(term.variable.index, by: term.coefficient * program.unit[term.variable.index])
      }
      left.removeAll { self.part(of: $0.variable.index) == part }
      for (row, share) in rows(inPart: part) {
        shares[program.constraint[row], default: 0] += share * program.rowFactor[row]
      }
    }
    return shares.filter { $0.value.magnitude > Tolerance.slope }
      .map { Reason(constraint: ConstraintID(index: $0.key), share: $0.value) }
      .sorted { $0.constraint < $1.constraint }
  }

  /// The required rows of a part that its best values still break.
  func brokenRows(_ part: Part) -> [Int32] {
    var rows: [Int32] = []
    for index in part.rows {
      let row = partRows[index]
      guard program.level[row] == 0 else { break }
      guard place[row] < 0 else { continue }
      let error = activity[row]
      let limit = Tolerance.conflict + part.zero
      if error > limit && program.costs(row, up: true)
        || error < -limit && program.costs(row, up: false)
      {
        rows.append(row)
      }
    }
    return rows
  }

  /// Required rows of a part that would cost if they moved on as they last did: the broken ones,
  /// and those that just hold because their price keeps the broken ones from holding.
  func pressingRows(_ part: Part) -> [Int32] {
    var rows: [Int32] = []
    for index in part.rows {
      let row = partRows[index]
      guard program.level[row] == 0 else { break }
      if place[row] < 0, program.costs(row, up: side[row] > 0) { rows.append(row) }
    }
    return rows
  }

  /// The constraints that together keep these rows from holding, themselves among them.
  func causes(of pressing: [Int32], inPart index: Int?) -> [Int32] {
    for row in pressing {
      let isAbove = index == nil ? program.constant[row] > 0 : side[row] > 0
      for index in program.rowStart[row]..<program.rowStart[row + 1] {
        let coefficient = program.rowCoefficient[index]
        pull(program.rowVariable[index], by: isAbove ? coefficient : -coefficient)
      }
    }
    let ids = rows(inPart: index).map { program.constraint[$0.row] }
    return (ids + pressing.map { program.constraint[$0] }).sorted()
  }
}
