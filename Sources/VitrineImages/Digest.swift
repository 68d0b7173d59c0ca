public import VitrineGraphics

/// SHA-256 (FIPS 180-4), so that a digest means the same to every tool.
///
/// By hand because no library at hand has it without pulling in a cryptography stack.
public struct Digest: Hashable, Sendable {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]
  private var block: [UInt8] = []
  private var length: UInt64 = 0

  public init() { block.reserveCapacity(64) }

  /// The digest of some bytes, as 64 hexadecimal digits.
  public static func hex(of bytes: [UInt8]) -> String {
    var digest = Digest()
    digest.update(bytes)
    return digest.finish()
  }

  /// The digest of a picture's size and decoded pixels, whatever file it is in.
  public static func hex(of bitmap: Bitmap) -> String {
    var digest = Digest()
    digest.update(Array("\(bitmap.width)x\(bitmap.height);".utf8))
    var row: [UInt8] = []
    row.reserveCapacity(bitmap.width * 4)
    for y in 0..<bitmap.height {
      row.removeAll(keepingCapacity: true)
      for bits in bitmap.pixels[y * bitmap.width..<(y + 1) * bitmap.width] {
        row.append(UInt8(truncatingIfNeeded: bits))
        row.append(UInt8(truncatingIfNeeded: bits >> 8))
        row.append(UInt8(truncatingIfNeeded: bits >> 16))
        row.append(UInt8(truncatingIfNeeded: bits >> 24))
      }
      digest.update(row)
    }
    return digest.finish()
  }

  public mutating func update(_ bytes: [UInt8]) {
    length += UInt64(bytes.count)
    var rest = bytes[...]
    if !block.isEmpty {
      let taken = rest.prefix(64 - block.count)
      block += taken
      rest = rest.dropFirst(taken.count)
      guard block.count == 64 else { return }
      mix(block[...])
      block.removeAll(keepingCapacity: true)
    }
    while rest.count >= 64 {
      mix(rest.prefix(64))
      rest = rest.dropFirst(64)
    }
    block += rest
  }

  public mutating func finish() -> String {
    let bits = length * 8
    var tail: [UInt8] = [0x80]
    while (block.count + tail.count) % 64 != 56 { tail.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) {
      tail.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    update(tail)
    let digits = Array("0123456789abcdef")
    var text = ""
    for word in state {
      for shift in stride(from: 28, through: 0, by: -4) {
        text.append(digits[Int(word >> UInt32(shift)) & 15])
      }
    }
    return text
  }

  private mutating func mix(_ chunk: ArraySlice<UInt8>) {
    var w = [UInt32](repeating: 0, count: 64)
    let start = chunk.startIndex
    for i in 0..<16 {
      w[i] = (0..<4).reduce(0) { $0 << 8 | UInt32(chunk[start + i * 4 + $1]) }
    }
    func turn(_ x: UInt32, _ n: UInt32) -> UInt32 { x >> n | x << (32 - n) }
    for i in 16..<64 {
      let s0 = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ w[i - 15] >> 3
      let s1 = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ w[i - 2] >> 10
      w[i] = w[i - 16] &+ s0 &+ w[i - 7] &+ s1
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for i in 0..<64 {
      let s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
      let t1 = h &+ s1 &+ (e & f ^ ~e & g) &+ Self.rounds[i] &+ w[i]
      let s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
      let t2 = s0 &+ (a & b ^ a & c ^ b & c)
      (h, g, f, e) = (g, f, e, d &+ t1)
      (d, c, b, a) = (c, b, a, t1 &+ t2)
    }
    for (i, value) in [a, b, c, d, e, f, g, h].enumerated() { state[i] = state[i] &+ value }
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let rounds: [UInt32] = {
    var primes: [UInt32] = []
    var candidate: UInt32 = 2
    while primes.count < 64 {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes.map(fractionOfCubeRoot)
  }()

  /// floor(2³² · ∛p) without its whole part, by bisection in exact integers.
  private static func fractionOfCubeRoot(_ prime: UInt32) -> UInt32 {
    // The largest r with r³ ≤ p · 2⁹⁶.
    var low: UInt64 = 0
    var high: UInt64 = 1 << 36
    while high - low > 1 {
      let middle = (low + high) / 2
      let square = middle.multipliedFullWidth(by: middle)
      let cube = UInt128(high: square.high, low: square.low)
      let (product, overflow) = cube.multipliedReportingOverflow(by: UInt128(middle))
      if !overflow && product <= UInt128(prime) << 96 { low = middle } else { high = middle }
    }
    return UInt32(truncatingIfNeeded: low)
  }
}

extension UInt128 {
  fileprivate init(high: UInt64, low: UInt64) { self = UInt128(high) << 64 | UInt128(low) }
}
