/// A value of a JSON file, with its place.
public struct JSONValue: Hashable, Codable, Sendable {
  public indirect enum Kind: Hashable, Codable, Sendable {
    case object([Member])
    case array([JSONValue])
    case string(String)
    case number(Double)
    case bool(Bool)
    case null
  }

  /// A key and its value, in the order of the file.
  public struct Member: Hashable, Codable, Sendable {
    public var key: String
    public var location: SourceLocation
    public var value: JSONValue

    package init(key: String, location: SourceLocation, value: JSONValue) {
      self.key = key
      self.location = location
      self.value = value
    }
  }

  public var kind: Kind
  public var location: SourceLocation

  public init(_ kind: Kind, at location: SourceLocation) {
    self.kind = kind
    self.location = location
  }

  /// A value given as text: true, false and numbers are what they look like.
  ///
  /// `--set` gives values as text, so `12` is a number there and `12 pt` a text.
  package init(reading text: String, at location: SourceLocation) {
    if text == "true" || text == "false" {
      self.init(.bool(text == "true"), at: location)
    } else if let number = Double(text), number.isFinite {
      self.init(.number(number), at: location)
    } else {
      self.init(.string(text), at: location)
    }
  }

  /// What the value is, for messages.
  public var typeName: String {
    switch kind {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .bool: "true or false"
    case .null: "null"
    }
  }

  /// A member of an object; nil if it is missing or this is not an object.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = kind else { return nil }
    return members.first { $0.key == key }?.value
  }
}
