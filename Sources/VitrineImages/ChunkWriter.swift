import CDeflate

/// Writes a PNG's signature and chunks.
struct ChunkWriter {
  private(set) var bytes = PNG.signature

  mutating func header(width: Int, height: Int, colorType: UInt8) {
    var body: [UInt8] = []
    append(UInt32(width), to: &body)
    append(UInt32(height), to: &body)
    body += [8, colorType, 0, 0, 0]
    chunk("IHDR", body)
  }

  /// A text chunk: Latin-1 as `tEXt` where the value is ASCII, UTF-8 as `iTXt` otherwise.
  mutating func text(_ entry: PNG.Text) {
    let value = Array(entry.value.utf8)
    if value.allSatisfy({ $0 < 128 && $0 > 0 }) {
      chunk("tEXt", Array(entry.key.utf8) + [0] + value)
    } else {
      chunk("iTXt", Array(entry.key.utf8) + [0, 0, 0, 0, 0] + value)
    }
  }

  mutating func chunk(_ type: String, _ body: [UInt8]) {
    append(UInt32(body.count), to: &bytes)
    let start = bytes.count
    bytes += type.utf8
    bytes += body
    let sum = unsafe bytes.withUnsafeBytes { all in
      unsafe libdeflate_crc32(0, all.baseAddress?.advanced(by: start), all.count - start)
    }
    append(sum, to: &bytes)
  }

  /// Most significant byte first, as everything in a PNG.
  private func append(_ value: UInt32, to target: inout [UInt8]) {
    for shift in [24, 16, 8, 0] as [UInt32] {
      target.append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }
}
