/// Replacements in a file that leave every line where it is.
struct SourceEdits {
  private var edits: [(range: Range<Int>, text: String)] = []

  /// Puts a text in place of some bytes; their line breaks stay.
  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append((range, text))
  }

  mutating func insert(_ text: String, at place: Int) { replace(place..<place, with: text) }

  mutating func remove(_ range: Range<Int>) { replace(range, with: "") }

  /// The file with all replacements; of two that overlap, the first in the file counts.
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
