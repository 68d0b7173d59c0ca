import VitrineGraphics

/// For each pixel of the result along one axis, which source pixels count and how much.
struct Taps {
  /// How many are read at a time: as many as enlarging needs for each pixel.
  static let group = 4

  /// Places and weights, in 65536ths, one pixel's after the other's: of each pixel those below zero
  /// first, and last as many that count for nothing as fill its last group.
  private(set) var places: [Int32] = []
  private(set) var weights: [Float] = []
  /// Where each pixel's begin, and the last's end.
  private var starts: [Int32] = [0]
  /// The source pixels that count for any of the result's.
  private(set) var reach = 0..<0

  private static let one: Int32 = 65536

  init(from source: Int, to target: Int, only pixels: Range<Int>) {
    let ratio = Double(source) / Double(target)
    // Room that all pixels use: an array of its own for each would take most of the time.
    var shares: [Double] = []
    var exact: [Int32] = []
    let most = ratio > 1 ? Int(ratio) + 2 + Self.group : Self.group
    places.reserveCapacity(pixels.count * most)
    weights.reserveCapacity(pixels.count * most)
    starts.reserveCapacity(pixels.count + 1)
    for pixel in pixels {
      let start =
        ratio > 1
        ? Self.area(Double(pixel) * ratio, Double(pixel + 1) * ratio, source, &shares)
        : Self.cubic((Double(pixel) + 0.5) * ratio - 0.5, source, &shares)
      Self.round(shares, to: &exact)
      for (offset, weight) in exact.enumerated() where weight < 0 { add(start + offset, weight) }
      for (offset, weight) in exact.enumerated() where weight >= 0 {
        // More than one times a byte may not be exact; at a picture's edge there is more.
        add(start + offset, min(weight, Self.one))
        if weight > Self.one { add(start + offset, weight - Self.one) }
      }
      // The last place once more, so that no other line is kept for it.
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

  /// How many pixels the result has along the axis.
  var count: Int { starts.count - 1 }

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

  /// The share of each source pixel between two places; returns the first of them.
  private static func area(
    _ from: Double, _ to: Double, _ count: Int, _ shares: inout [Double]
  ) -> Int {
    let start = min(count - 1, Int(from))
    let end = min(count, max(start + 1, Int(-PixelGrid.floor(-to + 1e-9))))
    shares.removeAll(keepingCapacity: true)
    for pixel in start..<end {
      shares.append(max(0, min(to, Double(pixel + 1)) - max(from, Double(pixel))))
    }
    return start
  }

  /// Catmull-Rom's four weights around a place, folded onto the image where they reach outside;
  /// returns the first pixel that has one.
  private static func cubic(_ place: Double, _ count: Int, _ shares: inout [Double]) -> Int {
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

  /// Shares as weights in 65536ths that sum to one: the rounding error goes to the largest.
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
