public import Foundation

/// A localized string that is resolved when it is shown.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// The place of a table of strings.
  public enum BundleDescription: Hashable, Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)

    /// Returns whether two places are equal.
    public static func == (a: BundleDescription, b: BundleDescription) -> Bool {
      switch (a, b) {
      case (.main, .main): true
      case (.forClass(let a), .forClass(let b)): a == b
      case (.atURL(let a), .atURL(let b)): a == b
      case (.main, _), (.forClass, _), (.atURL, _): false
      }
    }

    /// Hashes the kind of place.
    public func hash(into hasher: inout Hasher) {
      if case .atURL(let url) = self { hasher.combine(url) }
    }
  }

  /// A collector of the pieces of a literal.
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  /// The key in a table of strings.
  public let key: String
  /// The string for a language without the key.
  public let defaultValue: String.LocalizationValue
  /// The name of the table, or nil for the main one.
  public let table: String?
  /// The language.
  public var locale: Locale

  /// Creates a resource of a literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a resource of a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// Creates a resource whose key is the string of the source language.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
  }

  /// Creates a resource with a key.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
  }
}

extension String {
  /// A literal that is the key of a localized string, with the values of its placeholders.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    enum Piece: Hashable, Sendable {
      case literal(String)
      case argument(String, String)
    }

    let pieces: [Piece]

    /// Creates a value of a string.
    public init(_ value: String) { pieces = [.literal(value)] }

    /// Creates a value of a literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a value of a literal with interpolations.
    public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

    /// The key by which tables of strings are searched.
    var key: String {
      pieces.map { piece in
        switch piece {
        case .literal(let string): string.replacing("%", with: "%%")
        case .argument(let placeholder, _): placeholder
        }
      }.joined()
    }

    /// Returns a localized format with the values in place of its placeholders.
    func filled(into format: String) -> String {
      var arguments: [String] = []
      for case .argument(_, let text) in pieces { arguments.append(text) }
      var next = 0
      return FormatPieces.of(format).map { piece in
        switch piece {
        case .characters(let string): return string
        case .placeholder(let number):
          let index = number.map { $0 - 1 } ?? next
          next += 1
          return arguments.indices.contains(index) ? arguments[index] : ""
        }
      }.joined()
    }

    /// A collector of the pieces of a literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var pieces: [Piece] = []

      /// Creates an empty collector.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds characters.
      public mutating func appendLiteral(_ literal: String) {
        if !literal.isEmpty { pieces.append(.literal(literal)) }
      }

      /// Adds a string.
      public mutating func appendInterpolation(_ string: String) {
        pieces.append(.argument("%@", string))
      }

      /// Adds a number with the placeholder of its type.
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
        appendInterpolation(value, specifier: T._specifier)
      }

      /// Adds a number with a placeholder.
      public mutating func appendInterpolation<T: _FormatSpecifiable>(
        _ value: T, specifier: String
      ) { pieces.append(.argument(specifier, String(format: specifier, value._argument))) }

      /// Adds a formatted value.
      public mutating func appendInterpolation<F: FormatStyle>(
        _ value: F.FormatInput, format: F
      ) where F.FormatOutput == String { pieces.append(.argument("%@", format.format(value))) }

      /// A place for a value that the system inserts.
      public enum Placeholder: Sendable {
        case int, uint, float, double, object
      }

      /// Adds a place for a value that the system inserts.
      public mutating func appendInterpolation(placeholder: Placeholder) {
        pieces.append(.argument("%@", ""))
      }

      /// Adds a place for a value that the system inserts.
      public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
        pieces.append(.argument(specifier, ""))
      }

      /// Adds a resource.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        pieces.append(.argument("%@", String(localized: resource)))
      }

      /// Adds the description of another value.
      @_disfavoredOverload
      public mutating func appendInterpolation<T>(_ value: T) {
        pieces.append(.argument("%@", "\(value)"))
      }
    }
  }

  /// Creates the localized string of a resource.
  public init(localized resource: LocalizedStringResource) {
    self = Self.localized(resource.key, resource.defaultValue, resource.table, .main)
  }

  /// Creates a localized string whose key is the string of the source language.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = Self.localized(keyAndValue.key, keyAndValue, table, bundle ?? .main) }

  /// Creates a localized string with a key.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) { self = Self.localized("\(key)", defaultValue, table, bundle ?? .main) }

  private static func localized(
    _ key: String, _ value: LocalizationValue, _ table: String?, _ bundle: Bundle
  ) -> String {
    value.filled(into: bundle.localizedString(forKey: key, value: value.key, table: table))
  }
}

extension Text {
  // A literal is a `LocalizedStringKey`.
  /// Creates a text of a localized resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(verbatim: String(localized: resource))
  }
}
