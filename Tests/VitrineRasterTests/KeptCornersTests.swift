import TestSupport
import Testing
import VitrineGraphics
import VitrineRaster

/// Tests of boxes with cached corners.
@Suite struct KeptCornersTests {
  @Test func `corners cached from other boxes and pictures change no pixel`() {
    var random = SeededGenerator(seed: 31)
    var kept = GlyphMaskCache()
    for _ in 0..<60 {
      var list = DisplayList(width: 90, height: 70)
      for _ in 0..<6 {
        // Few radii and sizes, so that many corners are met again, some by the other curve and some
        // in boxes that leave no room for them; more than are kept.
        let rect = Rect(
          x: Double(Int.random(in: -5...40, using: &random)),
          y: Double(Int.random(in: -5...30, using: &random)),
          width: Double(10 * Int.random(in: 1...6, using: &random)),
          height: Double(10 * Int.random(in: 1...5, using: &random)))
        let radius = Double(Int.random(in: 1...12, using: &random)) * 1.75
        let curve: CornerCurve = Bool.random(using: &random) ? .circular : .continuous
        let shape = Shape.roundedRect(rect, radius: radius, curve: curve)
        let color = Color(
          hex: UInt32.random(in: 0...0xff_ffff, using: &random),
          alpha: Bool.random(using: &random) ? 1 : 0.5)
        list.append(.fill(shape, .color(color), .sourceOver))
      }
      var fresh = GlyphMaskCache()
      let expected = rasterize(list, glyphs: Letters(), cache: &fresh)
      #expect(rasterize(list, glyphs: Letters(), cache: &kept) == expected)
    }
  }

  @Test func `a gradient down a short box has the colors of a longer one's ramp`() {
    // The same gradient, once a little slanted: no row has one color, so that all are looked up.
    let stops = [
      GradientStop(position: 0, color: Color(hex: 0x1d77ef)),
      GradientStop(position: 0.3, color: Color(hex: 0xff5e3a, alpha: 0.5)),
      GradientStop(position: 1, color: Color(hex: 0x81f3fd)),
    ]
    func picture(endingAt x: Double) -> Bitmap {
      var list = DisplayList(width: 1, height: 60)
      let shape = Shape.rect(Rect(x: 0, y: 0, width: 1, height: 60))
      let paint = Paint.linear(stops, start: .zero, end: Point(x: x, y: 60))
      list.append(.fill(shape, paint, .sourceOver))
      var cache = GlyphMaskCache()
      return rasterize(list, glyphs: Letters(), cache: &cache)
    }
    #expect(picture(endingAt: 0) == picture(endingAt: 1e-30))
  }
}
