import TestSupport
import Testing
import VitrineGraphics
import VitrineRaster

/// Tests of outlines with overlapping contours against their exact area.
@Suite struct OverlapTests {
  @Test func `the overlap of two contours counts once`() {
    var path = Path.rectangle(Rect(x: 0.25, y: 0, width: 0.5, height: 1))
    path.append(.rectangle(Rect(x: 0.5, y: 0, width: 0.5, height: 1)))
    #expect(covered(.path(path, .nonZero), width: 1, height: 1)[0, 0].alpha == 191)
    #expect(covered(.path(path, .evenOdd), width: 1, height: 1)[0, 0].alpha == 128)
  }

  @Test func `contours of opposite directions don't cancel within a pixel`() {
    var path = Path.rectangle(Rect(x: 0, y: 0, width: 0.5, height: 1))
    path.move(to: Point(x: 0.5, y: 0))
    for point in [Point(x: 0.5, y: 1), Point(x: 1, y: 1), Point(x: 1, y: 0)] {
      path.line(to: point)
    }
    path.close()
    #expect(covered(.path(path, .nonZero), width: 1, height: 1)[0, 0].alpha == 255)
  }

  @Test func `random outlines that cross themselves are within two levels of their exact area`() {
    var random = SeededGenerator(seed: 21)
    var worst = 0.0
    for round in 0..<(Slow.isOn ? 2000 : 60) {
      let contours = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        (0..<Int.random(in: 3...8, using: &random)).map { _ in
          Point(x: .random(in: -2...14, using: &random), y: .random(in: -2...14, using: &random))
        }
      }
      var path = Path()
      for contour in contours {
        path.move(to: contour[0])
        for point in contour.dropFirst() { path.line(to: point) }
        path.close()
      }
      for rule in [FillRule.nonZero, .evenOdd] {
        let bitmap = covered(.path(path, rule), width: 12, height: 12)
        let off = worstLevel(bitmap) { x, y in
          ExactCoverage.area(contours, x: x, y: y) { rule == .nonZero ? $0 != 0 : $0 & 1 != 0 }
        }
        #expect(off <= 2, "round \(round), \(rule): \(off) levels")
        worst = max(worst, off)
      }
    }
    print("overlapping outlines: at most \(worst) levels from the exact area")
  }

  @Test func `where bands are cut changes no byte of an overlapping outline`() {
    var path = Path.ellipse(in: Rect(x: 3.3, y: 2.1, width: 30, height: 40))
    path.append(.ellipse(in: Rect(x: 12.7, y: 9.4, width: 30, height: 33)))
    var list = DisplayList(width: 48, height: 48)
    list.append(.fill(.path(path, .nonZero), .color(.white), .sourceOver))
    let whole = paint(list)
    var rows: [UInt32] = []
    for start in stride(from: 0, to: 48, by: 5) {
      rows += paint(list, rows: start..<min(48, start + 5)).pixels
    }
    #expect(rows == whole.pixels)
  }
}

/// Returns the maximum difference between a bitmap's alpha and an area, in levels.
func worstLevel(_ bitmap: Bitmap, _ area: (Int, Int) -> Double) -> Double {
  var worst = 0.0
  for y in 0..<bitmap.height {
    for x in 0..<bitmap.width {
      worst = max(worst, abs(Double(bitmap[x, y].alpha) - area(x, y) * 255))
    }
  }
  return worst
}
