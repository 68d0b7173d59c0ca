/// A digest of a picture's size and decoded pixels, which are added from the top down.
///
/// SHA-256 of all pixels would take longer than drawing them. Instead, the pixels pass through
/// eight lanes of exclusive or, rotation and multiplication. Each operation is invertible, so that
/// changing one pixel always changes a lane. SHA-256 is then applied to the size and the lanes. The
/// digest protects against accidents but not against forgery.
public struct PixelDigest: Sendable {
  private let width: Int
  private let height: Int
  private var lanes = SIMD8<UInt64>(1, 2, 3, 4, 5, 6, 7, 8)
  /// The remaining pixels, which are fewer than one step of the lanes.
  private var rest: [UInt32] = []

  private static let step = 16

  /// Creates the digest of a picture, with no pixels added.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
    rest.reserveCapacity(Self.step)
  }

  /// Adds the next pixels.
  public mutating func add(_ pixels: Span<UInt32>) {
    var first = 0
    if !rest.isEmpty {
      while rest.count < Self.step, first < pixels.count {
        rest.append(pixels[first])
        first += 1
      }
      guard rest.count == Self.step else { return }
      let whole = rest
      rest.removeAll(keepingCapacity: true)
      mix(whole.span)
    }
    let last = first + (pixels.count - first) / Self.step * Self.step
    mix(pixels.extracting(first..<last))
    for index in last..<pixels.count { rest.append(pixels[index]) }
  }

  /// Passes pixels through the lanes.
  ///
  /// Their number must be a multiple of `step`.
  private mutating func mix(_ pixels: Span<UInt32>) {
    // The golden ratio in 64 bits. It is odd and therefore invertible.
    let factor: UInt64 = 0x9e37_79b9_7f4a_7c15
    let start = lanes
    lanes = unsafe pixels.withUnsafeBytes { pixels in
      var (a, b, c, d) = (start[0], start[1], start[2], start[3])
      var (e, f, g, h) = (start[4], start[5], start[6], start[7])
      for at in stride(from: 0, to: pixels.count, by: 4 * Self.step) {
        @inline(__always) func mix(_ lane: UInt64, _ offset: Int) -> UInt64 {
          let word = unsafe pixels.loadUnaligned(fromByteOffset: at + offset, as: UInt64.self)
          let mixed = lane ^ word.littleEndian
          return (mixed &<< 29 | mixed &>> 35) &* factor
        }
        (a, b, c, d) = (mix(a, 0), mix(b, 8), mix(c, 16), mix(d, 24))
        (e, f, g, h) = (mix(e, 32), mix(f, 40), mix(g, 48), mix(h, 56))
      }
      return SIMD8(a, b, c, d, e, f, g, h)
    }
  }

  /// The digest as 64 hexadecimal digits, after all pixels were added.
  public var hex: String {
    var sealed = Array("\(width)x\(height);".utf8)
    for lane in 0..<8 {
      sealed += (0..<8).map { UInt8(truncatingIfNeeded: lanes[lane] >> ($0 * 8)) }
    }
    for bits in rest {
      sealed += (0..<4).map { UInt8(truncatingIfNeeded: bits >> ($0 * 8)) }
    }
    return Digest.hex(of: sealed)
  }
}
