/// A variable of a solver, whose value the solver chooses.
@frozen
public struct Variable: Hashable, Comparable, Sendable {
  /// The number of variables that were created before.
  public let index: Int32

  /// Creates a reference to the variable with an index.
  @inlinable
  public init(index: Int32) { self.index = index }

  /// Returns whether the first variable was created before the second one.
  @inlinable
  public static func < (a: Variable, b: Variable) -> Bool { a.index < b.index }
}

/// A variable with a coefficient.
@frozen
public struct Term: Hashable, Sendable {
  /// The variable.
  public var variable: Variable
  /// The factor of the variable.
  public var coefficient: Double

  /// Creates a term.
  @inlinable
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A sum of terms and a constant.
///
/// Constraints of layouts have two to four terms. Four terms are stored inline, so that thousands
/// of constraints need no allocation each. The operators are inlinable, because layout applies
/// several to each constraint, and a call that copies both operands takes longer than the addition.
public struct Expression: Sendable {
  @inlinable static var inlineCapacity: Int { 4 }

  @usableFromInline var first: InlineArray<4, Term>
  @usableFromInline var rest: [Term] = []
  @usableFromInline var termCount = 0
  /// The constant of the sum.
  public var constant: Double

  /// The number of terms.
  @inlinable public var count: Int { termCount }

  /// Creates a sum of terms and a constant.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.init(constant: constant)
    for term in terms { append(term) }
  }

  /// Creates an expression without terms.
  @inlinable
  public init(constant: Double) {
    first = InlineArray(repeating: Term(Variable(index: 0), 0))
    self.constant = constant
  }

  /// Creates an expression with the value of a variable.
  @inlinable
  public init(_ variable: Variable) {
    first = InlineArray(repeating: Term(Variable(index: 0), 0))
    first[0] = Term(variable)
    termCount = 1
    constant = 0
  }

  /// Returns the term at an index.
  @inlinable
  public subscript(index: Int) -> Term {
    index < Self.inlineCapacity ? first[index] : rest[index - Self.inlineCapacity]
  }

  /// The terms as an array.
  public var terms: [Term] { (0..<count).map { self[$0] } }

  /// Appends a term.
  ///
  /// Several terms may have the same variable.
  @inlinable
  public mutating func append(_ term: Term) {
    if termCount < Self.inlineCapacity { first[termCount] = term } else { rest.append(term) }
    termCount += 1
  }

  /// Adds `factor` × `other`.
  @inlinable
  mutating func add(_ other: Expression, times factor: Double) {
    for index in 0..<other.count {
      let term = other[index]
      append(Term(term.variable, term.coefficient * factor))
    }
    constant += other.constant * factor
  }

  /// Returns the sum of two expressions.
  @inlinable
  public static func + (a: consuming Expression, b: Expression) -> Expression {
    a.add(b, times: 1)
    return a
  }

  /// Returns the difference of two expressions.
  @inlinable
  public static func - (a: consuming Expression, b: Expression) -> Expression {
    a.add(b, times: -1)
    return a
  }

  /// Returns the sum of an expression and a number.
  @inlinable
  public static func + (a: consuming Expression, b: Double) -> Expression {
    a.constant += b
    return a
  }

  /// Returns the difference of an expression and a number.
  @inlinable
  public static func - (a: consuming Expression, b: Double) -> Expression {
    a.constant -= b
    return a
  }

  /// Returns the product of an expression and a number.
  @inlinable
  public static func * (a: Expression, factor: Double) -> Expression {
    var product = Expression(constant: 0)
    product.add(a, times: factor)
    return product
  }
}
