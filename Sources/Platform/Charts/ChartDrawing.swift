import SwiftUI

/// The drawing of a chart: axes, marks and a legend.
struct ChartDrawing {
  private let marks: [ChartMark]
  let settings: ChartSettings

  /// The distance between the plot and its labels in points.
  private static let labelSpacing: CGFloat = 4
  /// The distance between numbers and between other labels, in points.
  private static let tickDistance = (x: 60.0, y: 40.0)

  init(_ marks: [ChartMark], _ settings: ChartSettings) {
    self.marks = marks
    self.settings = settings
  }

  /// A label with its text.
  private struct Label {
    var place: Double
    var text: GraphicsContext.ResolvedText
    var size: CGSize
    var offset: CGSize
    var isBand: Bool
  }

  /// An axis with its labels and lines.
  private struct Axis {
    var labels: [Label] = []
    var lines: [(place: Double, stroke: StrokeStyle, style: AnyShapeStyle?)] = []
    var ticks: [(place: Double, length: CGFloat, stroke: StrokeStyle, style: AnyShapeStyle?)] = []
    var isBefore = false
    var isInset = false

    /// The room of the labels across the axis.
    func room(_ side: KeyPath<CGSize, CGFloat>) -> CGFloat {
      guard !isInset else { return 0 }
      let label = labels.map { $0.size[keyPath: side] }.max().map { $0 + labelSpacing } ?? 0
      return max(label, ticks.map(\.length).max() ?? 0)
    }
  }

  /// The kinds of labels that aren't drawn.
  var undrawnLabels: [String] {
    let axes = [settings.x, settings.y].flatMap { axis in
      if case .marks(let marks) = axis { marks } else { [AxisMarks]() }
    }
    let value = AxisValue(index: 0, count: 1, position: .number(0))
    let hasViews = axes.contains { marks in
      (marks.parts?(value) ?? []).contains { part in
        if case .label(.undrawn) = part.kind { true } else { false }
      }
    }
    return hasViews ? ["a view in AxisValueLabel"] : []
  }

  /// The plan of a chart, with its axes, in a size.
  private struct Room {
    var plan: ChartPlan
    var plot: CGRect
    /// The axes, or nil for sectors.
    var axes: (vertical: Axis, horizontal: Axis)?
  }

  @MainActor
  private func room(_ size: CGSize, in context: GraphicsContext) -> Room {
    if marks.contains(where: { $0.kind == .sector }) {
      let plan = ChartPlan(marks, settings, ticks: (1, 1))
      let height = max(0, size.height - legend(plan, in: context, width: size.width).height)
      return Room(plan: plan, plot: CGRect(x: 0, y: 0, width: size.width, height: height))
    }
    let ticks = (
      x: max(1, Int(size.width / Self.tickDistance.x)),
      y: max(1, Int(size.height / Self.tickDistance.y))
    )
    let plan = ChartPlan(marks, settings, ticks: ticks)
    let vertical = axis(settings.y, on: plan.y, count: ticks.y, isX: false, in: context)
    let horizontal = axis(settings.x, on: plan.x, count: ticks.x, isX: true, in: context)
    let (side, below) = (vertical.room(\.width), horizontal.room(\.height))
    let legend = legend(plan, in: context, width: size.width).height
    let plot = CGRect(
      x: vertical.isBefore ? side : 0, y: horizontal.isBefore ? below : 0,
      width: max(0, size.width - side), height: max(0, size.height - below - legend))
    return Room(plan: plan, plot: plot, axes: (vertical, horizontal))
  }

  @MainActor
  func draw(in context: GraphicsContext, _ size: CGSize) {
    guard size.width > 0, size.height > 0 else { return }
    let room = room(size, in: context)
    legend(room.plan, in: context, width: size.width).draw(in: context, size)
    guard let (vertical, horizontal) = room.axes else {
      return room.plan.drawSectors(in: context, room.plot)
    }
    drawLines(vertical, horizontal, around: room.plot, in: context)
    room.plan.drawMarks(in: context, room.plot)
    drawLabels(vertical, horizontal, around: room.plot, in: context)
  }

  /// Returns the positions of values in a chart with a geometry.
  @MainActor
  func proxy(_ geometry: GeometryProxy, in context: GraphicsContext) -> ChartProxy {
    let room = room(geometry.size, in: context)
    return ChartProxy(
      plot: room.plot, scales: room.axes == nil ? nil : (room.plan.x, room.plan.y),
      frame: Anchor(room.plot, in: geometry))
  }

  /// Returns the box of each view's mark in a size, in the order of the marks.
  @MainActor
  func viewBoxes(_ size: CGSize, in context: GraphicsContext) -> [CGRect] {
    let room = room(size, in: context)
    return room.plan.viewBoxes(room.plot)
  }

  // MARK: Axes

  @MainActor
  private func axis(
    _ axis: ChartSettings.Axis, on scale: ChartScale, count: Int, isX: Bool,
    in context: GraphicsContext
  ) -> Axis {
    var result = Axis()
    let all: [AxisMarks]
    switch axis {
    case .hidden: return result
    case .automatic: all = [AxisMarks()]
    case .marks(let marks): all = marks
    }
    for marks in all {
      let positions = marks.positions(on: scale, count: count)
      if marks.position == .leading || marks.position == .top { result.isBefore = true }
      if marks.preset == .inset { result.isInset = true }
      for (index, position) in positions.enumerated() {
        guard let place = scale.place(of: position), place > -0.001, place < 1.001 else { continue }
        let value = AxisValue(index: index, count: positions.count, position: position)
        let standard = [
          AxisPart(kind: .gridLine(nil)), AxisPart(kind: .label(.automatic)),
        ]
        for part in marks.parts?(value) ?? standard {
          add(
            part, at: place, of: position, on: scale, by: marks, isX: isX, to: &result, in: context)
        }
      }
    }
    return result
  }

  @MainActor
  private func add(
    _ part: AxisPart, at place: Double, of position: ChartPosition, on scale: ChartScale,
    by marks: AxisMarks, isX: Bool, to axis: inout Axis, in context: GraphicsContext
  ) {
    switch part.kind {
    case .gridLine(let stroke):
      // Lines of categories lie between their bands.
      if scale.band != nil, stroke == nil, part.style == nil { return }
      axis.lines.append(
        (place, stroke ?? StrokeStyle(lineWidth: 0.5, dash: isX ? [2, 2] : []), part.style))
    case .tick(let length, let stroke):
      axis.ticks.append((place, length, stroke ?? StrokeStyle(lineWidth: 0.5), part.style))
    case .label(let label):
      let text: Text
      switch label {
      case .undrawn: return
      case .text(let own): text = own
      case .format(let format): text = Text(verbatim: format(position) ?? scale.text(of: position))
      case .automatic:
        text = Text(verbatim: marks.format?(position) ?? scale.text(of: position))
      }
      var resolved = context.resolve(text.font(part.font ?? .caption2))
      resolved.shading = part.style.map { .style($0) } ?? .style(HierarchicalShapeStyle.secondary)
      let size = resolved.measure(in: CGSize(width: 1000, height: 1000))
      axis.labels.append(
        Label(
          place: place, text: resolved, size: size, offset: part.offset,
          isBand: scale.band != nil || part.isCentered == true))
    }
  }

  @MainActor
  private func drawLines(
    _ vertical: Axis, _ horizontal: Axis, around plot: CGRect, in context: GraphicsContext
  ) {
    let standard = AnyShapeStyle(HierarchicalShapeStyle.tertiary)
    func line(
      from: CGPoint, to: CGPoint, _ stroke: StrokeStyle, _ style: AnyShapeStyle?
    ) {
      var path = Path()
      path.move(to: from)
      path.addLine(to: to)
      context.stroke(path, with: .style(style ?? standard), style: stroke)
    }
    for (place, stroke, style) in horizontal.lines {
      let x = plot.minX + plot.width * place
      line(from: CGPoint(x: x, y: plot.minY), to: CGPoint(x: x, y: plot.maxY), stroke, style)
    }
    for (place, stroke, style) in vertical.lines {
      let y = plot.maxY - plot.height * place
      line(from: CGPoint(x: plot.minX, y: y), to: CGPoint(x: plot.maxX, y: y), stroke, style)
    }
    for (place, length, stroke, style) in horizontal.ticks {
      let x = plot.minX + plot.width * place
      line(
        from: CGPoint(x: x, y: plot.maxY), to: CGPoint(x: x, y: plot.maxY + length), stroke, style)
    }
    for (place, length, stroke, style) in vertical.ticks {
      let y = plot.maxY - plot.height * place
      let x = vertical.isBefore ? plot.minX : plot.maxX
      let end = vertical.isBefore ? x - length : x + length
      line(from: CGPoint(x: x, y: y), to: CGPoint(x: end, y: y), stroke, style)
    }
  }

  @MainActor
  private func drawLabels(
    _ vertical: Axis, _ horizontal: Axis, around plot: CGRect, in context: GraphicsContext
  ) {
    // A label that would touch the one before it is left out.
    var end = -CGFloat.infinity
    for label in horizontal.labels {
      let middle = plot.minX + plot.width * label.place + label.offset.width
      let x = label.isBand ? middle - label.size.width / 2 : middle
      guard x >= end + 2, label.isBand || x + label.size.width <= plot.maxX + 1 else { continue }
      end = x + label.size.width
      let y =
        horizontal.isBefore
        ? plot.minY - Self.labelSpacing - label.size.height : plot.maxY + Self.labelSpacing
      context.draw(
        label.text, at: CGPoint(x: x, y: y + label.offset.height), anchor: .topLeading)
    }
    for label in vertical.labels {
      let y = plot.maxY - plot.height * label.place + label.offset.height
      let x = vertical.isBefore ? plot.minX - Self.labelSpacing : plot.maxX + Self.labelSpacing
      context.draw(
        label.text, at: CGPoint(x: x + label.offset.width, y: y),
        anchor: vertical.isBefore ? .trailing : .leading)
    }
  }
}
