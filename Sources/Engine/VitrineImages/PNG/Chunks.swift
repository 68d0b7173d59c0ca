import CDeflate

/// The chunks of a PNG, located without decoding it.
struct Chunks {
  struct Chunk {
    var type: String
    /// The range of the chunk's data in the file.
    var body: Range<Int>
  }

  let bytes: [UInt8]
  private(set) var list: [Chunk] = []

  /// Finds chunks up to `IEND`, or to the end of a truncated file.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var at = PNG.signature.count
    while at + 12 <= bytes.count {
      let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      guard at + 12 + length <= bytes.count else { return }
      let type = String(decoding: bytes[at + 4..<at + 8], as: UTF8.self)
      list.append(Chunk(type: type, body: at + 8..<at + 8 + length))
      if type == "IEND" { return }
      at += 12 + length
    }
  }

  /// Returns the data of the first chunk of a type before the image data.
  ///
  /// Throws an error if its checksum is wrong.
  func body(_ type: String) throws(ImageError) -> [UInt8]? {
    for chunk in list {
      if chunk.type == "IDAT" { return nil }
      guard chunk.type == type else { continue }
      guard isIntact(chunk) else {
        throw .damaged("the chunk '\(type)' has a wrong checksum")
      }
      return Array(bytes[chunk.body])
    }
    return nil
  }

  /// A Boolean value that indicates whether the file is one of a simple kind without damage: a header,
  /// image data in one place and the end, with ancillary chunks that have the right checksums.
  var areSimpleAndIntact: Bool {
    let types = list.map(\.type)
    guard types.first == "IHDR", types.last == "IEND", list[0].body.count == 13,
      let first = types.firstIndex(of: "IDAT"), let last = types.lastIndex(of: "IDAT"),
      types[first...last].allSatisfy({ $0 == "IDAT" })
    else { return false }
    // A chunk whose name begins with a small letter is ancillary.
    let critical = types.filter { $0.utf8.first.map { $0 < UInt8(ascii: "a") } ?? true }
    let hasLetters = types.joined().utf8.allSatisfy { (0x61...0x7a).contains($0 | 0x20) }
    return hasLetters && critical.count == 2 + last - first + 1 && list.allSatisfy(isIntact)
  }

  /// Returns whether a chunk has the right checksum.
  private func isIntact(_ chunk: Chunk) -> Bool {
    let checked = chunk.body.lowerBound - 4..<chunk.body.upperBound
    let checksum = bytes[chunk.body.upperBound..<chunk.body.upperBound + 4]
      .reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    return unsafe bytes[checked].withUnsafeBytes {
      unsafe libdeflate_crc32(0, $0.baseAddress, $0.count)
    } == checksum
  }
}
