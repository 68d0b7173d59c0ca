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
/// thousands of constraints is written down without an allocation for each.
public struct Expression: Sendable {
  @usableFromInline static let room = 4

  @usableFromInline var first: InlineArray<4, Term>
  @usableFromInline var rest: [Term] = []
  public private(set) var count = 0
  public var constant: Double

  public init(_ terms: [Term] = [], constant: Double = 0) {
    first = InlineArray(repeating: Term(Variable(index: 0), 0))
    self.constant = constant
    for term in terms { append(term) }
  }

  public init(_ variable: Variable) {
    first = InlineArray(repeating: Term(Variable(index: 0), 0))
    constant = 0
    append(Term(variable))
  }

  public subscript(index: Int) -> Term {
    index < Self.room ? first[index] : rest[index - Self.room]
  }

  public var terms: [Term] { (0..<count).map { self[$0] } }

  public mutating func append(_ term: Term) {
    if count < Self.room { first[count] = term } else { rest.append(term) }
    count += 1
  }

  public static func + (a: Expression, b: Expression) -> Expression {
    var sum = a
    for index in 0..<b.count { sum.append(b[index]) }
    sum.constant += b.constant
    return sum
  }

  public static func - (a: Expression, b: Expression) -> Expression { a + b * -1 }

  public static func + (a: Expression, b: Double) -> Expression {
    var sum = a
    sum.constant += b
    return sum
  }

  public static func - (a: Expression, b: Double) -> Expression { a + -b }

  public static func * (a: Expression, factor: Double) -> Expression {
    var product = a
    for index in 0..<min(a.count, Self.room) { product.first[index].coefficient *= factor }
    for index in product.rest.indices { product.rest[index].coefficient *= factor }
    product.constant *= factor
    return product
  }
}
