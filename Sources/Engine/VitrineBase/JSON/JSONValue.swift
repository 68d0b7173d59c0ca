/// A value of a JSON file, with its location.
public struct JSONValue: Hashable, Codable, Sendable {
  /// The type of a value, with its content.
  public enum Kind: Hashable, Codable, Sendable {
    case object([Member])
    case array([JSONValue])
    case string(String)
    case number(Double)
    case bool(Bool)
    case null
  }

  /// A key and its value.
  public struct Member: Hashable, Codable, Sendable {
    /// The key without quotation marks, with escapes resolved.
    public var key: String
    private var place: JSONPlace
    /// The value of the key.
    public var value: JSONValue

    private enum CodingKeys: String, CodingKey {
      case key
      case place = "location"
      case value
    }

    /// The location of the key.
    public var location: SourceLocation {
      get { place.location }
      set { place = JSONPlace(newValue) }
    }

    package init(key: String, location: SourceLocation, value: JSONValue) {
      self.init(key: key, place: JSONPlace(location), value: value)
    }

    init(key: String, place: JSONPlace, value: JSONValue) {
      self.key = key
      self.place = place
      self.value = value
    }
  }

  /// The type and content of the value.
  public var kind: Kind
  private var place: JSONPlace

  private enum CodingKeys: String, CodingKey {
    case kind
    case place = "location"
  }

  /// The location of the first character of the value.
  public var location: SourceLocation {
    get { place.location }
    set { place = JSONPlace(newValue) }
  }

  /// Creates a value at a location.
  public init(_ kind: Kind, at location: SourceLocation) {
    self.init(kind, at: JSONPlace(location))
  }

  init(_ kind: Kind, at place: JSONPlace) {
    self.kind = kind
    self.place = place
  }

  /// Creates a value from text.
  ///
  /// The texts true, false and numbers become Booleans and numbers.
  ///
  /// `--set` takes values as text, so `12` is a number there and `12 pt` a string.
  package init(reading text: String, at location: SourceLocation) {
    if text == "true" || text == "false" {
      self.init(.bool(text == "true"), at: location)
    } else if let number = Double(text), number.isFinite {
      self.init(.number(number), at: location)
    } else {
      self.init(.string(text), at: location)
    }
  }

  /// The name of the value's type in messages.
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

  /// Returns a member of an object, or nil if it is missing or the value isn't an object.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = kind else { return nil }
    return members.first { $0.key == key }?.value
  }
}
