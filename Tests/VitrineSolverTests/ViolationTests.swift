import Testing
import VitrineSolver

@Suite struct ViolationTests {
  /// A variable of 10 that a weaker constraint wants otherwise.
  @Test(arguments: [
    (Relation.equal, 4.0, 6.0), (.equal, 14, -4), (.equal, 10, 0), (.lessOrEqual, 4, 6),
    (.lessOrEqual, 14, 0), (.greaterOrEqual, 14, -4), (.greaterOrEqual, 4, 0),
  ])
  func `a violation is signed, and 0 where the constraint holds`(
    relation: Relation, bound: Double, violation: Double
  ) throws {
    var solver = Solver()
    let width = solver.makeVariable()
    try solver.add(Expression(width) - 10, .equal)
    let wish = try solver.add(Expression(width) - bound, relation, priority: .low)
    let solution = solver.solve()
    #expect(solver.violation(of: wish, in: solution) == violation)
  }
}
