import TestSupport
import Testing
import VitrineGraphics
import VitrineRaster

/// Images at other sizes, against whole numbers added up one by one.
struct ResampleTests {
  private struct Size: Sendable, CustomTestStringConvertible {
    var from: (Int, Int)
    var to: (Int, Int)
    var testDescription: String { "\(from) to \(to)" }
  }

  private static let sizes = [
    Size(from: (7, 5), to: (40, 31)), Size(from: (40, 31), to: (7, 5)),
    Size(from: (1, 1), to: (6, 4)), Size(from: (2, 3), to: (3, 50)),
    Size(from: (3, 50), to: (50, 3)), Size(from: (33, 20), to: (34, 21)),
    Size(from: (20, 300), to: (19, 1)), Size(from: (60, 60), to: (60, 61)),
  ]

  @Test(arguments: sizes)
  private func `every pixel is that of whole numbers`(size: Size) {
    var random = SeededGenerator(seed: UInt64(size.from.0 * 100 + size.to.0))
    for round in 0..<6 {
      var bitmap = Bitmap(width: size.from.0, height: size.from.1)
      for index in bitmap.pixels.indices {
        // Extremes side by side overshoot the most.
        func byte() -> UInt8 {
          round % 2 == 0
            ? [0, 255].randomElement(using: &random) ?? 0 : .random(in: 0...255, using: &random)
        }
        let alpha: UInt8 = round < 3 ? 255 : byte()
        bitmap.pixels[index] =
          Pixel(
            red: min(alpha, byte()), green: min(alpha, byte()), blue: min(alpha, byte()),
            alpha: alpha
          ).bits
      }
      var list = DisplayList(width: size.to.0, height: size.to.1)
      let all = Rect(x: 0, y: 0, width: Double(size.to.0), height: Double(size.to.1))
      list.append(.image(bitmap, in: all, ImageDrawing(), .sourceOver))
      #expect(paint(list) == exact(bitmap, width: size.to.0, height: size.to.1), "\(round)")
    }
  }

  /// Resamples along rows, then along columns, and rounds to bytes after each.
  private func exact(_ bitmap: Bitmap, width: Int, height: Int) -> Bitmap {
    var narrow = Bitmap(width: width, height: bitmap.height)
    for (x, shares) in weights(from: bitmap.width, to: width).enumerated() {
      for y in 0..<bitmap.height {
        narrow[x, y] = mix(shares.map { (bitmap[$0.place, y], $0.weight) })
      }
    }
    var result = Bitmap(width: width, height: height)
    for (y, shares) in weights(from: bitmap.height, to: height).enumerated() {
      for x in 0..<width {
        result[x, y] = mix(shares.map { (narrow[x, $0.place], $0.weight) })
      }
    }
    return bitmap.width == width && bitmap.height == height ? bitmap : result
  }

  private func mix(_ shares: [(pixel: Pixel, weight: Int)]) -> Pixel {
    func sum(_ component: (Pixel) -> UInt8) -> Int {
      shares.reduce(32768) { $0 + Int(component($1.pixel)) * $1.weight } >> 16
    }
    let alpha = max(0, min(255, sum(\.alpha)))
    func byte(_ component: (Pixel) -> UInt8) -> UInt8 { UInt8(max(0, min(alpha, sum(component)))) }
    return Pixel(
      red: byte(\.red), green: byte(\.green), blue: byte(\.blue), alpha: UInt8(alpha))
  }

  /// Areas downwards, Catmull-Rom upwards, in 65536ths that sum to one.
  private func weights(from source: Int, to target: Int) -> [[(place: Int, weight: Int)]] {
    let ratio = Double(source) / Double(target)
    return (0..<target).map { pixel in
      var shares = [Double](repeating: 0, count: source)
      if ratio > 1 {
        for place in 0..<source {
          let (left, right) = (Double(pixel) * ratio, Double(pixel + 1) * ratio)
          let share = min(right, Double(place + 1)) - max(left, Double(place))
          shares[place] = share > 1e-9 ? share : 0
        }
      } else {
        let place = (Double(pixel) + 0.5) * ratio - 0.5
        let base = Int(place.rounded(.down))
        let t = place - Double(base)
        let cubic = [
          -0.5 * t * t * t + t * t - 0.5 * t, 1.5 * t * t * t - 2.5 * t * t + 1,
          -1.5 * t * t * t + 2 * t * t + 0.5 * t, 0.5 * t * t * t - 0.5 * t * t,
        ]
        for (offset, share) in cubic.enumerated() {
          shares[max(0, min(source - 1, base - 1 + offset))] += share
        }
      }
      let sum = shares.reduce(0, +)
      var fixed = shares.map { Int(($0 / sum * 65536 + 0.5).rounded(.down)) }
      let largest = fixed.indices.max { fixed[$0] < fixed[$1] } ?? 0
      fixed[largest] += 65536 - fixed.reduce(0, +)
      return fixed.enumerated().filter { $0.element != 0 }.map {
        (place: $0.offset, weight: $0.element)
      }
    }
  }
}
