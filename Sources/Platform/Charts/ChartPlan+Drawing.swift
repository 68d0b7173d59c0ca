import SwiftUI

extension ChartPlan {
  /// The part of a band that a bar covers.
  private static let barPart: CGFloat = 0.66

  /// Draws the marks in the plot; the points of a line or an area are joined.
  @MainActor
  func drawMarks(in context: GraphicsContext, _ plot: CGRect) {
    var drawn: Set<Int> = []
    for (index, mark) in marks.enumerated() where !drawn.contains(index) {
      var context = context
      context.opacity *= mark.opacity
      context.translateBy(x: mark.offset.width, y: mark.offset.height)
      switch mark.kind {
      case .line, .area:
        let members = marks.indices.filter { isSameSeries(marks[$0], mark) }
        drawn.formUnion(members)
        draw(members.map { marks[$0] }, in: context, plot)
      case .bar, .rectangle: drawBox(mark, in: context, plot)
      case .point: drawPoint(mark, at: point(mark, plot), in: context)
      case .rule: drawRule(mark, in: context, plot)
      case .sector: break
      }
    }
  }

  private func isSameSeries(_ one: ChartMark, _ other: ChartMark) -> Bool {
    one.kind == other.kind && one.series == other.series && one.styleKey == other.styleKey
  }

  /// Returns the place of a position across the plot.
  private func x(_ position: ChartPosition?, _ plot: CGRect) -> CGFloat? {
    position.flatMap(x.place(of:)).map { plot.minX + plot.width * $0 }
  }

  private func y(_ position: ChartPosition?, _ plot: CGRect) -> CGFloat? {
    position.flatMap(y.place(of:)).map { plot.maxY - plot.height * $0 }
  }

  /// Returns the middle of a place between two positions, or the place of the only one.
  private func middle(_ first: CGFloat?, _ second: CGFloat?) -> CGFloat? {
    guard let first else { return nil }
    return second.map { (first + $0) / 2 } ?? first
  }

  private func point(_ mark: ChartMark, _ plot: CGRect) -> CGPoint {
    CGPoint(
      x: middle(x(mark.x.start, plot), x(mark.x.end, plot)) ?? plot.midX,
      y: y(mark.y.end ?? mark.y.start, plot) ?? plot.midY)
  }

  // MARK: Lines and areas

  @MainActor
  private func draw(_ members: [ChartMark], in context: GraphicsContext, _ plot: CGRect) {
    guard let mark = members.first else { return }
    let points = members.map { point($0, plot) }
    let curve = mark.interpolation ?? .linear
    var path = Path()
    path.move(to: points[0])
    curve.add(points, to: &path)
    if mark.kind == .area {
      let base = members.map { member in
        CGPoint(
          x: point(member, plot).x,
          y: y(member.y.end == nil ? .number(0) : member.y.start, plot) ?? plot.maxY)
      }.reversed()
      path.addLine(to: base[base.startIndex])
      curve.add(Array(base), to: &path)
      path.closeSubpath()
      context.fill(path, with: .style(style(of: mark)))
      return
    }
    let stroke = mark.line ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
    context.stroke(path, with: .style(style(of: mark)), style: stroke)
    guard mark.symbol != nil else { return }
    for (member, point) in zip(members, points) { drawPoint(member, at: point, in: context) }
  }

  @MainActor
  private func drawRule(_ mark: ChartMark, in context: GraphicsContext, _ plot: CGRect) {
    var path = Path()
    if mark.x.end == nil, let x = x(mark.x.start, plot) {
      path.move(to: CGPoint(x: x, y: y(mark.y.start, plot) ?? plot.maxY))
      path.addLine(to: CGPoint(x: x, y: y(mark.y.end, plot) ?? plot.minY))
    } else if let y = y(mark.y.start, plot) {
      path.move(to: CGPoint(x: x(mark.x.start, plot) ?? plot.minX, y: y))
      path.addLine(to: CGPoint(x: x(mark.x.end, plot) ?? plot.maxX, y: y))
    }
    context.stroke(
      path, with: .style(style(of: mark)), style: mark.line ?? StrokeStyle(lineWidth: 1))
  }

  // MARK: Boxes

  @MainActor
  private func drawBox(_ mark: ChartMark, in context: GraphicsContext, _ plot: CGRect) {
    let isBar = mark.kind == .bar
    let (left, right) = stretch(
      x(mark.x.start, plot), x(mark.x.end, plot), in: plot.minX...plot.maxX, band: x.band,
      size: isBar && isHorizontal ? nil : mark.width)
    let (top, bottom) = stretch(
      y(mark.y.start, plot), y(mark.y.end, plot), in: plot.minY...plot.maxY, band: y.band,
      size: isBar && !isHorizontal ? nil : mark.height)
    let box = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    let radius = min(mark.cornerRadius ?? 0, box.width / 2, box.height / 2)
    context.fill(
      Path(roundedRect: box, cornerRadius: max(0, radius)), with: .style(style(of: mark)))
  }

  /// Returns the ends of a box on an axis; `size` is nil along the direction of a bar.
  private func stretch(
    _ start: CGFloat?, _ end: CGFloat?, in plot: ClosedRange<CGFloat>, band: Double?,
    size: MarkDimension?
  ) -> (CGFloat, CGFloat) {
    let length = plot.upperBound - plot.lowerBound
    guard let start else { return (plot.lowerBound, plot.upperBound) }
    if let end {
      let (low, high) = (min(start, end), max(start, end))
      guard let size else { return (low, high) }
      let space = size.size(in: high - low, automatic: (high - low) * Self.barPart)
      return ((low + high - space) / 2, (low + high + space) / 2)
    }
    let room = band.map { length * $0 } ?? min(length, 12)
    let space = (size ?? .automatic).size(
      in: room, automatic: band == nil ? room : room * Self.barPart)
    return (start - space / 2, start + space / 2)
  }

  // MARK: Points

  @MainActor
  private func drawPoint(_ mark: ChartMark, at point: CGPoint, in context: GraphicsContext) {
    let side = (mark.symbolArea ?? 50).squareRoot()
    let box = CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
    var path = Path()
    switch mark.symbol?.form ?? .circle {
    case .circle: path.addEllipse(in: box)
    case .square: path.addRect(box)
    case .triangle:
      path.addLines([
        CGPoint(x: box.midX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY),
        CGPoint(x: box.minX, y: box.maxY),
      ])
      path.closeSubpath()
    case .diamond:
      path.addLines([
        CGPoint(x: box.midX, y: box.minY), CGPoint(x: box.maxX, y: box.midY),
        CGPoint(x: box.midX, y: box.maxY), CGPoint(x: box.minX, y: box.midY),
      ])
      path.closeSubpath()
    case .cross, .plus:
      path.addRect(CGRect(x: box.midX - 1, y: box.minY, width: 2, height: box.height))
      path.addRect(CGRect(x: box.minX, y: box.midY - 1, width: box.width, height: 2))
    }
    context.fill(path, with: .style(style(of: mark)))
  }

  // MARK: Sectors

  @MainActor
  func drawSectors(in context: GraphicsContext, _ plot: CGRect) {
    let sectors = marks.filter { $0.kind == .sector }
    let total = sectors.compactMap(\.x.start?.number).reduce(0, +)
    guard total > 0 else { return }
    let room = min(plot.width, plot.height) / 2
    let center = CGPoint(x: plot.midX, y: plot.midY)
    var angle = -90.0
    for sector in sectors {
      guard let value = sector.x.start?.number else { continue }
      let end = angle + value / total * 360
      let outer = sector.outerRadius.size(in: room, automatic: room)
      let inner = sector.innerRadius.size(in: room, automatic: 0)
      var path = Path()
      path.addArc(
        center: center, radius: outer, startAngle: .degrees(angle), endAngle: .degrees(end),
        clockwise: false)
      if inner > 0 {
        path.addArc(
          center: center, radius: inner, startAngle: .degrees(end), endAngle: .degrees(angle),
          clockwise: true)
      } else {
        path.addLine(to: center)
      }
      path.closeSubpath()
      var context = context
      context.opacity *= sector.opacity
      context.fill(path, with: .style(style(of: sector)))
      angle = end
    }
  }
}
