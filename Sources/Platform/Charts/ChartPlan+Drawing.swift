import SwiftUI

extension ChartPlan {
  /// The part of a band that a bar covers.
  private static let barPart: CGFloat = 0.66

  /// Draws the marks in the plot; the points of a line or an area are joined.
  @MainActor
  func drawMarks(in context: GraphicsContext, _ plot: CGRect) {
    var drawn: Set<Int> = []
    let order = marks.indices.sorted { (marks[$0].depth, $0) < (marks[$1].depth, $1) }
    for index in order where !drawn.contains(index) {
      let mark = marks[index]
      var context = context
      context.opacity *= mark.opacity
      context.translateBy(x: mark.offset.width, y: mark.offset.height)
      switch mark.kind {
      case .line, .area:
        let members = marks.indices.filter { isSameSeries(marks[$0], mark) }
        drawn.formUnion(members)
        draw(members.map { marks[$0] }, in: context, plot)
      case .bar, .rectangle: drawBox(mark, in: context, plot)
      case .point where mark.hasOwnSymbol: break
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
    guard mark.symbol != nil, !mark.hasOwnSymbol else { return }
    for (member, point) in zip(members, points) { drawPoint(member, at: point, in: context) }
  }

  /// Returns the ends of a rule, or nil without a position.
  private func ends(ofRule mark: ChartMark, _ plot: CGRect) -> (CGPoint, CGPoint)? {
    if mark.x.end == nil, let x = x(mark.x.start, plot) {
      let (top, bottom) = mark.y.bounds(in: plot.minY...plot.maxY)
      return (
        CGPoint(x: x, y: y(mark.y.start, plot) ?? bottom),
        CGPoint(x: x, y: y(mark.y.end, plot) ?? top)
      )
    }
    guard let y = y(mark.y.start, plot) else { return nil }
    let (left, right) = mark.x.bounds(in: plot.minX...plot.maxX)
    return (
      CGPoint(x: x(mark.x.start, plot) ?? left, y: y),
      CGPoint(x: x(mark.x.end, plot) ?? right, y: y)
    )
  }

  @MainActor
  private func drawRule(_ mark: ChartMark, in context: GraphicsContext, _ plot: CGRect) {
    guard let (start, end) = ends(ofRule: mark, plot) else { return }
    var path = Path()
    path.move(to: start)
    path.addLine(to: end)
    context.stroke(
      path, with: .style(style(of: mark)), style: mark.line ?? StrokeStyle(lineWidth: 1))
  }

  // MARK: Boxes

  /// Returns the box of a bar or a rectangle.
  private func box(_ mark: ChartMark, _ plot: CGRect) -> CGRect {
    let isBar = mark.kind == .bar
    let (left, right) = stretch(
      x(mark.x.start, plot), x(mark.x.end, plot), of: mark.x, in: plot.minX...plot.maxX,
      band: x.band, size: isBar && isHorizontal ? nil : mark.width)
    let (top, bottom) = stretch(
      y(mark.y.start, plot), y(mark.y.end, plot), of: mark.y, in: plot.minY...plot.maxY,
      band: y.band, size: isBar && !isHorizontal ? nil : mark.height)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  @MainActor
  private func drawBox(_ mark: ChartMark, in context: GraphicsContext, _ plot: CGRect) {
    let box = box(mark, plot)
    let radius = min(mark.cornerRadius ?? 0, box.width / 2, box.height / 2)
    context.fill(
      Path(roundedRect: box, cornerRadius: max(0, radius)), with: .style(style(of: mark)))
  }

  /// Returns the ends of a box on an axis; `size` is nil along the direction of a bar.
  private func stretch(
    _ start: CGFloat?, _ end: CGFloat?, of extent: ChartExtent, in plot: ClosedRange<CGFloat>,
    band: Double?, size: MarkDimension?
  ) -> (CGFloat, CGFloat) {
    let length = plot.upperBound - plot.lowerBound
    guard let start else { return extent.bounds(in: plot) }
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

  /// Returns the box of a point's symbol.
  private func symbolBox(of mark: ChartMark, at point: CGPoint) -> CGRect {
    let side = (mark.symbolArea ?? 50).squareRoot()
    return CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
  }

  @MainActor
  private func drawPoint(_ mark: ChartMark, at point: CGPoint, in context: GraphicsContext) {
    let box = symbolBox(of: mark, at: point)
    let path = symbol(of: mark).path(in: box)
    context.fill(path, with: .style(style(of: mark)))
  }

  // MARK: Views

  /// Returns the box of each view's mark, in the order of the marks.
  func viewBoxes(_ plot: CGRect) -> [CGRect] {
    let sectors = sectors(plot)
    var next = 0
    return marks.flatMap { mark -> [CGRect] in
      var box: CGRect
      switch mark.kind {
      case .bar, .rectangle: box = self.box(mark, plot)
      case .point where !mark.hasOwnSymbol: box = symbolBox(of: mark, at: point(mark, plot))
      case .point, .line, .area: box = CGRect(origin: point(mark, plot), size: .zero)
      case .rule:
        let (start, end) = ends(ofRule: mark, plot) ?? (.zero, .zero)
        box = CGRect(
          x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
          height: abs(end.y - start.y))
      case .sector:
        let isDrawn = mark.x.start?.number != nil && next < sectors.count
        box = CGRect(origin: isDrawn ? sectors[next].middle : .zero, size: .zero)
        if isDrawn { next += 1 }
      }
      box.origin.x += mark.offset.width
      box.origin.y += mark.offset.height
      return mark.views.map { _ in box }
    }
  }
}
