import TestSupport
import Testing
import VitrineGraphics
import VitrineRaster

/// A picture painted in bands is the picture painted at once.
struct BandPainterTests {
  @Test(arguments: [1, 2, 7, 33, 100])
  func `bands of any height are the whole picture`(height: Int) throws {
    for list in [scene(), scene(dx: 7, dy: -30), cards(), DisplayList(width: 3, height: 9)] {
      let isSame = try bandsPutTogether(list, height) == paint(list)
      #expect(isSame)
    }
  }

  @Test func `bands may be painted in any order and more than once`() throws {
    let list = cards()
    let whole = paint(list)
    let painter = try #require(self.painter(list, limit: 1 << 24))
    var random = SeededGenerator(seed: 5)
    var pixels = [UInt32](repeating: 0xdead_beef, count: list.width * list.height)
    for _ in 0..<80 {
      let first = Int.random(in: 0..<list.height, using: &random)
      let rows = first..<Int.random(in: first...list.height, using: &random)
      var part = Array(pixels[..<(rows.count * list.width)])
      var span = part.mutableSpan
      painter.paint(rows, into: &span)
      #expect(part == whole.rows(rows).pixels, "\(rows)")
      pixels.replaceSubrange(0..<part.count, with: part)
    }
  }

  @Test func `no visible item counts as hidden`() throws {
    // Each hides most of the picture, or doesn't.
    let box = Rect(x: 10, y: 4, width: 180, height: 190)
    let round = Shape.roundedRect(box, radius: 20, curve: .continuous)
    let white = DisplayItem.fill(.rect(box), .color(.white), .sourceOver)
    let shadow = DisplayItem.shadow(round, .black, offset: .zero, sigma: 6)
    let veil = DisplayItem.fill(
      .rect(box), .color(Color(white: 0, alpha: 0.5)), .overlay)
    let items: [[DisplayItem]] = [
      [white], [veil, white, veil], [shadow, .backdrop(1, round), veil], [.backdrop(2, round)],
      [.fill(round, .color(.white), .multiply)], [.fill(round, .color(.clear), .sourceOver)],
      [.fill(.path(.ellipse(in: box), .nonZero), .color(.white), .sourceOver)],
      [.beginGroup(alpha: 0.5, .sourceOver), white, .endGroup],
      [.beginGroup(alpha: 1, .destinationIn), white, .endGroup],
      [.beginClip(.rect(Rect(x: 30.5, y: 20, width: 90, height: 150))), white, .endClip],
      [
        .beginClip(.roundedRect(box, radius: 70, curve: .circular)), .backdrop(1, .rect(box)),
        .endClip, veil,
      ],
      [.beginGroup(alpha: 1, .sourceOver), .endGroup, .backdrop(1, .rect(box))],
      [.beginFilter(.blur(sigma: 9)), white, .endFilter],
      [
        .beginFilter(.shadow(.black, offset: Point(x: 5, y: -12), sigma: 7)), shadow,
        .beginFilter(.color(.inversion)), white, .endFilter, veil, .endFilter, veil,
      ],
      [
        .beginClip(.rect(box)), .beginFilter(.color(.saturation(0.3))), shadow, .endFilter,
        .endClip,
      ],
    ]
    for (number, some) in items.enumerated() {
      for first in [nil, 0, 1, 2] {
        var list = backdrops()
        list.background = Color(hex: 0x30a0f0, alpha: number % 2 == 0 ? 1 : 0.3)
        if let first {
          list.append(.backdrop(first, .rect(Rect(x: 0, y: 0, width: 200, height: 200))))
        }
        for item in some { list.append(item) }
        let isSame = try bandsPutTogether(list, 23) == paint(list)
        #expect(isSame, "items \(number) over \(String(describing: first))")
      }
    }
  }

  @Test func `a picture that would keep more than it saves isn't painted in bands`() {
    var list = DisplayList(width: 100, height: 100)
    let photo = Bitmap(width: 40, height: 40, filledWith: Pixel(Color(hex: 0x123456)))
    let box = Rect(x: 0, y: 1, width: 90, height: 90)
    list.append(.image(photo, in: box, ImageDrawing(), .sourceOver))
    let some = painter(list)
    #expect(some != nil)
    list.append(.image(photo, in: box, ImageDrawing(), .sourceOver))
    let none = painter(list)
    #expect(none == nil)
    #expect(painter(DisplayList(width: 0, height: 9)) == nil)
  }

  private func painter(_ list: DisplayList, limit: Int? = nil) -> BandPainter? {
    var cache = GlyphMaskCache()
    return BandPainter(list, glyphs: Letters(), cache: &cache, limit: limit)
  }

  /// Returns a list with a picture, a complete one and a small one as backdrops.
  private func backdrops() -> DisplayList {
    var list = DisplayList(width: 200, height: 200)
    var photo = Bitmap(width: 240, height: 260)
    for index in photo.pixels.indices {
      photo.pixels[index] = 0xff00_0000 | UInt32(truncatingIfNeeded: index &* 2_654_435_761) >> 8
    }
    _ = list.add(.init(bitmap: photo, x: 5, y: 7))
    let recipe = MaterialRecipe(sigma: 70, saturation: 1.8, tint: Color(white: 1, alpha: 0.4))
    if let small = SmallBackdrop(recipe, over: photo) {
      _ = list.add(.init(.small(small), x: 3, y: 8))
    }
    photo.pixels[20_000] = 0x8000_0000
    _ = list.add(.init(bitmap: photo, x: 5, y: 7))
    return list
  }

  /// Cards over a backdrop, with something of everything over them.
  private func cards() -> DisplayList {
    var list = backdrops()
    list.append(.backdrop(0, .rect(Rect(x: 0, y: 0, width: 200, height: 200))))
    for (number, y) in [3.0, 70, 140].enumerated() {
      let card = Rect(x: 8, y: y, width: 180, height: 55)
      list.append(
        .backdrop(
          1, number == 1 ? .rect(card) : .roundedRect(card, radius: 11, curve: .continuous)))
      for entry in scene(dx: 20, dy: y - 9).entries {
        if case .backdrop = entry.item { continue }
        list.append(entry.item)
      }
    }
    return list
  }
}

/// Paints a list in bands of a height, each over the state of the preceding bands.
func bandsPutTogether(_ list: DisplayList, _ height: Int, limit: Int = 1 << 24) throws -> Bitmap {
  var cache = GlyphMaskCache()
  let painter = try #require(
    BandPainter(list, glyphs: Letters(), cache: &cache, limit: limit))
  var band = [UInt32](repeating: 0x1234_5678, count: list.width * height)
  var pixels: [UInt32] = []
  for top in stride(from: 0, to: list.height, by: height) {
    let rows = top..<min(list.height, top + height)
    var part = Array(band[..<(rows.count * list.width)])
    var span = part.mutableSpan
    painter.paint(rows, into: &span)
    pixels += part
    band.replaceSubrange(0..<part.count, with: part)
  }
  return Bitmap(width: list.width, height: list.height, pixels: pixels)
}

extension Bitmap {
  fileprivate func rows(_ rows: Range<Int>) -> Bitmap {
    cropped(x: 0, y: rows.lowerBound, width: width, height: rows.count)
  }
}
