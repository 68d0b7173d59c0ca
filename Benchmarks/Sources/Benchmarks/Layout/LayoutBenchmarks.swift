import BenchmarkRunning
import VitrineSolver

/// A column of cards with six children each, as constraints: built, solved, and made wider.
enum LayoutBenchmarks {
  static let sizes = [10, 60, 300, 1000, 3000]

  static var all: [Benchmark] {
    sizes.flatMap { size in
      [
        Benchmark(name: "layout/\(size)") { try layout(size) },
        Benchmark(name: "resize/\(size)") { try resize(size) },
      ]
    }
  }

  /// Build and solve.
  private static func layout(_ size: Int) throws -> Measurement {
    var build: [Double] = []
    let times = try Stopwatch.times(size > 500 ? 31 : 301) {
      var system: CardColumn?
      build.append(try Stopwatch.time { system = try CardColumn(size) })
      _ = system?.solver.solve()
    }
    let buildTime = Measurement.median(build)
    let total = Measurement.median(times)
    return Measurement(
      name: "layout/\(size)", unit: "ms", times: times,
      stages: [("build", buildTime), ("solve", total - buildTime)])
  }

  /// One change of the root's width and its solve, in microseconds: six in turn, over and over.
  ///
  /// Reading the clock takes as long as a small change: each time is of many. Two of the six changes
  /// may cost most of the time, so the median of single changes, clock and all, stands beside it.
  private static func resize(_ size: Int) throws -> Measurement {
    var system = try CardColumn(size)
    _ = system.solver.solve()
    let rounds = max(1, 6000 / size)
    let times = try Stopwatch.times(101) {
      for _ in 0..<rounds {
        for step in 0..<6 { try system.resize(step) }
      }
    }
    var singles: [Double] = []
    for change in 0..<12_000 {
      let start = Stopwatch.wall
      try system.resize(change % 6)
      singles.append(Stopwatch.wall - start)
    }
    let changes = Double(6 * rounds)
    return Measurement(
      name: "resize/\(size)", unit: "µs", times: times.map { $0 * 1000 / changes },
      stages: [("single", Measurement.median(singles) * 1000)])
  }
}

/// The system that the layout figures are about.
struct CardColumn {
  private struct Box {
    var left: Variable
    var top: Variable
    var width: Variable
    var height: Variable
  }

  var solver = Solver()
  private var widthConstraint = ConstraintID(index: 0)
  private let strong = Priority.high
  private let weak = Priority.low

  init(_ size: Int) throws {
    let root = makeBox()
    try add(Expression(root.left), .equal)
    try add(Expression(root.top), .equal)
    widthConstraint = try solver.add(Expression(root.width) - 320, .equal, priority: strong)
    var count = 1
    var above: Box?
    while count < size {
      let card = makeBox()
      count += 1
      try add(card.left - root.left - 8, .equal)
      try add(right(of: card) - right(of: root) + 8, .equal)
      if let above {
        try add(card.top - (above.top + above.height) - 8, .equal)
      } else {
        try add(card.top - root.top - 8, .equal)
      }
      try add(Expression(card.height) - 36, .greaterOrEqual, strong)
      try add(Expression(card.height), .equal, weak)
      var before: Box?
      for _ in 0..<6 where count < size {
        let child = makeBox()
        if let before {
          try add(Expression(child.left) - right(of: before) - 8, .equal)
        } else {
          try add(child.left - card.left - 8, .equal)
        }
        try add(middle(of: child) - middle(of: card), .equal)
        try add(Expression(child.height) - Double(12 + 13 * count % 30), .equal, strong)
        let width = Double(20 + 37 * count % 60)
        try add(Expression(child.width) - width, .greaterOrEqual, strong)
        try add(Expression(child.width) - width, .equal, weak)
        try add(card.height - child.height - 16, .greaterOrEqual)
        before = child
        count += 1
      }
      if let before { try add(right(of: before) - right(of: card) + 8, .lessOrEqual) }
      above = card
    }
    if let above {
      try add(root.height - (above.top + above.height) - 8, .equal)
    }
  }

  /// One of six widths, and the solution for it.
  mutating func resize(_ step: Int) throws {
    try solver.setConstant(-(320 + 16 * Double(step)), of: widthConstraint)
    _ = solver.solve()
  }

  private mutating func makeBox() -> Box {
    Box(
      left: solver.makeVariable(), top: solver.makeVariable(), width: solver.makeVariable(),
      height: solver.makeVariable())
  }

  private mutating func add(
    _ expression: Expression, _ relation: Relation, _ priority: Priority = .required
  ) throws {
    try solver.add(expression, relation, priority: priority)
  }

  private func right(of box: Box) -> Expression { box.left + box.width }
  private func middle(of box: Box) -> Expression {
    Expression(box.top) + Expression(box.height) * 0.5
  }
}

private func + (a: Variable, b: Variable) -> Expression { Expression(a) + Expression(b) }
private func - (a: Variable, b: Variable) -> Expression { Expression(a) - Expression(b) }
private func - (a: Variable, b: Expression) -> Expression { Expression(a) - b }
