import CDeflate

/// A writer for a PNG's signature and chunks.
struct ChunkWriter {
  private(set) var bytes = PNG.signature

  mutating func header(width: Int, height: Int, _ layout: PixelLayout) {
    var body: [UInt8] = []
    append(UInt32(width), to: &body)
    append(UInt32(height), to: &body)
    body += [UInt8(layout.depth), layout.colorType, 0, 0, 0]
    chunk("IHDR", body)
  }

  mutating func palette(_ palette: Palette) {
    func byte(_ value: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: value) }
    chunk("PLTE", palette.colors.flatMap { [byte($0), byte($0 >> 8), byte($0 >> 16)] })
    guard palette.translucentCount > 0 else { return }
    chunk("tRNS", palette.colors[..<palette.translucentCount].map { byte($0 >> 24) })
  }

  /// Writes a text chunk: Latin-1 as `tEXt` if the value is ASCII, and UTF-8 as `iTXt` otherwise.
  mutating func text(_ entry: PNG.Text) {
    let value = Array(entry.value.utf8)
    if value.allSatisfy({ $0 < 128 && $0 > 0 }) {
      chunk("tEXt", Array(entry.key.utf8) + [0] + value)
    } else {
      chunk("iTXt", Array(entry.key.utf8) + [0, 0, 0, 0, 0] + value)
    }
  }

  /// Writes the number of frames and of repetitions.
  mutating func animationControl(frames: Int, plays: Int) {
    var body: [UInt8] = []
    append(UInt32(frames), to: &body)
    append(UInt32(plays), to: &body)
    chunk("acTL", body)
  }

  /// Writes the area that the next frame replaces, and its duration in milliseconds.
  mutating func frameControl(sequence: Int, _ step: PNG.Step) {
    var body: [UInt8] = []
    for number in [sequence, step.width, step.height, step.x, step.y] {
      append(UInt32(number), to: &body)
    }
    append(UInt32(step.milliseconds) << 16 | 1000, to: &body)
    // Disposal 0 leaves the frame, and blending 0 replaces the pixels.
    body += [0, 0]
    chunk("fcTL", body)
  }

  mutating func frameData(sequence: Int, _ data: [UInt8]) {
    var number: [UInt8] = []
    append(UInt32(sequence), to: &number)
    chunk("fdAT", data, after: number)
  }

  mutating func chunk(_ type: String, _ body: [UInt8], after prefix: [UInt8] = []) {
    append(UInt32(prefix.count + body.count), to: &bytes)
    let start = bytes.count
    bytes += type.utf8
    bytes += prefix
    bytes += body
    let sum = unsafe bytes.withUnsafeBytes { all in
      unsafe libdeflate_crc32(0, all.baseAddress?.advanced(by: start), all.count - start)
    }
    append(sum, to: &bytes)
  }

  /// Appends a big-endian integer, the byte order of PNG.
  private func append(_ value: UInt32, to target: inout [UInt8]) {
    for shift in [24, 16, 8, 0] as [UInt32] {
      target.append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }
}
