/// Replacements in a file that preserve line numbers.
struct SourceEdits {
  private var edits: [(range: Range<Int>, text: String)] = []

  /// Replaces bytes by a text.
  ///
  /// The line breaks of the bytes are preserved.
  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append((range, text))
  }

  mutating func insert(_ text: String, at place: Int) { replace(place..<place, with: text) }

  mutating func remove(_ range: Range<Int>) { replace(range, with: "") }

  /// Returns the file with all replacements.
  ///
  /// Of two overlapping ones, the first in the file is applied.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var place = 0
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in sorted where edit.range.lowerBound >= place {
      result += bytes[place..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      result += bytes[edit.range].filter { $0 == 0x0A }
      place = edit.range.upperBound
    }
    return result + bytes[place...]
  }
}
