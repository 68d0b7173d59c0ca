import TestSupport
import Testing
import VitrineGraphics
import VitrineRaster

/// Display lists that no program should make: they are drawn, somehow, and end.
struct HostileTests {
  private static let numbers: [Double] = [
    0, 1, -1, 0.5, 7.25, 20, 1e-9, -1e-300, .leastNonzeroMagnitude, 1e6, -1e9, 2_147_483_648, 1e15,
    -1e16, 1e154,
    1e300, -1.7e308, .nan, .infinity, -.infinity,
  ]

  /// Random items with random numbers of that kind.
  private struct Maker {
    var random: SeededGenerator

    mutating func number() -> Double {
      if Int.random(in: 0..<3, using: &random) > 0 { return .random(in: -8...48, using: &random) }
      return HostileTests.numbers[Int.random(in: 0..<HostileTests.numbers.count, using: &random)]
    }

    mutating func point() -> Point { Point(x: number(), y: number()) }

    mutating func rect() -> Rect {
      Rect(x: number(), y: number(), width: number(), height: number())
    }

    mutating func path() -> Path {
      var path = Path()
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: path.move(to: point())
        case 1: path.line(to: point())
        case 2: path.curve(to: point(), control: point())
        case 3: path.curve(to: point(), control1: point(), control2: point())
        case 4: path.append(.ellipse(in: rect()))
        default: path.close()
        }
      }
      return path
    }

    mutating func shape() -> Shape {
      switch Int.random(in: 0..<3, using: &random) {
      case 0: .rect(rect())
      case 1:
        .roundedRect(
          rect(), radius: number(), curve: Bool.random(using: &random) ? .circular : .continuous,
          corners: Corners(rawValue: Int.random(in: 0...15, using: &random)))
      default: .path(path(), Bool.random(using: &random) ? .evenOdd : .nonZero)
      }
    }

    mutating func color() -> Color {
      Color(red: number(), green: number(), blue: number(), alpha: number())
    }

    mutating func paint() -> Paint {
      let stops = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        GradientStop(position: number(), color: color())
      }
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return .linear(stops, start: point(), end: point())
      case 1: return .radial(stops, center: point(), radius: number())
      default: return .color(color())
      }
    }

    mutating func mode() -> BlendMode {
      BlendMode.allCases[Int.random(in: 0..<BlendMode.allCases.count, using: &random)]
    }

    mutating func stroke() -> Stroke {
      var stroke = Stroke(width: number())
      stroke.cap = [.butt, .round, .square][Int.random(in: 0..<3, using: &random)]
      stroke.join = [.miter, .round, .bevel][Int.random(in: 0..<3, using: &random)]
      stroke.miterLimit = number()
      stroke.dash = (0..<Int.random(in: 0...3, using: &random)).map { _ in number() }
      stroke.phase = number()
      return stroke
    }

    mutating func item() -> DisplayItem {
      switch Int.random(in: 0..<12, using: &random) {
      case 0, 1: return .fill(shape(), paint(), mode())
      case 2, 3: return .stroke(path(), stroke(), paint(), mode())
      case 4:
        let glyphs = (0..<3).map { GlyphRun.Glyph(id: UInt32($0), x: number(), y: number()) }
        let run = GlyphRun(font: 0, size: number(), slant: number(), glyphs: glyphs)
        return .glyphs(run, origin: point(), scale: number(), paint(), mode())
      case 5, 6:
        var drawing = ImageDrawing()
        drawing.alpha = number()
        if Bool.random(using: &random) { drawing.tint = color() }
        if Bool.random(using: &random) {
          func insets() -> Insets {
            Insets(top: number(), left: number(), bottom: number(), right: number())
          }
          drawing.parts = NineParts(source: insets(), target: insets(), centerWidth: number())
          if Bool.random(using: &random) {
            drawing.parts?.tile = Size(width: number(), height: number())
          }
        }
        let side = Int.random(in: 0...5, using: &random)
        let bitmap = Bitmap(width: side, height: 3, filledWith: Pixel(bits: 0x8040_2010))
        return .image(bitmap, in: rect(), drawing, mode())
      case 7: return .backdrop(Int.random(in: -1...2, using: &random), shape())
      case 8: return .shadow(shape(), color(), offset: point(), sigma: number())
      case 9: return .beginClip(shape())
      case 10: return .beginGroup(alpha: number(), mode())
      default: return Bool.random(using: &random) ? .endClip : .endGroup
      }
    }
  }

  @Test func `lists of impossible numbers are drawn to the end`() throws {
    var maker = Maker(random: SeededGenerator(seed: 31))
    for _ in 0..<(Slow.isOn ? 2_000 : 30) {
      var list = DisplayList(
        width: Int.random(in: 0...40, using: &maker.random),
        height: Int.random(in: 0...40, using: &maker.random))
      if Bool.random(using: &maker.random) { list.background = maker.color() }
      let bitmap = Bitmap(width: 30, height: 20, filledWith: Pixel(Color(hex: 0x336699)))
      _ = list.add(.init(bitmap: bitmap))
      _ = list.add(.init(bitmap: bitmap, x: -7, y: 1000))
      for _ in 0..<8 { list.append(maker.item()) }
      let result = paint(list)
      #expect(result.width == list.width && result.height == list.height)
      if list.width > 0, list.height > 0 {
        #expect(try bandsPutTogether(list, 7, limit: .max) == result)
      }
    }
  }

  @Test func `a thousand copies of a shape cover no more than one`() {
    var path = Path()
    for _ in 0..<40_000 { path.append(.rectangle(Rect(x: 1, y: 1, width: 3, height: 2.5))) }
    let once = covered(
      .path(.rectangle(Rect(x: 1, y: 1, width: 3, height: 2.5)), .nonZero), width: 5, height: 5)
    let often = covered(.path(path, .nonZero), width: 5, height: 5)
    #expect(often[2, 2] == once[2, 2] && often[0, 0] == once[0, 0])
  }
}
