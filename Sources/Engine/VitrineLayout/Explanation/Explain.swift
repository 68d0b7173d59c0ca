import VitrineGraphics
import VitrineSolver

/// Lays out a scene and explains the frame of each view.
///
/// The scene is solved as by `solve`, so that the frames are equal. The explanation queries the
/// solver for the constraints that determine an expression.
public func explain(
  _ tree: ViewTree, in context: LayoutContext, measuring: some Measuring,
  naming reach: LayoutExplanation.Reach = .nearest
) throws(LayoutError) -> LayoutExplanation {
  let (system, solution) = try solveSystem(tree, context, measuring: measuring, for: .reasons)
  let layout = round(tree, system, solution: solution, in: context)
  var explainer = Explainer(tree, system, solution: solution, layout: layout, naming: reach)
  return explainer.explain()
}

/// An explainer that reads reasons from a solution.
///
/// It solves again only if the solver needs it for reasons.
private struct Explainer {
  let tree: ViewTree
  var system: System
  let solution: Solution
  let layout: SolvedLayout
  private let reach: LayoutExplanation.Reach
  /// For each variable, the view and the edge that it belongs to, or nil for other variables.
  private var owners: [(view: ViewID, edge: String)?]

  typealias Cause = LayoutExplanation.Cause

  /// The number of reasons above which only the nearest ones are named.
  private static let mostReasons = 64
  private static let nearestReasons = 8

  init(
    _ tree: ViewTree, _ system: System, solution: Solution, layout: SolvedLayout,
    naming reach: LayoutExplanation.Reach
  ) {
    self.tree = tree
    self.system = system
    self.solution = solution
    self.layout = layout
    self.reach = reach
    owners = Array(repeating: nil, count: system.solver.variableCount)
    for (index, box) in system.boxes.enumerated() {
      for (variable, edge) in [
        (box.left, "left"), (box.top, "top"), (box.width, "width"), (box.height, "height"),
      ] { owners[Int(variable.index)] = (ViewID(index), edge) }
    }
  }

  mutating func explain() -> LayoutExplanation {
    var explanation = LayoutExplanation(layout: layout)
    for index in tree.views.indices where !system.isOut[index] {
      explanation.views.append(reasons(ViewID(index)))
    }
    explanation.ambiguities = ambiguities()
    explanation.compromises = compromises()
    explanation.conflicts = solution.conflicts.map(conflict)
    return explanation
  }

  /// Returns a constraint as its author wrote it, with its location.
  private func cause(_ id: ConstraintID) -> Cause {
    var cause = Cause(text: system.text(id))
    switch system.sources[Int(id.index)] {
    case .constraint(let index):
      cause.constraint = tree.constraints[index].name
      cause.location = tree.constraints[index].location
    case .made(_, let view): cause.location = tree[view].location
    }
    return cause
  }

  // MARK: Edges

  /// Returns the reasons for the four numbers of a frame, with positions relative to the parent.
  private mutating func reasons(_ view: ViewID) -> LayoutExplanation.ViewReasons {
    let steps = tree.steps(to: view)
    guard steps.isEmpty else {
      return LayoutExplanation.ViewReasons(
        view: view, edges: PlacementReasons(steps, layout[view]).edges)
    }
    let box = system.boxes[view.index]
    let outer = tree[view].parent.map { system.boxes[$0.index] }
    var left = Expression(box.left)
    var top = Expression(box.top)
    if let outer {
      left = left - Expression(outer.left)
      top = top - Expression(outer.top)
    }
    let frame = layout[view]
    return LayoutExplanation.ViewReasons(
      view: view,
      edges: [
        edge("left", frame.minX, of: left), edge("top", frame.minY, of: top),
        edge("width", frame.width, of: Expression(box.width)),
        edge("height", frame.height, of: Expression(box.height)),
      ])
  }

  /// Returns a number with the constraints that determine it.
  ///
  /// The list is empty if no constraint does.
  private mutating func edge(
    _ name: String, _ value: Double, of expression: Expression
  ) -> LayoutExplanation.Edge {
    // An ambiguous variable has its resting value. The reasons for its parent's position don't
    // explain it.
    let isOpen = expression.terms.contains {
      $0.coefficient > 0 && solution.isAmbiguous[Int($0.variable.index)]
    }
    return LayoutExplanation.Edge(
      name: name, value: value, because: isOpen ? [] : causes(of: expression))
  }

  private mutating func causes(of expression: Expression) -> [Cause] {
    guard reach == .nearest,
      let near = system.solver.nearReasons(for: expression, limit: Self.mostReasons)
    else { return causes(system.solver.reasons(for: expression)) }
    if near.remainder.count == 0 { return causes(near.reasons) }
    guard let nearest = system.solver.nearReasons(for: expression, limit: Self.nearestReasons),
      let rest = cause(of: nearest.remainder, leaving: expression)
    else { return causes(system.solver.reasons(for: expression)) }
    return causes(nearest.reasons) + [rest]
  }

  /// Returns each cause once, in the order of the constraints.
  private func causes(_ reasons: [Reason]) -> [Cause] {
    var seen: Set<Cause> = []
    return reasons.map { cause($0.constraint) }.filter { seen.insert($0).inserted }
  }

  /// Describes the numbers of other frames that determine the remainder of an expression.
  ///
  /// Positions are relative to the parent, whose terms in the expression are negative. Returns nil
  /// if the remainder contains other variables.
  private func cause(of rest: Expression, leaving expression: Expression) -> Cause? {
    var edges: [(view: ViewID, names: [String])] = []
    for term in rest.terms {
      let isOuter = expression.terms.contains {
        $0.coefficient < 0 && $0.variable == term.variable
      }
      if isOuter { continue }
      guard let owner = owners[Int(term.variable.index)] else { return nil }
      if edges.last?.view == owner.view {
        edges[edges.count - 1].names.append(owner.edge)
      } else {
        edges.append((owner.view, [owner.edge]))
      }
    }
    guard !edges.isEmpty else { return nil }
    let parts = edges.map { edge in
      "\(tree[edge.view].userLabel ?? tree[edge.view].name) its "
        + edge.names.joined(separator: " and ")
    }
    var cause = Cause(text: "and what gives \(parts.joined(separator: ", and "))")
    cause.views = edges.map(\.view)
    return cause
  }

  // MARK: Ambiguities

  /// Returns the views with ambiguous frames, their possible changes, and a constraint that would
  /// fix each.
  private func ambiguities() -> [LayoutExplanation.Ambiguity] {
    var result: [LayoutExplanation.Ambiguity] = []
    for index in tree.views.indices where layout.isAmbiguous[index] {
      let view = ViewID(index)
      let box = system.boxes[index]
      var ways: [String] = []
      var remedies: [String] = []
      let name = tree[view].userLabel ?? tree[view].name
      let outer = tree[view].parent.map { tree[$0].userLabel ?? tree[$0].name } ?? name
      let frame = layout[view]
      for (variable, forward, backward, remedy) in [
        (box.left, "move right", "move left", "\(name).leading = \(outer).leading + 8"),
        (box.top, "move down", "move up", "\(name).top = \(outer).top + 8"),
        (
          box.width, "grow wider", "get narrower",
          frame.width > 0
            ? "\(name).width = \(points(frame.width))" : "\(name).trailing = \(outer).trailing"
        ),
        (
          box.height, "grow taller", "get lower",
          frame.height > 0
            ? "\(name).height = \(points(frame.height))" : "\(name).bottom = \(outer).bottom"
        ),
      ] where solution.isAmbiguous[Int(variable.index)] {
        // The sign of the variable in a free direction shows whether the number can grow.
        let signs = solution.freeDirections.compactMap { way in
          way.first { $0.variable == variable }?.coefficient
        }
        ways.append((signs.first ?? 1) > 0 ? forward : backward)
        remedies.append(remedy)
      }
      guard !ways.isEmpty else { continue }
      result.append(
        LayoutExplanation.Ambiguity(
          view: view, ways: ways,
          remedy: "add a constraint such as \(remedies.joined(separator: ", or "))"))
    }
    return result
  }

  // MARK: Compromises

  /// Returns content that gets less space than it needs, and written constraints that don't hold.
  ///
  /// Half a point is tolerated, because rounding to pixels moves edges by as much.
  private func compromises() -> [LayoutExplanation.Compromise] {
    var result: [LayoutExplanation.Compromise] = []
    for (index, view) in tree.views.enumerated() where index > 0 && !system.isOut[index] {
      let box = system.boxes[index]
      let wishes: [(wish: Double?, value: Double, words: (String, String))] = [
        (system.intrinsics[index].width, solution[box.width], ("wide", "width")),
        (system.intrinsics[index].height, solution[box.height], ("high", "height")),
      ]
      for (wish, value, words) in wishes {
        guard let wish, wish - value > 0.5, !view.isHidden else { continue }
        result.append(
          LayoutExplanation.Compromise(
            view: ViewID(index),
            text: "its content is \(points(wish)) points \(words.0) but it gets \(points(value))",
            amount: wish - value, location: view.location))
      }
    }
    let dropped = Set(solution.conflicts.map(\.dropped))
    for (index, source) in system.sources.enumerated() {
      guard case .constraint(let number) = source else { continue }
      let constraint = tree.constraints[number]
      let id = ConstraintID(index: Int32(index))
      let amount = system.solver.violation(of: id, in: solution).magnitude
      guard amount > 0.5, !dropped.contains(id), !constraint.priority.isRequired else { continue }
      result.append(
        LayoutExplanation.Compromise(
          view: system.owner(constraint.first.item),
          text: "\(tree.text(of: constraint)) is off by \(points(amount)) points: "
            + "stronger constraints leave no room", amount: amount,
          location: constraint.location))
    }
    return result
  }

  // MARK: Conflicts

  /// Returns a conflict with a remedy for its author.
  ///
  /// A fixed size is the easiest to give up.
  private func conflict(_ conflict: VitrineSolver.Conflict) -> LayoutExplanation.Conflict {
    let set = (conflict.with + [conflict.dropped]).sorted()
    let written = set.filter {
      if case .constraint = system.sources[Int($0.index)] { true } else { false }
    }
    let sizes = written.filter { id in
      guard case .constraint(let index) = system.sources[Int(id.index)] else { return false }
      let constraint = tree.constraints[index]
      return constraint.second == nil && constraint.relation == .equal
    }
    let first: String
    if let size = sizes.last, written.count > 1 {
      first = "let \(system.text(size)) give way (≥ or ≤, or a priority below 1000)"
    } else if let last = written.last {
      first = "lower the priority of \(system.text(last)) below 1000"
    } else {
      first = "give the views more room"
    }
    let others = written.count > 1 ? ", or remove one of the set" : ""
    return LayoutExplanation.Conflict(
      set: set.map(cause), dropped: cause(conflict.dropped), remedy: first + others)
  }
}
