import VitrineGraphics

/// Columns as other programs count them: in characters, not in bytes.
struct SourceColumns {
  private var lines: [String: [ArraySlice<UInt8>]] = [:]

  /// The column in Unicode code points, from 1; the byte's own where the file cannot be read.
  mutating func characters(at place: SourceLocation) -> Int {
    if lines[place.file] == nil {
      let bytes = (try? Disk.read(place.file)) ?? []
      lines[place.file] = bytes.split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }
    guard let known = lines[place.file], known.indices.contains(place.line - 1) else {
      return max(1, place.column)
    }
    let before = known[place.line - 1].prefix(max(0, place.column - 1))
    // Bytes that continue a character are none of their own.
    return before.count { $0 & 0xC0 != 0x80 } + 1
  }
}
