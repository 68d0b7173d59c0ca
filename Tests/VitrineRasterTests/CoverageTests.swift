import Testing
import VitrineGraphics
import VitrineRaster

/// A source without glyphs, for drawings without text.
struct NoGlyphs: GlyphSource {
  func shape(of key: GlyphKey) -> GlyphShape { .empty }
}

func drawn(_ width: Int, _ height: Int, _ items: [DisplayItem], on color: Color = .black) -> Bitmap {
  var list = DisplayList(width: width, height: height)
  list.background = color
  for item in items { list.append(item) }
  var cache = GlyphMaskCache()
  return rasterize(list, glyphs: NoGlyphs(), cache: &cache)
}

@Suite struct CoverageTests {
  @Test func `a half covered pixel is half as bright`() {
    let picture = drawn(
      3, 1, [.fill(.rect(Rect(x: 0.5, y: 0, width: 2, height: 1)), .color(.white), .sourceOver)])
    #expect(picture.pixels.map { Pixel(bits: $0).red } == [128, 255, 128])
  }

  @Test func `a diagonal covers half of each pixel it crosses`() {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.line(to: Point(x: 3, y: 3))
    path.line(to: Point(x: 0, y: 3))
    let picture = drawn(3, 3, [.fill(.path(path, .nonZero), .color(.white), .sourceOver)])
    let rows = (0..<3).map { y in (0..<3).map { picture[$0, y].red } }
    #expect(rows == [[128, 0, 0], [255, 128, 0], [255, 255, 128]])
  }

  @Test func `a circle's coverage sums to its area`() {
    let picture = drawn(
      40, 40,
      [
        .fill(
          .roundedRect(Rect(x: 4, y: 4, width: 32, height: 32), radius: 16, curve: .circular),
          .color(.white), .sourceOver)
      ])
    let sum = picture.pixels.reduce(0) { $0 + Int(Pixel(bits: $1).red) }
    // π·16² is 804.25; four cubic arcs are 0.03 % larger at most.
    #expect(abs(Double(sum) / 255 - 804.25) < 0.6)
  }

  @Test func `drawing with numbers that are none draws nothing`() {
    let shapes: [Shape] = [
      .rect(Rect(x: .nan, y: 0, width: 4, height: 4)),
      .rect(Rect(x: 0, y: 0, width: .infinity, height: 4)),
      .roundedRect(Rect(x: 0, y: 0, width: 4, height: 4), radius: .nan, curve: .continuous),
      .rect(Rect(x: 1e300, y: 1e300, width: 4, height: 4)),
    ]
    for shape in shapes {
      let picture = drawn(4, 4, [.fill(shape, .color(.white), .sourceOver)])
      #expect(picture.pixels.allSatisfy { $0 == Pixel(Color.black).bits })
    }
  }
}
