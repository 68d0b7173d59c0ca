import TestSupport
import Testing
import VitrineGraphics
import VitrineRaster

/// Returns the exact area of a polygon within one pixel, clipped by the pixel's four edges and
/// computed by the shoelace formula.
private func exactArea(_ polygon: [Point], x: Int, y: Int) -> Double {
  func cut(_ points: [Point], _ distance: (Point) -> Double) -> [Point] {
    var kept: [Point] = []
    for (index, point) in points.enumerated() {
      let before = points[(index + points.count - 1) % points.count]
      let (d0, d1) = (distance(before), distance(point))
      if (d0 < 0) != (d1 < 0) {
        let t = d0 / (d0 - d1)
        kept.append(
          Point(x: before.x + (point.x - before.x) * t, y: before.y + (point.y - before.y) * t))
      }
      if d1 >= 0 { kept.append(point) }
    }
    return kept
  }
  let (l, t) = (Double(x), Double(y))
  var points = cut(polygon) { $0.x - l }
  points = cut(points) { l + 1 - $0.x }
  points = cut(points) { $0.y - t }
  points = cut(points) { t + 1 - $0.y }
  var area = 0.0
  for (index, a) in points.enumerated() {
    let b = points[(index + 1) % points.count]
    area += a.x * b.y - b.x * a.y
  }
  return abs(area) / 2
}

/// Paints a white shape on a transparent picture, in which alpha equals coverage.
func covered(_ shape: Shape, width: Int, height: Int) -> Bitmap {
  var list = DisplayList(width: width, height: height)
  list.append(.fill(shape, .color(.white), .sourceOver))
  return paint(list)
}

private func ascii(_ bitmap: Bitmap) -> [String] {
  (0..<bitmap.height).map { y in
    (0..<bitmap.width).map { x in
      let alpha = Int(bitmap[x, y].alpha)
      return alpha == 0 ? "." : alpha == 255 ? "#" : String(alpha * 10 / 256)
    }.joined()
  }
}

struct CoverageTests {
  @Test func `coverage of random stars is within a 256th of their exact area`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let count = Int.random(in: 3...9, using: &random)
      let center = Point(
        x: .random(in: 2...10, using: &random), y: .random(in: 2...10, using: &random))
      // Growing angles less than half a turn apart: a polygon that never crosses itself.
      let points = (0..<count).map { index -> Point in
        let turn = (Double(index) + Double.random(in: 0...0.9, using: &random)) / Double(count)
        let (cosine, sine) = Scalars.direction(turns: turn)
        let reach = Double.random(in: 0.2...8, using: &random)
        return Point(x: center.x + cosine * reach, y: center.y + sine * reach)
      }
      var path = Path()
      for (index, point) in points.enumerated() {
        if index == 0 { path.move(to: point) } else { path.line(to: point) }
      }
      let bitmap = covered(.path(path, .nonZero), width: 12, height: 12)
      var worst = 0.0
      for y in 0..<12 {
        for x in 0..<12 {
          let exact = exactArea(points, x: x, y: y)
          worst = max(worst, abs(Double(bitmap[x, y].alpha) / 255 - exact))
        }
      }
      #expect(worst <= 1.0 / 256)
    }
  }

  @Test func `coverage of curved shapes is within a 256th of their exact area`() {
    var random = SeededGenerator(seed: 9)
    for round in 0..<(Slow.isOn ? 300 : 30) {
      let center = Point(
        x: .random(in: 3...9, using: &random), y: .random(in: 3...9, using: &random))
      // Spokes of growing angle; between them curves whose handles lie between, too: a shape that
      // every ray from the center leaves once.
      let count = Int.random(in: 4...8, using: &random)
      func spoke(_ turn: Double) -> Point {
        let (cosine, sine) = Scalars.direction(turns: turn)
        let reach = Double.random(in: 2...7, using: &random)
        return Point(x: center.x + cosine * reach, y: center.y + sine * reach)
      }
      var path = Path()
      var polygon: [Point] = []
      let start = spoke(0)
      var last = start
      path.move(to: start)
      for index in 0..<count {
        let turn = Double(index) / Double(count)
        let step = 1 / Double(count)
        let end = index + 1 == count ? start : spoke(turn + step)
        let (c1, c2) = (spoke(turn + step / 3), spoke(turn + step * 2 / 3))
        let isCubic = round % 2 == 0
        if isCubic {
          path.curve(to: end, control1: c1, control2: c2)
        } else {
          path.curve(to: end, control: c1)
        }
        for piece in 1...100 {
          let t = Double(piece) / 100
          let u = 1 - t
          let weights =
            isCubic
            ? [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t] : [u * u, 2 * u * t, t * t, 0]
          let points = isCubic ? [last, c1, c2, end] : [last, c1, end, end]
          polygon.append(
            zip(weights, points).reduce(Point.zero) { $0 + $1.1 * $1.0 })
        }
        last = end
      }
      let bitmap = covered(.path(path, .nonZero), width: 16, height: 16)
      var worst = 0.0
      for y in 0..<16 {
        for x in 0..<16 {
          let exact = exactArea(polygon, x: x, y: y)
          worst = max(worst, abs(Double(bitmap[x, y].alpha) / 255 - min(1, exact)))
        }
      }
      #expect(worst <= 1.0 / 256, "round \(round)")
    }
  }

  @Test func `a circle's covered area is its area`() {
    let bitmap = covered(
      .path(.ellipse(in: Rect(x: 1.3, y: 1.7, width: 36, height: 36)), .nonZero), width: 40,
      height: 40)
    let sum = bitmap.pixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
    // The four Béziers are 0.03 % larger than a circle.
    #expect(abs(sum - Scalars.pi * 18 * 18) < 0.6)
  }

  @Test func `half a pixel is half covered`() {
    let bitmap = covered(.rect(Rect(x: 0.5, y: 1, width: 2, height: 1)), width: 4, height: 3)
    #expect(ascii(bitmap) == ["....", "5#5.", "...."])
    #expect(bitmap[0, 1].alpha == 128)
  }

  @Test func `even-odd leaves a hole where non-zero fills it`() {
    var path = Path.rectangle(Rect(x: 0, y: 0, width: 5, height: 5))
    path.append(.rectangle(Rect(x: 1, y: 1, width: 3, height: 3)))
    #expect(
      ascii(covered(.path(path, .evenOdd), width: 5, height: 5)) == [
        "#####", "#...#", "#...#", "#...#", "#####",
      ])
    #expect(ascii(covered(.path(path, .nonZero), width: 5, height: 5))[2] == "#####")
  }

  @Test func `only the named corners are round`() {
    let shape = Shape.roundedRect(
      Rect(x: 0, y: 0, width: 8, height: 6), radius: 3, curve: .circular, corners: .top)
    let rows = ascii(covered(shape, width: 8, height: 6))
    #expect(rows[0].first != "#")
    #expect(rows[0].last != "#")
    #expect(rows[5] == "########")
  }

  @Test(arguments: [CornerCurve.circular, .continuous])
  func `the fast path for corners equals the general path`(curve: CornerCurve) {
    let rect = Rect(x: 2, y: 3, width: 60, height: 50)
    let fast = covered(.roundedRect(rect, radius: 13, curve: curve), width: 70, height: 60)
    // Clipping to everything in a path's terms goes the slow way.
    var list = DisplayList(width: 70, height: 60)
    let shifted = Rect(x: 2 + 1e-7, y: 3, width: 60, height: 50)
    list.append(
      .fill(.roundedRect(shifted, radius: 13, curve: curve), .color(.white), .sourceOver))
    let slow = paint(list)
    for index in fast.pixels.indices {
      #expect(abs(Int(fast.pixels[index] >> 24) - Int(slow.pixels[index] >> 24)) <= 1)
    }
  }

  @Test func `a continuous corner takes more room than a circular one`() {
    let rect = Rect(x: 0, y: 0, width: 100, height: 100)
    let round = covered(.roundedRect(rect, radius: 20, curve: .circular), width: 100, height: 100)
    let smooth = covered(
      .roundedRect(rect, radius: 20, curve: .continuous), width: 100, height: 100)
    #expect(round[25, 0].alpha == 255)
    #expect(smooth[21, 0].alpha < 255)
    #expect(smooth[31, 0].alpha == 255)
  }

  @Test func `NaN and infinite coordinates draw nothing`() {
    for bad in [Double.nan, .infinity, -.infinity] {
      var path = Path()
      path.move(to: Point(x: 1, y: 1))
      path.line(to: Point(x: bad, y: 5))
      path.curve(to: Point(x: 3, y: bad), control: Point(x: 2, y: 2))
      #expect(covered(.path(path, .nonZero), width: 4, height: 4).pixels.allSatisfy { $0 == 0 })
      for rect in [
        Rect(x: bad, y: 0, width: 3, height: 3), Rect(x: 0, y: 0, width: bad, height: 3),
      ] {
        #expect(covered(.rect(rect), width: 4, height: 4).pixels.allSatisfy { $0 == 0 })
        let rounded = Shape.roundedRect(rect, radius: 1, curve: .continuous)
        #expect(covered(rounded, width: 4, height: 4).pixels.allSatisfy { $0 == 0 })
      }
    }
  }

  @Test func `shapes far larger than the canvas cover all of it`() {
    let huge = Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    for shape in [
      Shape.rect(huge), .path(.rectangle(huge), .nonZero), .path(.ellipse(in: huge), .nonZero),
      .roundedRect(huge, radius: 1e8, curve: .continuous),
    ] {
      #expect(covered(shape, width: 9, height: 9).pixels.allSatisfy { $0 == 0xffff_ffff })
    }
  }

  @Test func `shapes outside the canvas draw no pixels`() {
    for x in [-50.0, 50] {
      let rect = Rect(x: x, y: 0, width: 20, height: 9)
      for shape in [Shape.rect(rect), .path(.ellipse(in: rect), .nonZero)] {
        #expect(covered(shape, width: 9, height: 9).pixels.allSatisfy { $0 == 0 })
      }
    }
  }
}
