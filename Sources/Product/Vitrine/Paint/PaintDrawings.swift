import VitrineGraphics
import VitrineLayout
import VitrineRaster

extension Painter {
  /// Paints a gradient with points in the unit square.
  ///
  /// A radial gradient ends on the circle through its end point.
  mutating func paintGradient(
    _ gradient: Gradient, _ view: View, id: ViewID, in frame: Rect, surroundings: Surroundings
  ) {
    guard !frame.isEmpty, !gradient.stops.isEmpty else { return }
    func place(_ unit: Point) -> Point {
      Point(x: frame.minX + unit.x * frame.width, y: frame.minY + unit.y * frame.height) * scale
    }
    let stops = gradient.stops.map {
      GradientStop(
        position: $0.position, color: $0.color.withAlpha($0.color.alpha * surroundings.alpha))
    }
    let (start, end) = (place(gradient.start), place(gradient.end))
    let reach = end - start
    let paint: Paint =
      switch gradient.kind {
      case .linear: .linear(stops, start: start, end: end)
      case .radial:
        .radial(stops, center: start, radius: (reach.x * reach.x + reach.y * reach.y).squareRoot())
      }
    list.append(.fill(outline(of: view, frame), paint, .sourceOver), from: id.index)
  }

  /// Paints a chart.
  ///
  /// It is empty without values.
  mutating func paintChart(
    _ chart: Chart, _ id: ViewID, in frame: Rect, surroundings: Surroundings
  ) {
    guard !frame.isEmpty, !chart.values.isEmpty else { return }
    let color = chart.color ?? surroundings.tint
    switch chart.style {
    case .line, .sparkline: paintCurve(chart, color, id: id, in: frame, surroundings: surroundings)
    case .bars: paintBars(chart, color, id: id, in: frame, surroundings: surroundings)
    case .ring: paintRing(chart, color, id: id, in: frame, surroundings: surroundings)
    }
  }

  /// Paints a line through the values, and the area below it with less than a fifth of the color.
  private mutating func paintCurve(
    _ chart: Chart, _ color: Color, id: ViewID, in frame: Rect, surroundings: Surroundings
  ) {
    let low = chart.minimum ?? chart.values.min() ?? 0
    let high = chart.maximum ?? chart.values.max() ?? 1
    let span = high > low ? high - low : 1
    let box = frame.inset(by: Insets(all: chart.lineWidth / 2))
    let step = chart.values.count > 1 ? box.width / Double(chart.values.count - 1) : 0
    var line = Path()
    for (index, value) in chart.values.enumerated() {
      let share = min(1, max(0, (value - low) / span))
      let point = Point(x: box.minX + step * Double(index), y: box.maxY - share * box.height)
      if index == 0 { line.move(to: point * scale) } else { line.line(to: point * scale) }
    }
    if chart.isFilled {
      var area = line
      area.line(to: Point(x: box.maxX, y: frame.maxY) * scale)
      area.line(to: Point(x: box.minX, y: frame.maxY) * scale)
      area.close()
      let ink = self.ink(color.withAlpha(color.alpha * 0.18), surroundings)
      list.append(.fill(.path(area, .nonZero), .color(ink.color), ink.mode), from: id.index)
    }
    var stroke = Stroke(width: chart.lineWidth * scale)
    stroke.cap = .round
    stroke.join = .round
    let ink = self.ink(color, surroundings)
    list.append(.stroke(line, stroke, .color(ink.color), ink.mode), from: id.index)
  }

  /// Paints bars that fill the middle 70 % of their slots, on whole pixels.
  private mutating func paintBars(
    _ chart: Chart, _ color: Color, id: ViewID, in frame: Rect, surroundings: Surroundings
  ) {
    let low = chart.minimum ?? 0
    let high = chart.maximum ?? chart.values.max() ?? 1
    let span = high > low ? high - low : 1
    let slot = frame.width / Double(chart.values.count)
    let grid = PixelGrid(scale: scale)
    for (index, value) in chart.values.enumerated() {
      let share = min(1, max(0, (value - low) / span))
      let bar = grid.round(
        Rect(
          minX: frame.minX + slot * (Double(index) + 0.15), minY: frame.maxY - share * frame.height,
          maxX: frame.minX + slot * (Double(index) + 0.85), maxY: frame.maxY))
      guard !bar.isEmpty else { continue }
      let radius = min(2, bar.width / 2, bar.height / 2) * scale
      fill(
        .roundedRect(pixels(bar), radius: radius, curve: .circular), color, id: id,
        surroundings: surroundings)
    }
  }

  /// Paints a clockwise ring from the top: the ratio of its first value to the maximum.
  private mutating func paintRing(
    _ chart: Chart, _ color: Color, id: ViewID, in frame: Rect, surroundings: Surroundings
  ) {
    let share = min(1, max(0, (chart.values.first ?? 0) / (chart.maximum ?? 1)))
    let radius = (min(frame.width, frame.height) - chart.lineWidth) / 2
    guard radius > 0 else { return }
    let center = Point(x: frame.midX, y: frame.midY)
    let circle = Rect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    var stroke = Stroke(width: chart.lineWidth * scale)
    let track = self.ink(chart.trackColor ?? color.withAlpha(0.2), surroundings)
    list.append(
      .stroke(.ellipse(in: pixels(circle)), stroke, .color(track.color), track.mode),
      from: id.index)
    guard share > 0 else { return }
    stroke.cap = .round
    // Chords of less than one degree are within a hundredth of a pixel of the arc at any widget's
    // size.
    let chords = max(1, Int(share * 360))
    var arc = Path()
    for chord in 0...chords {
      let way = Scalars.direction(turns: share * Double(chord) / Double(chords))
      let point = Point(x: center.x + way.sine * radius, y: center.y - way.cosine * radius) * scale
      if chord == 0 { arc.move(to: point) } else { arc.line(to: point) }
    }
    let ink = self.ink(color, surroundings)
    list.append(.stroke(arc, stroke, .color(ink.color), ink.mode), from: id.index)
  }
}
