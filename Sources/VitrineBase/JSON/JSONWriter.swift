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
    text += JSONValue.quoted(key) + ": "
    needsComma = false
  }

  package mutating func string(_ value: String) { raw(JSONValue.quoted(value)) }
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
}
