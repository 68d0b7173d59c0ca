import TestSupport
import Testing
import VitrineSolver

@Suite struct SolverTests {
  @Test func `a thousand weak constraints don't outvote a strong one`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(Expression(x) - 10, .equal, priority: .high)
    for _ in 0..<1000 { try solver.add(Expression(x) - 90, .equal, priority: .low) }
    #expect(solver.solve()[x] == 10)
  }

  @Test func `the median has the smallest sum of errors within one level`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    for value in [1.0, 5, 100] { try solver.add(Expression(x) - value, .equal, priority: .low) }
    #expect(solver.solve()[x] == 5)
  }

  @Test func `removing an added constraint restores the values`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(Expression(x) - 3, .equal, priority: .low)
    let id = try solver.add(Expression(x) - 8, .equal, priority: .high)
    #expect(solver.solve()[x] == 8)
    solver.remove(id)
    #expect(solver.solve()[x] == 3)
  }

  @Test func `a conflict names all its constraints and drops the newest one`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let a = try solver.add(Expression(x) - 10, .equal)
    let other = try solver.add(Expression(y) - 1, .equal)
    let b = try solver.add(Expression(y) - Expression(x), .greaterOrEqual, priority: .low)
    let c = try solver.add(Expression(x) - 20, .greaterOrEqual)
    let solution = solver.solve()
    #expect(solution.conflicts.map(\.dropped) == [c])
    #expect(solution.conflicts.map(\.with) == [[a]])
    #expect(solution[x] == 10)
    #expect(solution[y] == 1)
    #expect(a < other && other < b)
  }

  @Test func `a conflict drops the newest constraint of the highest rank`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(Expression(x) - 10, .equal)
    try solver.add(Expression(x) - 20, .equal, yieldRank: 1)
    let yielding = try solver.add(Expression(x) - 20, .equal, yieldRank: 1)
    let other = try solver.add(Expression(x) - 10, .equal)
    let dropped = solver.solve().conflicts.map(\.dropped)
    #expect(dropped.contains(yielding))
    #expect(!dropped.contains(other))
    #expect(solver.solve()[x] == 10)
  }

  @Test func `NaN, infinite numbers and invalid priorities are rejected`() {
    var solver = Solver()
    let x = solver.makeVariable()
    #expect(throws: SolverError.notFinite) { try solver.add(Expression(x) + .nan, .equal) }
    #expect(throws: SolverError.priority(0)) {
      try solver.add(Expression(x), .equal, priority: Priority(0))
    }
  }

  @Test func `an undetermined variable has its resting value and is ambiguous`() throws {
    var solver = Solver()
    let x = solver.makeVariable(resting: 42)
    let y = solver.makeVariable()
    try solver.add(Expression(x) - Expression(y), .lessOrEqual)
    let solution = solver.solve()
    #expect(solution[x] == 42)
    #expect(solution.isAmbiguous[0])
  }

  /// Solves random chains with bounds and soft targets in different orders of adding.
  ///
  /// The sums of errors must be equal at every level, and every required constraint must hold.
  @Test(arguments: 0..<300)
  func `the order of adding doesn't change the errors`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = 2 + Int.random(in: 0..<5, using: &random)
    var systems: [(Expression, Relation, Priority)] = []
    for index in 0..<count {
      let v = Variable(index: Int32(index))
      let other = Variable(index: Int32(Int.random(in: 0..<count, using: &random)))
      let k = Double(Int.random(in: -20...20, using: &random))
      systems.append((Expression(v) + 100, .greaterOrEqual, .required))
      systems.append((Expression(v) - 100, .lessOrEqual, .required))
      let relations: [Relation] = [.equal, .lessOrEqual, .greaterOrEqual]
      let priority = [Priority.high, .low, .fitting].randomElement(using: &random) ?? .low
      let relation = relations.randomElement(using: &random) ?? .equal
      systems.append((Expression(v) - Expression(other) + k, relation, priority))
      systems.append(
        (Expression(v) - k, .equal, [.high, .low].randomElement(using: &random) ?? .low))
    }
    let plain = try errors(systems, count)
    let shuffled = try errors(systems.shuffled(using: &random), count)
    for (a, b) in zip(plain, shuffled) { #expect(abs(a - b) < 1e-6) }
  }

  private func errors(
    _ systems: [(Expression, Relation, Priority)], _ count: Int
  ) throws -> [Double] {
    var solver = Solver()
    for _ in 0..<count { _ = solver.makeVariable() }
    for (expression, relation, priority) in systems {
      try solver.add(expression, relation, priority: priority)
    }
    let solution = solver.solve()
    return [Priority.required, .high, .low, .fitting].map { level in
      systems.filter { $0.2 == level }.reduce(0) { sum, entry in
        let value = solution.value(of: entry.0)
        switch entry.1 {
        case .equal: return sum + abs(value)
        case .lessOrEqual: return sum + max(0, value)
        case .greaterOrEqual: return sum + max(0, -value)
        }
      }
    }
  }
}
