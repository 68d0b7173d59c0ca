/// The constraints nearest to an expression, and the remainder of its value.
public struct NearReasons: Sendable {
  /// The constraints, in the order of adding.
  public var reasons: [Reason]
  /// The part of the value that further constraints determine.
  ///
  /// It has no terms if `reasons` is complete.
  public var remainder: Expression

  /// Creates a value from constraints and a remainder.
  public init(reasons: [Reason], remainder: Expression) {
    self.reasons = reasons
    self.remainder = remainder
  }
}

extension Basis {
  /// Returns the first `limit` constraints of the backward substitution of an expression.
  ///
  /// Each triangle row determines its variable from earlier ones. The substitution replaces the
  /// latest variable by its row, and it can stop at any time, because the expression is always a
  /// sum of rows and of the remaining variables. The time depends on `limit` only. Returns nil if a
  /// row is part of the eta file, because the triangle is not sufficient then.
  func nearReasons(for expression: Expression, limit: Int) -> NearReasons? {
    var remaining = RemainingVariables(basis: self)
    defer { remaining.clear() }
    for term in expression.terms {
      remaining.add(term.coefficient * program.unit[term.variable.index], of: term.variable.index)
    }
    var reasons: [Reason] = []
    while reasons.count < limit, let (position, coefficient) = remaining.removeLast() {
      if isInEtaFile[position] { return nil }
      let row = triangleRow[position]
      guard row >= 0 else { continue }
      let multiplier = coefficient / pivotElement[position]
      for index in program.rowStart[row]..<program.rowStart[row + 1]
      where program.rowVariable[index] != pivotVariable[position] {
        remaining.add(-multiplier * program.rowCoefficient[index], of: program.rowVariable[index])
      }
      let unscaled = multiplier * program.rowFactor[row]
      guard unscaled.magnitude > Tolerance.slope else { continue }
      reasons.append(
        Reason(constraint: ConstraintID(index: program.constraint[row]), multiplier: unscaled))
    }
    reasons.sort { $0.constraint < $1.constraint }
    return NearReasons(reasons: reasons, remainder: remaining.remainder)
  }

  /// The variables that are not substituted yet, latest last, with their coefficients in
  /// `gradient`.
  private struct RemainingVariables {
    let basis: Basis
    private var positions: [Int32] = []

    init(basis: Basis) { self.basis = basis }

    mutating func add(_ coefficient: Double, of variable: Int32) {
      basis.gradient[variable] += coefficient
      let position = basis.position[variable]
      var low = 0
      var high = positions.count
      while low < high {
        let middle = (low + high) / 2
        if positions[middle] < position { low = middle + 1 } else { high = middle }
      }
      if low == positions.count || positions[low] != position {
        positions.insert(position, at: low)
      }
    }

    /// Removes the latest variable, and returns its position and its coefficient.
    mutating func removeLast() -> (position: Int32, coefficient: Double)? {
      while let position = positions.popLast() {
        let variable = basis.pivotVariable[position]
        let coefficient = basis.gradient[variable]
        basis.gradient[variable] = 0
        if coefficient.magnitude > Tolerance.coefficient { return (position, coefficient) }
      }
      return nil
    }

    /// The variables as an expression, without those that only an artificial row determines.
    var remainder: Expression {
      let determined = positions.filter { basis.triangleRow[$0] >= 0 || basis.isInEtaFile[$0] }
      let variables = determined.map { basis.pivotVariable[$0] }.sorted()
      let terms = variables.map { variable in
        Term(
          Variable(index: variable), basis.gradient[variable] / basis.program.unit[variable])
      }
      return Expression(terms.filter { $0.coefficient.magnitude > Tolerance.slope })
    }

    func clear() {
      for position in positions { basis.gradient[basis.pivotVariable[position]] = 0 }
    }
  }
}
