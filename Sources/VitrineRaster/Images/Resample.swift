import VitrineGraphics

/// An image at another size: area averages downwards, Catmull-Rom upwards, axis by axis.
///
/// Weights are sixteen-bit fractions that sum to one exactly; sums round to nearest. Working on
/// premultiplied pixels keeps transparent ones from bleeding in.
func resample(_ bitmap: Bitmap, width: Int, height: Int) -> Bitmap {
  if bitmap.width == width && bitmap.height == height { return bitmap }
  guard bitmap.width > 0, bitmap.height > 0, width > 0, height > 0 else {
    return Bitmap(width: max(0, width), height: max(0, height))
  }
  let across = Taps(from: bitmap.width, to: width)
  let down = Taps(from: bitmap.height, to: height)
  var narrow = Bitmap(width: width, height: bitmap.height)
  for y in 0..<bitmap.height {
    for x in 0..<width {
      narrow.pixels[y * width + x] = across.mix(
        bitmap.pixels, at: x, base: y * bitmap.width, step: 1)
    }
  }
  var result = Bitmap(width: width, height: height)
  for y in 0..<height {
    for x in 0..<width {
      result.pixels[y * width + x] = down.mix(narrow.pixels, at: y, base: x, step: width)
    }
  }
  return result
}

/// For each pixel of the result along one axis, which source pixels count and how much.
private struct Taps {
  private var first: [Int] = []
  private var weights: [[Int32]] = []

  private static let one: Int32 = 65536

  init(from source: Int, to target: Int) {
    let ratio = Double(source) / Double(target)
    for pixel in 0..<target {
      let (start, shares) =
        ratio > 1
        ? Self.area(Double(pixel) * ratio, Double(pixel + 1) * ratio, source)
        : Self.cubic((Double(pixel) + 0.5) * ratio - 0.5, source)
      first.append(start)
      weights.append(Self.exact(shares))
    }
  }

  /// The share of each source pixel between two places.
  private static func area(_ from: Double, _ to: Double, _ count: Int) -> (Int, [Double]) {
    let start = min(count - 1, Int(from))
    let end = min(count, max(start + 1, Int(-PixelGrid.floor(-to + 1e-9))))
    return (
      start,
      (start..<end).map { max(0, min(to, Double($0 + 1)) - max(from, Double($0))) }
    )
  }

  /// Catmull-Rom's four weights around a place, folded onto the image where they reach outside.
  private static func cubic(_ place: Double, _ count: Int) -> (Int, [Double]) {
    let base = Int(PixelGrid.floor(place))
    let t = place - Double(base)
    let (t2, t3) = (t * t, t * t * t)
    let shares = [
      -0.5 * t3 + t2 - 0.5 * t, 1.5 * t3 - 2.5 * t2 + 1, -1.5 * t3 + 2 * t2 + 0.5 * t,
      0.5 * t3 - 0.5 * t2,
    ]
    let start = max(0, min(count - 1, base - 1))
    let end = max(start, min(count - 1, base + 2))
    var folded = [Double](repeating: 0, count: end - start + 1)
    for (offset, share) in shares.enumerated() {
      folded[max(start, min(end, base - 1 + offset)) - start] += share
    }
    return (start, folded)
  }

  /// Weights in 65536ths that sum to one: the rounding error goes to the largest.
  private static func exact(_ shares: [Double]) -> [Int32] {
    let sum = shares.reduce(0, +)
    guard sum > 0 else { return [one] }
    var fixed = shares.map { Int32(PixelGrid.floor($0 / sum * Double(one) + 0.5)) }
    let largest = fixed.indices.max { fixed[$0] < fixed[$1] } ?? 0
    fixed[largest] += one - fixed.reduce(0, +)
    return fixed
  }

  func mix(_ pixels: [UInt32], at index: Int, base: Int, step: Int) -> UInt32 {
    var sums: (Int32, Int32, Int32, Int32) = (32768, 32768, 32768, 32768)
    var at = base + first[index] * step
    for weight in weights[index] {
      let pixel = Pixel(bits: pixels[at])
      sums.0 &+= Int32(pixel.red) &* weight
      sums.1 &+= Int32(pixel.green) &* weight
      sums.2 &+= Int32(pixel.blue) &* weight
      sums.3 &+= Int32(pixel.alpha) &* weight
      at += step
    }
    let alpha = max(0, min(255, sums.3 >> 16))
    // Overshoot must not leave a component above its alpha.
    func byte(_ sum: Int32) -> UInt8 { UInt8(max(0, min(alpha, sum >> 16))) }
    return Pixel(red: byte(sums.0), green: byte(sums.1), blue: byte(sums.2), alpha: UInt8(alpha))
      .bits
  }
}
