/// A location in 16 bytes: an index into a text, or a location by itself.
///
/// A large file has a million keys and values, and `SourceLocation` would double their size.
enum JSONPlace: Hashable, Codable, Sendable {
  /// A location that isn't in a JSON text, as a reference.
  final class Named: Sendable {
    let location: SourceLocation

    init(_ location: SourceLocation) { self.location = location }
  }

  case text(JSONText, UInt32)
  case named(Named)

  init(_ location: SourceLocation) { self = .named(Named(location)) }

  init(from decoder: any Decoder) throws {
    self.init(try SourceLocation(from: decoder))
  }

  var location: SourceLocation {
    switch self {
    case .text(let text, let index): text.location(index)
    case .named(let named): named.location
    }
  }

  func encode(to encoder: any Encoder) throws { try location.encode(to: encoder) }

  func hash(into hasher: inout Hasher) { hasher.combine(location) }

  static func == (one: JSONPlace, other: JSONPlace) -> Bool {
    if case .text(let text, let index) = one, case .text(let second, let place) = other,
      text === second
    {
      return index == place
    }
    return one.location == other.location
  }
}
