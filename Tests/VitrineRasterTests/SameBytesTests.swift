import TestSupport
import Testing
import VitrineBase
import VitrineGraphics
import VitrineRaster

/// Tests that every method of computing pixels has the same bytes.
struct SameBytesTests {
  @Test(arguments: [1, 2, 3, 8])
  func `any number of threads gives the same bytes`(threads: Int) {
    // As tall as six bands, with items that reach over several.
    let list = tall()
    let whole = paint(list)
    var caches: [GlyphMaskCache] = []
    for _ in 0..<3 {
      let shared = rasterize(list, glyphs: Letters(), caches: &caches, pool: ThreadPool(threads))
      #expect(shared == whole)
      #expect((1...threads).contains(caches.count))
    }
  }

  /// Returns the scene of all items repeatedly, over a shadow and a picture.
  private func tall() -> DisplayList {
    var list = DisplayList(width: 120, height: 400)
    list.background = Color(hex: 0xa0b0c0)
    var photo = Bitmap(width: 30, height: 200)
    for index in photo.pixels.indices {
      photo.pixels[index] = 0xff00_0000 | UInt32(truncatingIfNeeded: index &* 2_654_435_761) >> 8
    }
    let all = Rect(x: 5, y: -20, width: 110, height: 430)
    list.append(.image(photo, in: all, ImageDrawing(), .sourceOver))
    list.append(
      .shadow(.rect(all.inset(by: Insets(all: 30))), .black, offset: .zero, sigma: 2))
    for step in 0..<4 {
      let part = scene(dy: Double(step) * 100)
      let first = list.backdrops.count
      for backdrop in part.backdrops { _ = list.add(backdrop) }
      for entry in part.entries {
        if case .backdrop(let index, let shape) = entry.item {
          list.append(.backdrop(first + index, shape))
        } else {
          list.append(entry.item)
        }
      }
    }
    return list
  }

  @Test(arguments: [2, 8])
  func `any number of threads blurs to the same bytes`(threads: Int) {
    var random = SeededGenerator(seed: 8)
    for alpha in [UInt32(0xff00_0000), 0x8000_0000] {
      let noise = Bitmap(
        width: 41, height: 300,
        pixels: (0..<41 * 300).map { _ in
          // Premultiplied: no component is above the alpha.
          alpha | UInt32.random(in: 0...0xff_ffff, using: &random) & 0x7f_7f7f
        })
      for sigma in [0.7, 20, 130] {
        let recipe = MaterialRecipe(
          sigma: sigma, saturation: 1.8, tint: Color(white: 1, alpha: 0.4))
        let pool = ThreadPool(threads)
        #expect(gaussianBlur(noise, sigma: sigma, pool: pool) == gaussianBlur(noise, sigma: sigma))
        #expect(apply(recipe, to: noise, pool: pool) == apply(recipe, to: noise))
        let rows = 50..<233
        #expect(
          gaussianBlur(noise, sigma: sigma, rows: rows, pool: pool)
            == gaussianBlur(noise, sigma: sigma)
            .cropped(x: 0, y: 50, width: 41, height: rows.count))
        let (plain, shared) = (
          SmallBackdrop(recipe, over: noise), SmallBackdrop(recipe, over: noise, pool: pool)
        )
        #expect(plain?.bytes == shared?.bytes)
        #expect(plain?.enlarged() == shared?.enlarged(by: pool))
      }
    }
  }

  // Blocks are clamped at both ends of each channel, a pale picture is hardly, and a gray one isn't.
  @Test(arguments: [0xff_ffff, 0xf4_f8fc, 0x60_7080] as [UInt32])
  func `an opaque picture is enlarged to the bytes of one with alpha`(color: UInt32) {
    var random = SeededGenerator(seed: 6)
    for (sigma, reach) in [(32.0, 160), (62, 280), (125, 540)] {
      let (width, height) = (211, reach + 90)
      var opaque = Bitmap(width: width, height: height)
      for y in 0..<height {
        for x in 0..<width {
          let block = UInt32((x / 50 + y / 60) % 3 == 0 ? 0xff_ffff : (x / 40) % 2 * 0x80_0010)
          let noise = UInt32.random(in: 0...0x03_0303, using: &random) & 0x03_0303
          opaque[x, y] = Pixel(
            bits: 0xff00_0000 | (color == 0xff_ffff ? block : color + noise))
        }
      }
      var translucent = opaque
      translucent[100, 0] = Pixel(bits: 0x8000_0000)
      for saturation in [1, 1.8, 3] {
        let recipe = MaterialRecipe(
          sigma: sigma, saturation: saturation,
          tint: Color(white: 1, alpha: saturation == 1 ? 0 : 0.4))
        // Rows by themselves wouldn't see that the picture has alpha.
        let pair = [opaque, translucent].map {
          apply(recipe, to: $0).cropped(x: 0, y: reach, width: width, height: 90)
        }
        let isSame = pair[0] == pair[1]
        #expect(isSame, "sigma \(sigma), saturation \(saturation)")
      }
    }
  }

  @Test func `a rectangle has the bytes of its outline as a path`() {
    var random = SeededGenerator(seed: 9)
    for round in 0..<600 {
      let rect = Rect(
        x: .random(in: -6...20, using: &random), y: .random(in: -6...20, using: &random),
        width: .random(in: 0.01...40, using: &random),
        height: .random(in: 0.01...40, using: &random))
      let radius = round % 4 == 0 ? 0 : Double.random(in: 0.01...25, using: &random)
      let corners = Corners(rawValue: Int.random(in: 1...15, using: &random))
      let curve = round % 2 == 0 ? CornerCurve.circular : .continuous
      let path =
        radius == 0
        ? Path.rectangle(rect)
        : Path.rounded(rect, radius: radius, curve: curve, corners: corners)
      let isSame =
        covered(
          .roundedRect(rect, radius: radius, curve: curve, corners: corners), width: 50, height: 50)
        == covered(.path(path, .nonZero), width: 50, height: 50)
      #expect(isSame, "\(rect), radius \(radius), \(curve), \(corners)")
    }
  }

  /// Returns the product of a component and a share, rounded to nearest.
  private func times(_ a: UInt8, _ b: UInt8) -> UInt8 {
    UInt8((Int(a) * Int(b) * 2 + 255) / 510)
  }

  // A group's mask acts where there is no ink, too.
  @Test(arguments: BlendMode.allCases.filter { $0 != .destinationIn })
  func `a color through a mask equals precomputed pixels`(mode: BlendMode) {
    var random = SeededGenerator(seed: 17)
    for round in 0..<60 {
      // Black ink and opaque backgrounds have separate loops.
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

  /// Returns a color that produces the given pixel.
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
