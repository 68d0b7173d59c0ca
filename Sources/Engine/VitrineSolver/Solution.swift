/// Values for a solver's variables.
public struct Solution: Sendable {
  public let values: [Double]
  public let conflicts: [Conflict]
  /// By variable: whether another value would have been as good.
  public let isOpen: [Bool]
  /// Ways in which open variables could move together without a cost; not every one.
  public let ways: [[Term]]

  public subscript(variable: Variable) -> Double { values[Int(variable.index)] }

  /// The value of an expression.
  public func value(of expression: Expression) -> Double {
    var sum = expression.constant
    for index in 0..<expression.count {
      sum += self[expression[index].variable] * expression[index].coefficient
    }
    return sum
  }
}

/// Required constraints that cannot all hold.
public struct Conflict: Hashable, Sendable {
  /// The one that was given up.
  public var dropped: ConstraintID
  /// The others; without any one of the set the rest could hold.
  public var with: [ConstraintID]
}
