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
      let checked = chunk.body.lowerBound - 4..<chunk.body.upperBound
      let checksum = bytes[chunk.body.upperBound..<chunk.body.upperBound + 4]
        .reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      let actual = unsafe bytes[checked].withUnsafeBytes {
        unsafe libdeflate_crc32(0, $0.baseAddress, $0.count)
      }
      guard actual == checksum else { throw .damaged("the chunk '\(type)' has a wrong checksum") }
      return Array(bytes[chunk.body])
    }
    return nil
  }
}
