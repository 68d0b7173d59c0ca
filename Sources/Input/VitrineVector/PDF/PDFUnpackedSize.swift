import VitrineImages

/// Checks that the streams of a file don't unpack to more bytes than icons need, before qpdf
/// unpacks them.
///
/// qpdf has no limit, and 8 MiB of deflated zeros unpack to 8 GiB. A chain of filters could hide
/// such a stream from the check, so a chain with two expanding filters is rejected.
func checkUnpackedSize(_ bytes: [UInt8]) throws(VectorError) {
  let limit = PDFFile.unpackedLimit
  var left = limit
  var index = 0
  while let start = bytes.firstRange(of: Array("stream".utf8), from: index) {
    index = start + 6
    var data = index
    while data < bytes.count, data < index + 2, bytes[data] == 0x0D || bytes[data] == 0x0A {
      data += 1
    }
    // A zlib stream starts with its method, 8, and a checksum of two bytes.
    guard data > index, data + 2 < bytes.count, bytes[data] & 0x0F == 8,
      (Int(bytes[data]) << 8 + Int(bytes[data + 1])) % 31 == 0
    else { continue }
    guard let size = inflatedSize(bytes[data...], atMost: left) else {
      throw .tooManyBytes(limit: limit)
    }
    // The limit applies to the sum of all streams, because many small ones use as much memory.
    left -= size
  }
  try checkFilterChains(bytes)
}

/// Rejects streams with several expanding filters, or with one after another filter.
private func checkFilterChains(_ bytes: [UInt8]) throws(VectorError) {
  let expanding = ["FlateDecode", "Fl", "LZWDecode", "LZW", "RunLengthDecode", "RL"]
  var index = 0
  while let start = bytes.firstRange(of: Array("/Filter".utf8), from: index) {
    index = start + 7
    var open = index
    while open < bytes.count, bytes[open] <= 0x20 { open += 1 }
    guard open < bytes.count, bytes[open] == UInt8(ascii: "["),
      let close = bytes[open...].firstIndex(of: UInt8(ascii: "]"))
    else { continue }
    let names = String(decoding: bytes[open + 1..<close], as: UTF8.self)
      .split { $0 == "/" || $0 == " " || $0 == "\n" || $0 == "\r" || $0 == "\t" }
    let packs = names.enumerated().filter { expanding.contains(String($0.element)) }
    guard packs.count <= 1, packs.allSatisfy({ $0.offset == 0 }) else {
      throw .broken("a stream has several filters that unpack, which icons don't")
    }
  }
}

extension [UInt8] {
  /// Returns the start of the first occurrence of a sequence at or after an index.
  fileprivate func firstRange(of needle: [UInt8], from start: Int) -> Int? {
    guard let first = needle.first, start < count else { return nil }
    var index = start
    while let found = self[index...].firstIndex(of: first) {
      if self[found...].starts(with: needle) { return found }
      index = found + 1
    }
    return nil
  }
}
