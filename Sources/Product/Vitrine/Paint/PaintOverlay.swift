import VitrineGraphics
import VitrineLayout
import VitrineRaster
import VitrineText

/// The colors of Interface Builder's canvas: blue for satisfied, orange for ambiguous, and red for
/// dropped constraints.
private enum OverlayColor {
  static let holds = Color(hex: 0x0A60FF)
  static let open = Color(hex: 0xFF8A00)
  static let broken = Color(hex: 0xE0202A)
  static let baseline = Color(hex: 0xD5228E)
  static let margin = Color(hex: 0x12A150)
}

extension Painter {
  /// Paints lines over the finished picture that explain its layout.
  mutating func paintOverlay(_ overlay: Overlay, in context: LayoutContext) {
    guard !overlay.isEmpty else { return }
    let frames = tree.absoluteFrames(of: layout.frames, at: origin)
    let isShown = tree.isShown
    if overlay.contains(.margins) {
      paintMargins(frames, isShown, rootMargins: context.rootMargins)
    }
    if overlay.contains(.frames) { paintFrames(frames, isShown) }
    if overlay.contains(.baselines) { paintBaselines(frames, isShown) }
    if overlay.contains(.constraints) {
      paintConstraints(frames, isShown, isMirrored: context.direction == .rightToLeft)
    }
  }

  /// Paints a frame around each visible view, dashed if the layout is ambiguous.
  private mutating func paintFrames(_ frames: [Rect], _ isShown: [Bool]) {
    for (index, frame) in frames.enumerated() where isShown[index] {
      let color = layout.isAmbiguous[index] ? OverlayColor.open : OverlayColor.holds
      frameLine(frame, color, dashed: layout.isAmbiguous[index])
    }
  }

  /// Paints the margins of views with subviews.
  ///
  /// The root's are the ones that the host proposes.
  private mutating func paintMargins(
    _ frames: [Rect], _ isShown: [Bool], rootMargins: Insets
  ) {
    for (index, frame) in frames.enumerated() where isShown[index] {
      let margins = index == 0 ? rootMargins : tree.views[index].layoutMargins
      guard let margins, !tree.views[index].subviews.isEmpty else { continue }
      frameLine(frame.inset(by: margins), OverlayColor.margin, dashed: true)
    }
  }

  /// Paints the first and the last baseline of each label that constraints refer to.
  private mutating func paintBaselines(_ frames: [Rect], _ isShown: [Bool]) {
    for (index, view) in tree.views.enumerated() where isShown[index] {
      guard case .label(let label) = view.kind else { continue }
      let frame = frames[index]
      let text = typesetter.layout(label, width: frame.width, height: frame.height)
      let inset = label.flow == nil ? (frame.height - text.size.height) / 2 : 0
      let top = PixelGrid(scale: scale).round(frame.minY + inset)
      let baselines = [text.firstBaseline, text.lastBaseline]
      for baseline in text.lines.count > 1 ? baselines : [text.firstBaseline] {
        line(
          from: Point(x: frame.minX, y: top + baseline),
          to: Point(x: frame.maxX, y: top + baseline),
          OverlayColor.baseline)
      }
    }
  }

  // MARK: Constraints

  /// Paints a dimension line for each constraint of a visible view, in the color of its state.
  private mutating func paintConstraints(
    _ frames: [Rect], _ isShown: [Bool], isMirrored: Bool
  ) {
    let dropped = Set(layout.conflicts.map(\.dropped))
    for constraint in tree.constraints {
      let first = owner(constraint.first.item)
      guard isShown[first.index] else { continue }
      let color =
        dropped.contains(constraint.name)
        ? OverlayColor.broken
        : layout.isAmbiguous[first.index] ? OverlayColor.open : OverlayColor.holds
      let frame = frames[first.index]
      guard let second = constraint.second else {
        paintDimension(constraint.first.attribute, frame, color: color)
        continue
      }
      let other = frames[owner(second.item).index]
      paintDistance(
        constraint.first.attribute, frame, second: second.attribute, other: other,
        isMirrored: isMirrored, color: color)
    }
  }

  /// Returns the view that has a guide, where the guide is drawn.
  private func owner(_ item: LayoutItem) -> ViewID {
    switch item {
    case .view(let view): view
    case .guide(let guide): tree[guide].owner
    }
  }

  /// Paints a constant width or height as a dimension line inside the edge.
  private mutating func paintDimension(
    _ attribute: LayoutAttribute, _ frame: Rect, color: Color
  ) {
    switch attribute {
    case .width:
      let y = frame.maxY - 2
      beam(from: Point(x: frame.minX, y: y), to: Point(x: frame.maxX, y: y), color)
    case .height:
      let x = frame.maxX - 2
      beam(from: Point(x: x, y: frame.minY), to: Point(x: x, y: frame.maxY), color)
    default: break
    }
  }

  /// Paints a dimension line between two edges, or a line along them if they coincide.
  private mutating func paintDistance(
    _ first: LayoutAttribute, _ frame: Rect, second: LayoutAttribute, other: Rect,
    isMirrored: Bool, color: Color
  ) {
    if let from = horizontal(second, other, isMirrored: isMirrored),
      let to = horizontal(first, frame, isMirrored: isMirrored)
    {
      let y = (max(frame.minY, other.minY) + min(frame.maxY, other.maxY)) / 2
      if from == to {
        line(
          from: Point(x: to, y: min(frame.minY, other.minY)),
          to: Point(x: to, y: max(frame.maxY, other.maxY)), color.withAlpha(0.5))
      } else {
        beam(from: Point(x: from, y: y), to: Point(x: to, y: y), color)
      }
    }
    if let from = vertical(second, other), let to = vertical(first, frame) {
      let x = (max(frame.minX, other.minX) + min(frame.maxX, other.maxX)) / 2
      if from == to {
        line(
          from: Point(x: min(frame.minX, other.minX), y: to),
          to: Point(x: max(frame.maxX, other.maxX), y: to), color.withAlpha(0.5))
      } else {
        beam(from: Point(x: x, y: from), to: Point(x: x, y: to), color)
      }
    }
  }

  /// Returns the x of a horizontal attribute, or nil for others.
  ///
  /// Margins are drawn at their edge.
  private func horizontal(_ attribute: LayoutAttribute, _ frame: Rect, isMirrored: Bool)
    -> Double?
  {
    switch attribute {
    case .left, .leftMargin: frame.minX
    case .right, .rightMargin: frame.maxX
    case .leading, .leadingMargin: isMirrored ? frame.maxX : frame.minX
    case .trailing, .trailingMargin: isMirrored ? frame.minX : frame.maxX
    case .centerX, .centerXWithinMargins: frame.midX
    default: nil
    }
  }

  /// Returns the y of a vertical attribute.
  ///
  /// Baselines are measured from the bottom edge here.
  private func vertical(_ attribute: LayoutAttribute, _ frame: Rect) -> Double? {
    switch attribute {
    case .top, .topMargin: frame.minY
    case .bottom, .bottomMargin: frame.maxY
    case .centerY, .centerYWithinMargins: frame.midY
    case .firstBaseline, .lastBaseline: frame.maxY
    default: nil
    }
  }

  // MARK: Lines

  /// Paints a distance as a line with a bar at each end.
  private mutating func beam(from: Point, to: Point, _ color: Color) {
    line(from: from, to: to, color)
    let isLevel = from.y == to.y
    for end in [from, to] {
      let reach = isLevel ? Point(x: 0, y: 3) : Point(x: 3, y: 0)
      line(from: Point(x: end.x - reach.x, y: end.y - reach.y), to: end + reach, color)
    }
  }

  /// Paints a line with the width of one pixel at 1×, on whole pixels so that it is sharp.
  private mutating func line(from: Point, to: Point, _ color: Color) {
    let grid = PixelGrid(scale: scale)
    let breadth = 1.0
    var box = Rect(
      minX: grid.round(min(from.x, to.x)), minY: grid.round(min(from.y, to.y)),
      maxX: grid.round(max(from.x, to.x)), maxY: grid.round(max(from.y, to.y)))
    if from.y == to.y {
      box = Rect(
        x: box.minX, y: grid.round(box.minY - breadth / 2), width: box.width, height: breadth)
    } else {
      box = Rect(
        x: grid.round(box.minX - breadth / 2), y: box.minY, width: breadth, height: box.height)
    }
    list.append(.fill(.rect(pixels(box)), .color(color), .sourceOver))
  }

  private mutating func frameLine(_ frame: Rect, _ color: Color, dashed: Bool) {
    guard frame.width > 0, frame.height > 0 else {
      // An empty frame is drawn as a cross.
      beam(
        from: Point(x: frame.minX - 4, y: frame.midY), to: Point(x: frame.minX + 4, y: frame.midY),
        color)
      return
    }
    var stroke = Stroke(width: scale)
    if dashed { stroke.dash = [4 * scale, 3 * scale] }
    list.append(
      .stroke(
        .rectangle(pixels(frame.inset(by: Insets(all: 0.5)))), stroke, .color(color), .sourceOver))
  }
}
