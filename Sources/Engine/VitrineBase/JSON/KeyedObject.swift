/// A JSON object that is read through the description of its keys: `try shadow.radius ?? 3`.
@dynamicMemberLookup
package struct KeyedObject<Keys: JSONKeys>: Sendable {
  package let json: JSONObject

  /// Creates an object.
  ///
  /// Throws an error for other values and for unknown keys.
  package init(_ value: JSONValue, _ subject: String) throws(InputError) {
    try self.init(try JSONObject(value, subject))
  }

  /// Creates an object.
  ///
  /// Throws an error for unknown keys.
  package init(_ object: JSONObject) throws(InputError) {
    try object.allowOnly(Keys.shape.descriptions)
    json = object
  }

  /// Creates a view of an object with further keys, which the caller has validated.
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

  /// Returns the keys of a group.
  package subscript<Group: JSONKeys>(
    dynamicMember path: KeyPath<Keys, Group>
  ) -> KeyedObject<Group> {
    KeyedObject<Group>(partOf: json)
  }

  /// Returns the value of a required key.
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

  /// Returns the unparsed value of a key.
  package func written<Value>(_ path: KeyPath<Keys, JSONKey<Value>>) -> JSONValue? {
    json[Keys.shape.key(at: path).name]
  }

  package func contains<Value>(_ path: KeyPath<Keys, JSONKey<Value>>) -> Bool {
    written(path) != nil
  }

  /// Returns the location of a key's value, or of the object if the key is missing.
  package func place<Value>(of path: KeyPath<Keys, JSONKey<Value>>) -> SourceLocation {
    written(path)?.location ?? json.location
  }
}
