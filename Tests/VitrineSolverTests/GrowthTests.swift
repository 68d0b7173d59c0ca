import TestSupport
import Testing
import VitrineSolver

/// Tests that the time of large systems grows with their size.
///
/// Eight times the size takes eight times as long in linear time, and up to twice that on a busy
/// machine. In quadratic time it takes 64 times as long. Tie-breaking with one variable after
/// another once took 400 times as long.
@Suite struct GrowthTests {
  /// Returns a column of boxes with the height of their content, such as a stack of labels.
  private static func column(_ count: Int) throws -> Solver {
    var solver = Solver()
    var end = Expression(constant: 0)
    for index in 0..<count {
      let (top, height) = (solver.makeVariable(), solver.makeVariable(resting: 0))
      let wanted = Double(12 + index % 7)
      try solver.add(Expression(top) - end, .equal)
      try solver.add(Expression(height), .greaterOrEqual)
      try solver.add(Expression(height) - wanted, .lessOrEqual, priority: .low)
      try solver.add(Expression(height) - wanted, .greaterOrEqual, priority: .high)
      end = Expression(top) + Expression(height)
    }
    return solver
  }

  /// Returns a column of boxes with equal heights.
  private static func chain(_ count: Int) throws -> Solver {
    var solver = Solver()
    var before: (top: Variable, height: Variable)?
    for _ in 0..<count {
      let (top, height) = (solver.makeVariable(), solver.makeVariable(resting: 0))
      if let before {
        try solver.add(
          Expression(top) - Expression(before.top) - Expression(before.height) - 8, .equal)
        try solver.add(Expression(height) - Expression(before.height), .equal)
      } else {
        try solver.add(Expression(top) - 8, .equal)
      }
      try solver.add(Expression(height) - 16, .lessOrEqual, priority: .low)
      try solver.add(Expression(height) - 16, .greaterOrEqual, priority: .high)
      before = (top, height)
    }
    return solver
  }

  /// Returns a column that is too low for its boxes, so that their heights are ambiguous.
  private static func overfullColumn(_ count: Int) throws -> Solver {
    var solver = try column(count)
    let last = Variable(index: Int32(2 * count - 2))
    try solver.add(Expression(last) + Expression(Variable(index: last.index + 1)) - 100, .equal)
    return solver
  }

  private func time(_ solver: Solver, isAmbiguous: Bool = false) -> Duration {
    let times = (0..<3).map { _ in
      processorTime {
        var solver = solver
        let solution = solver.solve()
        #expect(solution.conflicts.isEmpty)
        #expect(solution.isAmbiguous.contains(true) == isAmbiguous)
      }
    }
    return times.min() ?? .zero
  }

  @Test func `eight times as many boxes in a column take no more than thirty times as long`() throws
  {
    let (few, many) = (time(try Self.column(25)), time(try Self.column(200)))
    #expect(many < few * 30, "\(few), \(many)")
  }

  @Test func `eight times as many boxes in a chain take no more than thirty times as long`() throws
  {
    let (few, many) = (time(try Self.chain(25)), time(try Self.chain(200)))
    #expect(many < few * 30, "\(few), \(many)")
  }

  @Test
  func `eight times as many boxes that don't fit take no more than thirty times as long`() throws {
    let few = time(try Self.overfullColumn(250), isAmbiguous: true)
    let many = time(try Self.overfullColumn(2000), isAmbiguous: true)
    #expect(many < few * 30, "\(few), \(many)")
  }

  @Test func `a box with the height of its content keeps it, and a loose variable rests`() throws {
    var solver = try Self.column(40)
    let loose = solver.makeVariable(resting: 3)
    try solver.add(Expression(loose) - 10, .lessOrEqual)
    let solution = solver.solve()
    #expect(solution[loose] == 3)
    #expect(solution.isAmbiguous.count { $0 } == 1)
    for index in 0..<40 {
      #expect(solution[Variable(index: Int32(2 * index + 1))] == Double(12 + index % 7))
    }
  }
}
