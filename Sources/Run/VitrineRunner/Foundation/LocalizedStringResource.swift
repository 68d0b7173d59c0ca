public import Foundation

extension String {
  /// A key with values, from a literal with interpolations.
  ///
  /// The key of `"\(count) of \(name)"` is `%lld of %@`, as in tables that Xcode writes.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable, Equatable {
    /// The key in tables.
    let key: String
    /// The values of the key's placeholders, as texts.
    let values: [String]

    /// Creates a value of a key without placeholders.
    public init(_ key: String) { self.init(stringLiteral: key) }

    /// Creates a value of a literal.
    public init(stringLiteral value: String) {
      key = value.replacing("%", with: "%%")
      values = []
    }

    /// Creates a value of a literal with interpolations.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      values = stringInterpolation.values
    }

    /// The parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var key = ""
      var values: [String] = []

      /// Creates an interpolation without parts.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Appends text.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }

      /// Appends a text or another value.
      public mutating func appendInterpolation<Value>(_ value: Value) {
        append("%@", "\(value)")
      }

      /// Appends an integer.
      public mutating func appendInterpolation(_ value: Int) {
        append("%lld", value.formatted(.number.grouping(.never)))
      }

      /// Appends a number.
      public mutating func appendInterpolation(_ value: Double) {
        append("%lf", String(format: "%lf", value))
      }

      /// Appends a value in a format.
      public mutating func appendInterpolation<F: FormatStyle>(
        _ value: F.FormatInput, format: F
      ) where F.FormatOutput == String {
        append("%@", format.format(value))
      }

      private mutating func append(_ placeholder: String, _ text: String) {
        key += placeholder
        values.append(text)
      }
    }

    /// Returns a translation with the values in place of its placeholders.
    func filling(_ translation: String) -> String {
      var result = ""
      var next = 0
      var rest = translation[...]
      while let start = rest.firstIndex(of: "%") {
        result += rest[..<start]
        rest = rest[start...].dropFirst()
        if rest.first == "%" {
          result += "%"
          rest = rest.dropFirst()
          continue
        }
        var index = next
        if let dollar = rest.firstIndex(of: "$"), let place = Int(rest[..<dollar]) {
          index = place - 1
          rest = rest[dollar...].dropFirst()
        } else {
          next += 1
        }
        rest = rest.drop { !$0.isLetter && $0 != "@" }
        let isLong = rest.hasPrefix("ll")
        rest = rest.dropFirst(isLong ? 3 : rest.hasPrefix("l") ? 2 : 1)
        result += values.indices.contains(index) ? values[index] : ""
      }
      return result + rest
    }
  }

  /// Creates the translation of a key with values.
  public init(
    localized value: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let bundle = bundle ?? .main
    self = value.filling(
      bundle.localizedString(forKey: value.key, value: value.key, table: table))
  }

  /// Creates the translation of a key, or of a default if there is none.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    let bundle = bundle ?? .main
    self = defaultValue.filling(
      bundle.localizedString(forKey: "\(key)", value: defaultValue.key, table: table))
  }

  /// Creates the translation of a resource.
  public init(localized resource: LocalizedStringResource) {
    let bundle = resource.bundle.bundle
    self = resource.defaultValue.filling(
      bundle.localizedString(
        forKey: resource.key, value: resource.defaultValue.key, table: resource.table))
  }
}

/// A text that is looked up when it is shown.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable, Equatable {
  /// The bundle of a resource's tables.
  public enum BundleDescription: Sendable, Equatable {
    case main
    case atURL(URL)

    /// Returns the bundle of a class, which is the widget's.
    public static func forClass(_ type: AnyClass) -> BundleDescription { .main }

    fileprivate var bundle: Bundle {
      switch self {
      case .main: .main
      case .atURL(let url): Bundle(url: url) ?? .main
      }
    }
  }

  /// The key in the table.
  public let key: String
  /// The text if the table doesn't have the key.
  public let defaultValue: String.LocalizationValue
  /// The name of the table, or nil for `Localizable`.
  public let table: String?
  /// The bundle of the table.
  public let bundle: BundleDescription
  /// The locale.
  public var locale: Locale

  /// Creates a resource of a key with values.
  public init(
    _ value: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = value.key
    defaultValue = value
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Creates a resource of a key with a default.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Creates a resource of a literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a resource of a literal with interpolations.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}
