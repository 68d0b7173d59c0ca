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

  /// The content of a value with its location.
  private enum Content: Sendable {
    /// A value of a file, which is decoded when it is used.
    case read(JSONText, UInt32)
    /// A created value.
    case created(Created)
  }

  /// A created value, as a reference.
  ///
  /// Values of files are many, and a reference keeps them at 16 bytes.
  private final class Created: Sendable {
    let kind: Kind
    let place: JSONPlace

    init(_ kind: Kind, _ place: JSONPlace) {
      self.kind = kind
      self.place = place
    }
  }

  private var content: Content

  private enum CodingKeys: String, CodingKey {
    case kind
    case place = "location"
  }

  /// The type and content of the value.
  ///
  /// Each use decodes an object, an array or a string of a file.
  public var kind: Kind {
    get {
      switch content {
      case .read(let text, let index): text.kind(index)
      case .created(let value): value.kind
      }
    }
    set { content = .created(Created(newValue, place)) }
  }

  private var place: JSONPlace {
    switch content {
    case .read(let text, let index): .text(text, index)
    case .created(let value): value.place
    }
  }

  /// The location of the first character of the value.
  public var location: SourceLocation {
    get { place.location }
    set { content = .created(Created(kind, JSONPlace(newValue))) }
  }

  /// Creates a value at a location.
  public init(_ kind: Kind, at location: SourceLocation) {
    content = .created(Created(kind, JSONPlace(location)))
  }

  init(in text: JSONText, at index: UInt32) {
    content = .read(text, index)
  }

  /// Decodes a value with its location.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    content = .created(
      Created(
        try values.decode(Kind.self, forKey: .kind),
        try values.decode(JSONPlace.self, forKey: .place)))
  }

  /// Encodes the value with its location.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(kind, forKey: .kind)
    try values.encode(place, forKey: .place)
  }

  /// Hashes the location, because only few values share theirs.
  public func hash(into hasher: inout Hasher) { hasher.combine(place) }

  /// Returns true if two values have the same content and location.
  public static func == (one: JSONValue, other: JSONValue) -> Bool {
    if case .read(let text, let index) = one.content,
      case .read(let second, let place) = other.content, text === second
    {
      return index == place
    }
    return one.place == other.place && one.kind == other.kind
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
    switch content {
    case .read(let text, let index): text.typeName(index)
    case .created(let value): value.kind.typeName
    }
  }

  /// The members of an object, or nil for other values.
  package var members: [Member]? {
    if case .read(let text, let index) = content, !text.isObject(index) { return nil }
    if case .object(let members) = kind { return members }
    return nil
  }

  /// Returns a member of an object, or nil if it is missing or the value isn't an object.
  public subscript(key: String) -> JSONValue? {
    switch content {
    case .read(let text, let index): return text.member(key, of: index)
    case .created(let value):
      guard case .object(let members) = value.kind else { return nil }
      return members.first { $0.key == key }?.value
    }
  }
}

extension JSONValue.Kind {
  /// The name of the type in messages.
  package var typeName: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .bool: "true or false"
    case .null: "null"
    }
  }
}
