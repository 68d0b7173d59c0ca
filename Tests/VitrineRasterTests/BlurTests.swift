import Foundation
import TestSupport
import Testing
import VitrineGraphics
import VitrineRaster

/// Returns a channel after a Gaussian blur with clamped edges in doubles.
private func exactBlur(_ bitmap: Bitmap, sigma: Double, channel: Int) -> [Double] {
  let radius = Int(6 * sigma) + 2
  var weights = (-radius...radius).map {
    Foundation.exp(-Double($0 * $0) / (2 * sigma * sigma))
  }
  let sum = weights.reduce(0, +)
  for index in weights.indices { weights[index] /= sum }
  let (width, height) = (bitmap.width, bitmap.height)
  /// Returns the weights folded onto a line of `count` pixels, for each position.
  func folded(_ count: Int) -> [[Double]] {
    (0..<count).map { place in
      var row = [Double](repeating: 0, count: count)
      for (offset, weight) in weights.enumerated() {
        row[max(0, min(count - 1, place + offset - radius))] += weight
      }
      return row
    }
  }
  let (across, down) = (folded(width), folded(height))
  var middle = [Double](repeating: 0, count: width * height)
  for y in 0..<height {
    let row = (0..<width).map { Double(bitmap.pixels[y * width + $0] >> (8 * channel) & 255) }
    for x in 0..<width {
      var total = 0.0
      for index in 0..<width { total += row[index] * across[x][index] }
      middle[y * width + x] = total
    }
  }
  var result = middle
  for y in 0..<height {
    for x in 0..<width {
      var total = 0.0
      for index in 0..<height { total += middle[index * width + x] * down[y][index] }
      result[y * width + x] = total
    }
  }
  return result
}

/// Returns black and white blocks of the blur's width, which are the hardest case.
private func blocks(_ width: Int, _ height: Int, _ size: Int, seed: UInt64) -> Bitmap {
  var random = SeededGenerator(seed: seed)
  var bitmap = Bitmap(width: width, height: height)
  var tile: [Int: UInt32] = [:]
  for y in 0..<height {
    for x in 0..<width {
      let key = (y / size) * 65536 + x / size
      let bits = tile[key] ?? (Bool.random(using: &random) ? 0xffff_ffff : 0xff00_0000)
      tile[key] = bits
      bitmap.pixels[y * width + x] = bits
    }
  }
  return bitmap
}

struct BlurTests {
  static let cases: [(Int, Int, Double)] = [
    (1, 1, 3), (1, 40, 8), (37, 1, 20), (2, 3, 200), (33, 29, 0.5), (48, 40, 1.3), (50, 41, 6),
    (64, 61, 14.9), (64, 61, 15), (70, 65, 30), (75, 80, 60), (81, 77, 75), (90, 64, 119.9),
    (90, 70, 120), (65, 90, 200),
  ]

  @Test(arguments: cases)
  func `every pixel is within a level of the exact blur`(width: Int, height: Int, sigma: Double) {
    let bitmap = blocks(width, height, max(1, Int(sigma)), seed: UInt64(width * height))
    let blurred = gaussianBlur(bitmap, sigma: sigma)
    let exact = exactBlur(bitmap, sigma: sigma, channel: 0)
    var worst = 0.0
    for (index, value) in exact.enumerated() {
      worst = max(worst, abs(Double(blurred.pixels[index] & 255) - value))
    }
    #expect(worst <= 0.75)
    #expect(blurred.isOpaque)
  }

  @Test(.enabled(if: Slow.isOn))
  func `the bound holds for every sigma on larger pictures`() {
    for sigma in stride(from: 0.5, through: 200, by: 7.25) {
      let bitmap = blocks(211, 190, max(1, Int(sigma / 2)), seed: 3)
      let blurred = gaussianBlur(bitmap, sigma: sigma)
      let errors = exactBlur(bitmap, sigma: sigma, channel: 1).enumerated().map {
        abs(Double(blurred.pixels[$0.offset] >> 8 & 255) - $0.element)
      }
      // The promise is one level; the worst error on record is 0.82.
      #expect((errors.max() ?? 0) <= 1, "sigma \(sigma)")
      #expect(errors.reduce(0, +) / Double(errors.count) <= 0.26, "sigma \(sigma)")
    }
  }

  /// Stripes have all light on one side of every box, which is the worst case for averaging.
  @Test func `stripes as fine as the boxes stay within three levels`() {
    var worst = 0.0
    let cases: [(sigma: Double, periods: [Int])] =
      Slow.isOn
      ? [(15, [2, 4]), (30, [2, 4, 8]), (60, [2, 4, 8, 16]), (120, [4, 8, 16, 32])]
      : [(60, [4, 8])]
    for (sigma, periods) in cases {
      for period in periods {
        for phase in stride(from: 0, to: period, by: max(1, period / 4)) {
          for isDiagonal in [false, true] {
            var bitmap = Bitmap(width: 99, height: 94)
            for y in 0..<bitmap.height {
              for x in 0..<bitmap.width {
                let place = (isDiagonal ? x + y : x) + phase
                let isLight = place % period < period / 2
                bitmap.pixels[y * bitmap.width + x] = isLight ? 0xffff_ffff : 0xff00_0000
              }
            }
            let blurred = gaussianBlur(bitmap, sigma: sigma)
            for (index, value) in exactBlur(bitmap, sigma: sigma, channel: 0).enumerated() {
              worst = max(worst, abs(Double(blurred.pixels[index] & 255) - value))
            }
          }
        }
      }
    }
    #expect(worst <= 3)
    print("stripes: at most \(worst) levels from the exact blur")
  }

  @Test func `rows created separately equal those of the full picture`() {
    let bitmap = blocks(90, 150, 9, seed: 4)
    for sigma in [0, 0.7, 6, 20, 61, 130] {
      let recipe = MaterialRecipe(
        sigma: sigma, saturation: 1.8, tint: Color(white: 1, alpha: 0.4))
      let whole = apply(recipe, to: bitmap)
      for rows in [0..<1, 0..<40, 33..<34, 70..<150, 149..<150, 100..<400] {
        let part = apply(recipe, to: bitmap, rows: rows)
        let picked = rows.clamped(to: 0..<150)
        #expect(
          part == whole.cropped(x: 0, y: picked.lowerBound, width: 90, height: picked.count),
          "sigma \(sigma), rows \(rows)")
      }
    }
  }

  @Test func `an even picture stays as it is`() {
    for sigma in [0.5, 3, 20, 75, 200] {
      let bitmap = Bitmap(width: 50, height: 30, filledWith: Pixel(Color(hex: 0x1f80e1)))
      #expect(gaussianBlur(bitmap, sigma: sigma) == bitmap)
    }
  }

  @Test func `a translucent picture keeps its colors under its alpha`() {
    var bitmap = Bitmap(width: 60, height: 60)
    for y in 20..<40 { for x in 20..<40 { bitmap[x, y] = Pixel(Color(white: 1, alpha: 0.5)) } }
    let blurred = gaussianBlur(bitmap, sigma: 16)
    for pixel in blurred.pixels.map(Pixel.init(bits:)) {
      #expect(pixel.red <= pixel.alpha)
    }
    #expect(blurred[30, 30].alpha > blurred[18, 30].alpha)
    #expect(blurred[18, 30].alpha > 0)
  }

  @Test func `tiny and invalid sigmas leave the picture unchanged`() {
    let bitmap = blocks(9, 7, 1, seed: 1)
    for sigma in [0, -1, Double.nan, .infinity, 0.01] {
      #expect(gaussianBlur(bitmap, sigma: sigma) == bitmap)
    }
    let empty = Bitmap(width: 0, height: 5)
    #expect(gaussianBlur(empty, sigma: 3) == empty)
  }

  @Test func `a material saturates, clamps and then tints`() {
    let bitmap = Bitmap(width: 20, height: 20, filledWith: Pixel(Color(hex: 0xc84020)))
    let tint = Color(white: 1, alpha: 0.65)
    let made = apply(MaterialRecipe(sigma: 30, saturation: 2, tint: tint), to: bitmap)
    let straight = [200.0, 64, 32]
    let luma = 0.2126 * 200 + 0.7152 * 64 + 0.0722 * 32
    let expected = straight.map { value -> Int in
      let saturated = max(0, min(255, luma + (value - luma) * 2))
      return Int(saturated * 0.35 + 255 * 0.65 + 0.5)
    }
    let pixel = made[10, 10]
    #expect([Int(pixel.red), Int(pixel.green), Int(pixel.blue)] == expected)
  }
}
