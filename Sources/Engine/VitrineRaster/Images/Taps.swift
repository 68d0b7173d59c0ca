import VitrineGraphics

/// The source pixels and weights of each result pixel along one axis.
struct Taps {
  /// The group size in which taps are read.
  ///
  /// Enlargement needs as many for each pixel.
  static let group = 4

  /// The source indexes.
  ///
  /// `weights` contains the corresponding weights in units of 1/65536.
  ///
  /// The taps of a pixel are consecutive. Negative weights are first, and taps with weight 0
  /// complete the last group.
  private(set) var places: [Int32] = []
  private(set) var weights: [Float] = []
  /// The first tap of each pixel, and the end of the last.
  private var starts: [Int32] = [0]
  /// The source pixels that any result pixel depends on.
  private(set) var reach = 0..<0

  private static let one: Int32 = 65536

  init(from source: Int, to target: Int, only pixels: Range<Int>) {
    let ratio = Double(source) / Double(target)
    // All pixels share this buffer, because a separate array for each would take most of the time.
    var shares: [Double] = []
    var exact: [Int32] = []
    let most = ratio > 1 ? Int(ratio) + 2 + Self.group : Self.group
    places.reserveCapacity(pixels.count * most)
    weights.reserveCapacity(pixels.count * most)
    starts.reserveCapacity(pixels.count + 1)
    for pixel in pixels {
      let start =
        ratio > 1
        ? Self.area(
          from: Double(pixel) * ratio, to: Double(pixel + 1) * ratio, count: source,
          shares: &shares)
        : Self.cubic((Double(pixel) + 0.5) * ratio - 0.5, count: source, shares: &shares)
      Self.round(shares, to: &exact)
      for (offset, weight) in exact.enumerated() where weight < 0 { add(start + offset, weight) }
      for (offset, weight) in exact.enumerated() where weight >= 0 {
        // The product of a byte and a weight above one may be inexact. Such weights occur at a
        // picture's edge.
        add(start + offset, min(weight, Self.one))
        if weight > Self.one { add(start + offset, weight - Self.one) }
      }
      // Repeating the last index avoids another cached line.
      while places.count % Self.group != 0 { add(Int(places[places.count - 1]), 0) }
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

  /// The number of result pixels along the axis.
  var count: Int { starts.count - 1 }

  /// Returns the taps of a result pixel.
  subscript(pixel: Int) -> Range<Int> { Int(starts[pixel])..<Int(starts[pixel + 1]) }

  /// Calls `body` with the starts, source indexes and weights.
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

  /// Computes the fraction of each source pixel between two positions.
  ///
  /// Returns the index of the first one.
  private static func area(
    from: Double, to: Double, count: Int, shares: inout [Double]
  ) -> Int {
    let start = min(count - 1, Int(from))
    let end = min(count, max(start + 1, Int(-PixelGrid.floor(-to + 1e-9))))
    shares.removeAll(keepingCapacity: true)
    for pixel in start..<end {
      shares.append(max(0, min(to, Double(pixel + 1)) - max(from, Double(pixel))))
    }
    return start
  }

  /// Computes the four weights of Catmull-Rom around a position.
  ///
  /// Taps outside of the image are added to the edge pixels.
  ///
  /// Returns the index of the first tap.
  private static func cubic(_ place: Double, count: Int, shares: inout [Double]) -> Int {
    let base = Int(PixelGrid.floor(place))
    let t = place - Double(base)
    let (t2, t3) = (t * t, t * t * t)
    let four = SIMD4(
      -0.5 * t3 + t2 - 0.5 * t, 1.5 * t3 - 2.5 * t2 + 1, -1.5 * t3 + 2 * t2 + 0.5 * t,
      0.5 * t3 - 0.5 * t2)
    let start = max(0, min(count - 1, base - 1))
    let end = max(start, min(count - 1, base + 2))
    shares.removeAll(keepingCapacity: true)
    for _ in start...end { shares.append(0) }
    for offset in 0..<4 {
      shares[max(start, min(end, base - 1 + offset)) - start] += four[offset]
    }
    return start
  }

  /// Converts fractions to weights in units of 1/65536 with a sum of one.
  ///
  /// The largest absorbs the rounding error.
  private static func round(_ shares: [Double], to weights: inout [Int32]) {
    weights.removeAll(keepingCapacity: true)
    let sum = shares.reduce(0, +)
    guard sum > 0 else { return weights.append(one) }
    var (largest, left) = (0, one)
    for share in shares {
      let weight = Int32(PixelGrid.floor(share / sum * Double(one) + 0.5))
      weights.append(weight)
      left -= weight
      if weight > weights[largest] { largest = weights.count - 1 }
    }
    weights[largest] += left
  }
}
