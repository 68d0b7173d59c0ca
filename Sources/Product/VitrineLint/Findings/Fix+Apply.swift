import VitrineBase
import VitrineGraphics

extension Fix {
  /// Applies fixes to a file's bytes and returns the result with the number of fixes applied.
  ///
  /// Fixes are applied from the last place to the first, so that earlier places remain valid. A fix
  /// is skipped if the file has other text at its place, or if it overlaps a fix already applied.
  public static func apply(_ fixes: [Fix], to bytes: [UInt8]) -> (bytes: [UInt8], count: Int) {
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    var result = bytes
    var count = 0
    var last = bytes.count + 1
    let ordered = fixes.sorted { a, b in
      (b.place.line, b.place.column) < (a.place.line, a.place.column)
    }
    for fix in ordered where starts.indices.contains(fix.place.line - 1) {
      // Columns are one-based byte counts, so a place is an offset without decoding the line.
      let start = starts[fix.place.line - 1] + fix.place.column - 1
      let end = start + fix.old.utf8.count
      guard start >= 0, end <= bytes.count, end <= last,
        bytes[start..<end].elementsEqual(fix.old.utf8)
      else { continue }
      result.replaceSubrange(start..<end, with: fix.new.utf8)
      last = start
      count += 1
    }
    return (result, count)
  }
}
