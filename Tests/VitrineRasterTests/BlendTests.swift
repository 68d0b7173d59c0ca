import Testing
import VitrineGraphics
import VitrineRaster

/// Returns the blend of two straight components in doubles.
private func mixed(_ s: Double, _ d: Double, _ mode: BlendMode) -> Double {
  switch mode {
  case .multiply: s * d
  case .screen: s + d - s * d
  case .darken: min(s, d)
  case .lighten: max(s, d)
  case .overlay: d <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d)
  case .hardLight: s <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d)
  case .difference: abs(s - d)
  case .exclusion: s + d - 2 * s * d
  case .colorDodge: d == 0 ? 0 : s >= 1 ? 1 : min(1, d / (1 - s))
  case .colorBurn: d >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - d) / s)
  default: s
  }
}

/// Returns the blend of a premultiplied channel in levels, before rounding.
private func exact(_ s: Int, _ sa: Int, _ d: Int, _ da: Int, _ mode: BlendMode) -> Double {
  let (source, ink, dest, ground) = (
    Double(s) / 255, Double(sa) / 255, Double(d) / 255, Double(da) / 255
  )
  func straight(_ value: Double, _ alpha: Double) -> Double { alpha == 0 ? 0 : value / alpha }
  let value =
    switch mode {
    case .plusDarker: max(0, dest - (ink - source))
    case .plusLighter: min(1, dest + source)
    case .destinationIn: dest * ink
    case .destinationOut: dest * (1 - ink)
    default:
      source * (1 - ground) + dest * (1 - ink)
        + ink * ground * mixed(straight(source, ink), straight(dest, ground), mode)
    }
  return value * 255
}

struct BlendTests {
  @Test(arguments: BlendMode.allCases.filter { !$0.isVibrant })
  func `every pair of bytes at five alphas is the exact value, rounded once`(mode: BlendMode) {
    for alpha in [1, 64, 128, 200, 255] {
      let width = alpha + 1
      let opacity =
        switch mode {
        case .destinationIn: alpha
        case .destinationOut: 255 - alpha
        default: 255
        }
      var source = Bitmap(width: width, height: 256)
      var under = Bitmap(width: width, height: 256)
      for d in 0..<256 {
        for s in 0...alpha {
          source[s, d] = Pixel(red: UInt8(s), green: UInt8(s), blue: 0, alpha: UInt8(alpha))
          under[s, d] = Pixel(red: UInt8(d), green: UInt8(255 - d), blue: UInt8(d), alpha: 255)
        }
      }
      var list = DisplayList(width: width, height: 256)
      let index = list.add(.init(bitmap: under))
      let all = Rect(x: 0, y: 0, width: Double(width), height: 256)
      list.append(.backdrop(index, .rect(all)))
      list.append(.image(source, in: all, ImageDrawing(), mode))
      let result = paint(list)
      var worst = 0.0
      for d in 0..<256 {
        for s in 0...alpha {
          let pixel = result[s, d]
          worst = max(worst, abs(Double(pixel.red) - exact(s, alpha, d, 255, mode)))
          worst = max(worst, abs(Double(pixel.green) - exact(s, alpha, 255 - d, 255, mode)))
          worst = max(worst, abs(Double(pixel.blue) - exact(0, alpha, d, 255, mode)))
          if pixel.alpha != opacity { worst = 255 }
        }
      }
      #expect(worst <= 0.5 + 1e-9, "alpha \(alpha)")
    }
  }

  @Test(arguments: BlendMode.allCases.filter { !$0.isVibrant })
  func `colors over a translucent backdrop are exact`(mode: BlendMode) {
    for (alpha, ground) in [(1, 254), (64, 90), (128, 128), (200, 3), (254, 200), (255, 90)] {
      let (width, height) = (alpha + 1, ground + 1)
      var source = Bitmap(width: width, height: height)
      var under = Bitmap(width: width, height: height)
      for d in 0...ground {
        for s in 0...alpha {
          source[s, d] = Pixel(red: UInt8(s), green: 0, blue: UInt8(s), alpha: UInt8(alpha))
          under[s, d] = Pixel(red: UInt8(d), green: UInt8(d), blue: 0, alpha: UInt8(ground))
        }
      }
      var list = DisplayList(width: width, height: height)
      let all = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
      list.append(.image(under, in: all, ImageDrawing(), .sourceOver))
      list.append(.image(source, in: all, ImageDrawing(), mode))
      let result = paint(list)
      var worst = 0.0
      for d in 0...ground {
        for s in 0...alpha {
          let pixel = result[s, d]
          worst = max(worst, abs(Double(pixel.red) - exact(s, alpha, d, ground, mode)))
          worst = max(worst, abs(Double(pixel.green) - exact(0, alpha, d, ground, mode)))
          worst = max(worst, abs(Double(pixel.blue) - exact(s, alpha, 0, ground, mode)))
        }
      }
      #expect(worst <= 0.5 + 1e-9, "\(alpha) on \(ground)")
    }
  }

  @Test(arguments: BlendMode.allCases)
  func `every alpha on every other is the exact value`(mode: BlendMode) {
    var source = Bitmap(width: 256, height: 256)
    var under = source
    for y in 0..<256 {
      for x in 0..<256 {
        source[x, y] = Pixel(red: 0, green: 0, blue: 0, alpha: UInt8(x))
        under[x, y] = Pixel(red: 0, green: 0, blue: 0, alpha: UInt8(y))
      }
    }
    var list = DisplayList(width: 256, height: 256)
    let all = Rect(x: 0, y: 0, width: 256, height: 256)
    list.append(.image(under, in: all, ImageDrawing(), .sourceOver))
    list.append(.image(source, in: all, ImageDrawing(), mode))
    let result = paint(list)
    var worst = 0.0
    for y in 0..<256 {
      for x in 0..<256 {
        let both = Double(x * y) / 255
        let expected =
          switch mode {
          case .plusLighter: min(255, Double(x + y))
          case .destinationIn: both
          case .destinationOut: Double(y) - both
          default: Double(x + y) - both
          }
        worst = max(worst, abs(Double(result[x, y].alpha) - expected))
      }
    }
    #expect(worst <= 0.5 + 1e-9)
  }

  @Test func `plus-darker takes the ink's alpha away`() {
    var list = DisplayList(width: 3, height: 1)
    list.background = Color(hex: 0xd9c010)
    list.append(
      .fill(
        .rect(Rect(x: 0, y: 0, width: 1.5, height: 1)), .color(Color(white: 0, alpha: 0.6)),
        .plusDarker))
    let result = paint(list)
    // 0.6 is 153 of 255, and half of it 77.
    #expect(result[0, 0] == Pixel(red: 64, green: 39, blue: 0, alpha: 255))
    #expect(result[1, 0] == Pixel(red: 140, green: 115, blue: 0, alpha: 255))
    #expect(result[2, 0] == Pixel(Color(hex: 0xd9c010)))
  }

  @Test func `a group fades as one`() {
    var list = DisplayList(width: 4, height: 1)
    list.background = .white
    list.append(.beginGroup(alpha: 0.5, .sourceOver))
    for x in [0.0, 1] {
      list.append(
        .fill(.rect(Rect(x: x, y: 0, width: 2, height: 1)), .color(.black), .sourceOver))
    }
    list.append(.endGroup)
    #expect(paint(list).pixels.map { $0 & 255 } == [127, 127, 127, 255])
  }
}
