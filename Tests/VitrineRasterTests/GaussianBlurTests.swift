import Foundation
import TestSupport
import Testing
import VitrineGraphics
import VitrineRaster

@Suite struct GaussianBlurTests {
  /// Along one row, in `Double`, with clamped edges and ten deviations of reach.
  private func reference(_ values: [Double], sigma: Double) -> [Double] {
    let reach = Int(sigma * 8) + 1
    let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = weights.reduce(0, +)
    return values.indices.map { index in
      var total = 0.0
      for offset in -reach...reach {
        total += weights[offset + reach] * values[max(0, min(values.count - 1, index + offset))]
      }
      return total / sum
    }
  }

  @Test(arguments: [0.5, 1.0, 3, 7.4, 7.5, 15, 22.5, 60, 75, 90, 200])
  func `every pixel is within one level of the exact Gaussian`(sigma: Double) {
    var random = SeededGenerator(seed: 5)
    let (width, height) = (97, 3)
    // Equal rows: the vertical pass must change nothing.
    let row = (0..<width).map { _ in UInt8.random(in: 0...255, using: &random) }
    var picture = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { picture[x, y] = Pixel(red: row[x], green: 0, blue: 255, alpha: 255) }
    }
    let blurred = gaussianBlur(picture, sigma: sigma)
    let exact = reference(row.map(Double.init), sigma: sigma)
    for y in 0..<height {
      for x in 0..<width {
        #expect(abs(Double(blurred[x, y].red) - exact[x]) <= 1)
        #expect(blurred[x, y].green == 0 && blurred[x, y].blue == 255)
      }
    }
  }

  @Test(arguments: [(1, 1), (1, 40), (40, 1), (9, 7)])
  func `a plain picture stays plain at every size`(width: Int, height: Int) {
    let grey = Pixel(red: 90, green: 120, blue: 30, alpha: 255)
    let picture = Bitmap(width: width, height: height, filledWith: grey)
    #expect(gaussianBlur(picture, sigma: 30) == picture)
  }
}
