import Foundation
import TestSupport

extension Data {
  /// The bytes of an icon.
  static func read(_ icon: String) throws -> [UInt8] {
    [UInt8](
      try Data(
        contentsOf: URL(fileURLWithPath: PackageRoot.file("\(ReferenceTests.folder)/\(icon)"))))
  }
}

/// Streams made bit by bit.
enum Zlib {
  /// A zlib stream of zeros: one literal, then `blocks` matches of 258 bytes at distance 1.
  static func zeros(blocks: Int) -> [UInt8] {
    var bytes: [UInt8] = [0x78, 0x01]
    var bits: UInt32 = 0
    var count: UInt32 = 0
    func put(_ value: UInt32, _ size: UInt32) {
      bits |= value << count
      count += size
      while count >= 8 {
        bytes.append(UInt8(truncatingIfNeeded: bits))
        bits >>= 8
        count -= 8
      }
    }
    // One final block with fixed codes (RFC 1951, 3.2.6), whose codes are written highest bit first.
    put(0b011, 3)
    put(0b0000_1100, 8)
    // Length 258 is 285, which has the code 11000101; distance 1 has five zeros.
    for _ in 0..<blocks { put(0b1010_0011, 13) }
    put(0, 7)
    if count > 0 { bytes.append(UInt8(truncatingIfNeeded: bits)) }
    return bytes
  }
}
