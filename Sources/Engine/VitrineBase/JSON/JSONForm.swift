/// The form of a key's value: a parser and the schema that describes it.
///
/// A form is declared once, with its key, so the reader and the published schema can't disagree.
/// Ranges are validated here, so a builder gets valid values.
package struct JSONForm<Value: Sendable>: Sendable {
  package let schema: JSONSchema
  /// A Boolean value that indicates whether `{name}` in the text is replaced by data.
  package private(set) var fillsPlaceholders = false
  package let read: @Sendable (JSONValue, _ key: String) throws(InputError) -> Value

  package init(
    _ schema: JSONSchema,
    read: @escaping @Sendable (JSONValue, _ key: String) throws(InputError) -> Value
  ) {
    self.schema = schema
    self.read = read
  }

  /// The same form for a text in which `{name}` is replaced by data.
  package var fillingPlaceholders: JSONForm {
    var form = self
    form.fillsPlaceholders = true
    return form
  }
}

/// A value whose meaning depends on its context, such as a color by its name in a catalog.
package struct KeyedValue: Sendable {
  package let key: String
  package let value: JSONValue

  package var location: SourceLocation { value.location }

  package init(key: String, value: JSONValue) {
    self.key = key
    self.value = value
  }
}

extension JSONForm where Value == KeyedValue {
  /// Returns the form of a value that the caller parses.
  package static func unread(_ schema: JSONSchema) -> JSONForm {
    JSONForm(schema) { value, key throws(InputError) in KeyedValue(key: key, value: value) }
  }
}

extension JSONForm where Value == String {
  package static var string: JSONForm {
    JSONForm(.string) { value, key throws(InputError) in
      guard case .string(let text) = value.kind else {
        throw wrongType(value, key, expected: "a string")
      }
      return text
    }
  }
}

extension JSONForm where Value == Bool {
  package static var bool: JSONForm {
    JSONForm(.bool) { value, key throws(InputError) in
      guard case .bool(let flag) = value.kind else {
        throw wrongType(value, key, expected: "true or false")
      }
      return flag
    }
  }
}

extension JSONForm where Value == Double {
  package static var number: JSONForm {
    JSONForm(.number) { value, key throws(InputError) in try number(value, key) }
  }

  package static func number(in range: ClosedRange<Double>) -> JSONForm {
    JSONForm(.number(in: range)) { value, key throws(InputError) in
      let number = try number(value, key)
      guard range.contains(number) else {
        throw InputError(
          Diagnostic(
            .error, "out-of-range",
            "\(key) is \(number), expected \(range.lowerBound) to \(range.upperBound)",
            at: value.location))
      }
      return number
    }
  }

  fileprivate static func number(_ value: JSONValue, _ key: String) throws(InputError) -> Double {
    guard case .number(let number) = value.kind else {
      throw wrongType(value, key, expected: "a number")
    }
    return number
  }
}

extension JSONForm where Value == Int {
  package static func integer(in range: ClosedRange<Int>) -> JSONForm {
    JSONForm(.integer(in: range)) { value, key throws(InputError) in
      guard case .number(let number) = value.kind else {
        throw wrongType(value, key, expected: "a number")
      }
      guard let whole = Int(exactly: number), range.contains(whole) else {
        throw InputError(
          Diagnostic(
            .error, "out-of-range",
            "\(key) is \(number), expected a whole number from \(range.lowerBound) to \(range.upperBound)",
            at: value.location))
      }
      return whole
    }
  }
}

extension JSONForm where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// The form of an enumeration's words.
  package static var choice: JSONForm {
    .word(Value.allCases.map { ($0.rawValue, $0) })
  }
}

extension JSONForm {
  /// Returns the form of the words in a table.
  package static func word(_ table: [(String, Value)]) -> JSONForm {
    let words = table.map(\.0)
    return JSONForm(.words(words)) { value, key throws(InputError) in
      guard case .string(let word) = value.kind else {
        throw wrongType(value, key, expected: "a string")
      }
      if let index = words.firstIndex(of: word) { return table[index].1 }
      throw unknownValue(word, for: key, words, at: value.location)
    }
  }

  /// Returns the form of an array with entries of one form.
  package static func array<Entry>(
    of entry: JSONForm<Entry>, count: ClosedRange<Int>? = nil
  ) -> JSONForm where Value == [Entry] {
    JSONForm(.array(of: entry.schema, count: count)) { value, key throws(InputError) in
      guard case .array(let values) = value.kind else {
        throw wrongType(value, key, expected: "an array")
      }
      var entries: [Entry] = []
      for value in values { entries.append(try entry.read(value, "an entry of \(key)")) }
      return entries
    }
  }

  /// Returns the form of an object with described keys.
  ///
  /// The key is its subject in messages.
  package static func object<Keys>(
    _: Keys.Type, _ subject: String? = nil
  ) -> JSONForm where Value == KeyedObject<Keys> {
    JSONForm(Keys.shape.schema) { value, key throws(InputError) in
      try KeyedObject(value, subject ?? key)
    }
  }

  /// Returns the form of an object with arbitrary keys and values of one form.
  package static func map<Entry>(
    of entry: JSONForm<Entry>
  ) -> JSONForm where Value == [JSONEntry<Entry>] {
    JSONForm(.map(of: entry.schema)) { value, key throws(InputError) in
      var entries: [JSONEntry<Entry>] = []
      for member in try JSONObject(value, key).members {
        entries.append(
          JSONEntry(
            key: member.key, location: member.location,
            value: try entry.read(member.value, member.key)))
      }
      return entries
    }
  }
}

/// A member of an object with arbitrary keys.
package struct JSONEntry<Value: Sendable>: Sendable {
  package var key: String
  package var location: SourceLocation
  package var value: Value
}

extension JSONForm where Value == JSONValue {
  /// Returns the form of a value that isn't parsed.
  package static func written(_ schema: JSONSchema) -> JSONForm {
    JSONForm(schema) { value, key throws(InputError) in value }
  }
}
