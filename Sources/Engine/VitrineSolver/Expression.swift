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
///
/// Layout's constraints have two to four terms, so that many are kept in place: a scene of
/// thousands of constraints is written down without an allocation for each. Sums are inlinable:
/// layout makes several of each constraint, and a call that copies both sides took longer than the
/// addition.
public struct Expression: Sendable {
  @inlinable static var room: Int { 4 }

  @usableFromInline var first: InlineArray<4, Term>
  @usableFromInline var rest: [Term] = []
  @usableFromInline var termCount = 0
  public var constant: Double

  @inlinable public var count: Int { termCount }

  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.init(constant: constant)
    for term in terms { append(term) }
  }

  @inlinable
  public init(constant: Double) {
    first = InlineArray(repeating: Term(Variable(index: 0), 0))
    self.constant = constant
  }

  @inlinable
  public init(_ variable: Variable) {
    first = InlineArray(repeating: Term(Variable(index: 0), 0))
    first[0] = Term(variable)
    termCount = 1
    constant = 0
  }

  @inlinable
  public subscript(index: Int) -> Term {
    index < Self.room ? first[index] : rest[index - Self.room]
  }

  public var terms: [Term] { (0..<count).map { self[$0] } }

  @inlinable
  public mutating func append(_ term: Term) {
    if termCount < Self.room { first[termCount] = term } else { rest.append(term) }
    termCount += 1
  }

  /// Adds another expression times a number.
  @inlinable
  mutating func add(_ other: Expression, times factor: Double) {
    for index in 0..<other.count {
      let term = other[index]
      append(Term(term.variable, term.coefficient * factor))
    }
    constant += other.constant * factor
  }

  @inlinable
  public static func + (a: consuming Expression, b: Expression) -> Expression {
    a.add(b, times: 1)
    return a
  }

  @inlinable
  public static func - (a: consuming Expression, b: Expression) -> Expression {
    a.add(b, times: -1)
    return a
  }

  @inlinable
  public static func + (a: consuming Expression, b: Double) -> Expression {
    a.constant += b
    return a
  }

  @inlinable
  public static func - (a: consuming Expression, b: Double) -> Expression {
    a.constant -= b
    return a
  }

  @inlinable
  public static func * (a: Expression, factor: Double) -> Expression {
    var product = Expression(constant: 0)
    product.add(a, times: factor)
    return product
  }
}
