/// Writes JSON with keys in the order they are given and numbers as short as they are exact.
package struct JSONWriter {
  package private(set) var text = ""
  private var needsComma = false

  package init() {}

  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    open("{")
    body(&self)
    close("}")
  }

  package mutating func array(_ body: (inout JSONWriter) -> Void) {
    open("[")
    body(&self)
    close("]")
  }

  package mutating func key(_ key: String) {
    separate()
    text += "\"\(Self.escaped(key))\": "
    needsComma = false
  }

  package mutating func string(_ value: String) { raw("\"\(Self.escaped(value))\"") }
  package mutating func bool(_ value: Bool) { raw(value ? "true" : "false") }
  package mutating func integer(_ value: Int) { raw("\(value)") }

  package mutating func number(_ value: Double) {
    guard value.isFinite else { return raw("null") }
    let whole = Int(exactly: value)
    raw(whole.map { "\($0)" } ?? "\(value)")
  }

  package mutating func line() {
    if needsComma { text += "," }
    needsComma = false
    text += "\n"
  }

  private mutating func raw(_ value: String) {
    separate()
    text += value
    needsComma = true
  }

  private mutating func open(_ bracket: String) {
    separate()
    text += bracket
    needsComma = false
  }

  private mutating func close(_ bracket: String) {
    text += bracket
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { text += ", " }
    needsComma = false
  }

  private static func escaped(_ value: String) -> String {
    var result = ""
    for scalar in value.unicodeScalars {
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
    return result
  }
}
