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

  /// Returns the file with all replacements, and the places of its bytes in the original.
  ///
  /// Of two overlapping ones, the first in the file is applied.
  func applied(to bytes: [UInt8]) -> (bytes: [UInt8], map: SourceMap) {
    var result: [UInt8] = []
    var stretches: [SourceMap.Stretch] = []
    var place = 0
    func begin(_ offset: Int, isInserted: Bool) {
      stretches.append(
        SourceMap.Stretch(
          start: result.count, place: SourceMap.Place(offset: offset, isInserted: isInserted)))
    }
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in sorted where edit.range.lowerBound >= place {
      begin(place, isInserted: false)
      result += bytes[place..<edit.range.lowerBound]
      begin(edit.range.lowerBound, isInserted: true)
      result += Array(edit.text.utf8)
      result += bytes[edit.range].filter { $0 == 0x0A }
      place = edit.range.upperBound
    }
    begin(place, isInserted: false)
    result += bytes[place...]
    return (result, SourceMap(stretches, of: result))
  }
}
