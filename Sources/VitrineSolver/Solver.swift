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
/// so on. No number of weaker constraints outvotes a stronger one. Where values are still open,
/// variables stay nearest to their resting values.
public struct Solver: Sendable {
  struct Entry: Sendable {
    var expression: Expression
    var relation: Relation
    var priority: Priority
    var isDroppable: Bool
    var isRemoved = false
  }

  private(set) var resting: [Double?] = []
  private(set) var entries: [Entry] = []

  public init() {}

  /// A new variable; `resting` is its value where no constraint decides it.
  public mutating func makeVariable(resting value: Double? = nil) -> Variable {
    resting.append(value)
    return Variable(index: Int32(resting.count - 1))
  }

  /// Adds `expression` (relation) 0.
  ///
  /// A constraint that isn't droppable is never the one given up in a conflict, unless no other is.
  @discardableResult
  public mutating func add(
    _ expression: Expression, _ relation: Relation, priority: Priority = .required,
    isDroppable: Bool = true
  ) throws(SolverError) -> ConstraintID {
    guard expression.constant.isFinite, expression.terms.allSatisfy({ $0.coefficient.isFinite })
    else { throw .notFinite }
    guard (1...1000).contains(priority.value) else { throw .priority(priority.value) }
    entries.append(
      Entry(
        expression: expression, relation: relation, priority: priority, isDroppable: isDroppable))
    return ConstraintID(index: Int32(entries.count - 1))
  }

  /// Takes a constraint out; removing it twice does nothing.
  public mutating func remove(_ id: ConstraintID) {
    guard entries.indices.contains(Int(id.index)) else { return }
    entries[Int(id.index)].isRemoved = true
  }

  /// Changes a constraint's constant: `expression` (relation) 0 with another number in it.
  public mutating func setConstant(
    _ value: Double, of id: ConstraintID
  ) throws(SolverError) {
    guard value.isFinite else { throw .notFinite }
    guard entries.indices.contains(Int(id.index)) else { return }
    entries[Int(id.index)].expression.constant = value
  }

  /// The best values, and what could not hold.
  public func solve() -> Solution {
    var dropped: Set<Int32> = []
    var conflicts: [Conflict] = []
    while true {
      var tableau = Tableau(self, without: dropped)
      guard let culprits = tableau.build() else {
        tableau.optimize()
        tableau.settle(resting)
        return Solution(tableau, conflicts: conflicts)
      }
      // The newest that may be dropped; everything the conflict needs is in `culprits`.
      let ids = culprits.sorted()
      let choice = ids.last { entries[Int($0)].isDroppable } ?? ids[ids.count - 1]
      dropped.insert(choice)
      conflicts.append(
        Conflict(
          dropped: ConstraintID(index: choice),
          with: ids.filter { $0 != choice }.map(ConstraintID.init(index:))))
    }
  }
}

/// Required constraints that cannot all hold.
public struct Conflict: Hashable, Sendable {
  /// The one that was given up.
  public var dropped: ConstraintID
  /// The others; without any one of the set the rest could hold.
  public var with: [ConstraintID]
}
