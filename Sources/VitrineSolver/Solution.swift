/// Values for a solver's variables.
public struct Solution: Sendable {
  public let values: [Double]
  public let conflicts: [Conflict]
  /// By variable: whether another value would have been as good.
  public let isOpen: [Bool]

  init(_ settled: Tableau, conflicts: [Conflict]) {
    var tableau = settled
    values = tableau.values()
    isOpen = tableau.open
    self.conflicts = conflicts
  }

  public subscript(variable: Variable) -> Double { values[Int(variable.index)] }

  /// The value of an expression.
  public func value(of expression: Expression) -> Double {
    expression.terms.reduce(expression.constant) {
      $0 + self[$1.variable] * $1.coefficient
    }
  }
}
