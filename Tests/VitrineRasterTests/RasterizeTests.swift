import TestSupport
import Testing
import VitrineBase
import VitrineGraphics
import VitrineRaster

/// Glyphs that are boxes and discs, without fonts.
struct Letters: GlyphSource {
  func shape(of key: GlyphKey) -> GlyphShape {
    switch key.glyph {
    case 0: .empty
    case 1: .outline(.rectangle(Rect(x: 0, y: 0, width: 500, height: 500)), unitsPerEm: 1000)
    case 2:
      .picture(
        Bitmap(width: 2, height: 2, filledWith: Pixel(Color(hex: 0xff0000))),
        box: Rect(x: 0, y: 0, width: 1, height: 1))
    default: .outline(.ellipse(in: Rect(x: 50, y: -200, width: 700, height: 900)), unitsPerEm: 1000)
    }
  }
}

func paint(_ list: DisplayList, rows: Range<Int>? = nil) -> Bitmap {
  var cache = GlyphMaskCache()
  return rasterize(list, rows: rows, glyphs: Letters(), cache: &cache)
}

private func run(_ glyphs: [UInt32], step: Double) -> GlyphRun {
  GlyphRun(
    font: 0, size: 10,
    glyphs: glyphs.enumerated().map { .init(id: $1, x: Double($0) * step, y: 0) })
}

/// Returns a list with every kind of item, moved by an offset in pixels.
func scene(dx: Double = 0, dy: Double = 0) -> DisplayList {
  var list = DisplayList(width: 120, height: 100)
  list.background = Color(hex: 0xa0b0c0)
  let wall = Bitmap(width: 300, height: 300, filledWith: Pixel(Color(hex: 0x204080)))
  let index = list.add(.init(bitmap: wall, x: 20, y: 30))
  func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }
  let card = Shape.roundedRect(rect(10, 10, 80, 60), radius: 11, curve: .continuous)
  list.append(.shadow(card, Color(white: 0, alpha: 0.5), offset: Point(x: 1, y: 3), sigma: 4))
  list.append(.backdrop(index, card))
  list.append(.beginClip(card))
  let stops = [
    GradientStop(position: 0, color: .white),
    GradientStop(position: 1, color: Color(hex: 0xff0000, alpha: 0.3)),
  ]
  list.append(
    .fill(
      .rect(rect(10, 10, 80, 20)),
      .linear(stops, start: Point(x: 10 + dx, y: dy), end: Point(x: 90 + dx, y: 9 + dy)),
      .sourceOver))
  list.append(
    .glyphs(
      run([3, 1, 0, 3], step: 6.1), origin: Point(x: 12 + dx, y: 14 + dy), scale: 2,
      .color(Color(white: 0, alpha: 0.6)), .plusDarker))
  list.append(.beginGroup(alpha: 0.7, .sourceOver))
  list.append(.fill(.path(.ellipse(in: rect(60, 40, 40, 40)), .evenOdd), .color(.black), .overlay))
  list.append(.endGroup)
  list.append(.endClip)
  var wave = Path()
  wave.move(to: Point(x: 5 + dx, y: 60 + dy))
  wave.curve(
    to: Point(x: 90 + dx, y: 80 + dy), control1: Point(x: 30 + dx, y: 20 + dy),
    control2: Point(x: 60 + dx, y: 110 + dy))
  var stroke = Stroke(width: 3)
  stroke.dash = [9, 4]
  stroke.cap = .round
  stroke.join = .round
  list.append(.stroke(wave, stroke, .color(Color(hex: 0x00ff80)), .sourceOver))
  return list
}

struct RasterizeTests {
  @Test(arguments: [1, 7, 16, 33])
  func `bands put together are the whole`(height: Int) {
    let list = scene()
    var pixels: [UInt32] = []
    for top in stride(from: 0, to: list.height, by: height) {
      pixels += paint(list, rows: top..<min(list.height, top + height)).pixels
    }
    #expect(pixels == paint(list).pixels)
  }

  @Test func `a list without text needs no glyphs, and glyphs have no shape then`() {
    var list = DisplayList(width: 20, height: 10)
    let box = Rect(x: 2, y: 2, width: 6, height: 6)
    list.append(.fill(.rect(box), .color(Color(hex: 0x204080)), .sourceOver))
    #expect(rasterize(list) == paint(list))
    #expect(rasterize(list, rows: 3..<5) == paint(list, rows: 3..<5))
    let plain = rasterize(list)
    let letter = run([1], step: 0)
    list.append(
      .glyphs(
        letter, origin: Point(x: 10, y: 8), scale: 1, .color(Color(hex: 0xffffff)), .sourceOver))
    #expect(rasterize(list) == plain)
    #expect(paint(list) != plain)
  }

  @Test func `a picture drawn first equals one drawn over hidden items`() {
    var photo = Bitmap(width: 9, height: 70)
    for index in photo.pixels.indices {
      photo.pixels[index] = 0xff00_0000 | UInt32(truncatingIfNeeded: index &* 2_654_435_761) >> 8
    }
    var clear = photo
    clear.pixels[200] = 0x8020_1040
    let recipe = MaterialRecipe(sigma: 40, saturation: 1.8, tint: Color(white: 1, alpha: 0.4))
    let wall = resized(photo, width: 150, height: 300)
    let all = Rect(x: 0, y: 0, width: 100, height: 200)
    for (number, picture) in [photo, clear].enumerated() {
      var laid = DisplayList(width: 100, height: 200)
      laid.background = Color(hex: 0x204080)
      laid.append(
        .image(picture, in: all.inset(by: Insets(all: -3)), ImageDrawing(), .sourceOver))
      #expect(paint(laid) == paint(covered(laid)), "image \(number)")
    }
    let small = SmallBackdrop(recipe, over: wall)
    #expect(small != nil)
    let box = Rect(x: -20, y: -5, width: 200, height: 320)
    let scaled = [photo, clear].compactMap { ScaledImage($0, in: box, width: 150, height: 300) }
    #expect(scaled.map(\.isOpaque) == [true, false])
    for backdrop in [
      DisplayList.Backdrop.Picture.whole(wall), .whole(resized(clear, width: 150, height: 300)),
    ] + (small.map { [.small($0)] } ?? []) + scaled.map({ .scaled($0) }) {
      var laid = DisplayList(width: 100, height: 200)
      laid.background = Color(hex: 0x204080)
      laid.append(.backdrop(laid.add(.init(backdrop, x: 17, y: 40)), .rect(all)))
      #expect(paint(laid) == paint(covered(laid)))
      #expect(
        paint(laid, rows: 70..<150)
          == paint(laid).cropped(x: 0, y: 70, width: 100, height: 80))
    }
  }

  /// Returns the same list after an invisible item, so that its first item isn't the first.
  private func covered(_ list: DisplayList) -> DisplayList {
    var other = DisplayList(width: list.width, height: list.height)
    other.background = list.background
    other.backdrops = list.backdrops
    other.append(.beginClip(.rect(Rect(x: -9, y: -9, width: 999, height: 999))))
    for entry in list.entries { other.append(entry.item) }
    other.append(.endClip)
    return other
  }

  private func resized(_ bitmap: Bitmap, width: Int, height: Int) -> Bitmap {
    var list = DisplayList(width: width, height: height)
    let all = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    list.append(.image(bitmap, in: all, ImageDrawing(), .sourceOver))
    return paint(list)
  }

  @Test func `an image enlarged only where visible equals one enlarged at once`() {
    let photo = resized(stripes(), width: 31, height: 47)
    // As large as the image, and larger; with columns and rows cut off on all sides.
    for box in [
      Rect(x: 0, y: 0, width: 31, height: 47), Rect(x: -1, y: -2, width: 120, height: 190),
      Rect(x: -7, y: -31, width: 240, height: 320),
    ] {
      let (width, height) = (Int(box.maxX) - 2, Int(box.maxY) - 5)
      var whole = DisplayList(width: width, height: height)
      whole.append(.image(photo, in: box, ImageDrawing(), .sourceOver))
      let large = paint(whole)
      guard let scaled = ScaledImage(photo, in: box, width: width, height: height) else {
        Issue.record("the image covers the picture")
        continue
      }
      let decoded = ScaledImage(CutRows(photo), in: box, width: width, height: height)
      #expect(decoded?.isOpaque == true)
      for rows in [0..<height, 9..<20] {
        #expect(decoded?.rows(rows) == scaled.rows(rows))
      }
      var pictures: [Bitmap] = []
      for picture in [.whole(large), .scaled(decoded ?? scaled), .scaled(scaled)]
        as [DisplayList.Backdrop.Picture]
      {
        for isFirst in [true, false] {
          var list = DisplayList(width: 20, height: 30)
          let index = list.add(.init(picture, x: 3, y: 6))
          let all = Rect(x: 0, y: 0, width: 20, height: 30)
          if !isFirst { list.append(.fill(.rect(all), .color(.black), .sourceOver)) }
          list.append(.backdrop(index, .rect(all)))
          pictures.append(paint(list))
        }
      }
      #expect(Set(pictures).count == 1)
      let recipe = MaterialRecipe(sigma: 61, saturation: 1.8, tint: Color(white: 1, alpha: 0.4))
      for pool in [ThreadPool.alone, ThreadPool(3)] {
        for rows in [0..<height, 9..<20] {
          let reduced = ReducedPicture(scaled, for: recipe, rows: rows, pool: pool)
          #expect(reduced?.suits(recipe, rows: rows) == true)
          #expect(
            reduced.map { SmallBackdrop(recipe, over: $0, rows: rows, pool: pool).enlarged() }
              == apply(recipe, to: large, rows: rows))
        }
      }
    }
    let narrow = Rect(x: 1, y: 0, width: 50, height: 50)
    #expect(ScaledImage(photo, in: narrow, width: 50, height: 50) == nil)
  }

  @Test func `materials of one factor share a reduced picture`() throws {
    let photo = resized(stripes(), width: 200, height: 90)
    func recipe(_ sigma: Double) -> MaterialRecipe {
      MaterialRecipe(sigma: sigma, saturation: 2, tint: Color(white: 0.2, alpha: 0.3))
    }
    let reduced = try #require(ReducedPicture(photo, for: recipe(60)))
    for sigma in [60.0, 75, 119] {
      #expect(reduced.suits(recipe(sigma)))
      #expect(
        SmallBackdrop(recipe(sigma), over: reduced).enlarged() == apply(recipe(sigma), to: photo))
    }
    #expect(!reduced.suits(recipe(59)) && !reduced.suits(recipe(120)))
    // A part contains the source rows of its range and the rows between them.
    let tall = resized(stripes(), width: 40, height: 900)
    let part = try #require(ReducedPicture(tall, for: recipe(60), rows: 400..<500))
    #expect(part.suits(recipe(60), rows: 420..<480))
    #expect(!part.suits(recipe(60), rows: 390..<500) && !part.suits(recipe(75), rows: 400..<500))
    #expect(!part.suits(recipe(60)))
    #expect(
      SmallBackdrop(recipe(60), over: part, rows: 420..<480).enlarged()
        == apply(recipe(60), to: tall, rows: 420..<480))
    #expect(ReducedPicture(photo, for: recipe(20)) == nil, "nothing is gained")
  }

  /// Returns a picture of a small wallpaper's size with detail everywhere.
  private func stripes() -> Bitmap {
    var bitmap = Bitmap(width: 64, height: 96)
    for index in bitmap.pixels.indices {
      bitmap.pixels[index] = 0xff00_0000 | UInt32(truncatingIfNeeded: index / 5 &* 65_537 &* 31)
    }
    return bitmap
  }

  @Test func `a material enlarged only where visible equals one enlarged at once`() {
    var photo = Bitmap(width: 240, height: 320)
    for index in photo.pixels.indices {
      photo.pixels[index] = 0xff00_0000 | UInt32(truncatingIfNeeded: index / 40 &* 65_537)
    }
    let recipe = MaterialRecipe(sigma: 70, saturation: 1.8, tint: Color(white: 1, alpha: 0.4))
    for rows in [0..<320, 33..<290] {
      guard let small = SmallBackdrop(recipe, over: photo, rows: rows) else {
        Issue.record("the blur is wide enough")
        continue
      }
      let large = apply(recipe, to: photo, rows: rows)
      #expect(small.enlarged() == large)
      var pictures: [Bitmap] = []
      for picture in [DisplayList.Backdrop.Picture.small(small), .whole(large)] {
        var list = DisplayList(width: 200, height: 240)
        list.background = .black
        let index = list.add(.init(picture, x: 11, y: 5))
        let card = Rect(x: 20, y: 9, width: 150, height: 220)
        list.append(.beginClip(.rect(Rect(x: 0.5, y: 20, width: 190, height: 150.5))))
        list.append(.backdrop(index, .roundedRect(card, radius: 13, curve: .continuous)))
        list.append(.endClip)
        list.append(.backdrop(index, .rect(Rect(x: 150.5, y: 200, width: 400, height: 400))))
        pictures.append(paint(list))
      }
      #expect(pictures[0] == pictures[1])
    }
  }

  @Test func `moving by whole pixels moves the pixels`() {
    let (here, there) = (paint(scene()), paint(scene(dx: 7, dy: 5)))
    var differing = 0
    for y in 0..<90 {
      for x in 0..<110 {
        for shift in [UInt32(0), 8, 16] {
          let a = Int(here[x, y].bits >> shift & 255)
          let b = Int(there[x + 7, y + 5].bits >> shift & 255)
          if abs(a - b) > 1 { differing += 1 }
        }
      }
    }
    #expect(differing == 0)
  }

  @Test func `painting again with a warm cache gives the same bytes`() {
    var cache = GlyphMaskCache()
    let first = rasterize(scene(), glyphs: Letters(), cache: &cache)
    #expect(rasterize(scene(), glyphs: Letters(), cache: &cache) == first)
  }

  @Test func `a glyph is on its baseline and a quarter pixel`() {
    var list = DisplayList(width: 10, height: 10)
    list.append(
      .glyphs(
        run([1], step: 0), origin: Point(x: 2.3, y: 7.4), scale: 1, .color(.black), .sourceOver))
    let result = paint(list)
    // Five pixels wide from 2.25, from row 2 down to the baseline at 7.
    #expect((0..<10).map { result[$0, 4].alpha } == [0, 0, 191, 255, 255, 255, 255, 64, 0, 0])
    #expect((0..<10).map { result[4, $0].alpha } == [0, 0, 255, 255, 255, 255, 255, 0, 0, 0])
  }

  @Test func `a picture glyph keeps its colors in any ink`() {
    var list = DisplayList(width: 12, height: 12)
    list.background = .white
    list.append(
      .glyphs(
        run([2], step: 0), origin: Point(x: 1, y: 11), scale: 1, .color(.black), .sourceOver))
    #expect(paint(list)[5, 5] == Pixel(Color(hex: 0xff0000)))
  }

  @Test func `clips narrow each other and end`() {
    var list = DisplayList(width: 6, height: 1)
    list.append(.beginClip(.rect(Rect(x: 1, y: 0, width: 4, height: 1))))
    list.append(.beginClip(.rect(Rect(x: 3.5, y: 0, width: 9, height: 1))))
    let all = Shape.rect(Rect(x: 0, y: 0, width: 6, height: 1))
    list.append(.fill(all, .color(.white), .sourceOver))
    list.append(.endClip)
    list.append(.fill(.rect(Rect(x: 0, y: 0, width: 2, height: 1)), .color(.white), .sourceOver))
    #expect(paint(list).pixels.map { $0 >> 24 } == [0, 255, 0, 128, 255, 0])
  }

  @Test func `unbalanced ends and empty lists are harmless`() {
    var list = DisplayList(width: 2, height: 1)
    list.append(.endClip)
    list.append(.endGroup)
    list.append(.beginGroup(alpha: .nan, .multiply))
    list.append(.backdrop(4, .rect(Rect(x: 0, y: 0, width: 2, height: 1))))
    list.append(.image(Bitmap(width: 0, height: 0), in: .zero, ImageDrawing(), .sourceOver))
    list.append(
      .image(
        Bitmap(width: 0, height: 3), in: Rect(x: 0, y: 0, width: 2, height: 1), ImageDrawing(),
        .sourceOver))
    #expect(paint(list).pixels == [0, 0])
    #expect(paint(DisplayList(width: 0, height: 0)).pixels.isEmpty)
  }

  @Test func `a curved stroke has its width with any join`() {
    for join in [Stroke.Join.miter, .round, .bevel] {
      var stroke = Stroke(width: 2)
      stroke.join = join
      var list = DisplayList(width: 60, height: 60)
      let circle = Path.ellipse(in: Rect(x: 10, y: 10, width: 40, height: 40))
      list.append(.stroke(circle, stroke, .color(.white), .sourceOver))
      let area = paint(list).pixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
      #expect(abs(area - 2 * Scalars.pi * 20 * 2) < 0.5, "\(join)")
    }
  }

  @Test func `joints and caps reach as far as they should`() {
    var corner = Path()
    corner.move(to: Point(x: 2, y: 6))
    corner.line(to: Point(x: 8, y: 6))
    corner.line(to: Point(x: 8, y: 12))
    func area(_ change: (inout Stroke) -> Void) -> Double {
      var stroke = Stroke(width: 4)
      change(&stroke)
      var list = DisplayList(width: 16, height: 16)
      list.append(.stroke(corner, stroke, .color(.white), .sourceOver))
      return paint(list).pixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
    }
    #expect(abs(area { $0.join = .miter } - 48) < 0.1)
    #expect(abs(area { $0.join = .bevel } - 46) < 0.1)
    #expect(abs(area { $0.join = .round } - 44 - Scalars.pi) < 0.1)
    #expect(abs(area { $0.cap = .square } - 64) < 0.1)
    #expect(abs(area { $0.cap = .round } - 48 - 4 * Scalars.pi) < 0.1)
    #expect(abs(area { $0.miterLimit = 1 } - 46) < 0.1)
    #expect(
      abs(
        area {
          $0.dash = [3, 3]
          $0.phase = 6e15
        } - 24) < 0.2)
  }

  @Test func `dashes of no length are dots where caps are round`() {
    var line = Path()
    line.move(to: Point(x: 4, y: 5))
    line.line(to: Point(x: 25, y: 5))
    func dotted(_ cap: Stroke.Cap) -> Bitmap {
      var stroke = Stroke(width: 4)
      stroke.cap = cap
      stroke.dash = [0, 7]
      var list = DisplayList(width: 32, height: 10)
      list.append(.stroke(line, stroke, .color(.white), .sourceOver))
      return paint(list)
    }
    func area(_ cap: Stroke.Cap) -> Double {
      dotted(cap).pixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
    }
    // The first is where the line begins.
    #expect(dotted(.square)[2, 5].alpha == 255 && dotted(.square)[7, 5].alpha == 0)
    #expect(abs(area(.round) - 3 * 4 * Scalars.pi) < 0.2)
    #expect(abs(area(.square) - 3 * 16) < 0.1)
    #expect(area(.butt) == 0)
  }

  @Test func `an image of equal size is copied, and a resampled one keeps its mean`() {
    var bitmap = Bitmap(width: 4, height: 4)
    for y in 0..<4 {
      for x in 0..<4 { bitmap[x, y] = (x + y) % 2 == 0 ? Pixel(.white) : Pixel(.black) }
    }
    var list = DisplayList(width: 6, height: 4)
    list.append(
      .image(bitmap, in: Rect(x: 0, y: 0, width: 4, height: 4), ImageDrawing(), .sourceOver))
    list.append(
      .image(bitmap, in: Rect(x: 4, y: 0, width: 2, height: 2), ImageDrawing(), .sourceOver))
    let result = paint(list)
    #expect(result[1, 1] == Pixel(.white))
    #expect(result[4, 0] == Pixel(red: 128, green: 128, blue: 128, alpha: 255))
  }
}

/// A bitmap's rows, of which only the requested ones are readable.
private final class CutRows: ImageRows {
  private let bitmap: Bitmap

  init(_ bitmap: Bitmap) { self.bitmap = bitmap }

  var width: Int { bitmap.width }
  var height: Int { bitmap.height }

  func rows(_ rows: Range<Int>) -> (Bitmap, first: Int) {
    (
      bitmap.cropped(x: 0, y: rows.lowerBound, width: width, height: rows.count),
      first: rows.lowerBound
    )
  }
}
