import TestSupport
import Testing
import VitrineGraphics
import VitrineRaster

/// Tests of a sheet with the rasterizer's drawings, cell by cell.
struct SheetTests {
  /// A grid of square cells of 48 pixels, filled row by row.
  private struct Sheet {
    static let cell = 48.0
    let columns: Int
    var list: DisplayList
    private var count = 0

    init(columns: Int, rows: Int) {
      self.columns = columns
      list = DisplayList(width: columns * Int(Self.cell), height: rows * Int(Self.cell))
      list.background = .white
    }

    /// Returns the next cell's top left corner.
    mutating func next() -> Point {
      defer { count += 1 }
      return Point(
        x: Double(count % columns) * Self.cell, y: Double(count / columns) * Self.cell)
    }

    mutating func fill(_ shape: Shape, _ paint: Paint = .color(Color(hex: 0x20406a))) {
      list.append(.fill(shape, paint, .sourceOver))
    }
  }

  private func star(at p: Point) -> Path {
    var path = Path()
    for index in 0..<5 {
      let (cosine, sine) = Scalars.direction(turns: Double(index * 2) / 5 - 0.25)
      let point = Point(x: p.x + 24 + cosine * 21, y: p.y + 25 + sine * 21)
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    path.close()
    return path
  }

  private func wave(at p: Point) -> Path {
    var path = Path()
    path.move(to: Point(x: p.x + 8, y: p.y + 12))
    path.line(to: Point(x: p.x + 20, y: p.y + 38))
    path.line(to: Point(x: p.x + 26, y: p.y + 10))
    path.curve(
      to: Point(x: p.x + 41, y: p.y + 36), control1: Point(x: p.x + 46, y: p.y + 4),
      control2: Point(x: p.x + 22, y: p.y + 40))
    return path
  }

  @Test func `paths and strokes look as they did`() throws {
    var sheet = Sheet(columns: 6, rows: 4)
    var p = sheet.next()
    sheet.fill(.path(star(at: p), .nonZero))
    p = sheet.next()
    sheet.fill(.path(star(at: p), .evenOdd))
    p = sheet.next()
    sheet.fill(
      .path(.ellipse(in: Rect(x: p.x + 4.3, y: p.y + 8.6, width: 39, height: 30)), .nonZero))
    p = sheet.next()
    for line in 0..<8 {
      // Wedges from upright to lying, thin enough to show uneven edges.
      let (cosine, sine) = Scalars.direction(turns: Double(line) / 32)
      var wedge = Path()
      wedge.move(to: Point(x: p.x + 3, y: p.y + 3))
      wedge.line(to: Point(x: p.x + 3 + cosine * 42 - sine, y: p.y + 3 + sine * 42 + cosine))
      wedge.line(to: Point(x: p.x + 3 + cosine * 42 + sine, y: p.y + 3 + sine * 42 - cosine))
      sheet.fill(.path(wedge, .nonZero))
    }
    p = sheet.next()
    sheet.list.append(.beginClip(.path(star(at: p), .nonZero)))
    sheet.fill(
      .rect(Rect(x: p.x, y: p.y, width: 48, height: 48)),
      .linear(
        [
          GradientStop(position: 0, color: Color(hex: 0xff9500)),
          GradientStop(position: 1, color: Color(hex: 0xff2d55)),
        ], start: p, end: Point(x: p.x, y: p.y + 48)))
    sheet.list.append(.endClip)
    p = sheet.next()
    sheet.list.append(
      .shadow(
        .roundedRect(
          Rect(x: p.x + 10, y: p.y + 8, width: 28, height: 28), radius: 6, curve: .continuous),
        Color(white: 0, alpha: 0.6), offset: Point(x: 0, y: 3), sigma: 3))
    sheet.fill(
      .roundedRect(
        Rect(x: p.x + 10, y: p.y + 8, width: 28, height: 28), radius: 6, curve: .continuous),
      .color(.white))
    for cap in [Stroke.Cap.butt, .round, .square] {
      for join in [Stroke.Join.miter, .round, .bevel] {
        var stroke = Stroke(width: 6)
        stroke.cap = cap
        stroke.join = join
        p = sheet.next()
        sheet.list.append(
          .stroke(wave(at: p), stroke, .color(Color(hex: 0x8a2a4a, alpha: 0.8)), .sourceOver))
      }
    }
    for (dash, cap) in [([7.0, 4], Stroke.Cap.butt), ([0, 6], .round), ([9, 3, 2, 3], .square)] {
      var stroke = Stroke(width: cap == .round ? 4 : 2)
      stroke.dash = dash
      stroke.cap = cap
      p = sheet.next()
      sheet.list.append(.stroke(wave(at: p), stroke, .color(Color(hex: 0x206a40)), .sourceOver))
    }
    for width in [0.25, 0.5, 1, 1.5, 3, 10] {
      p = sheet.next()
      sheet.list.append(
        .stroke(
          .ellipse(in: Rect(x: p.x + 7, y: p.y + 7, width: 34, height: 34)), Stroke(width: width),
          .color(.black), .sourceOver))
    }
    #expect(try Golden.problem(with: paint(sheet.list), named: "raster/paths") == nil)
  }

  @Test func `corners and gradients look as they did`() throws {
    var sheet = Sheet(columns: 6, rows: 5)
    for curve in [CornerCurve.circular, .continuous] {
      for radius in [2.0, 6, 9, 13, 20, 40] {
        let p = sheet.next()
        let box = Rect(x: p.x + 4, y: p.y + 4, width: 40, height: 40)
        sheet.fill(.roundedRect(box, radius: radius, curve: curve))
      }
    }
    for corners in [Corners.top, .bottom, .topLeft, [.topRight, .bottomLeft]] {
      let p = sheet.next()
      let box = Rect(x: p.x + 4.5, y: p.y + 8.25, width: 39, height: 31)
      sheet.fill(.roundedRect(box, radius: 12, curve: .continuous, corners: corners))
    }
    let stops = [
      GradientStop(position: 0, color: Color(hex: 0x1d77ef)),
      GradientStop(position: 0.4, color: Color(hex: 0x81f3fd)),
      GradientStop(position: 0.4, color: Color(hex: 0xffdb4c)),
      GradientStop(position: 1, color: Color(hex: 0xff5e3a, alpha: 0)),
    ]
    let directions: [(Point, Point)] = [
      (Point(x: 0, y: 0), Point(x: 0, y: 48)), (Point(x: 0, y: 0), Point(x: 48, y: 0)),
      (Point(x: 4, y: 44), Point(x: 44, y: 4)), (Point(x: 16, y: 0), Point(x: 32, y: 0)),
      (Point(x: 24, y: 24), Point(x: 24, y: 24)), (Point(x: 60, y: 60), Point(x: -20, y: 10)),
    ]
    for (from, to) in directions {
      let p = sheet.next()
      sheet.fill(
        .roundedRect(
          Rect(x: p.x + 3, y: p.y + 3, width: 42, height: 42), radius: 10, curve: .continuous),
        .linear(stops, start: p + from, end: p + to))
    }
    for (x, y, radius) in [
      (24.0, 24.0, 24.0), (24, 24, 10), (8, 8, 50), (24, 24, 0), (60, 24, 40), (24, 24, 200),
    ] {
      let p = sheet.next()
      sheet.fill(
        .rect(Rect(x: p.x + 3, y: p.y + 3, width: 42, height: 42)),
        .radial(stops, center: Point(x: p.x + x, y: p.y + y), radius: radius))
    }
    #expect(try Golden.problem(with: paint(sheet.list), named: "raster/corners-gradients") == nil)
  }

  @Test func `blend modes look as they did`() throws {
    // A row for each mode: over a picture of stripes, a ramp of colors, opaque and half so.
    // Masks of groups are no ink, and have tests of their own.
    let modes = BlendMode.allCases.filter { $0 != .destinationIn }
    var sheet = Sheet(columns: 6, rows: modes.count)
    for mode in modes {
      for column in 0..<6 {
        let p = sheet.next()
        let under: [UInt32] = [0x101418, 0x3a5a8c, 0x808080, 0xc46a3a, 0xe8d9a0, 0xffffff]
        sheet.fill(
          .rect(Rect(x: p.x, y: p.y, width: 48, height: 48)), .color(Color(hex: under[column])))
        let stops = [
          GradientStop(position: 0, color: .black),
          GradientStop(position: 0.5, color: Color(hex: 0xd03060)),
          GradientStop(position: 1, color: .white),
        ]
        for half in 0..<2 {
          let faded = stops.map {
            GradientStop(position: $0.position, color: $0.color.withAlpha(half == 0 ? 1 : 0.5))
          }
          let box = Rect(x: p.x + 4, y: p.y + 4 + Double(half) * 21, width: 40, height: 19)
          sheet.list.append(
            .fill(
              .roundedRect(box, radius: 5, curve: .continuous),
              .linear(faded, start: Point(x: box.minX, y: 0), end: Point(x: box.maxX, y: 0)),
              mode))
        }
      }
    }
    #expect(try Golden.problem(with: paint(sheet.list), named: "raster/blend-modes") == nil)
  }
}
