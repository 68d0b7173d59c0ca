import TestSupport
import Testing
import VitrineSolver

/// A random system with frequent ties, chains, redundancies and contradictions.
struct RandomSystem: CustomStringConvertible {
  var rows: [ReferenceSolver.Row] = []
  var resting: [Double] = []
  var count: Int { resting.count }

  init(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func number(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &random))
    }
    let count = Int.random(in: 1...7, using: &random)
    resting = (0..<count).map { _ in number(-5...5) }
    let kinds: [Double] = [1000, 1000, 999.5, 750, 750, 250, 250, 51, 1]
    for _ in 0..<Int.random(in: 1...(3 * count), using: &random) {
      var coefficients = [Double](repeating: 0, count: count)
      let first = Int.random(in: 0..<count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: coefficients[first] = 1
      case 1:
        coefficients[first] += 1
        coefficients[Int.random(in: 0..<count, using: &random)] -= 1
      case 2:
        coefficients[first] += 1
        coefficients[Int.random(in: 0..<count, using: &random)] += 1
        coefficients[Int.random(in: 0..<count, using: &random)] -= 1
      default:
        for _ in 0..<3 {
          coefficients[Int.random(in: 0..<count, using: &random)] += number(-3...3)
        }
      }
      let relations: [Relation] = [.equal, .equal, .lessOrEqual, .greaterOrEqual]
      let relation = relations[Int.random(in: 0..<4, using: &random)]
      let priority = kinds[Int.random(in: 0..<kinds.count, using: &random)]
      rows.append(
        ReferenceSolver.Row(
          coefficients: coefficients, constant: number(-10...10), relation: relation,
          priority: priority))
    }
  }

  func solver(order: [Int]? = nil) throws -> (Solver, [ConstraintID]) {
    var solver = Solver()
    for rest in resting { _ = solver.makeVariable(resting: rest) }
    var ids = [ConstraintID](repeating: ConstraintID(index: 0), count: rows.count)
    for index in order ?? Array(rows.indices) {
      let row = rows[index]
      let terms = row.coefficients.enumerated().filter { $1 != 0 }
        .map { Term(Variable(index: Int32($0)), $1) }
      ids[index] = try solver.add(
        Expression(terms, constant: row.constant), row.relation, priority: Priority(row.priority))
    }
    return (solver, ids)
  }

  func reference() -> [Double]? {
    ReferenceSolver.solve(rows, variables: count, resting: resting)
  }

  var description: String {
    rows.map { row in
      let terms = row.coefficients.enumerated().filter { $1 != 0 }.map { "\($1)·x\($0)" }
      return "\(terms.joined(separator: " + ")) + \(row.constant) \(row.relation.rawValue) 0"
        + " @\(row.priority)"
    }.joined(separator: "\n") + "\nresting \(resting)"
  }
}

@Suite struct SolverPropertyTests {
  /// The number of systems per property, which is forty times larger in the slow run.
  static let seeds = 0..<(Slow.isOn ? 6_000 : 600)
  /// The number of systems for the most important property, the optimum.
  static let mainSeeds = 0..<(Slow.isOn ? 24_000 : 600)

  @Test func `the result equals that of a reference solver in any order of adding`() throws {
    for seed in Self.mainSeeds {
      let system = RandomSystem(seed: seed)
      var (solver, _) = try system.solver()
      let solution = solver.solve()
      guard let expected = system.reference() else {
        #expect(!solution.conflicts.isEmpty, "seed \(seed) cannot hold:\n\(system)")
        try expectSmallestConflicts(solution.conflicts, system, seed)
        continue
      }
      #expect(solution.conflicts.isEmpty, "seed \(seed):\n\(system)")
      expectEqual(solution.values, expected, "seed \(seed):\n\(system)")
      var random = SeededGenerator(seed: UInt64(seed) &+ 77)
      var (shuffled, _) = try system.solver(
        order: Array(system.rows.indices).shuffled(using: &random))
      expectEqual(shuffled.solve().values, expected, "seed \(seed), shuffled:\n\(system)")
    }
  }

  @Test func `the result after edits equals that of a new solver`() throws {
    for seed in Self.seeds {
      var system = RandomSystem(seed: seed &+ 1_000_000)
      var random = SeededGenerator(seed: UInt64(seed))
      var (solver, ids) = try system.solver()
      _ = solver.solve()
      for _ in 0..<6 {
        let index = Int.random(in: 0..<system.rows.count, using: &random)
        system.rows[index].constant = Double(Int.random(in: -10...10, using: &random))
        try solver.setConstant(system.rows[index].constant, of: ids[index])
        let edited = solver.solve()
        var (fresh, _) = try system.solver()
        let expected = fresh.solve()
        #expect(edited.conflicts == expected.conflicts, "seed \(seed):\n\(system)")
        if expected.conflicts.isEmpty {
          expectEqual(edited.values, expected.values, "seed \(seed), edited:\n\(system)")
          #expect(edited.isAmbiguous == expected.isAmbiguous, "seed \(seed), edited:\n\(system)")
        }
      }
    }
  }

  @Test
  func `a variable is ambiguous if another value is optimal, and a free direction contains it`()
    throws
  {
    for seed in Self.seeds {
      let system = RandomSystem(seed: seed &+ 2_000_000)
      guard let expected = system.reference() else { continue }
      var (solver, _) = try system.solver()
      let solution = solver.solve()
      for variable in 0..<system.count {
        // A different resting value leads to a different value exactly if the variable is
        // ambiguous.
        var isAmbiguous = false
        for offset in [-0.5, 0.5] {
          var rows = system.rows
          var coefficients = [Double](repeating: 0, count: system.count)
          coefficients[variable] = 1
          rows.append(
            ReferenceSolver.Row(
              coefficients: coefficients, constant: -(expected[variable] + offset),
              relation: .equal, priority: 1 / 2))
          let other = ReferenceSolver.solve(
            rows, variables: system.count, resting: system.resting)
          if let other, (other[variable] - expected[variable]).magnitude > 1e-6 {
            isAmbiguous = true
          }
        }
        #expect(
          solution.isAmbiguous[variable] == isAmbiguous, "seed \(seed), x\(variable):\n\(system)")
        let isNamed = solution.freeDirections.contains { way in
          way.contains { $0.variable.index == Int32(variable) }
        }
        #expect(isNamed == solution.isAmbiguous[variable])
      }
    }
  }

  @Test func `the reasons for a value add up to it`() throws {
    for seed in Self.seeds {
      let system = RandomSystem(seed: seed &+ 3_000_000)
      var (solver, _) = try system.solver()
      let solution = solver.solve()
      guard solution.conflicts.isEmpty, !solution.isAmbiguous.contains(true) else { continue }
      for variable in 0..<system.count {
        let reasons = solver.reasons(for: Variable(index: Int32(variable)))
        // x = −Σ multiplier × constant, and the rows times their multipliers add up to x.
        var value = 0.0
        var form = [Double](repeating: 0, count: system.count)
        for reason in reasons {
          let row = system.rows[Int(reason.constraint.index)]
          value -= reason.multiplier * row.constant
          for place in form.indices { form[place] += reason.multiplier * row.coefficients[place] }
        }
        form[variable] -= 1
        #expect(form.allSatisfy { $0.magnitude < 1e-6 }, "seed \(seed), x\(variable):\n\(system)")
        #expect(
          (value - solution.values[variable]).magnitude < 1e-6,
          "seed \(seed), x\(variable):\n\(system)")
      }
    }
  }

  @Test func `the nearest reasons and those for the remainder add up to all reasons`() throws {
    var shortened = 0
    for seed in Self.seeds {
      let system = RandomSystem(seed: seed &+ 3_000_000)
      var (solver, _) = try system.solver()
      guard solver.solve().conflicts.isEmpty else { continue }
      for variable in 0..<system.count {
        let expression = Expression(Variable(index: Int32(variable)))
        let all = solver.reasons(for: expression)
        for limit in 0...2 {
          guard let near = solver.nearReasons(for: expression, limit: limit) else { continue }
          #expect(near.reasons.count <= limit)
          if near.remainder.count > 0 { shortened += 1 }
          var sums: [Int32: Double] = [:]
          for reason in near.reasons + solver.reasons(for: near.remainder) {
            sums[reason.constraint.index, default: 0] += reason.multiplier
          }
          for reason in all { sums[reason.constraint.index, default: 0] -= reason.multiplier }
          #expect(
            sums.allSatisfy { $0.value.magnitude < 1e-6 },
            "seed \(seed), x\(variable), \(limit):\n\(system)")
        }
      }
    }
    #expect(shortened > 100)
  }

  /// Checks that each conflict is infeasible, and feasible without any one of its constraints.
  private func expectSmallestConflicts(
    _ conflicts: [Conflict], _ system: RandomSystem, _ seed: Int
  ) throws {
    for conflict in conflicts {
      let set = (conflict.with + [conflict.dropped]).map { system.rows[Int($0.index)] }
      func holds(_ rows: [ReferenceSolver.Row]) -> Bool {
        ReferenceSolver.solve(rows, variables: system.count, resting: system.resting) != nil
      }
      #expect(!holds(set), "seed \(seed) names what can hold:\n\(system)")
      #expect(set.allSatisfy { $0.priority == 1000 })
      for index in set.indices {
        var rest = set
        rest.remove(at: index)
        #expect(holds(rest), "seed \(seed) names more than it needs:\n\(system)")
      }
    }
  }

  private func expectEqual(_ values: [Double], _ expected: [Double], _ comment: String) {
    let isEqual = zip(values, expected).allSatisfy { ($0 - $1).magnitude < 1e-6 }
    #expect(isEqual, "\(values) instead of \(expected), \(comment)")
  }
}
