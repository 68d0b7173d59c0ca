import VitrineGraphics

/// An image at another size: area averages downwards, Catmull-Rom upwards, axis by axis.
///
/// Weights are sixteen-bit fractions that sum to one exactly; sums round to nearest. Working on
/// premultiplied pixels keeps transparent ones from bleeding in.
///
/// Only the columns and rows asked for are made: of a picture that fills a screen much is cut off.
func resample(
  _ bitmap: Bitmap, width: Int, height: Int, columns: Range<Int>, rows: Range<Int>
) -> Bitmap {
  guard bitmap.width > 0, bitmap.height > 0, width > 0, height > 0, !columns.isEmpty, !rows.isEmpty
  else { return Bitmap(width: columns.count, height: rows.count) }
  if bitmap.width == width && bitmap.height == height {
    return bitmap.cropped(
      x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }
  let across = Taps(from: bitmap.width, to: width, only: columns)
  let down = Taps(from: bitmap.height, to: height, only: rows)
  let sources = down.reach
  var narrow = Bitmap(width: columns.count, height: sources.count)
  unsafe bitmap.pixels.withUnsafeBufferPointer { source in
    unsafe narrow.pixels.withUnsafeMutableBufferPointer { target in
      for (place, y) in sources.enumerated() {
        unsafe across.mixAlong(
          UnsafeBufferPointer(rebasing: source[(y * bitmap.width)...]),
          into: UnsafeMutableBufferPointer(rebasing: target[(place * columns.count)...]))
      }
    }
  }
  var result = Bitmap(width: columns.count, height: rows.count)
  unsafe narrow.pixels.withUnsafeBufferPointer { source in
    unsafe result.pixels.withUnsafeMutableBufferPointer { target in
      unsafe down.mixRows(
        source, from: sources.lowerBound, width: columns.count, into: target)
    }
  }
  return result
}

/// A whole image at another size.
func resample(_ bitmap: Bitmap, width: Int, height: Int) -> Bitmap {
  if bitmap.width == width && bitmap.height == height { return bitmap }
  return resample(
    bitmap, width: width, height: height, columns: 0..<max(0, width), rows: 0..<max(0, height))
}

/// For each pixel of the result along one axis, which source pixels count and how much.
private struct Taps {
  private struct Tap {
    /// The first source pixel that counts.
    var first: Int
    /// Where its weight, and those of the pixels after it, lie in `weights`.
    var weights: Range<Int>
  }

  private var taps: [Tap] = []
  private var weights: [Int32] = []

  private static let one: Int32 = 65536

  init(from source: Int, to target: Int, only pixels: Range<Int>) {
    let ratio = Double(source) / Double(target)
    for pixel in pixels {
      let (start, shares) =
        ratio > 1
        ? Self.area(Double(pixel) * ratio, Double(pixel + 1) * ratio, source)
        : Self.cubic((Double(pixel) + 0.5) * ratio - 0.5, source)
      let exact = Self.exact(shares)
      taps.append(Tap(first: start, weights: weights.count..<weights.count + exact.count))
      weights += exact
    }
  }

  /// The source pixels that count for any of the result's.
  var reach: Range<Int> {
    guard let first = taps.first, let last = taps.last else { return 0..<0 }
    return first.first..<last.first + last.weights.count
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

  /// One row at its new width.
  func mixAlong(
    _ row: UnsafeBufferPointer<UInt32>, into result: UnsafeMutableBufferPointer<UInt32>
  ) {
    unsafe weights.withUnsafeBufferPointer { weights in
      for (index, tap) in taps.enumerated() {
        var sum = WeightedSum()
        var at = tap.first
        for place in tap.weights {
          unsafe sum.add(row[at], weights[place])
          at += 1
        }
        unsafe result[index] = sum.pixel
      }
    }
  }

  /// All rows at their new number; `origin` is the source row that `rows` begins with.
  func mixRows(
    _ rows: UnsafeBufferPointer<UInt32>, from origin: Int, width: Int,
    into result: UnsafeMutableBufferPointer<UInt32>
  ) {
    unsafe weights.withUnsafeBufferPointer { weights in
      for (index, tap) in taps.enumerated() {
        for x in 0..<width {
          var sum = WeightedSum()
          var at = (tap.first - origin) * width + x
          for place in tap.weights {
            unsafe sum.add(rows[at], weights[place])
            at += width
          }
          unsafe result[index * width + x] = sum.pixel
        }
      }
    }
  }
}

/// Four components' weighted sums, two to a word: one multiplication serves both, and works on
/// every processor, where four products of 32 bits at once don't.
///
/// A word holds high · 2³² + low, both signed; a low sum below zero borrows from the high one, and
/// gives back when they are taken apart.
private struct WeightedSum {
  private var redAndBlue: Int64 = half
  private var greenAndAlpha: Int64 = half

  /// Half of one in either place, so that sums round to nearest.
  private static let half: Int64 = 32768 << 32 | 32768

  @inline(__always)
  mutating func add(_ pixel: UInt32, _ weight: Int32) {
    let wide = UInt64(pixel)
    let factor = Int64(weight)
    redAndBlue &+= Int64(bitPattern: wide & 0xff | (wide & 0xff_0000) &<< 16) &* factor
    greenAndAlpha &+=
      Int64(bitPattern: (wide &>> 8) & 0xff | (wide & 0xff00_0000) &<< 8) &* factor
  }

  @inline(__always)
  var pixel: UInt32 {
    let (red, blue) = Self.parts(redAndBlue)
    let (green, alpha) = Self.parts(greenAndAlpha)
    let limit = max(0, min(255, alpha))
    // Overshoot must not leave a component above its alpha.
    func byte(_ sum: Int32) -> UInt32 { UInt32(truncatingIfNeeded: max(0, min(limit, sum))) }
    return byte(red) | byte(green) &<< 8 | byte(blue) &<< 16 | byte(alpha) &<< 24
  }

  /// The two whole numbers that a word's sums round to.
  @inline(__always)
  private static func parts(_ word: Int64) -> (low: Int32, high: Int32) {
    let low = Int32(truncatingIfNeeded: word)
    let high = Int32(truncatingIfNeeded: (word &- Int64(low)) &>> 32)
    return (low &>> 16, high &>> 16)
  }
}
