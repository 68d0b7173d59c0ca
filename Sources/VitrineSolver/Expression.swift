/// A number that the solver chooses.
@frozen
public struct Variable: Hashable, Comparable, Sendable {
  public let index: Int32

  @inlinable
  public init(index: Int32) { self.index = index }

  @inlinable
  public static func < (a: Variable, b: Variable) -> Bool { a.index < b.index }
}

/// A variable times a number.
@frozen
public struct Term: Hashable, Sendable {
  public var variable: Variable
  public var coefficient: Double

  @inlinable
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A sum of terms and a constant.
@frozen
public struct Expression: Hashable, Sendable {
  public var terms: [Term]
  public var constant: Double

  @inlinable
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  @inlinable
  public init(_ variable: Variable) { self.init([Term(variable)]) }

  @inlinable
  public static func + (a: Expression, b: Expression) -> Expression {
    Expression(a.terms + b.terms, constant: a.constant + b.constant)
  }

  @inlinable
  public static func - (a: Expression, b: Expression) -> Expression { a + b * -1 }

  @inlinable
  public static func + (a: Expression, b: Double) -> Expression {
    Expression(a.terms, constant: a.constant + b)
  }

  @inlinable
  public static func - (a: Expression, b: Double) -> Expression { a + -b }

  @inlinable
  public static func * (a: Expression, factor: Double) -> Expression {
    Expression(
      a.terms.map { Term($0.variable, $0.coefficient * factor) }, constant: a.constant * factor)
  }
}
