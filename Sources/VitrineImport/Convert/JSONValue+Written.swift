package import VitrineGraphics

/// JSON as people write it: what fits stands on one line, small members share lines.
extension JSONValue {
  private static let width = 110

  /// The value as a file's text, with a line's end.
  package var written: String { written(indent: 0) + "\n" }

  private func written(indent: Int) -> String {
    let flat = inline
    if indent + flat.count <= Self.width || isLeaf { return flat }
    let inner = String(repeating: " ", count: indent + 2)
    let outer = String(repeating: " ", count: indent)
    switch kind {
    case .array(let values):
      let lines = values.map { inner + $0.written(indent: indent + 2) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(outer)]"
    case .object(let members):
      var lines: [String] = []
      var isOpen = false
      for member in members {
        let text =
          "\(JSONValue.quoted(member.key)): " + member.value.written(indent: indent + 2)
        let isShort = !text.contains("\n")
        if isOpen, isShort, let last = lines.last, last.count + text.count + 3 <= Self.width {
          lines[lines.count - 1] += ", " + text
        } else {
          if !lines.isEmpty { lines[lines.count - 1] += "," }
          lines.append(inner + text)
        }
        isOpen = isShort
      }
      return "{\n" + lines.joined(separator: "\n") + "\n\(outer)}"
    default: return flat
    }
  }

  private var isLeaf: Bool {
    switch kind {
    case .object(let members): members.isEmpty
    case .array(let values): values.isEmpty
    default: true
    }
  }

  private var inline: String {
    switch kind {
    case .object(let members):
      let parts = members.map { "\(JSONValue.quoted($0.key)): \($0.value.inline)" }
      return parts.isEmpty ? "{}" : "{ \(parts.joined(separator: ", ")) }"
    case .array(let values): return "[\(values.map(\.inline).joined(separator: ", "))]"
    case .string(let text): return JSONValue.quoted(text)
    case .number(let number): return Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .bool(let flag): return flag ? "true" : "false"
    case .null: return "null"
    }
  }

  /// A string between quotes.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

/// The members of an object that is being written, each where it says something.
package struct WrittenObject {
  private(set) var members: [JSONValue.Member] = []

  package init() {}

  package var value: JSONValue { JSONValue(.object(members), at: Self.place) }
  package var isEmpty: Bool { members.isEmpty }

  private static let place = SourceLocation(file: "")

  package mutating func put(_ key: String, _ kind: JSONValue.Kind?) {
    guard let kind else { return }
    put(key, JSONValue(kind, at: Self.place))
  }

  package mutating func put(_ key: String, _ value: JSONValue) {
    members.append(JSONValue.Member(key: key, location: Self.place, value: value))
  }

  package mutating func put(_ key: String, _ text: String?) { put(key, text.map { .string($0) }) }

  package mutating func put(
    _ key: String, _ kind: JSONValue.Kind, unless standard: JSONValue.Kind
  ) {
    if kind != standard { put(key, kind) }
  }

  package mutating func put(_ key: String, _ text: String, unless standard: String) {
    if text != standard { put(key, .string(text)) }
  }

  package mutating func put(_ key: String, _ flag: Bool, unless standard: Bool) {
    if flag != standard { put(key, .bool(flag)) }
  }

  package mutating func put(_ key: String, _ number: Double, unless standard: Double) {
    if number != standard { put(key, .number(number)) }
  }

  package mutating func put(_ key: String, _ number: Double?) {
    put(key, number.map { .number($0) })
  }

  package mutating func put(_ key: String, numbers: [Double]) {
    put(key, values: numbers.map { .number($0) })
  }

  package mutating func put(_ key: String, strings: [String]) {
    put(key, values: strings.map { .string($0) })
  }

  package mutating func put(_ key: String, values: [JSONValue.Kind]) {
    put(key, .array(values.map { JSONValue($0, at: Self.place) }))
  }

  /// One number where all edges are the same.
  package mutating func put(_ key: String, _ insets: Insets, unless standard: Insets? = .zero) {
    guard insets != standard else { return }
    if insets == Insets(all: insets.top) { return put(key, .number(insets.top)) }
    put(key, numbers: [insets.top, insets.left, insets.bottom, insets.right])
  }

  package mutating func put(_ key: String, _ size: Size?) {
    guard let size else { return }
    put(key, numbers: [size.width, size.height].map { Self.within(0...10_000, $0) })
  }

  /// A number that a document may say, where a broken file has another.
  package static func within(_ range: ClosedRange<Double>, _ number: Double) -> Double {
    number.isNaN ? range.lowerBound : max(range.lowerBound, min(range.upperBound, number))
  }
}
