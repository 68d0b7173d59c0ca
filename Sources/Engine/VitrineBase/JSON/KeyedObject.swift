/// A JSON object that is read through the description of its keys: `try shadow.radius ?? 3`.
@dynamicMemberLookup
package struct KeyedObject<Keys: JSONKeys>: Sendable {
  package let json: JSONObject

  /// Throws for a value that isn't an object, and for keys that aren't described.
  package init(_ value: JSONValue, _ subject: String) throws(InputError) {
    try self.init(try JSONObject(value, subject))
  }

  /// Throws for keys that aren't described.
  package init(_ object: JSONObject) throws(InputError) {
    try object.allowOnly(Keys.shape.descriptions)
    json = object
  }

  /// Reads an object that has other keys as well, which the caller has checked.
  package init(partOf object: JSONObject) {
    json = object
  }

  package subscript<Value>(
    dynamicMember path: KeyPath<Keys, JSONKey<Value>>
  ) -> Value? {
    get throws(InputError) {
      let key = Keys.shape.key(at: path)
      guard let value = json[key.name] else { return nil }
      return try key.form.read(value, key.name)
    }
  }

  /// The keys of a group.
  package subscript<Group: JSONKeys>(
    dynamicMember path: KeyPath<Keys, Group>
  ) -> KeyedObject<Group> {
    KeyedObject<Group>(partOf: json)
  }

  /// The value of a key that the object must have.
  package func required<Value>(
    _ path: KeyPath<Keys, JSONKey<Value>>
  ) throws(InputError) -> Value {
    if let value = try self[dynamicMember: path] { return value }
    let key = Keys.shape.key(at: path)
    let meaning = key.summary.map { ", \($0)" } ?? ""
    throw InputError(
      Diagnostic(
        .error, "missing-key", "\(json.subject) has no key '\(key.name)'\(meaning)",
        at: json.location))
  }

  /// The value of a key as it is written.
  package func written<Value>(_ path: KeyPath<Keys, JSONKey<Value>>) -> JSONValue? {
    json[Keys.shape.key(at: path).name]
  }

  package func contains<Value>(_ path: KeyPath<Keys, JSONKey<Value>>) -> Bool {
    written(path) != nil
  }

  /// Where a key's value is, or the object without it.
  package func place<Value>(of path: KeyPath<Keys, JSONKey<Value>>) -> SourceLocation {
    written(path)?.location ?? json.location
  }
}
