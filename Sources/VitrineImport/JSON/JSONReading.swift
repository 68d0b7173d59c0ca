package import VitrineGraphics

/// Typed access to a JSON object that notices keys nobody asked for.
package struct JSONObject {
  package let members: [JSONValue.Member]
  package let location: SourceLocation
  /// What the object describes, for messages.
  package let subject: String

  package init(_ value: JSONValue, _ subject: String) throws(ImportError) {
    guard case .object(let members) = value.kind else {
      throw wrongType(value, subject, "an object")
    }
    self.members = members
    location = value.location
    self.subject = subject
  }

  /// Throws for a key that isn't among `known`, naming the nearest that is.
  package func allowOnly(_ known: [String]) throws(ImportError) {
    for member in members where !known.contains(member.key) {
      let nearest = nearestName(to: member.key, in: known)
      throw ImportError(
        Diagnostic(
          .error, "unknown-key", "\(subject) has no key '\(member.key)'", at: member.location,
          hint: nearest.map { "did you mean '\($0)'?" }
            ?? "the keys are \(known.sorted().joined(separator: ", "))"))
    }
  }

  package subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  package func string(_ key: String) throws(ImportError) -> String? {
    guard let value = self[key] else { return nil }
    guard case .string(let text) = value.kind else { throw wrongType(value, key, "a string") }
    return text
  }

  package func number(_ key: String) throws(ImportError) -> Double? {
    guard let value = self[key] else { return nil }
    guard case .number(let number) = value.kind else { throw wrongType(value, key, "a number") }
    return number
  }

  /// A number within a range.
  package func number(
    _ key: String, in range: ClosedRange<Double>
  ) throws(ImportError) -> Double? {
    guard let number = try number(key) else { return nil }
    guard range.contains(number) else {
      throw ImportError(
        Diagnostic(
          .error, "out-of-range",
          "\(key) is \(number), expected \(range.lowerBound) to \(range.upperBound)",
          at: self[key]?.location))
    }
    return number
  }

  /// A whole number within a range.
  package func integer(_ key: String, in range: ClosedRange<Int>) throws(ImportError) -> Int? {
    guard let number = try number(key) else { return nil }
    guard let whole = Int(exactly: number), range.contains(whole) else {
      throw ImportError(
        Diagnostic(
          .error, "out-of-range",
          "\(key) is \(number), expected a whole number from \(range.lowerBound) to \(range.upperBound)",
          at: self[key]?.location))
    }
    return whole
  }

  package func bool(_ key: String) throws(ImportError) -> Bool? {
    guard let value = self[key] else { return nil }
    guard case .bool(let flag) = value.kind else { throw wrongType(value, key, "true or false") }
    return flag
  }

  package func array(_ key: String) throws(ImportError) -> [JSONValue]? {
    guard let value = self[key] else { return nil }
    guard case .array(let values) = value.kind else { throw wrongType(value, key, "an array") }
    return values
  }

  package func object(_ key: String) throws(ImportError) -> JSONObject? {
    guard let value = self[key] else { return nil }
    return try JSONObject(value, key)
  }

  /// Exceptions from guidelines: an object of reasons by rule.
  package func checkAllowances() throws(ImportError) {
    guard let allow = try object("allow") else { return }
    for member in allow.members {
      let reason = try allow.string(member.key) ?? ""
      guard reason.contains(where: \.isLetter) else {
        throw ImportError(
          Diagnostic(
            .error, "missing-reason", "the exception from '\(member.key)' gives no reason",
            at: member.value.location, hint: "say in a sentence why it is right here"))
      }
    }
  }

  package func numbers(_ key: String) throws(ImportError) -> [Double]? {
    guard let values = try array(key) else { return nil }
    var numbers: [Double] = []
    for value in values {
      guard case .number(let number) = value.kind else {
        throw wrongType(value, "an entry of \(key)", "a number")
      }
      numbers.append(number)
    }
    return numbers
  }

  /// One number for all edges, or top, leading, bottom, trailing.
  package func insets(_ key: String) throws(ImportError) -> Insets? {
    guard let value = self[key] else { return nil }
    if case .number(let all) = value.kind { return Insets(all: all) }
    let numbers = try numbers(key) ?? []
    guard numbers.count == 4 else {
      throw ImportError(
        Diagnostic(
          .error, "wrong-type", "\(key) has \(numbers.count) numbers, expected 1 or 4",
          at: value.location, hint: "write top, leading, bottom, trailing"))
    }
    return Insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  package func strings(_ key: String) throws(ImportError) -> [String]? {
    guard let values = try array(key) else { return nil }
    var strings: [String] = []
    for value in values {
      guard case .string(let text) = value.kind else {
        throw wrongType(value, "an entry of \(key)", "a string")
      }
      strings.append(text)
    }
    return strings
  }

  /// One of an enumeration's words.
  package func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String, _: Choice.Type
  ) throws(ImportError) -> Choice? where Choice.RawValue == String {
    guard let value = self[key] else { return nil }
    guard case .string(let word) = value.kind else { throw wrongType(value, key, "a string") }
    if let choice = Choice(rawValue: word) { return choice }
    throw unknownWord(word, for: key, Choice.allCases.map(\.rawValue), at: value.location)
  }
}

package func wrongType(_ value: JSONValue, _ subject: String, _ expected: String) -> ImportError {
  ImportError(
    Diagnostic(
      .error, "wrong-type", "\(subject) is \(value.typeName), expected \(expected)",
      at: value.location))
}

package func unknownWord(
  _ word: String, for key: String, _ known: [String], at location: SourceLocation
) -> ImportError {
  let nearest = nearestName(to: word, in: known)
  return ImportError(
    Diagnostic(
      .error, "unknown-value", "'\(word)' is no \(key)", at: location,
      hint: nearest.map { "did you mean '\($0)'?" }
        ?? "expected one of \(known.joined(separator: ", "))"))
}

/// The name that needs the fewest edits, where they are few enough to be a slip.
package func nearestName(to name: String, in known: [String]) -> String? {
  let best = known.map { (name: $0, distance: editDistance(name.lowercased(), $0.lowercased())) }
    .min { $0.distance < $1.distance }
  guard let best, best.distance <= max(name.count < 4 ? 1 : 2, name.count / 3) else { return nil }
  return best.name
}

private func editDistance(_ a: String, _ b: String) -> Int {
  let (x, y) = (Array(a.utf8), Array(b.utf8))
  var row = Array(0...y.count)
  for i in 0..<x.count {
    var diagonal = row[0]
    row[0] = i + 1
    for j in 0..<y.count {
      let cost = min(row[j] + 1, row[j + 1] + 1, diagonal + (x[i] == y[j] ? 0 : 1))
      diagonal = row[j + 1]
      row[j + 1] = cost
    }
  }
  return row[y.count]
}
