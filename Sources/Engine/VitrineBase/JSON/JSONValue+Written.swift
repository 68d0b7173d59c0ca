/// Formatting of JSON for people: values that fit are on one line, and small members share lines.
extension JSONValue {
  /// The maximum width of a line with a value or with several short members.
  private static let width = 110

  /// The value as the text of a file, with a final newline.
  package var written: String { written(indent: 0) + "\n" }

  /// Returns a value on one line if it fits.
  ///
  /// Otherwise an array has one line per value, and an object's members are wrapped.
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

  /// The value on one line.
  ///
  /// Integers have no decimal point.
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

  /// Returns a string in quotation marks, with escapes.
  package static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
    if isPlain { return "\"" + text + "\"" }
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
