/// Typed access to a JSON object that detects unknown keys.
///
/// Each function returns nil for a missing key, and throws an error with the value's location for a
/// value of the wrong type. Members are searched linearly, because objects have few keys and this
/// avoids creating dictionaries.
package struct JSONObject: Sendable {
  package let members: [JSONValue.Member]
  package let location: SourceLocation
  /// The subject in messages.
  package let subject: String

  package init(_ value: JSONValue, _ subject: String) throws(InputError) {
    guard let members = value.members else {
      throw wrongType(value, subject, expected: "an object")
    }
    self.members = members
    location = value.location
    self.subject = subject
  }

  /// Throws an error for a key that isn't described.
  ///
  /// The error names the most similar key.
  package func allowOnly(_ descriptions: [JSONKeyDescription]) throws(InputError) {
    for member in members where !descriptions.contains(where: { $0.name == member.key }) {
      let names = descriptions.map(\.name)
      let nearest = nearestName(to: member.key, in: names)
      throw InputError(
        Diagnostic(
          .error, "unknown-key", "\(subject) has no key '\(member.key)'", at: member.location,
          hint: nearest.map { "did you mean '\($0)'?" }
            ?? "the keys are \(names.sorted().joined(separator: ", "))"))
    }
  }

  package subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  package func string(_ key: String) throws(InputError) -> String? {
    guard let value = self[key] else { return nil }
    guard case .string(let text) = value.kind else {
      throw wrongType(value, key, expected: "a string")
    }
    return text
  }

  package func number(_ key: String) throws(InputError) -> Double? {
    guard let value = self[key] else { return nil }
    guard case .number(let number) = value.kind else {
      throw wrongType(value, key, expected: "a number")
    }
    return number
  }

  /// Returns a number within a range.
  package func number(
    _ key: String, in range: ClosedRange<Double>
  ) throws(InputError) -> Double? {
    guard let number = try number(key) else { return nil }
    guard range.contains(number) else {
      throw InputError(
        Diagnostic(
          .error, "out-of-range",
          "\(key) is \(number), expected \(range.lowerBound) to \(range.upperBound)",
          at: self[key]?.location))
    }
    return number
  }

  /// Returns an integer within a range.
  package func integer(_ key: String, in range: ClosedRange<Int>) throws(InputError) -> Int? {
    guard let number = try number(key) else { return nil }
    guard let whole = Int(exactly: number), range.contains(whole) else {
      throw InputError(
        Diagnostic(
          .error, "out-of-range",
          "\(key) is \(number), expected a whole number from \(range.lowerBound) to \(range.upperBound)",
          at: self[key]?.location))
    }
    return whole
  }

  package func bool(_ key: String) throws(InputError) -> Bool? {
    guard let value = self[key] else { return nil }
    guard case .bool(let flag) = value.kind else {
      throw wrongType(value, key, expected: "true or false")
    }
    return flag
  }

  package func array(_ key: String) throws(InputError) -> [JSONValue]? {
    guard let value = self[key] else { return nil }
    guard case .array(let values) = value.kind else {
      throw wrongType(value, key, expected: "an array")
    }
    return values
  }

  package func object(_ key: String) throws(InputError) -> JSONObject? {
    guard let value = self[key] else { return nil }
    return try JSONObject(value, key)
  }

  package func numbers(_ key: String) throws(InputError) -> [Double]? {
    guard let values = try array(key) else { return nil }
    var numbers: [Double] = []
    for value in values {
      guard case .number(let number) = value.kind else {
        throw wrongType(value, "an entry of \(key)", expected: "a number")
      }
      numbers.append(number)
    }
    return numbers
  }

  package func strings(_ key: String) throws(InputError) -> [String]? {
    guard let values = try array(key) else { return nil }
    var strings: [String] = []
    for value in values {
      guard case .string(let text) = value.kind else {
        throw wrongType(value, "an entry of \(key)", expected: "a string")
      }
      strings.append(text)
    }
    return strings
  }

  /// Returns a case of an enumeration.
  package func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String, _: Choice.Type
  ) throws(InputError) -> Choice? where Choice.RawValue == String {
    guard let value = self[key] else { return nil }
    guard case .string(let word) = value.kind else {
      throw wrongType(value, key, expected: "a string")
    }
    if let choice = Choice(rawValue: word) { return choice }
    throw unknownValue(word, for: key, Choice.allCases.map(\.rawValue), at: value.location)
  }
}

/// Returns the error for a value of the wrong type, such as `height is a string, expected a
/// number`.
package func wrongType(_ value: JSONValue, _ subject: String, expected: String) -> InputError {
  InputError(
    Diagnostic(
      .error, "wrong-type", "\(subject) is \(value.typeName), expected \(expected)",
      at: value.location))
}

/// Returns the error for an invalid word, with the most similar valid word, or with all of them.
package func unknownValue(
  _ word: String, for key: String, _ known: [String], at location: SourceLocation
) -> InputError {
  let nearest = nearestName(to: word, in: known)
  let expected = known.isEmpty ? "the file defines none" : "expected \(listText(known, "or"))"
  return InputError(
    Diagnostic(
      .error, "unknown-value", "invalid value '\(word)' for \(key)", at: location,
      hint: nearest.map { "did you mean '\($0)'?" } ?? expected))
}
