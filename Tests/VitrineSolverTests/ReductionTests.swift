import TestSupport
import Testing
import VitrineSolver

/// A random layout of nested rows and columns of boxes, similar to stack views.
///
/// The boxes are crowded or loose, with content sizes at several priorities. Some layouts are
/// infeasible.
private struct Boxes {
  private struct Box {
    var place: [Variable]
    var size: [Variable]
  }

  var solver: Solver
  private var random: SeededGenerator
  private var boxes: [Box] = []
  /// A Boolean value that indicates whether positions have resting values, such as stored frames.
  ///
  /// Tie-breaking reaches them before later sizes.
  private let hasFrames: Bool

  init(seed: Int, for purpose: Solver.Purpose) throws {
    solver = Solver(for: purpose)
    random = SeededGenerator(seed: UInt64(seed))
    hasFrames = seed % 2 == 1
    let root = makeBox()
    for axis in 0..<2 {
      try solver.add(Expression(root.place[axis]), .equal)
      try solver.add(Expression(root.size[axis]) - number(40...400), .equal)
    }
    try fill(root, axis: 1, depth: 0)
    for _ in 0..<number(0...3) { try tieSomeSizes() }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &random))
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func makeBox() -> Box {
    let place = hasFrames ? [number(0...200), number(0...200) as Double] : [nil, nil]
    let box = Box(
      place: place.map { solver.makeVariable(resting: $0) },
      size: [solver.makeVariable(resting: 0), solver.makeVariable(resting: 0)])
    boxes.append(box)
    return box
  }

  /// Fills a box with boxes along an axis, which are centered across it or fill it.
  private mutating func fill(_ outer: Box, axis: Int, depth: Int) throws {
    var end = Expression(outer.place[axis])
    let across = 1 - axis
    for _ in 0..<number(2...7) {
      let box = makeBox()
      try solver.add(Expression(box.place[axis]) - end - number(0...8), .equal)
      end = Expression(box.place[axis]) + Expression(box.size[axis])
      let middle = Expression(box.place[across]) + Expression(box.size[across]) * 0.5
      let outerMiddle = Expression(outer.place[across]) + Expression(outer.size[across]) * 0.5
      try solver.add(middle - outerMiddle, .equal)
      let isFilling = number(0...2) == 0
      try solver.add(
        Expression(outer.size[across]) - Expression(box.size[across]),
        isFilling ? .equal : .greaterOrEqual)
      for axis in 0..<2 { try solver.add(Expression(box.size[axis]), .greaterOrEqual) }
      if depth < 2, number(0...2) == 0 {
        try fill(box, axis: across, depth: depth + 1)
      } else {
        try wish(box)
      }
    }
    let isOpenEnded = number(0...3) == 0
    try solver.add(
      Expression(outer.place[axis]) + Expression(outer.size[axis]) - end,
      isOpenEnded ? .greaterOrEqual : .equal)
    try solver.add(Expression(outer.size[across]), .equal, priority: Priority(51))
  }

  /// Adds the size of a box's content: an upper and a lower limit at different priorities.
  private mutating func wish(_ box: Box) throws {
    let priorities: [Priority] = [.low, Priority(251), .high, Priority(751)]
    for axis in 0..<2 {
      let size = Expression(box.size[axis]) - number(5...60)
      try solver.add(size, .lessOrEqual, priority: priorities[number(0...2)])
      try solver.add(size, .greaterOrEqual, priority: priorities[number(1...3)])
    }
  }

  private mutating func tieSomeSizes() throws {
    let (a, b) = (boxes[number(0...boxes.count - 1)], boxes[number(0...boxes.count - 1)])
    let axis: Int = number(0...1)
    let factor = [1, 0.5, 2][number(0...2) as Int]
    try solver.add(
      Expression(a.size[axis]) - Expression(b.size[axis]) * factor - number(0...9), .equal,
      priority: number(0...1) == 0 ? .required : Priority(600))
  }
}

@Suite struct ReductionTests {
  /// Compares values only, because they are unique and don't depend on the pivots.
  @Test func `a reduced system has the values of the full system`() throws {
    var conflicts = 0
    var open = 0
    for seed in 0..<(Slow.isOn ? 20_000 : 1_000) {
      var reduced = try Boxes(seed: seed, for: .values)
      var whole = try Boxes(seed: seed, for: .reasons)
      let solution = reduced.solver.solve()
      let expected = whole.solver.solve()
      #expect(solution.conflicts == expected.conflicts, "seed \(seed)")
      #expect(solution.isAmbiguous == expected.isAmbiguous, "seed \(seed)")
      let differs = zip(solution.values, expected.values).contains { ($0 - $1).magnitude > 1e-7 }
      #expect(!differs, "seed \(seed): \(solution.values) instead of \(expected.values)")
      conflicts += expected.conflicts.isEmpty ? 0 : 1
      open += expected.isAmbiguous.contains(true) ? 1 : 0
    }
    // The random systems include the intended cases.
    #expect(conflicts > 20 && open > 100)
  }

  @Test func `an edited reduced system has the values of a new solver`() throws {
    for seed in 0..<100 {
      var edited = try Boxes(seed: seed, for: .values)
      _ = edited.solver.solve()
      // The second constraint is the root's width.
      for width in [30.0, 500, 120] {
        try edited.solver.setConstant(-width, of: ConstraintID(index: 1))
        let solution = edited.solver.solve()
        var fresh = try Boxes(seed: seed, for: .reasons)
        try fresh.solver.setConstant(-width, of: ConstraintID(index: 1))
        let expected = fresh.solver.solve()
        guard expected.conflicts.isEmpty else { continue }
        let differs = zip(solution.values, expected.values).contains { ($0 - $1).magnitude > 1e-6 }
        #expect(!differs, "seed \(seed), width \(width)")
        #expect(solution.isAmbiguous == expected.isAmbiguous, "seed \(seed), width \(width)")
      }
    }
  }
}
