/// A constraint of a solver, in the order of adding.
@frozen
public struct ConstraintID: Hashable, Comparable, Sendable {
  public let index: Int32

  @inlinable
  public init(index: Int32) { self.index = index }

  @inlinable
  public static func < (a: ConstraintID, b: ConstraintID) -> Bool { a.index < b.index }
}

/// Linear constraints with priorities, and the best values for their variables.
///
/// Best is meant lexicographically: among all values that hold the required constraints, those with
/// the least sum of absolute errors at the highest priority; among these, the least at the next; and
/// so on. No number of weaker constraints outvotes a stronger one. Where values are still open, one
/// variable after another goes as near as it can to where it rests: first those that were given a
/// resting value, then the others (which rest at 0), each in the order of making. So the result is
/// always one, whatever the order in which constraints were added.
///
/// Changing constants and solving again starts from the last result and costs little; adding and
/// removing starts anew.
public struct Solver: Sendable {
  struct Entry: Sendable {
    var first: Int32
    var count: Int32
    var constant: Double
    var relation: Relation
    var priority: Priority
    var isDroppable: Bool
    var yieldRank: UInt8
    var isRemoved = false

    var terms: Range<Int> { Int(first)..<Int(first + count) }
  }

  /// What a solver is asked for.
  ///
  /// Where several constraints give a variable the same value, which of them `reasons` and
  /// `Solution.ways` name depends on the way to the best values.
  public enum Purpose: Sendable {
    /// The values, by whichever way is the shortest.
    case values
    /// What they follow from as well: the way of a large system is that of a small one.
    case reasons
  }

  let purpose: Purpose
  private(set) var resting: [Double?] = []
  private(set) var entries: ContiguousArray<Entry> = []
  private(set) var terms: ContiguousArray<Term> = []
  /// What the last solve left, for the next.
  private var last: Solved?

  public init(for purpose: Purpose = .values) { self.purpose = purpose }

  public var variableCount: Int { resting.count }

  /// Makes room, so that lists don't move as they grow.
  public mutating func reserveCapacity(variables: Int, constraints: Int) {
    resting.reserveCapacity(variables)
    entries.reserveCapacity(constraints)
    // Most of a layout's constraints are about two or three variables.
    terms.reserveCapacity(5 * constraints / 2)
  }

  /// A new variable; `resting` is its value where no constraint decides it.
  public mutating func makeVariable(resting value: Double? = nil) -> Variable {
    forget()
    resting.append(value)
    return Variable(index: Int32(resting.count - 1))
  }

  /// Adds `expression` (relation) 0.
  ///
  /// In a conflict, a constraint that isn't droppable is given up only where no other can be. Of several
  /// droppable ones that of the highest rank is, and of several of that the one that was added last.
  @discardableResult
  public mutating func add(
    _ expression: Expression, _ relation: Relation, priority: Priority = .required,
    isDroppable: Bool = true, yieldRank: UInt8 = 0
  ) throws(SolverError) -> ConstraintID {
    guard priority.value >= 1, priority.value <= 1000 else { throw .priority(priority.value) }
    guard expression.constant.isFinite else { throw .notFinite }
    if !expression.isOrdinary { try Scaling.check(expression) }
    append(expression, relation, priority, isDroppable: isDroppable, yieldRank: yieldRank)
    return ConstraintID(index: Int32(entries.count - 1))
  }

  mutating func append(
    _ expression: Expression, _ relation: Relation, _ priority: Priority, isDroppable: Bool = true,
    yieldRank: UInt8 = 0
  ) {
    forget()
    let first = terms.count
    for index in 0..<expression.count { terms.append(expression[index]) }
    entries.append(
      Entry(
        first: Int32(first), count: Int32(expression.count), constant: expression.constant,
        relation: relation, priority: priority, isDroppable: isDroppable, yieldRank: yieldRank))
  }

  /// Drops the last result, where there is one: most changes follow each other.
  private mutating func forget() {
    if last != nil { last = nil }
  }

  /// Takes a constraint out; removing it twice does nothing.
  public mutating func remove(_ id: ConstraintID) {
    guard entries.indices.contains(Int(id.index)) else { return }
    forget()
    entries[Int(id.index)].isRemoved = true
  }

  /// Changes a constraint's constant: `expression` (relation) 0 with another number in it.
  public mutating func setConstant(
    _ value: Double, of id: ConstraintID
  ) throws(SolverError) {
    guard value.isFinite else { throw .notFinite }
    guard entries.indices.contains(Int(id.index)) else { return }
    entries[Int(id.index)].constant = value
    last?.edits.append(id.index)
  }

  /// The best values, and what could not hold.
  public mutating func solve() -> Solution {
    if var known = last.take() {
      if isKnownUniquelyReferenced(&known.basis), known.update(entries) {
        let solution = known.solution()
        last = known
        return solution
      }
    }
    let solved = Solved(self)
    let solution = solved.solution()
    last = solved
    return solution
  }

  /// The constraints that give a variable its value, each with its share: how far the value moves
  /// when the constraint's constant does.
  ///
  /// What merely holds by itself is not among them.
  public mutating func reasons(for variable: Variable) -> [Reason] {
    reasons(for: Expression(variable))
  }

  /// The constraints that give an expression its value, such as the distance between two edges.
  public mutating func reasons(for expression: Expression) -> [Reason] {
    if last == nil || last?.edits.isEmpty == false { _ = solve() }
    return last?.reasons(for: expression) ?? []
  }

  /// The constraints nearest to an expression that give it its value, at most `limit` of them, and the
  /// variables by which further ones do.
  ///
  /// The reasons and those for `rest` add up to `reasons(for: expression)`. Nil where only all of them
  /// can be told.
  public mutating func nearReasons(for expression: Expression, limit: Int) -> NearReasons? {
    if last == nil || last?.edits.isEmpty == false { _ = solve() }
    return last?.nearReasons(for: expression, limit: limit)
  }

  /// The value of a constraint's expression in a solution: how far it is from holding, with a sign.
  public func error(of id: ConstraintID, in solution: Solution) -> Double {
    let entry = entries[Int(id.index)]
    return terms[entry.terms].reduce(entry.constant) {
      $0 + solution[$1.variable] * $1.coefficient
    }
  }
}
