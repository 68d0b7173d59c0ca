/// The scaling of rows and columns whose coefficients are far from 1, by powers of two.
///
/// A multiplication by a power of two changes no significant bit, so that scaling alone changes no
/// result. It makes `Tolerance`, which is meant for coefficients around 1, valid for all systems.
///
/// A row multiplied by s (`LinearProgram.rowFactor`) has the weight 1/s in the cost of its level
/// (`LinearProgram.weight`). Required rows must hold exactly, so that their weight stays 1. In a
/// column multiplied by s, the variable has the unit s (`LinearProgram.unit`). Layouts with
/// coefficients from 1/64 to 64 are not scaled at all.
///
/// This is the row and column equilibration of A. R. Curtis and J. K. Reid, "On the automatic
/// scaling of matrices for Gaussian elimination", 1972, in its simplest form. It uses the largest
/// coefficient of each row, and then of each column.
enum Scaling {
  /// The range of the largest coefficients of rows and columns that need no scaling.
  fileprivate static let ordinary = 0x1p-6...0x1p6
  /// The range of accepted coefficients.
  ///
  /// Its ends are 10¹² apart. In a wider range, the sum of a level's errors could lose a row,
  /// because a `Double` has 53 significant bits.
  fileprivate static let accepted = 0.999999e-6...1.000001e6

  /// The largest accepted ratio of two coefficients in one row.
  ///
  /// Scaling cannot reduce this ratio, and a large one loses digits. With this limit, ten thousand
  /// random systems agree with exact arithmetic. With twice the limit, one of them doesn't.
  fileprivate static let spread = 0x1p16

  static func accepts(_ coefficient: Double) -> Bool { accepted.contains(coefficient.magnitude) }

  /// Throws a `SolverError` if sums with these coefficients would lose digits.
  static func check(_ expression: Expression) throws(SolverError) {
    var (smallest, largest) = (Double.infinity, 0.0)
    for index in 0..<expression.count {
      let coefficient = expression[index].coefficient
      guard coefficient.isFinite else { throw .notFinite }
      guard coefficient != 0 else { continue }
      guard accepts(coefficient) else { throw .coefficient(coefficient) }
      smallest = min(smallest, coefficient.magnitude)
      largest = max(largest, coefficient.magnitude)
    }
    guard largest <= smallest * spread else { throw .spread(smallest, largest) }
  }

  /// Returns the power of two that scales `largest` to 1…2, or 1 if it is ordinary.
  static func factor(bringingNearOne largest: Double) -> Double {
    guard largest > 0, !ordinary.contains(largest) else { return 1 }
    return Double(sign: .plus, exponent: -Int(largest.exponent), significand: 1)
  }
}

extension Expression {
  /// A Boolean value that indicates whether every coefficient is between 1/64 and 64.
  ///
  /// A solver accepts all such expressions, and nearly every layout has only such ones.
  public var isOrdinary: Bool {
    for index in 0..<count {
      guard Scaling.ordinary.contains(self[index].coefficient.magnitude) else { return false }
    }
    return true
  }

  /// Returns the expression without the terms that are too small beside the largest one.
  ///
  /// A solver would reject the expression with them. Constraints from measured sizes can have
  /// arbitrarily small coefficients. An omitted term changes the result by less than 1/65,536 of
  /// its variable.
  public func withoutNegligibleTerms() -> Expression {
    var largest = 0.0
    for index in 0..<count { largest = max(largest, self[index].coefficient.magnitude) }
    guard largest > 0, largest.isFinite else { return self }
    let factor = Scaling.accepts(largest) ? 1 : 1 / largest
    let smallest = max(largest / Scaling.spread, Scaling.accepted.lowerBound / factor)
    var isAccepted = factor == 1
    for index in 0..<count {
      let magnitude = self[index].coefficient.magnitude
      if magnitude != 0, magnitude < smallest { isAccepted = false }
    }
    if isAccepted { return self }
    let significant = terms.filter { $0.coefficient.magnitude >= smallest }
    return Expression(significant, constant: constant) * factor
  }
}

extension LinearProgram {
  /// A Boolean value that indicates whether any coefficient is far from 1.
  var needsScaling: Bool {
    for index in 0..<rowStart[rowCount]
    where !Scaling.ordinary.contains(rowCoefficient[index].magnitude) { return true }
    return false
  }

  /// Scales the rows by their largest coefficient, and then the columns.
  func scale() {
    for row in 0..<Int32(rowCount) {
      var largest = 0.0
      for index in terms(of: row) { largest = max(largest, rowCoefficient[index].magnitude) }
      let factor = Scaling.factor(bringingNearOne: largest)
      guard factor != 1 else { continue }
      for index in terms(of: row) { rowCoefficient[index] *= factor }
      isScaled = true
      rowFactor[row] = factor
      if level[row] > 0 { weight[row] = 1 / factor }
      givenConstant[row] *= factor
      constant[row] *= factor
    }
    scaleColumns()
    setSlopeTolerances()
  }

  private func scaleColumns() {
    var largest = [Double](repeating: 0, count: variableCount)
    for index in 0..<rowStart[rowCount] {
      let variable = Int(rowVariable[index])
      largest[variable] = max(largest[variable], rowCoefficient[index].magnitude)
    }
    for variable in 0..<variableCount {
      unit[variable] = Scaling.factor(bringingNearOne: largest[variable])
      resting[variable] /= unit[variable]
    }
    for index in 0..<rowStart[rowCount] { rowCoefficient[index] *= unit[rowVariable[index]] }
  }

  /// Sets the slope tolerance of each level to a fraction of its smallest weight.
  ///
  /// The tolerance isn't smaller than the rounding errors of the largest weight.
  private func setSlopeTolerances() {
    var lightest = [Double](repeating: 1, count: levelCount)
    var heaviest = [Double](repeating: 1, count: levelCount)
    for row in 0..<rowCount {
      let level = Int(level[row])
      lightest[level] = min(lightest[level], weight[row])
      heaviest[level] = max(heaviest[level], weight[row])
    }
    for level in 0..<levelCount {
      slopeTolerance[level] = max(
        Tolerance.slope * lightest[level], Tolerance.rounding * heaviest[level])
    }
  }
}

extension Basis {
  /// Returns the values in the caller's units.
  func unscaledValues() -> [Double] {
    var values = value.array()
    for variable in values.indices { values[variable] *= program.unit[variable] }
    return values
  }

  /// Returns a direction in the caller's units.
  func unscaled(_ direction: [Term]) -> [Term] {
    direction.map { Term($0.variable, $0.coefficient * program.unit[$0.variable.index]) }
  }
}
