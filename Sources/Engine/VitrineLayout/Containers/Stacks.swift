import VitrineGraphics
import VitrineSolver

/// Stack views as the groups of constraints and the priorities that UIKit uses (docs/PLATFORM.md,
/// "Stack views").
///
/// The names are UIKit's.
extension System {
  /// Adds the constraints of every visible container.
  mutating func addContainers() throws(SolverError) {
    for index in tree.views.indices where !isOut[index] {
      switch tree.views[index].kind {
      case .stack(let stack): try addStack(ViewID(index), stack)
      case .grid(let grid): try addGrid(ViewID(index), grid)
      case .table(let table): try addTable(ViewID(index), table)
      case .tableCell(let cell): try addCell(ViewID(index), cell)
      case .collection(let collection): try addCollection(ViewID(index), collection)
      default: break
      }
    }
  }

  /// Adds a stack's constraints in UIKit's four groups: canvas connection, spacing, distribution
  /// and alignment.
  ///
  /// A stack without a visible view has the size zero, unless other constraints give it a size.
  private mutating func addStack(_ id: ViewID, _ stack: StackView) throws(SolverError) {
    let arranged = tree[id].subviews.filter { !stack.unarranged.contains($0) }
    for view in arranged where tree[view].isHidden {
      try add(
        boxes[view.index].size(stack.axis), .equal, priority: .required, from: .made("hiding", view)
      )
    }
    let visible = arranged.filter { !tree[$0].isHidden }
    let arrangement = Arrangement(
      stack: stack, id: id, canvas: boxes[id.index],
      margins: stack.isLayoutMarginsRelative ? margins[id.index] : .zero,
      isMirrored: stack.axis == .horizontal && directions[id.index] == .rightToLeft)
    guard let first = visible.first, let last = visible.last else {
      try add(
        boxes[id.index].size(.horizontal), .equal, priority: Priority(49),
        from: .made("canvas-fit", id))
      try add(
        boxes[id.index].size(.vertical), .equal, priority: Priority(49),
        from: .made("canvas-fit", id))
      return
    }
    try connect(arrangement, first: first, last: last)
    try space(arrangement, visible)
    try distribute(arrangement, visible)
    try align(arrangement, visible)
  }
}

/// A stack view whose constraints are being added.
struct Arrangement {
  var stack: StackView
  var id: ViewID
  var canvas: Box
  var margins: Insets
  /// A Boolean value that indicates whether the first view is on the right.
  var isMirrored: Bool

  var axis: Axis { stack.axis }

  /// Returns the priority with which the stack hugs its content, which is low for a UIKit stack.
  func hugging(_ axis: Axis) -> Priority {
    guard let hugging = stack.hugging else { return .low }
    return axis == .horizontal ? hugging.horizontal : hugging.vertical
  }

  /// Returns the start of the arranged area along an axis, inside the margins.
  func canvasStart(_ axis: Axis) -> Expression {
    canvas.start(axis) + (axis == .horizontal ? margins.left : margins.top)
  }

  func canvasEnd(_ axis: Axis) -> Expression {
    canvas.end(axis) - (axis == .horizontal ? margins.right : margins.bottom)
  }

  /// Returns the distance from `a` to `b` in reading direction.
  func gap(_ a: Box, _ b: Box) -> Expression {
    isMirrored ? a.start(axis) - b.end(axis) : b.start(axis) - a.end(axis)
  }
}

extension System {
  /// Connects the first and the last view to the ends of the stack.
  private mutating func connect(
    _ arrangement: Arrangement, first: ViewID, last: ViewID
  ) throws(SolverError) {
    let axis = arrangement.axis
    let source = Source.made("canvas-connection", arrangement.id)
    let near = arrangement.isMirrored ? last : first
    let far = arrangement.isMirrored ? first : last
    let start = boxes[near.index].start(axis) - arrangement.canvasStart(axis)
    let end = arrangement.canvasEnd(axis) - boxes[far.index].end(axis)
    guard arrangement.stack.gathersViews else {
      try add(start, .equal, priority: .required, from: source)
      try add(end, .equal, priority: .required, from: source)
      return
    }
    // Without a distribution, views gather at one end of the stack, and the other end hugs them.
    let hugging = arrangement.hugging(axis)
    let startsAtEnd = arrangement.stack.endViews.contains(first)
    let endsAtStart = !arrangement.stack.endViews.contains(last)
    try add(start, .greaterOrEqual, priority: .required, from: source)
    try add(start, .equal, priority: startsAtEnd ? hugging : .required, from: source)
    try add(end, .greaterOrEqual, priority: .required, from: source)
    try add(end, .equal, priority: endsAtStart ? hugging : .required, from: source)
  }

  /// Adds the spacing between neighbors, which is a minimum if the distribution spreads them.
  private mutating func space(
    _ arrangement: Arrangement, _ visible: [ViewID]
  ) throws(SolverError) {
    let stack = arrangement.stack
    let isLoose = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    for (previous, next) in zip(visible, visible.dropFirst()) {
      let a = boxes[previous.index]
      let b = boxes[next.index]
      var gap = arrangement.gap(a, b)
      if stack.isBaselineRelative && stack.axis == .vertical {
        gap =
          baseline(.view(next), b, isFirst: true) - baseline(.view(previous), a, isFirst: false)
      }
      let spacing = stack.customSpacing[previous] ?? stack.spacing
      let source = Source.made("spacing", arrangement.id)
      // The space between the views at the two ends of a stack has no limit.
      let isOpen = stack.endViews.contains(next) && !stack.endViews.contains(previous)
      try add(
        gap - spacing, isLoose || isOpen ? .greaterOrEqual : .equal, priority: .required,
        from: source)
      if isOpen {
        try add(gap - spacing, .equal, priority: arrangement.hugging(stack.axis), from: source)
      }
    }
  }

  /// Distributes the views along the axis.
  ///
  /// For `fill`, hugging and compression resistance decide.
  private mutating func distribute(
    _ arrangement: Arrangement, _ visible: [ViewID]
  ) throws(SolverError) {
    let axis = arrangement.axis
    let first = boxes[visible[0].index]
    switch arrangement.stack.distribution {
    case .fill: break
    case .fillEqually:
      // In an `NSStackView`, views with strong hugging may have different sizes.
      let priority = arrangement.stack.hugging == nil ? Priority.required : Priority(500)
      for view in visible.dropFirst() {
        try add(
          boxes[view.index].size(axis) - first.size(axis), .equal, priority: priority,
          from: .made("fill-equally", arrangement.id))
      }
    case .fillProportionally: try proportion(arrangement, visible)
    case .equalSpacing, .equalCentering:
      try addGaps(arrangement, visible)
      try add(
        arrangement.canvas.size(axis), .equal, priority: Priority(49),
        from: .made("canvas-fit", arrangement.id))
    }
  }

  /// Distributes by intrinsic size, at priorities that decrease from 999 in order.
  ///
  /// A view without an intrinsic size is left out, so that only its other constraints determine its
  /// size.
  private mutating func proportion(
    _ arrangement: Arrangement, _ visible: [ViewID]
  ) throws(SolverError) {
    let axis = arrangement.axis
    let sizes = visible.map { proportionalSize($0, axis) }
    let source = Source.made("fill-proportionally", arrangement.id)
    guard sizes.contains(where: { $0 != nil }) else {
      let first = boxes[visible[0].index].size(axis)
      for view in visible.dropFirst() {
        try add(boxes[view.index].size(axis) - first, .equal, priority: .required, from: source)
      }
      return
    }
    let stack = arrangement.stack
    let gaps = visible.dropLast().reduce(0.0) { $0 + (stack.customSpacing[$1] ?? stack.spacing) }
    let total = sizes.reduce(0.0) { $0 + ($1 ?? 0) } + gaps
    guard total > 0 else { return }
    var priority = sizes.compactMap { $0 }.count == 1 && gaps == 0 ? 1000.0 : 999.0
    let canvas = arrangement.canvasEnd(axis) - arrangement.canvasStart(axis)
    for (view, size) in zip(visible, sizes) {
      guard let size else { continue }
      try add(
        boxes[view.index].size(axis) - canvas * (size / total), .equal,
        priority: Priority(priority), from: source)
      priority = max(1, priority - 1)
    }
  }

  /// Returns a view's intrinsic size in a proportional stack.
  ///
  /// For a nested stack, it is the size of its content.
  ///
  /// Along its axis, the content of a stack is the sum of its views and their spacing. Across, it
  /// is the largest view.
  private func proportionalSize(_ view: ViewID, _ axis: Axis) -> Double? {
    guard case .stack(let stack) = tree[view].kind, !tree[view].subviews.isEmpty else {
      let size = intrinsics[view.index]
      return axis == .horizontal ? size.width : size.height
    }
    let arranged = tree[view].subviews.filter {
      !stack.unarranged.contains($0) && !tree[$0].isHidden
    }
    let sizes = arranged.map { proportionalSize($0, axis) }
    guard sizes.contains(where: { $0 != nil }) else { return nil }
    guard axis == stack.axis else { return sizes.compactMap { $0 }.max() }
    return sizes.reduce(0.0) { $0 + ($1 ?? 0) }
      + arranged.dropLast().reduce(0.0) { $0 + (stack.customSpacing[$1] ?? stack.spacing) }
  }

  /// Makes the gaps equal, from edge to edge or from center to center.
  private mutating func addGaps(
    _ arrangement: Arrangement, _ visible: [ViewID]
  ) throws(SolverError) {
    let isCentering = arrangement.stack.distribution == .equalCentering
    let axis = arrangement.axis
    let gaps = zip(visible, visible.dropFirst()).map { a, b in
      isCentering
        ? boxes[b.index].middle(axis) - boxes[a.index].middle(axis)
        : arrangement.gap(boxes[a.index], boxes[b.index])
    }
    guard let first = gaps.first else { return }
    for gap in gaps.dropFirst() {
      try add(
        gap - first, .equal, priority: isCentering ? Priority(149) : .required,
        from: .made("distributing-edge", arrangement.id))
    }
  }

  // MARK: Across

  /// Aligns the views across the axis.
  ///
  /// Only `fill` and the strong edges are required. If views may be smaller than the stack, weak
  /// constraints (49, 51) fit the stack to the largest one. A constraint with priority 25 keeps a
  /// view without a size from being ambiguous.
  private mutating func align(
    _ arrangement: Arrangement, _ visible: [ViewID]
  ) throws(SolverError) {
    let axis = arrangement.axis.other
    let items = visible.map { boxes[$0.index] }
    let source = Source.made("alignment", arrangement.id)
    var alignment = arrangement.stack.alignment
    // Baselines apply to horizontal stacks only, and leading follows the direction of the
    // interface.
    if arrangement.axis == .vertical, alignment == .firstBaseline || alignment == .lastBaseline {
      alignment = .leading
    }
    let turns = axis == .horizontal && directions[arrangement.id.index] == .rightToLeft
    if turns {
      if alignment == .leading {
        alignment = .trailing
      } else if alignment == .trailing {
        alignment = .leading
      }
    }
    let start = arrangement.canvasStart(axis)
    let end = arrangement.canvasEnd(axis)
    switch alignment {
    case .fill:
      for item in items {
        try add(item.start(axis) - start, .equal, priority: .required, from: source)
        try add(end - item.end(axis), .equal, priority: .required, from: source)
      }
    case .leading: try span(arrangement, items, startIsStrong: true, endIsStrong: false)
    case .trailing: try span(arrangement, items, startIsStrong: false, endIsStrong: true)
    case .center:
      for item in items {
        try add(
          item.middle(axis) - (start + end) * 0.5, .equal, priority: .required, from: source)
      }
      try span(arrangement, items, startIsStrong: false, endIsStrong: false)
    case .firstBaseline, .lastBaseline:
      let isFirst = alignment == .firstBaseline
      let lines = zip(visible, items).map { baseline(.view($0), $1, isFirst: isFirst) }
      for line in lines.dropFirst() {
        try add(line - lines[0], .equal, priority: .required, from: source)
      }
      try span(arrangement, items, startIsStrong: false, endIsStrong: false)
    }
  }

  /// Ties the strong edges of the items to the canvas and keeps their weak edges inside it.
  ///
  /// The canvas then fits the largest item.
  private mutating func span(
    _ arrangement: Arrangement, _ items: [Box], startIsStrong: Bool, endIsStrong: Bool
  ) throws(SolverError) {
    let axis = arrangement.axis.other
    let start = arrangement.canvasStart(axis)
    let end = arrangement.canvasEnd(axis)
    let boundary = Source.made("spanning-boundary", arrangement.id)
    let isAppKit = arrangement.stack.hugging != nil
    for item in items {
      let startIsHeld = startIsStrong && !isAppKit
      let endIsHeld = endIsStrong && !isAppKit
      try add(
        item.start(axis) - start, startIsHeld ? .equal : .greaterOrEqual, priority: .required,
        from: boundary)
      try add(
        end - item.end(axis), endIsHeld ? .equal : .greaterOrEqual, priority: .required,
        from: boundary)
      if isAppKit {
        try hug(
          arrangement, item, start: start, end: end, startIsStrong: startIsStrong,
          endIsStrong: endIsStrong)
      } else {
        try add(
          item.size(axis), .equal, priority: Priority(25),
          from: .made("ambiguity-suppression", arrangement.id))
      }
    }
    if !isAppKit {
      try add(
        end - start, .equal, priority: Priority(51), from: .made("spanning-fit", arrangement.id))
    }
    try add(
      arrangement.canvas.size(axis), .equal, priority: Priority(49),
      from: .made("canvas-fit", arrangement.id))
  }

  /// Adds the constraints with which an `NSStackView` hugs a view at both edges.
  ///
  /// A view with weaker hugging than the stack fills it. Even the edge of the alignment yields if
  /// the view keeps its size.
  private mutating func hug(
    _ arrangement: Arrangement, _ item: Box, start: Expression, end: Expression,
    startIsStrong: Bool, endIsStrong: Bool
  ) throws(SolverError) {
    let axis = arrangement.axis.other
    let hugging = arrangement.hugging(axis)
    let alignment = Priority(500)
    let source = Source.made("stack-hugging", arrangement.id)
    try add(
      item.start(axis) - start, .equal, priority: startIsStrong ? alignment : hugging, from: source)
    try add(end - item.end(axis), .equal, priority: endIsStrong ? alignment : hugging, from: source)
  }
}
