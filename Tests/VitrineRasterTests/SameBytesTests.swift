import TestSupport
import Testing
import VitrineGraphics
import VitrineRaster

/// Whatever way pixels are computed, they are the same bytes.
struct SameBytesTests {
  @Test func `one thread and eight give the same bytes`() async {
    let list = scene()
    let whole = paint(list)
    let height = (list.height + 7) / 8
    for _ in 0..<5 {
      let bands = await withTaskGroup(of: (Int, [UInt32]).self) { group in
        for band in 0..<8 {
          group.addTask {
            let rows = band * height..<min(list.height, (band + 1) * height)
            return (band, paint(list, rows: rows).pixels)
          }
        }
        var found = [[UInt32]](repeating: [], count: 8)
        for await (band, pixels) in group { found[band] = pixels }
        return found
      }
      #expect(bands.flatMap { $0 } == whole.pixels)
    }
  }

  @Test func `eight blurs at once give the same bytes as one`() async {
    var random = SeededGenerator(seed: 8)
    let noise = Bitmap(
      width: 203, height: 160,
      pixels: (0..<203 * 160).map { _ in
        0xff00_0000 | UInt32.random(in: 0...0xff_ffff, using: &random)
      })
    let recipe = MaterialRecipe(sigma: 61, saturation: 1.8, tint: Color(white: 1, alpha: 0.4))
    let whole = apply(recipe, to: noise)
    let bands = await withTaskGroup(of: (Int, [UInt32]).self) { group in
      for band in 0..<8 {
        group.addTask {
          (band, apply(recipe, to: noise, rows: band * 20..<band * 20 + 20).pixels)
        }
      }
      var found = [[UInt32]](repeating: [], count: 8)
      for await (band, pixels) in group { found[band] = pixels }
      return found
    }
    #expect(bands.flatMap { $0 } == whole.pixels)
  }

  /// A component times a share, rounded to nearest, the plain way.
  private func times(_ a: UInt8, _ b: UInt8) -> UInt8 {
    UInt8((Int(a) * Int(b) * 2 + 255) / 510)
  }

  @Test(arguments: BlendMode.allCases)
  func `colour through a mask is the same as pixels made beforehand`(mode: BlendMode) {
    var random = SeededGenerator(seed: 17)
    for round in 0..<60 {
      // Black has a loop of its own, and so has what is opaque underneath.
      let ink = Pixel(
        Color(
          red: round % 3 == 0 ? 0 : .random(in: 0...1, using: &random),
          green: round % 3 == 0 ? 0 : .random(in: 0...1, using: &random),
          blue: round % 3 == 0 ? 0 : .random(in: 0...1, using: &random),
          alpha: round % 4 == 0 ? 1 : .random(in: 0...1, using: &random)))
      let width = 67
      var under = Bitmap(width: width, height: 4)
      var mask = under
      var made = under
      for index in under.pixels.indices {
        let alpha: UInt8 = round % 2 == 0 ? 255 : .random(in: 0...255, using: &random)
        func component() -> UInt8 { .random(in: 0...alpha, using: &random) }
        under.pixels[index] =
          Pixel(red: component(), green: component(), blue: component(), alpha: alpha).bits
        let share: UInt8 = [0, 255, .random(in: 0...255, using: &random)][index % 3]
        mask.pixels[index] = UInt32(share) << 24
        made.pixels[index] =
          Pixel(
            red: times(ink.red, share), green: times(ink.green, share),
            blue: times(ink.blue, share), alpha: times(ink.alpha, share)
          ).bits
      }
      let all = Rect(x: 0, y: 0, width: Double(width), height: 4)
      var (through, plain) = (
        DisplayList(width: width, height: 4), DisplayList(width: width, height: 4)
      )
      through.append(.backdrop(through.add(.init(bitmap: under)), .rect(all)))
      plain.append(.backdrop(plain.add(.init(bitmap: under)), .rect(all)))
      var drawing = ImageDrawing()
      drawing.tint = straight(ink)
      through.append(.image(mask, in: all, drawing, mode))
      plain.append(.image(made, in: all, ImageDrawing(), mode))
      guard Pixel(straight(ink)) == ink else { continue }
      #expect(paint(through) == paint(plain), "round \(round)")
    }
  }

  /// The colour that a pixel was made from, or one that makes it.
  private func straight(_ pixel: Pixel) -> Color {
    let alpha = Double(pixel.alpha) / 255
    func component(_ value: UInt8) -> Double {
      alpha == 0 ? 0 : min(1, Double(value) / 255 / alpha)
    }
    return Color(
      red: component(pixel.red), green: component(pixel.green), blue: component(pixel.blue),
      alpha: alpha)
  }

  @Test func `two channels at a time are the same as one at a time`() {
    // Every alpha over every byte, with another byte in each channel beside it.
    var (over, under) = (Bitmap(width: 256, height: 256), Bitmap(width: 256, height: 256))
    for alpha in 0..<256 {
      for d in 0..<256 {
        let s = UInt8(alpha * d / 255)
        over[d, alpha] = Pixel(red: s, green: 0, blue: UInt8(alpha), alpha: UInt8(alpha))
        under[d, alpha] = Pixel(
          red: UInt8(d), green: UInt8(255 - d), blue: UInt8(d ^ 85), alpha: 255)
      }
    }
    let all = Rect(x: 0, y: 0, width: 256, height: 256)
    var list = DisplayList(width: 256, height: 256)
    list.append(.backdrop(list.add(.init(bitmap: under)), .rect(all)))
    list.append(.image(over, in: all, ImageDrawing(), .sourceOver))
    let result = paint(list)
    var wrong = 0
    for alpha in 0..<256 {
      for d in 0..<256 {
        let keep = UInt8(255 - alpha)
        let (o, u, r) = (over[d, alpha], under[d, alpha], result[d, alpha])
        if r.red != o.red + times(u.red, keep) || r.green != o.green + times(u.green, keep)
          || r.blue != o.blue + times(u.blue, keep) || r.alpha != 255
        {
          wrong += 1
        }
      }
    }
    #expect(wrong == 0)
  }
}
