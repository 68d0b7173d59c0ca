import VitrineBase
import VitrineGraphics

/// A conversion of byte columns to character columns, which other programs expect.
struct SourceColumns {
  /// The lines of each file, which is split once.
  private var lines: [String: [ArraySlice<UInt8>]] = [:]
  private let files: Files

  init(_ files: Files) { self.files = files }

  /// Returns the one-based column in Unicode code points, or the byte column if the file can't be
  /// read.
  mutating func characters(at place: SourceLocation) -> Int {
    if lines[place.file] == nil {
      let bytes = (try? files.read(place.file)) ?? []
      lines[place.file] = bytes.split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }
    guard let fileLines = lines[place.file], fileLines.indices.contains(place.line - 1) else {
      return max(1, place.column)
    }
    let before = fileLines[place.line - 1].prefix(max(0, place.column - 1))
    // UTF-8 continuation bytes don't start a code point.
    return before.count { $0 & 0xC0 != 0x80 } + 1
  }
}
