/// The influence of a constraint on a value.
public struct Reason: Hashable, Sendable {
  /// The constraint.
  public var constraint: ConstraintID
  /// The multiplier of the constraint's expression in the value.
  ///
  /// If the constraint's constant increases by 1, the value decreases by this amount.
  public var multiplier: Double
}

extension Basis {
  /// Returns the tight rows whose sum is the linear form in `gradient`, with their multipliers.
  ///
  /// The form may contain variables of one part and fixed variables. Clears `gradient`.
  func tightRows(inPart index: Int?) -> [(row: Int32, multiplier: Double)] {
    var result: [(row: Int32, multiplier: Double)] = []
    if let index {
      computeMultipliers(parts[index])
      for index in 0..<multiplierCount {
        let position = multiplierPositions[index]
        guard multipliers[position].magnitude > Tolerance.coefficient else { continue }
        let row = tightRow[position]
        guard row >= 0 else { continue }
        result.append((row, multipliers[position]))
        for index in program.rowEnd[row]..<program.rowStart[row + 1] {
          gradient[program.rowVariable[index]] -=
            multipliers[position] * program.rowCoefficient[index]
        }
      }
    }
    for position in stride(from: fixedCount - 1, through: 0, by: -1) {
      let coefficient = gradient[pivotVariable[position]]
      guard coefficient != 0 else { continue }
      let row = triangleRow[position]
      let multiplier = coefficient / pivotElement[position]
      for index in program.rowStart[row]..<program.rowStart[row + 1] {
        gradient[program.rowVariable[index]] -= multiplier * program.rowCoefficient[index]
      }
      gradient[pivotVariable[position]] = 0
      if multiplier.magnitude > Tolerance.coefficient { result.append((row, multiplier)) }
    }
    return result
  }

  /// Returns the part of a variable, or nil if the variable is fixed.
  func part(of variable: Int32) -> Int? {
    let position = Int(position[variable])
    guard position >= fixedCount else { return nil }
    var low = 0
    var high = parts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if parts[middle].positions.lowerBound <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the constraints that determine the value of an expression, in the order of adding.
  func reasons(for expression: Expression) -> [Reason] {
    var terms = expression.terms
    var sums: [Int32: Double] = [:]
    while let first = terms.first {
      let part = part(of: first.variable.index)
      for term in terms where self.part(of: term.variable.index) == part {
        addToGradient(term.variable.index, by: term.coefficient * program.unit[term.variable.index])
      }
      terms.removeAll { self.part(of: $0.variable.index) == part }
      for (row, multiplier) in tightRows(inPart: part) {
        sums[program.constraint[row], default: 0] += multiplier * program.rowFactor[row]
      }
    }
    return sums.filter { $0.value.magnitude > Tolerance.slope }
      .map { Reason(constraint: ConstraintID(index: $0.key), multiplier: $0.value) }
      .sorted { $0.constraint < $1.constraint }
  }

  /// Returns the required rows of a part that its optimal values violate.
  func violatedRows(_ part: Part) -> [Int32] {
    var rows: [Int32] = []
    for index in part.rows {
      let row = partRows[index]
      guard program.level[row] == 0 else { break }
      guard tightPosition[row] < 0 else { continue }
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

  /// Returns the required rows of a part with a cost on their current side.
  ///
  /// They include the violated rows, and rows at zero that keep the violated ones from holding.
  func costlyRows(_ part: Part) -> [Int32] {
    var rows: [Int32] = []
    for index in part.rows {
      let row = partRows[index]
      guard program.level[row] == 0 else { break }
      if tightPosition[row] < 0, program.costs(row, up: side[row] > 0) { rows.append(row) }
    }
    return rows
  }

  /// Returns the constraints that together keep `rows` from holding, including those of `rows`.
  ///
  /// This is the certificate of Farkas' lemma: the tight rows whose sum is the sum of `rows`.
  func causes(of rows: [Int32], inPart index: Int?) -> [Int32] {
    for row in rows {
      let isAbove = index == nil ? program.constant[row] > 0 : side[row] > 0
      for index in program.rowStart[row]..<program.rowStart[row + 1] {
        let coefficient = program.rowCoefficient[index]
        addToGradient(program.rowVariable[index], by: isAbove ? coefficient : -coefficient)
      }
    }
    let ids = tightRows(inPart: index).map { program.constraint[$0.row] }
    return (ids + rows.map { program.constraint[$0] }).sorted()
  }
}
