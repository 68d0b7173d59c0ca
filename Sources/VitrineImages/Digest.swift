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
  ///
  /// Not SHA-256 of the pixels, which would take longer than drawing them: the pixels go through
  /// eight lanes of xor, turn and multiplication, each of which can be undone, so that one changed
  /// pixel always changes a lane; SHA-256 then seals size and lanes. It guards against accidents,
  /// not against forgers.
  public static func hex(of bitmap: Bitmap) -> String {
    var lanes = SIMD8<UInt64>(1, 2, 3, 4, 5, 6, 7, 8)
    // Odd, hence invertible; the golden ratio in 64 bits.
    let factor: UInt64 = 0x9e37_79b9_7f4a_7c15
    let whole = bitmap.pixels.count / 16 * 16
    unsafe bitmap.pixels.withUnsafeBytes { pixels in
      var (a, b, c, d) = (lanes[0], lanes[1], lanes[2], lanes[3])
      var (e, f, g, h) = (lanes[4], lanes[5], lanes[6], lanes[7])
      for start in stride(from: 0, to: whole * 4, by: 64) {
        @inline(__always) func mix(_ lane: UInt64, _ offset: Int) -> UInt64 {
          let word = unsafe pixels.loadUnaligned(fromByteOffset: start + offset, as: UInt64.self)
          let mixed = lane ^ word.littleEndian
          return (mixed &<< 29 | mixed &>> 35) &* factor
        }
        (a, b, c, d) = (mix(a, 0), mix(b, 8), mix(c, 16), mix(d, 24))
        (e, f, g, h) = (mix(e, 32), mix(f, 40), mix(g, 48), mix(h, 56))
      }
      lanes = SIMD8(a, b, c, d, e, f, g, h)
    }
    var digest = Digest()
    digest.update(Array("\(bitmap.width)x\(bitmap.height);".utf8))
    for lane in 0..<8 {
      digest.update((0..<8).map { UInt8(truncatingIfNeeded: lanes[lane] >> ($0 * 8)) })
    }
    for bits in bitmap.pixels[whole...] {
      digest.update((0..<4).map { UInt8(truncatingIfNeeded: bits >> ($0 * 8)) })
    }
    return digest.finish()
  }

  public mutating func update(_ bytes: [UInt8]) {
    length += UInt64(bytes.count)
    var start = 0
    if !block.isEmpty {
      start = min(bytes.count, 64 - block.count)
      block += bytes[..<start]
      guard block.count == 64 else { return }
      mix(block, from: 0, blocks: 1)
      block.removeAll(keepingCapacity: true)
    }
    let whole = (bytes.count - start) / 64
    mix(bytes, from: start, blocks: whole)
    block += bytes[(start + 64 * whole)...]
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

  /// Takes in some blocks of 64 bytes.
  private mutating func mix(_ bytes: [UInt8], from start: Int, blocks: Int) {
    var sums = state
    unsafe bytes.withUnsafeBytes { bytes in
      unsafe Self.rounds.withUnsafeBufferPointer { rounds in
        unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { w in
          for block in 0..<blocks {
            // The first sixteen are read, the others made of them: all 64 are set.
            for i in 0..<16 {
              unsafe w[i] =
                bytes.loadUnaligned(
                  fromByteOffset: start + 64 * block + 4 * i, as: UInt32.self
                ).bigEndian
            }
            unsafe Self.mix(w, rounds, into: &sums)
          }
        }
      }
    }
    state = sums
  }

  /// One block, whose bytes are the first sixteen words.
  private static func mix(
    _ w: UnsafeMutableBufferPointer<UInt32>, _ rounds: UnsafeBufferPointer<UInt32>,
    into state: inout [UInt32]
  ) {
    func turn(_ x: UInt32, _ n: UInt32) -> UInt32 { x &>> n | x &<< (32 - n) }
    for i in 16..<64 {
      let (near, far) = unsafe (w[i - 2], w[i - 15])
      let s0 = turn(far, 7) ^ turn(far, 18) ^ far &>> 3
      let s1 = turn(near, 17) ^ turn(near, 19) ^ near &>> 10
      unsafe w[i] = w[i - 16] &+ s0 &+ w[i - 7] &+ s1
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for i in 0..<64 {
      let s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
      let t1 = unsafe h &+ s1 &+ (e & f ^ ~e & g) &+ rounds[i] &+ w[i]
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
