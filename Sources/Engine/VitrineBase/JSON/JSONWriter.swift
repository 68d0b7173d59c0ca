/// A writer for JSON with keys in the given order and the shortest exact numbers.
///
/// The caller writes in text order, so the writer stores only the text. It inserts commas. `line`
/// starts a new line to make the text and its differences readable.
package struct JSONWriter {
  package private(set) var text = ""
  /// A Boolean value that indicates whether the next element at this level needs a comma.
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

  /// Writes a number.
  ///
  /// NaN and infinities, which JSON doesn't support, are written as null.
  package mutating func number(_ value: Double) {
    guard value.isFinite else { return raw("null") }
    let whole = Int(exactly: value)
    raw(whole.map { "\($0)" } ?? "\(value)")
  }

  /// Starts a line.
  ///
  /// The comma of the preceding element remains on the previous line.
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
