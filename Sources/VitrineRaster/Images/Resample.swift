import VitrineGraphics

/// An image at another size: area averages downwards, Catmull-Rom upwards, axis by axis.
///
/// Weights are sixteen-bit fractions that sum to one exactly; sums round to nearest. Working on
/// premultiplied pixels keeps transparent ones from bleeding in.
///
/// Only the requested columns and rows are computed, since much of a picture that fills a screen is cut off.
func resample(
  _ bitmap: Bitmap, width: Int, height: Int, columns: Range<Int>, rows: Range<Int>
) -> Bitmap {
  guard bitmap.width > 0, bitmap.height > 0, width > 0, height > 0, !columns.isEmpty, !rows.isEmpty
  else { return Bitmap(width: columns.count, height: rows.count) }
  return unsafe Bitmap(width: columns.count, height: rows.count) { pixels in
    unsafe resample(
      bitmap, width: width, height: height, columns: columns, rows: rows, into: pixels)
  }
}

/// Some columns and rows of an image at another size, written one row after the other.
///
/// None of the ranges is empty, nor is the image.
func resample(
  _ bitmap: Bitmap, width: Int, height: Int, columns: Range<Int>, rows: Range<Int>,
  into pixels: UnsafeMutablePointer<UInt32>
) {
  guard bitmap.width != width || bitmap.height != height else {
    return unsafe bitmap.pixels.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      for row in rows {
        unsafe (pixels + (row - rows.lowerBound) * columns.count).initialize(
          from: base + row * width + columns.lowerBound, count: columns.count)
      }
    }
  }
  var resampling = Resampling(bitmap, width: width, height: height, columns: columns, rows: rows)
  unsafe resampling.write(to: pixels)
}

/// A whole image at another size.
func resample(_ bitmap: Bitmap, width: Int, height: Int) -> Bitmap {
  if bitmap.width == width && bitmap.height == height { return bitmap }
  return resample(
    bitmap, width: width, height: height, columns: 0..<max(0, width), rows: 0..<max(0, height))
}

/// An image on its way to another size, row by row: each of its own rows is brought to the new width
/// once, and kept as long as rows of the result need it.
///
/// Sums are those of whole numbers, in `Float`, which processors of all ages multiply four at a time:
/// exact up to 2²⁴, where 255 is 2²⁴ − 2¹⁶. What is taken away comes first, so that sums only grow
/// afterwards, and one beyond 2²⁴, rounded or not, is cut to 255.
private struct Resampling {
  private let bitmap: Bitmap
  private let across: Taps
  private let down: Taps
  private let width: Int
  /// Red, green, blue and, unless every pixel is opaque, alpha.
  private let channels: Int
  /// The last rows at their new width, a plane for each channel: as many as enlarging reaches over.
  private var lines: [Float]
  /// Which of the image's rows each of them is.
  private var held: [Int]
  /// One of the image's rows, four numbers a pixel.
  private var wide: [SIMD4<Float>]

  private static let kept = 4

  init(_ bitmap: Bitmap, width: Int, height: Int, columns: Range<Int>, rows: Range<Int>) {
    self.bitmap = bitmap
    across = Taps(from: bitmap.width, to: width, only: columns)
    down = Taps(from: bitmap.height, to: height, only: rows)
    self.width = columns.count
    channels = bitmap.isOpaque ? 3 : 4
    held = [Int](repeating: -1, count: Self.kept)
    lines = [Float](repeating: 0, count: Self.kept * channels * columns.count)
    wide = [SIMD4<Float>](repeating: .zero, count: across.reach.count)
  }

  /// Writes all rows of the result.
  mutating func write(to pixels: UnsafeMutablePointer<UInt32>) {
    let count = channels * width
    var sums = [Float](repeating: 0, count: count)
    for row in down.indices {
      let taps = down[row]
      for first in stride(from: taps.lowerBound, to: taps.upperBound, by: Self.kept) {
        // As many lines as are kept, those that count for nothing last.
        var slots = SIMD4<Int>.zero
        var weights = SIMD4<Float>.zero
        for tap in first..<min(first + Self.kept, taps.upperBound) {
          slots[tap - first] = slot(of: Int(down.places[tap]))
          weights[tap - first] = down.weights[tap]
        }
        unsafe lines.withUnsafeBufferPointer { lines in
          unsafe sums.withUnsafeMutableBufferPointer { sums in
            guard let sums = sums.baseAddress, let lines = lines.baseAddress else { return }
            let (a, b) = unsafe (lines + slots[0] * count, lines + slots[1] * count)
            let (c, d) = unsafe (lines + slots[2] * count, lines + slots[3] * count)
            let start: Float = first == taps.lowerBound ? 0 : 1
            for index in 0..<count {
              unsafe sums[index] =
                sums[index] * start + a[index] * weights[0] + b[index] * weights[1]
                + c[index] * weights[2] + d[index] * weights[3]
            }
          }
        }
      }
      unsafe sums.withUnsafeMutableBufferPointer { sums in
        guard let sums = sums.baseAddress else { return }
        unsafe pack(sums, into: pixels + row * width)
      }
    }
  }

  /// Where one of the image's rows is kept at its new width, brought to it unless it is.
  private mutating func slot(of place: Int) -> Int {
    let slot = place % Self.kept
    if held[slot] != place {
      narrow(place, into: slot)
      held[slot] = place
    }
    return slot
  }

  /// Brings one of the image's rows to its new width.
  private mutating func narrow(_ y: Int, into slot: Int) {
    let (across, width, channels) = (across, width, channels)
    let reach = across.reach
    unsafe bitmap.pixels.withUnsafeBufferPointer { pixels in
      unsafe wide.withUnsafeMutableBufferPointer { wide in
        unsafe lines.withUnsafeMutableBufferPointer { lines in
          guard let pixels = pixels.baseAddress, let lines = lines.baseAddress,
            let wide = wide.baseAddress
          else { return }
          let row = unsafe pixels + y * bitmap.width + reach.lowerBound
          for x in 0..<reach.count {
            let pixel = unsafe Pixel(bits: row[x])
            unsafe wide[x] = SIMD4(
              Float(pixel.red), Float(pixel.green), Float(pixel.blue), Float(pixel.alpha))
          }
          let line = unsafe lines + slot * channels * width
          let origin = unsafe wide - reach.lowerBound
          unsafe across.withTaps { starts, places, weights in
            for x in 0..<width {
              var sum = SIMD4<Float>.zero
              for tap in unsafe Int(starts[x])..<Int(starts[x + 1]) {
                unsafe sum += origin[Int(places[tap])] * weights[tap]
              }
              unsafe line[x] = sum.x
              unsafe line[width + x] = sum.y
              unsafe line[2 * width + x] = sum.z
              if channels == 4 { unsafe line[3 * width + x] = sum.w }
            }
          }
          unsafe Self.round(line, width, channels)
        }
      }
    }
  }

  /// Rounds planes of sums to whole bytes, none above its alpha.
  private static func round(
    _ sums: UnsafeMutablePointer<Float>, _ width: Int, _ channels: Int
  ) {
    for index in 0..<channels * width { unsafe sums[index] = byte(sums[index]) }
    guard channels == 4 else { return }
    let alphas = unsafe sums + 3 * width
    for channel in 0..<3 {
      let plane = unsafe sums + channel * width
      // Overshoot must not leave a component above its alpha.
      for x in 0..<width { unsafe plane[x] = plane[x] > alphas[x] ? alphas[x] : plane[x] }
    }
  }

  /// Rounds planes of sums and packs them as pixels.
  private func pack(
    _ sums: UnsafeMutablePointer<Float>, into pixels: UnsafeMutablePointer<UInt32>
  ) {
    unsafe Self.round(sums, width, channels)
    let (green, blue) = unsafe (sums + width, sums + 2 * width)
    // A byte plus 2²³ has the byte in its lowest bits; the bits above are the same for all.
    let (magic, bits) = (Self.magic, Self.magic.bitPattern)
    for x in 0..<width {
      let (r, g) = unsafe ((sums[x] + magic).bitPattern, (green[x] + magic).bitPattern)
      let b = unsafe (blue[x] + magic).bitPattern
      unsafe pixels[x] = (r ^ bits) | (g ^ bits) &<< 8 | (b ^ bits) &<< 16 | 0xff00_0000
    }
    guard channels == 4 else { return }
    let alpha = unsafe blue + width
    for x in 0..<width {
      unsafe pixels[x] = pixels[x] & 0xff_ffff | (alpha[x] + magic).bitPattern &<< 24
    }
  }

  /// Numbers of 0…2²³ have no fraction once this is added.
  private static let magic: Float = 8_388_608

  /// A sum in 65536ths as the whole number it rounds to, half up, 0…255.
  @inline(__always)
  private static func byte(_ sum: Float) -> Float {
    let most: Float = 255 * 65536
    let raised = sum < 0 ? 0 : sum
    let cut = raised > most ? most : raised
    let exact = (cut + 32768) * (1 / 65536)
    // To the nearest whole number, and down where that is above.
    let near = (exact + magic) - magic
    return near > exact ? near - 1 : near
  }
}

/// For each pixel of the result along one axis, which source pixels count and how much.
private struct Taps {
  /// Places and weights, in 65536ths, of all pixels, one after the other; of each those below zero
  /// first.
  private(set) var places: [Int32] = []
  private(set) var weights: [Float] = []
  /// Where each pixel's begin, and the last's end.
  private var starts: [Int32] = [0]
  /// The source pixels that count for any of the result's.
  private(set) var reach = 0..<0

  private static let one: Int32 = 65536

  init(from source: Int, to target: Int, only pixels: Range<Int>) {
    let ratio = Double(source) / Double(target)
    for pixel in pixels {
      let (start, shares) =
        ratio > 1
        ? Self.area(Double(pixel) * ratio, Double(pixel + 1) * ratio, source)
        : Self.cubic((Double(pixel) + 0.5) * ratio - 0.5, source)
      let exact = Self.exact(shares)
      for (offset, weight) in exact.enumerated() where weight < 0 { add(start + offset, weight) }
      for (offset, weight) in exact.enumerated() where weight >= 0 {
        // More than one times a byte may not be exact; at a picture's edge there is more.
        add(start + offset, min(weight, Self.one))
        if weight > Self.one { add(start + offset, weight - Self.one) }
      }
      starts.append(Int32(places.count))
      let end = start + exact.count
      reach =
        reach.isEmpty ? start..<end : min(reach.lowerBound, start)..<max(reach.upperBound, end)
    }
  }

  private mutating func add(_ place: Int, _ weight: Int32) {
    places.append(Int32(place))
    weights.append(Float(weight))
  }

  var indices: Range<Int> { 0..<starts.count - 1 }

  /// Where the places and weights of one of the result's pixels are.
  subscript(pixel: Int) -> Range<Int> { Int(starts[pixel])..<Int(starts[pixel + 1]) }

  /// Calls `body` with where each pixel's begin, and with all places and weights.
  func withTaps(
    _ body: (UnsafePointer<Int32>, UnsafePointer<Int32>, UnsafePointer<Float>) -> Void
  ) {
    unsafe starts.withUnsafeBufferPointer { starts in
      unsafe places.withUnsafeBufferPointer { places in
        unsafe weights.withUnsafeBufferPointer { weights in
          guard let starts = starts.baseAddress, let places = places.baseAddress,
            let weights = weights.baseAddress
          else { return }
          unsafe body(starts, places, weights)
        }
      }
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
}
