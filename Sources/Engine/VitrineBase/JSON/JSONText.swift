/// The text of a JSON file, whose values are decoded when they are used.
///
/// Decoded values need a multiple of the text's memory. The text is checked before, so that decoding
/// can't fail.
final class JSONText: Sendable {
  /// The indexes of a long object or array and of its end.
  struct Extent {
    /// The length in bytes from which extents are noted.
    ///
    /// Shorter values are searched for their ends.
    static let shortest = 64

    var start: UInt32
    var end: UInt32
  }

  /// The line at the start of a block of bytes.
  private struct LineMark {
    static let blockLength = 512

    var line: UInt32
    /// The index of the line's first byte.
    var start: UInt32
  }

  let bytes: JSONBytes
  let file: String
  /// The extents of all long objects and arrays, by ascending start.
  private let extents: [Extent]
  private let lineMarks: [LineMark]

  /// Creates a text that was checked.
  init(_ bytes: JSONBytes, file: String, extents: [Extent]) {
    self.bytes = bytes
    self.file = file
    self.extents = extents
    var marks: [LineMark] = []
    marks.reserveCapacity(bytes.count / LineMark.blockLength + 1)
    var mark = LineMark(line: 1, start: UInt32(bytes.markLength))
    // A message can be about the end of the text.
    for start in stride(from: 0, through: bytes.count, by: LineMark.blockLength) {
      marks.append(mark)
      mark = Self.advance(mark, over: start..<min(start + LineMark.blockLength, bytes.count), bytes)
    }
    lineMarks = marks
  }

  private static func advance(
    _ mark: LineMark, over range: Range<Int>, _ bytes: JSONBytes
  ) -> LineMark {
    var mark = mark
    for index in range where bytes[index] == 0x0A {
      mark.line += 1
      mark.start = UInt32(index) + 1
    }
    return mark
  }

  /// Returns the location of a byte.
  ///
  /// Columns count bytes from 1, like an editor's byte column and `Fix`.
  func location(_ at: UInt32) -> SourceLocation {
    let block = Int(at) / LineMark.blockLength
    let mark = Self.advance(
      lineMarks[block], over: block * LineMark.blockLength..<Int(at), bytes)
    return SourceLocation(
      file: file, line: Int(mark.line), column: Int(at - mark.start) + 1)
  }

  /// Returns the type and content of the value at an index.
  func kind(_ start: UInt32) -> JSONValue.Kind {
    let at = Int(start)
    switch bytes[at] {
    case UInt8(ascii: "{"):
      var members: [JSONValue.Member] = []
      visitMembers(of: at) { key, value in
        members.append(
          JSONValue.Member(
            key: bytes.string(key), place: .text(self, UInt32(key)),
            value: JSONValue(in: self, at: UInt32(value))))
        return true
      }
      return .object(members)
    case UInt8(ascii: "["):
      var values: [JSONValue] = []
      var index = bytes.skipSpace(at + 1)
      while bytes[index] != UInt8(ascii: "]") {
        values.append(JSONValue(in: self, at: UInt32(index)))
        index = nextItem(end(of: index))
      }
      return .array(values)
    case UInt8(ascii: "\""): return .string(bytes.string(at))
    case UInt8(ascii: "t"): return .bool(true)
    case UInt8(ascii: "f"): return .bool(false)
    case UInt8(ascii: "n"): return .null
    default: return .number(bytes.number(at..<bytes.wordEnd(at)) ?? 0)
    }
  }

  func isObject(_ start: UInt32) -> Bool { bytes[Int(start)] == UInt8(ascii: "{") }

  /// Returns the name of a value's type without decoding an object or an array, which may be large.
  func typeName(_ start: UInt32) -> String {
    switch bytes[Int(start)] {
    case UInt8(ascii: "{"): JSONValue.Kind.object([]).typeName
    case UInt8(ascii: "["): JSONValue.Kind.array([]).typeName
    default: kind(start).typeName
    }
  }

  /// Returns a member of the object at an index, or nil if it is missing or there is no object.
  func member(_ key: String, of start: UInt32) -> JSONValue? {
    guard isObject(start) else { return nil }
    var found: JSONValue?
    visitMembers(of: Int(start)) { name, value in
      if bytes.string(name) == key { found = JSONValue(in: self, at: UInt32(value)) }
      return found == nil
    }
    return found
  }

  /// Calls a function with the indexes of each key and its value, until it returns false.
  private func visitMembers(of object: Int, _ visit: (Int, Int) -> Bool) {
    var key = bytes.skipSpace(object + 1)
    while bytes[key] != UInt8(ascii: "}") {
      let colon = bytes.skipSpace(bytes.stringEnd(key))
      let value = bytes.skipSpace(colon + 1)
      guard visit(key, value) else { return }
      key = nextItem(end(of: value))
    }
  }

  /// Returns the index of the next key or value, or of the bracket behind the last.
  private func nextItem(_ end: Int) -> Int {
    let at = bytes.skipSpace(end)
    return bytes[at] == UInt8(ascii: ",") ? bytes.skipSpace(at + 1) : at
  }

  /// Returns the index after the value at an index.
  private func end(of start: Int) -> Int {
    switch bytes[start] {
    case UInt8(ascii: "\""): return bytes.stringEnd(start)
    case UInt8(ascii: "{"), UInt8(ascii: "["): break
    default: return bytes.wordEnd(start)
    }
    var depth = 0
    var at = start
    while at - start < Extent.shortest {
      switch bytes[at] {
      case UInt8(ascii: "\""):
        at = bytes.stringEnd(at)
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return at + 1 }
      default: break
      }
      at += 1
    }
    return Int(extents[extents.firstIndex { $0.start >= UInt32(start) }].end)
  }
}

extension [JSONText.Extent] {
  /// Returns the first index for which a condition holds that holds for all later ones.
  fileprivate func firstIndex(_ condition: (JSONText.Extent) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
