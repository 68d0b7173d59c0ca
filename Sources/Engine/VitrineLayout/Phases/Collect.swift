import VitrineBase
import VitrineGraphics
import VitrineSolver

extension System {
  /// Fixes the root, and keeps the sizes of all other views from being negative.
  mutating func placeRoot() throws(SolverError) {
    let root = boxes[0]
    let source = Source.made("root", ViewTree.root)
    try add(Expression(root.left), .equal, priority: .required, from: source)
    try add(Expression(root.top), .equal, priority: .required, from: source)
    switch context.rootSize {
    case .fixed(let size):
      try add(Expression(root.width) - size.width, .equal, priority: .required, from: source)
      try add(Expression(root.height) - size.height, .equal, priority: .required, from: source)
    case .fittingHeight(let width):
      // The width is required, and the height has the fitting priority, as in the widget host.
      try add(Expression(root.width) - width, .equal, priority: .required, from: source)
      try add(Expression(root.height), .equal, priority: .fitting, from: source)
      try add(Expression(root.height), .greaterOrEqual, priority: .required, from: source)
    }
    for (index, box) in boxes.enumerated() where index > 0 && !isOut[index] {
      let source = Source.made("size", ViewID(index))
      try add(Expression(box.width), .greaterOrEqual, priority: .required, from: source)
      try add(Expression(box.height), .greaterOrEqual, priority: .required, from: source)
    }
  }

  /// Places the content of scroll views by their offset, and every guide in its view.
  mutating func addGuides() throws(SolverError) {
    for index in tree.views.indices {
      let view = ViewID(index)
      guard case .scroll(let scroll) = tree[view].kind else { continue }
      let content = makeContentBox(of: view)
      let outer = boxes[index]
      let source = Source.made("content", view)
      try add(
        Expression(content.left) - Expression(outer.left) + scroll.contentOffset.x, .equal,
        priority: .required, from: source)
      try add(
        Expression(content.top) - Expression(outer.top) + scroll.contentOffset.y, .equal,
        priority: .required, from: source)
    }
    for (index, guide) in tree.guides.enumerated() { try addGuide(index, guide) }
  }

  /// Adds a guide.
  ///
  /// Free guides have constraints in the tree, and the other ones follow from the insets of their
  /// view.
  private mutating func addGuide(_ index: Int, _ guide: LayoutGuide) throws(SolverError) {
    let box = guideBoxes[index]
    let outer = boxes[guide.owner.index]
    switch guide.kind {
    case .free:
      let source = Source.made("guide", guide.owner)
      try add(Expression(box.width), .greaterOrEqual, priority: .required, from: source)
      try add(Expression(box.height), .greaterOrEqual, priority: .required, from: source)
    case .safeArea:
      try inset(box, in: outer, by: safeAreas.insets[guide.owner.index], guide)
    case .layoutMargins: try inset(box, in: outer, by: margins[guide.owner.index], guide)
    case .readableContent: try addReadableGuide(box, in: outer, guide)
    case .top, .bottom:
      let length = guide.kind == .top ? context.topGuideLength : context.bottomGuideLength
      let name = guide.kind == .top ? "top guide" : "bottom guide"
      func source(_ part: String) -> Source { .made("\(name).\(part)", guide.owner) }
      try add(
        Expression(box.left) - Expression(outer.left), .equal, priority: .required,
        from: source("left edge"))
      try add(
        Expression(box.width) - Expression(outer.width), .equal, priority: .required,
        from: source("width"))
      try add(Expression(box.height) - length, .equal, priority: .required, from: source("height"))
      try add(
        guide.kind == .top
          ? Expression(box.top) - Expression(outer.top) : box.bottom - outer.bottom, .equal,
        priority: .required, from: source(guide.kind == .top ? "top edge" : "bottom edge"))
    case .content:
      try inset(box, in: contentBoxes[guide.owner] ?? outer, by: .zero, guide)
    case .frame, .keyboard:
      try inset(box, in: outer, by: .zero, guide)
    }
  }

  /// The maximum width in points of UIKit's readable content guide at the standard text size.
  private static let readableWidth = 672.0

  /// Adds the readable content guide, which is centered between the margins.
  private mutating func addReadableGuide(
    _ box: Box, in outer: Box, _ guide: LayoutGuide
  ) throws(SolverError) {
    let source = Source.made(guide.kind.rawValue, guide.owner)
    let margin = margins[guide.owner.index]
    let available = Expression(outer.width) - margin.left - margin.right
    try add(
      Expression(box.top) - Expression(outer.top) - margin.top, .equal, priority: .required,
      from: source)
    try add(outer.bottom - box.bottom - margin.bottom, .equal, priority: .required, from: source)
    try add(
      box.middle(.horizontal) - outer.middle(.horizontal) - (margin.left - margin.right) / 2,
      .equal, priority: .required, from: source)
    try add(
      Expression(box.width) - Self.readableWidth, .lessOrEqual, priority: .required, from: source)
    try add(Expression(box.width) - available, .lessOrEqual, priority: .required, from: source)
    // The guide has the largest width within both limits. The priority is weaker than required
    // constraints only.
    try add(Expression(box.width) - available, .equal, priority: Priority(999.5), from: source)
  }

  /// Constrains a guide's edges to its view's edges.
  ///
  /// Each edge has a different source, so that an explanation can name it.
  private mutating func inset(
    _ box: Box, in outer: Box, by insets: Insets, _ guide: LayoutGuide
  ) throws(SolverError) {
    func source(_ edge: String) -> Source {
      .made("\(guide.kind.rawValue).\(edge) edge", guide.owner)
    }
    try add(
      Expression(box.left) - Expression(outer.left) - insets.left, .equal, priority: .required,
      from: source("left"))
    try add(
      Expression(box.top) - Expression(outer.top) - insets.top, .equal, priority: .required,
      from: source("top"))
    try add(
      outer.right - box.right - insets.right, .equal, priority: .required, from: source("right"))
    try add(
      outer.bottom - box.bottom - insets.bottom, .equal, priority: .required, from: source("bottom")
    )
  }

  /// Adds the constraints of the tree in its order, which decides conflicts between equal ones.
  ///
  /// Constraints of views that are hidden in a stack or table are left out. Constraints with
  /// invalid numbers are reported.
  mutating func addConstraints() throws(SolverError) {
    for (index, constraint) in tree.constraints.enumerated() {
      let items = [constraint.first.item, constraint.second?.item].compactMap { $0 }
      if items.contains(where: { isOut[owner($0).index] }) { continue }
      if let problem = problem(with: constraint) {
        diagnostics.append(
          Diagnostic(
            .warning, "constraint-ignored",
            "constraint '\(constraint.name)' is ignored: \(problem)", at: constraint.location))
        continue
      }
      let holder = holder(of: constraint)
      let direction = directions[holder.index]
      let isMirrored = constraint.isMirrored(direction)
      let fromRight = direction == .rightToLeft
      var difference = expression(
        constraint.first, in: box(constraint.first, constraint.second), isMirrored: fromRight)
      if let second = constraint.second {
        let other = expression(
          second, in: box(second, constraint.first), isMirrored: fromRight)
        difference = difference - other * constraint.coefficient
        // A multiple of a position is measured from the corner of the view that contains both
        // sides.
        if constraint.multiplier != 1 {
          let near = origin(of: holder, constraint.first.attribute, fromRight)
          let far = origin(of: holder, second.attribute, fromRight)
          difference = difference - near + far * constraint.coefficient
        }
      }
      // In a mirrored interface, leading and trailing grow in the opposite direction.
      difference = difference - (isMirrored ? -constraint.constant : constraint.constant)
      var relation = constraint.relation
      if isMirrored && relation != .equal {
        relation = relation == .lessOrEqual ? .greaterOrEqual : .lessOrEqual
      }
      try add(
        difference, relation, priority: constraint.priority, from: .constraint(index),
        isDroppable: true,
        yieldRank: constraint.yieldRank)
    }
  }

  /// Returns the nearest view that contains both sides of a constraint.
  ///
  /// Its direction determines the meaning of leading and trailing, and positions are measured from
  /// its corner. A view with another direction mirrors its content, and not its position in the
  /// parent.
  private func holder(of constraint: Constraint) -> ViewID {
    let first = owner(constraint.first.item)
    guard turnsSomewhere || constraint.multiplier != 1 else { return first }
    guard let second = constraint.second.map({ owner($0.item) }) else {
      return tree[first].parent ?? first
    }
    var at = first
    while at != second, !isInside(second, at), let parent = tree[at].parent { at = parent }
    return at
  }

  /// Returns the origin from which an attribute is measured in a view, or zero for a size.
  private func origin(
    of view: ViewID, _ attribute: LayoutAttribute, _ isMirrored: Bool
  ) -> Expression {
    let box = contentBoxes[view] ?? boxes[view.index]
    switch attribute {
    case .width, .height: return Expression(constant: 0)
    case .leading, .trailing, .leadingMargin, .trailingMargin:
      return isMirrored ? box.right : box.start(.horizontal)
    case .left, .right, .centerX, .leftMargin, .rightMargin, .centerXWithinMargins:
      return box.start(.horizontal)
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      return box.start(.vertical)
    }
  }

  /// Returns the box of a constraint's side.
  ///
  /// For a view inside a scroll view, it is the scroll view's content.
  private func box(_ anchor: Anchor, _ other: Anchor?) -> Box {
    guard case .view(let view) = anchor.item, let content = contentBoxes[view], let other,
      isInside(owner(other.item), view), anchor.attribute != .width,
      anchor.attribute != .height, anchor.attribute != .centerX, anchor.attribute != .centerY
    else { return box(anchor.item) }
    return content
  }

  /// Returns whether a view is inside an ancestor.
  ///
  /// The loop is bounded by the nesting limit.
  private func isInside(_ view: ViewID, _ ancestor: ViewID) -> Bool {
    var at = tree[view].parent
    while let current = at {
      if current == ancestor { return true }
      at = tree[current].parent
    }
    return false
  }

  /// Returns the reason to ignore a constraint, or nil if it is valid.
  ///
  /// Multipliers are limited to 0.0001 to 10,000, because the solver's tolerances are meaningless
  /// beyond.
  private func problem(with constraint: Constraint) -> String? {
    guard constraint.constant.isFinite, constraint.multiplier.isFinite else {
      return "found a number that is not finite"
    }
    guard (1...1000).contains(constraint.priority.value) else {
      return "found priority \(constraint.priority.value), expected 1…1000"
    }
    if constraint.second != nil && constraint.multiplier == 0 { return "found a multiplier of 0" }
    if constraint.second != nil, !(1e-4...1e4).contains(constraint.multiplier.magnitude) {
      return "found multiplier \(constraint.multiplier), expected a magnitude of 0.0001 to 10000"
    }
    return nil
  }
}

extension Constraint {
  /// Returns whether its constant and relation are mirrored in this direction.
  func isMirrored(_ direction: LayoutDirection) -> Bool {
    guard direction == .rightToLeft else { return false }
    switch first.attribute {
    case .leading, .trailing, .leadingMargin, .trailingMargin: return true
    default: return false
    }
  }
}
