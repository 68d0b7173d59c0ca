import TestSupport
import Testing
import VitrineSolver

/// Tests of systems that make simplex methods cycle or lose precision.
@Suite struct HardCasesTests {
  /// Returns the minimum of Σ cost × x over x ≥ 0 with every row ≤ its limit.
  private func minimum(_ costs: [Double], _ rows: [([Double], Double)]) throws -> Double {
    var solver = Solver()
    let variables = costs.map { _ in solver.makeVariable() }
    func form(_ coefficients: [Double]) -> Expression {
      Expression(zip(variables, coefficients).map { Term($0, $1) })
    }
    for variable in variables { try solver.add(Expression(variable), .greaterOrEqual) }
    for (coefficients, limit) in rows {
      try solver.add(form(coefficients) - limit, .lessOrEqual)
    }
    try solver.add(form(costs) + 100, .equal, priority: .low)
    let solution = solver.solve()
    #expect(solution.conflicts.isEmpty)
    return zip(variables, costs).reduce(0) { $0 + solution[$1.0] * $1.1 }
  }

  // E. M. L. Beale, "Cycling in the dual simplex algorithm", 1955.
  @Test func `Beale's example doesn't cycle`() throws {
    let value = try minimum(
      [-0.75, 20, -0.5, 6],
      [([0.25, -8, -1, 9], 0), ([0.5, -12, -0.5, 3], 0), ([0, 0, 1, 0], 1)])
    #expect((value + 1.25).magnitude < 1e-9)
  }

  // H. W. Kuhn's example, in M. L. Balinski and A. W. Tucker, 1969.
  @Test func `Kuhn's example doesn't cycle`() throws {
    let value = try minimum(
      [-2, -3, 1, 12],
      [([-2, -9, 1, 9], 0), ([1.0 / 3, 1, -1.0 / 3, -2], 0), ([2, 3, -1, -12], 2)])
    #expect((value + 2).magnitude < 1e-9)
  }

  @Test
  func
    `opposite constraints of equal priority have the smallest sum of errors, and the resting value decides`()
    throws
  {
    var solver = Solver()
    let x = solver.makeVariable(resting: 30)
    let y = solver.makeVariable(resting: 0)
    try solver.add(Expression(x) - 0, .equal, priority: .high)
    try solver.add(Expression(x) - 100, .equal, priority: .high)
    try solver.add(Expression(y) - Expression(x) - 5, .equal)
    let solution = solver.solve()
    // All values from 0 to 100 are optimal. The resting value decides, and the variable is
    // ambiguous.
    #expect(solution[x] == 30)
    #expect(solution[y] == 35)
    #expect(solution.isAmbiguous == [true, true])
  }

  @Test func `a priority that is higher by a fraction wins`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(Expression(x) - 1, .equal, priority: Priority(999.5))
    try solver.add(Expression(x) - 2, .equal, priority: Priority(999))
    #expect(solver.solve()[x] == 1)
  }

  @Test func `ten thousand edits accumulate no rounding errors`() throws {
    var solver = Solver()
    var random = SeededGenerator(seed: 7)
    let width = solver.makeVariable()
    let edit = try solver.add(Expression(width) - 320, .equal, priority: .high)
    var last = solver.makeVariable()
    try solver.add(Expression(last), .equal)
    for index in 0..<40 {
      let next = solver.makeVariable()
      try solver.add(
        Expression(next) - Expression(last) - Expression(width) * (1 / 3), .equal,
        priority: index.isMultiple(of: 2) ? .required : .high)
      try solver.add(Expression(next) - 777.7, .lessOrEqual, priority: .low)
      last = next
    }
    _ = solver.solve()
    var value = 320.0
    for _ in 0..<10_000 {
      value = Double(Int.random(in: 1...50_000, using: &random)) / 7
      try solver.setConstant(-value, of: edit)
      _ = solver.solve()
    }
    #expect((solver.solve()[last] - value * 40 / 3).magnitude < 1e-8)
  }

  @Test func `a chain of twenty thousand variables needs no recursion`() throws {
    var solver = Solver()
    let start = solver.makeVariable()
    try solver.add(Expression(start) - 1, .equal)
    var last = start
    for _ in 0..<20_000 {
      let next = solver.makeVariable()
      try solver.add(Expression(next) - Expression(last) - 1, .equal)
      last = next
    }
    #expect(solver.solve()[last] == 20_001)
  }
}
