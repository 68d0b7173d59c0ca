/// The members of an object that is being written.
///
/// Default values are omitted.
package struct WrittenObject {
  private(set) var members: [JSONValue.Member] = []

  package init() {}

  package var value: JSONValue { JSONValue(.object(members), at: Self.place) }
  package var isEmpty: Bool { members.isEmpty }

  private static let place = SourceLocation(file: "")

  /// Adds a member.
  ///
  /// Nil omits the key, as in every function of this name.
  package mutating func put(_ key: some JSONKeyName, _ kind: JSONValue.Kind?) {
    guard let kind else { return }
    put(key, JSONValue(kind, at: Self.place))
  }

  package mutating func put(_ key: some JSONKeyName, _ value: JSONValue) {
    members.append(JSONValue.Member(key: key.keyName, location: Self.place, value: value))
  }

  package mutating func put(_ key: some JSONKeyName, _ text: String?) {
    put(key, text.map { .string($0) })
  }

  package mutating func put(
    _ key: some JSONKeyName, _ kind: JSONValue.Kind, unless standard: JSONValue.Kind
  ) {
    if kind != standard { put(key, kind) }
  }

  package mutating func put(_ key: some JSONKeyName, _ text: String, unless standard: String) {
    if text != standard { put(key, .string(text)) }
  }

  package mutating func put(_ key: some JSONKeyName, _ flag: Bool, unless standard: Bool) {
    if flag != standard { put(key, .bool(flag)) }
  }

  package mutating func put(_ key: some JSONKeyName, _ number: Double, unless standard: Double) {
    if number != standard { put(key, .number(number)) }
  }

  package mutating func put(_ key: some JSONKeyName, _ number: Double?) {
    put(key, number.map { .number($0) })
  }

  package mutating func put(_ key: some JSONKeyName, numbers: [Double]) {
    put(key, values: numbers.map { .number($0) })
  }

  package mutating func put(_ key: some JSONKeyName, strings: [String]) {
    put(key, values: strings.map { .string($0) })
  }

  package mutating func put(_ key: some JSONKeyName, values: [JSONValue.Kind]) {
    put(key, .array(values.map { JSONValue($0, at: Self.place) }))
  }

  /// Returns a number clamped to the valid range of documents, for values of malformed files.
  package static func within(_ range: ClosedRange<Double>, _ number: Double) -> Double {
    number.isNaN ? range.lowerBound : max(range.lowerBound, min(range.upperBound, number))
  }
}
