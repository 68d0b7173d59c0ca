import VitrineImages

/// Checks that no stream of a file unpacks to more than icons have, before qpdf unpacks it.
///
/// qpdf itself sets no limit, and 8 MiB of deflated zeros are 8 GiB. Filters behind one another could
/// hide such a stream from the check, so a chain with two filters that expand is refused.
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
    // A zlib stream begins with its method, 8, and a check over two bytes.
    guard data > index, data + 2 < bytes.count, bytes[data] & 0x0F == 8,
      (Int(bytes[data]) << 8 + Int(bytes[data + 1])) % 31 == 0
    else { continue }
    guard let size = inflatedSize(bytes[data...], atMost: left) else {
      throw .tooManyBytes(limit: limit)
    }
    // The limit is for all streams together, since many small ones take as much memory.
    left -= size
  }
  try checkFilterChains(bytes)
}

/// Refuses streams with several filters that expand, or one behind another filter.
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
  /// Where a sequence begins at or after an index.
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
