/// Brings rows and columns with coefficients far from 1 near to it, by powers of two.
///
/// Multiplying by a power of two changes no significant bit, so scaling alone moves no result; it
/// only makes `Tolerance`, which is meant for coefficients around 1, hold for all systems. A row
/// multiplied by s (`LinearProgram.rowFactor`) counts 1/s as much in the sum of its level's errors
/// (`LinearProgram.weight`); required rows must hold exactly, so that their weights stay 1. A column multiplied by s stands for a variable in units of s (`LinearProgram.unit`). Ordinary layouts,
/// whose coefficients are within a thousand of 1, are not scaled at all.
///
/// This is the row and column equilibration of Curtis and Reid, "On the automatic scaling of
/// matrices for Gaussian elimination", 1972, in its simplest form: the largest coefficient of each
/// row, then of each column.
enum Scaling {
  /// Coefficients whose largest neighbor is within this range are left alone.
  fileprivate static let ordinary = 0x1p-6...0x1p6
  /// Beyond these, a level's sum could not hold a row of each end: they are 10¹² apart, and a
  /// double has 53 bits.
  fileprivate static let accepted = 0.999999e-6...1.000001e6

  /// How far apart the coefficients of one row may be.
  ///
  /// What scaling cannot bring together loses digits. Ten thousand random systems agree with exact
  /// arithmetic up to here, and one of ten thousand does not at twice as much.
  fileprivate static let spread = 0x1p16

  static func accepts(_ coefficient: Double) -> Bool { accepted.contains(coefficient.magnitude) }

  /// Throws where sums could not hold these coefficients.
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

  /// The power of two that brings `largest` to 1…2, or 1 where it is ordinary.
  static func factor(bringingNearOne largest: Double) -> Double {
    guard largest > 0, !ordinary.contains(largest) else { return 1 }
    return Double(sign: .plus, exponent: -Int(largest.exponent), significand: 1)
  }
}

extension Expression {
  /// Whether every coefficient is near 1, as in nearly every layout: then a solver takes them all.
  public var isOrdinary: Bool {
    for index in 0..<count {
      guard Scaling.ordinary.contains(self[index].coefficient.magnitude) else { return false }
    }
    return true
  }

  /// The expression without the terms that a solver would reject beside its largest one.
  ///
  /// For constraints that follow from measured sizes, whose shares can be as small as one likes: a
  /// term left out moves the result by less than a 65,536th of its variable.
  public func withoutNegligibleTerms() -> Expression {
    var largest = 0.0
    for index in 0..<count { largest = max(largest, self[index].coefficient.magnitude) }
    guard largest > 0, largest.isFinite else { return self }
    let factor = Scaling.accepts(largest) ? 1 : 1 / largest
    let smallest = max(largest / Scaling.spread, Scaling.accepted.lowerBound / factor)
    var isSound = factor == 1
    for index in 0..<count {
      let magnitude = self[index].coefficient.magnitude
      if magnitude != 0, magnitude < smallest { isSound = false }
    }
    if isSound { return self }
    let kept = terms.filter { $0.coefficient.magnitude >= smallest }
    return Expression(kept, constant: constant) * factor
  }
}

extension LinearProgram {
  /// Whether any coefficient is far from 1.
  var needsScaling: Bool {
    for place in 0..<rowStart[rowCount]
    where !Scaling.ordinary.contains(rowCoefficient[place].magnitude) { return true }
    return false
  }

  /// Scales the rows by their largest coefficient, then the columns by theirs.
  func scale() {
    for row in 0..<Int32(rowCount) {
      var largest = 0.0
      for place in terms(of: row) { largest = max(largest, rowCoefficient[place].magnitude) }
      let factor = Scaling.factor(bringingNearOne: largest)
      guard factor != 1 else { continue }
      for place in terms(of: row) { rowCoefficient[place] *= factor }
      isScaled = true
      rowFactor[row] = factor
      if level[row] > 0 { weight[row] = 1 / factor }
      given[row] *= factor
      constant[row] *= factor
    }
    scaleColumns()
    setSlopeTolerances()
  }

  private func scaleColumns() {
    var largest = [Double](repeating: 0, count: variableCount)
    for place in 0..<rowStart[rowCount] {
      let variable = Int(rowVariable[place])
      largest[variable] = max(largest[variable], rowCoefficient[place].magnitude)
    }
    for variable in 0..<variableCount {
      unit[variable] = Scaling.factor(bringingNearOne: largest[variable])
      resting[variable] /= unit[variable]
    }
    for place in 0..<rowStart[rowCount] { rowCoefficient[place] *= unit[rowVariable[place]] }
  }

  /// A slope counts as none below a share of the level's lightest row, as far as rounding among its
  /// heaviest rows allows.
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
  /// Every variable's value, with the scaling of its column undone.
  func valuesInCallersUnits() -> [Double] {
    var values = value.array()
    for variable in values.indices { values[variable] *= program.unit[variable] }
    return values
  }

  /// A way in which variables can move, with the scaling of their columns undone.
  func inCallersUnits(_ way: [Term]) -> [Term] {
    way.map { Term($0.variable, $0.coefficient * program.unit[$0.variable.index]) }
  }
}
