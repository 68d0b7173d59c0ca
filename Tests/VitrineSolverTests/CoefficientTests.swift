import TestSupport
import Testing
import VitrineSolver

/// Tests of coefficients far from 1, such as the multipliers of documents.
@Suite struct CoefficientTests {
  @Test func `a slope of a ten-thousandth counts beside one of ten thousand`() throws {
    var solver = Solver()
    let a = solver.makeVariable(resting: 5)
    try solver.add(Expression(a) * 1e4, .greaterOrEqual, priority: Priority(999.5))
    try solver.add(Expression(a) * -1e-4 - 16, .equal, priority: Priority(251))
    let solution = solver.solve()
    #expect(solution[a] == 0)
    #expect(!solution.isAmbiguous[0])
  }

  @Test(arguments: [1e-6, 1e-5, 1e5, 1e6])
  func `the factor of a row doesn't change a value that only this row determines`(factor: Double)
    throws
  {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add((Expression(x) - 12) * factor, .equal, priority: .low)
    try solver.add((Expression(y) - Expression(x) - 3) * factor, .equal)
    let solution = solver.solve()
    #expect((solution[x] - 12).magnitude < 1e-9)
    #expect((solution[y] - 15).magnitude < 1e-9)
  }

  @Test(arguments: [1e-7, 1e7, 1e300, 1e-300])
  func `too large and too small coefficients are rejected`(coefficient: Double) {
    var solver = Solver()
    let x = solver.makeVariable()
    #expect(throws: SolverError.coefficient(coefficient)) {
      try solver.add(Expression(x) * coefficient, .equal)
    }
  }

  @Test func `coefficients too far apart in one row are rejected`() {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    #expect(throws: SolverError.spread(1e-5, 1)) {
      try solver.add(Expression(x) - Expression(y) * 1e-5, .equal)
    }
  }

  @Test(arguments: [1e-5, 1e5])
  func `edits and reasons are in the caller's units`(factor: Double) throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let id = try solver.add(Expression(x) * factor - 10 * factor, .equal, priority: .low)
    try solver.add((Expression(y) - Expression(x)) * factor, .equal, priority: .high)
    #expect((solver.solve()[y] - 10).magnitude < 1e-9)
    try solver.setConstant(-20 * factor, of: id)
    let solution = solver.solve()
    #expect((solution[x] - 20).magnitude < 1e-9)
    #expect((solution[y] - 20).magnitude < 1e-9)
    let multiplier = try #require(solver.reasons(for: x).first { $0.constraint == id }).multiplier
    #expect((multiplier * factor - 1).magnitude < 1e-9)
  }

  /// The number of random systems: a few by default, and ten thousand in the slow run of some
  /// minutes.
  @Test func `the result equals that of the exact oracle`() throws {
    for seed in 0..<(Slow.isOn ? 10_000 : 150) {
      let system = ScaledSystem(seed: seed)
      var solver = Solver()
      for rest in system.resting { _ = solver.makeVariable(resting: rest) }
      for row in system.rows {
        let terms = row.coefficients.enumerated().filter { $1 != 0 }
          .map { Term(Variable(index: Int32($0)), $1) }
        try solver.add(
          Expression(terms, constant: row.constant), row.relation,
          priority: Priority(row.priority))
      }
      let solution = solver.solve()
      guard let exact = CornerOracle(system.rows, resting: system.resting).optimum() else {
        #expect(!solution.conflicts.isEmpty, "seed \(seed) cannot hold:\n\(system)")
        continue
      }
      #expect(solution.conflicts.isEmpty, "seed \(seed):\n\(system)")
      let expected = exact.values
      let isEqual = zip(solution.values, expected).allSatisfy {
        ($0 - $1).magnitude <= 1e-6 * max(1, $1.magnitude)
      }
      #expect(isEqual, "seed \(seed): \(solution.values) instead of \(expected)\n\(system)")
    }
  }
}

/// A random system of at most three variables, half of the rows multiplied by up to a million.
struct ScaledSystem: CustomStringConvertible {
  var rows: [ReferenceSolver.Row] = []
  var resting: [Double] = []

  init(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) &+ 40_000_000)
    func number(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &random))
    }
    func factor() -> Double {
      // Powers of two, so that decimal rounding causes no near ties that only exact arithmetic
      // resolves.
      let powers = [0x1p3, 0x1p7, 0x1p10, 0x1p13, 0x1p17, 0x1p19]
      guard Bool.random(using: &random) else { return 1 }
      let power = powers[Int.random(in: 0..<powers.count, using: &random)]
      return Bool.random(using: &random) ? power : 1 / power
    }
    func mixed(_ factor: Double) -> Double { min(max(factor, 0x1p-7), 0x1p7) }
    let count = Int.random(in: 1...3, using: &random)
    resting = (0..<count).map { _ in number(-5...5) }
    let priorities: [Double] = [1000, 1000, 999.5, 750, 251, 250, 1]
    let relations: [Relation] = [.equal, .equal, .lessOrEqual, .greaterOrEqual]
    for _ in 0..<Int.random(in: 1...(count == 3 ? 6 : 7), using: &random) {
      var coefficients = (0..<count).map { _ in number(-1...1) }
      if coefficients.allSatisfy({ $0 == 0 }) { coefficients[0] = 1 }
      let shared = factor()
      let isMixed = Int.random(in: 0..<4, using: &random) == 0
      // Within a row, the ratio of factors is small enough for the solver.
      coefficients = coefficients.map { $0 * (isMixed ? mixed(factor()) : shared) }
      rows.append(
        ReferenceSolver.Row(
          coefficients: coefficients, constant: number(-20...20),
          relation: relations[Int.random(in: 0..<4, using: &random)],
          priority: priorities[Int.random(in: 0..<priorities.count, using: &random)]))
    }
  }

  var description: String {
    rows.map { row in
      let terms = row.coefficients.enumerated().filter { $1 != 0 }.map { "\($1)·x\($0)" }
      return "\(terms.joined(separator: " + ")) + \(row.constant) \(row.relation.rawValue) 0"
        + " @\(row.priority)"
    }.joined(separator: "\n") + "\nresting \(resting)"
  }
}
