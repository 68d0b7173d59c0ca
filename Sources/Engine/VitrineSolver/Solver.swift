/// The identifier of a constraint in a solver.
@frozen
public struct ConstraintID: Hashable, Comparable, Sendable {
  /// The number of constraints that were added before.
  public let index: Int32

  /// Creates the identifier of the constraint with an index.
  @inlinable
  public init(index: Int32) { self.index = index }

  /// Returns whether the first constraint was added before the second one.
  @inlinable
  public static func < (a: ConstraintID, b: ConstraintID) -> Bool { a.index < b.index }
}

/// A solver for linear constraints with priorities.
///
/// The optimum is lexicographic. Among the values that satisfy the required constraints, the solver
/// finds those with the smallest sum of absolute errors at the highest priority. Among these, it
/// minimizes the errors at the next priority, and so on. No number of weaker constraints outvotes a
/// stronger one.
///
/// If several values are optimal, one variable after another moves as near as possible to its
/// resting value. Variables with a given resting value come first. The other variables follow and
/// rest at 0. Each group is in the order of creation. The result is therefore unique, and it
/// doesn't depend on the order in which constraints were added.
///
/// A solve after changes of constants starts from the last result and costs little. A solve after
/// other changes starts from an initial basis.
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

  /// The purpose of a solver.
  ///
  /// Several constraints can give a variable the same value. `reasons` and
  /// `Solution.freeDirections` then depend on the pivots that lead to the optimum.
  public enum Purpose: Sendable {
    /// The values only, with the fewest pivots.
    case values
    /// The values and their reasons. A large system is solved with the same pivots as a small one.
    case reasons
  }

  let purpose: Purpose
  private(set) var resting: [Double?] = []
  private(set) var entries: ContiguousArray<Entry> = []
  private(set) var terms: ContiguousArray<Term> = []
  /// The result of the last solve, from which the next one starts.
  private var last: SolvedState?

  /// Creates a solver without variables and constraints.
  public init(for purpose: Purpose = .values) { self.purpose = purpose }

  /// The number of variables.
  public var variableCount: Int { resting.count }

  /// Reserves memory, so that the arrays don't have to be moved as they grow.
  public mutating func reserveCapacity(variables: Int, constraints: Int) {
    resting.reserveCapacity(variables)
    entries.reserveCapacity(constraints)
    // Most constraints of a layout have two or three terms.
    terms.reserveCapacity(5 * constraints / 2)
  }

  /// Creates a variable with a resting value, which it takes if no constraint determines it.
  public mutating func makeVariable(resting value: Double? = nil) -> Variable {
    discardResult()
    resting.append(value)
    return Variable(index: Int32(resting.count - 1))
  }

  /// Adds the constraint `expression` (relation) 0.
  ///
  /// In a conflict, the solver drops the droppable constraint with the highest `yieldRank`. Among
  /// several of them, it drops the one that was added last. It drops a constraint that isn't
  /// droppable only if the conflict has no other. Throws a `SolverError` if a number is invalid.
  @discardableResult
  public mutating func add(
    _ expression: Expression, _ relation: Relation, priority: Priority = .required,
    isDroppable: Bool = true, yieldRank: UInt8 = 0
  ) throws(SolverError) -> ConstraintID {
    guard priority.value >= 1, priority.value <= 1000 else { throw .priority(priority.value) }
    guard expression.constant.isFinite else { throw .notFinite }
    if !expression.isOrdinary { try Scaling.check(expression) }
    append(expression, relation, priority: priority, isDroppable: isDroppable, yieldRank: yieldRank)
    return ConstraintID(index: Int32(entries.count - 1))
  }

  mutating func append(
    _ expression: Expression, _ relation: Relation, priority: Priority, isDroppable: Bool = true,
    yieldRank: UInt8 = 0
  ) {
    discardResult()
    let first = terms.count
    for index in 0..<expression.count { terms.append(expression[index]) }
    entries.append(
      Entry(
        first: Int32(first), count: Int32(expression.count), constant: expression.constant,
        relation: relation, priority: priority, isDroppable: isDroppable, yieldRank: yieldRank))
  }

  /// Discards the last result.
  ///
  /// Most changes follow other changes, so that often there is no result.
  private mutating func discardResult() {
    if last != nil { last = nil }
  }

  /// Removes a constraint.
  ///
  /// A second removal has no effect.
  public mutating func remove(_ id: ConstraintID) {
    guard entries.indices.contains(Int(id.index)) else { return }
    discardResult()
    entries[Int(id.index)].isRemoved = true
  }

  /// Replaces the constant of a constraint's expression.
  ///
  /// Throws `SolverError.notFinite` if the constant isn't finite.
  public mutating func setConstant(
    _ value: Double, of id: ConstraintID
  ) throws(SolverError) {
    guard value.isFinite else { throw .notFinite }
    guard entries.indices.contains(Int(id.index)) else { return }
    entries[Int(id.index)].constant = value
    last?.changedConstraints.append(id.index)
  }

  /// Returns the optimal values and the conflicts.
  public mutating func solve() -> Solution {
    if var previous = last.take() {
      if isKnownUniquelyReferenced(&previous.basis), previous.update(entries) {
        let solution = previous.solution()
        last = previous
        return solution
      }
    }
    let solved = SolvedState(self)
    let solution = solved.solution()
    last = solved
    return solution
  }

  /// Returns the constraints that determine the value of a variable, with their multipliers.
  ///
  /// Constraints that hold without influence on the value are not among them.
  public mutating func reasons(for variable: Variable) -> [Reason] {
    reasons(for: Expression(variable))
  }

  /// Returns the constraints that determine the value of an expression, such as the distance
  /// between two edges.
  public mutating func reasons(for expression: Expression) -> [Reason] {
    if last == nil || last?.changedConstraints.isEmpty == false { _ = solve() }
    return last?.reasons(for: expression) ?? []
  }

  /// Returns at most `limit` of the constraints that determine the value of an expression, nearest
  /// first.
  ///
  /// The result and the reasons for its `remainder` add up to `reasons(for: expression)`. Returns
  /// nil if only all reasons together can be determined.
  public mutating func nearReasons(for expression: Expression, limit: Int) -> NearReasons? {
    if last == nil || last?.changedConstraints.isEmpty == false { _ = solve() }
    return last?.nearReasons(for: expression, limit: limit)
  }

  /// Returns the amount by which a constraint fails in a solution.
  ///
  /// It is positive if the constraint's expression is too large, negative if it is too small, and 0
  /// if the constraint holds.
  public func violation(of id: ConstraintID, in solution: Solution) -> Double {
    let entry = entries[Int(id.index)]
    let value = terms[entry.terms].reduce(entry.constant) {
      $0 + solution[$1.variable] * $1.coefficient
    }
    return switch entry.relation {
    case .equal: value
    case .lessOrEqual: max(0, value)
    case .greaterOrEqual: min(0, value)
    }
  }
}
