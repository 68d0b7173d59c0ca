import VitrineBase
import VitrineGraphics

/// Conditions on values, as in `{count > 9}`, and values that conditions choose.
extension DocumentBuilder {
  private static let choice = ChoiceKeys.shape.keys

  /// Returns whether a value is an object with `if`.
  static func isChoice(_ value: JSONValue) -> Bool { value[choice.condition.name] != nil }

  /// Returns the condition of a text, or nil if it is a plain name.
  func condition(
    _ text: String, _ location: SourceLocation
  ) throws(InputError) -> Condition? {
    do throws(ConditionError) {
      return try Condition(text)
    } catch {
      throw InputError(
        Diagnostic(
          .error, "bad-condition", "the condition \"\(text)\" cannot be read: \(error.reason)",
          at: location, hint: "write a name, or a comparison such as count > 9"))
    }
  }

  /// Returns whether a condition holds, or nil if a name has no value yet.
  func holds(_ condition: Condition, _ location: SourceLocation) throws(InputError) -> Bool? {
    for path in condition.names where value(path) == nil {
      if request.isTolerant { return nil }
      throw missing(path, location)
    }
    do throws(ConditionError) {
      return try condition.holds { value($0) }
    } catch {
      throw InputError(Diagnostic(.error, "wrong-type", error.reason, at: location))
    }
  }

  /// Returns the branch that a choice takes, or nil if the value isn't a choice or has no such
  /// branch.
  func chosen(_ value: JSONValue) throws(InputError) -> JSONValue? {
    guard Self.isChoice(value) else { return nil }
    let keys = try KeyedObject<ChoiceKeys>(value, "a choice")
    var builder = self
    builder.scopes += try scopes(with: keys.with)
    return try builder.branch(of: keys)
  }

  private func branch(of keys: KeyedObject<ChoiceKeys>) throws(InputError) -> JSONValue? {
    let text = try keys.required(\.condition)
    guard !text.hasPrefix("{") else {
      throw InputError(
        Diagnostic(
          .error, "bad-condition", "the condition of 'if' has braces",
          at: keys.place(of: \.condition),
          hint: "write it without them"))
    }
    let then = try keys.required(\.then)
    let location = keys.place(of: \.condition)
    let result =
      if let condition = try condition(text, location) {
        try holds(condition, location)
      } else {
        try flag(text, location)
      }
    // A document is checked with every condition true and with every condition false.
    let branch = request.assumption ?? result ?? true ? then : try keys.otherwise
    guard let branch else { return nil }
    return Self.isChoice(branch) ? try chosen(branch) : branch
  }

  private func flag(_ path: String, _ location: SourceLocation) throws(InputError) -> Bool? {
    guard let value = value(path) else {
      if request.isTolerant { return nil }
      throw missing(path, location)
    }
    guard case .bool(let flag) = value.kind else {
      throw wrongType(value, path, expected: "true or false")
    }
    return flag
  }

  /// Returns a value with its choice made, or nil if no branch was taken.
  ///
  /// The names of the views in the other branches are remembered, because constraints and changes
  /// may refer to them.
  mutating func decided(_ value: JSONValue) throws(InputError) -> JSONValue? {
    guard Self.isChoice(value) else { return value }
    absentNames.formUnion(Self.ids(value))
    return try chosen(value)
  }
}
