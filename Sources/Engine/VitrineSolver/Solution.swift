/// The result of a solver: the values of its variables, with their conflicts and ambiguities.
public struct Solution: Sendable {
  /// The optimal values, by variable.
  public let values: [Double]
  /// The sets of required constraints that cannot hold together.
  public let conflicts: [Conflict]
  /// For each variable, whether another value would be optimal, too.
  public let isAmbiguous: [Bool]
  /// Directions in which ambiguous variables can move together without a cost.
  ///
  /// The list is incomplete if there are many of them.
  public let freeDirections: [[Term]]

  /// Returns the value of a variable.
  public subscript(variable: Variable) -> Double { values[Int(variable.index)] }

  /// Returns the value of an expression.
  public func value(of expression: Expression) -> Double {
    var sum = expression.constant
    for index in 0..<expression.count {
      sum += self[expression[index].variable] * expression[index].coefficient
    }
    return sum
  }
}

/// A smallest set of required constraints that cannot hold together.
public struct Conflict: Hashable, Sendable {
  /// The constraint that the solver dropped.
  public var dropped: ConstraintID
  /// The other constraints of the set.
  ///
  /// Without any single constraint of the set, the remaining ones can hold. Past 64 conflicts in
  /// one
  /// system, the sets may be larger.
  public var with: [ConstraintID]
}
