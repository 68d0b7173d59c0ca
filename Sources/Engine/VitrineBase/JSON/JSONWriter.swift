/// Writes JSON with keys in the order they are given and numbers as short as they are exact.
///
/// The caller writes in the order of the text, so nothing is kept but the text itself; commas come
/// by themselves. `line` starts a new line where readers and differences profit from it.
package struct JSONWriter {
  package private(set) var text = ""
  /// Whether something was written at this level, so that the next thing needs a comma.
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

  package mutating func key(_ key: some JSONKeyName) {
    separate()
    text += JSONValue.quoted(key.keyName) + ": "
    needsComma = false
  }

  package mutating func string(_ value: String) { raw(JSONValue.quoted(value)) }
  package mutating func bool(_ value: Bool) { raw(value ? "true" : "false") }
  package mutating func integer(_ value: Int) { raw("\(value)") }

  /// Numbers that aren't finite, which JSON doesn't have, are null.
  package mutating func number(_ value: Double) {
    guard value.isFinite else { return raw("null") }
    let whole = Int(exactly: value)
    raw(whole.map { "\($0)" } ?? "\(value)")
  }

  /// Starts a line; the comma of what came before stays on its own line.
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
