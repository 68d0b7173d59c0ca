public import Foundation

/// `PersonNameComponentsFormatter`, which Foundation on Linux marks as unavailable.
///
/// A program's main file gives this class its name. The given name comes first, except in names of
/// Chinese, Japanese and Korean letters, as in CLDR's formats for persons.
open class WorldPersonNameFormatter: Formatter, @unchecked Sendable {
  /// The length of a name.
  public enum Style: Int, Sendable {
    case `default`, short, medium, long, abbreviated
  }

  /// Options of a name.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The phonetic name.
    public static let phonetic = Options(rawValue: 2)
  }

  /// The length.
  open var style = Style.default
  /// A Boolean value that indicates whether the phonetic name is written.
  open var isPhonetic = false
  /// The locale.
  open var locale: Locale?

  /// Returns a name.
  open func string(from components: PersonNameComponents) -> String {
    let written = isPhonetic ? components.phoneticRepresentation ?? components : components
    return written.text(style)
  }

  /// Returns a name in a length.
  public class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style,
    options nameOptions: Options = []
  ) -> String { components.text(nameFormatStyle) }

  /// Returns the parts of a name: prefix and suffix aren't recognized.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    let words = string.split(whereSeparator: \.isWhitespace).map { String($0) }
    guard let first = words.first else { return nil }
    var components = PersonNameComponents()
    components.givenName = first
    if words.count > 1 { components.familyName = words.last }
    if words.count > 2 { components.middleName = words[1..<words.count - 1].joined(separator: " ") }
    return components
  }

  open override func string(for object: Any?) -> String? {
    (object as? PersonNameComponents).map { string(from: $0) }
  }
}

extension PersonNameComponents {
  /// Returns the name in a length.
  fileprivate func text(_ style: WorldPersonNameFormatter.Style) -> String {
    let isEastAsian = ((familyName ?? "") + (givenName ?? "")).unicodeScalars.contains {
      (0x3040...0x30FF).contains($0.value) || (0x3400...0x9FFF).contains($0.value)
        || (0xAC00...0xD7AF).contains($0.value)
    }
    var parts: [String?]
    switch style {
    case .abbreviated:
      if isEastAsian { return familyName ?? givenName ?? "" }
      return [givenName, familyName].compactMap { $0?.first.map { String($0) } }.joined()
    case .short: parts = [nickname ?? givenName ?? familyName]
    case .long: parts = [namePrefix, givenName, middleName, familyName, nameSuffix]
    case .default, .medium: parts = [givenName, familyName]
    }
    if isEastAsian { parts = [familyName, givenName] }
    return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: isEastAsian ? "" : " ")
  }

  /// A format of a name.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The length of a name.
    public enum Style: String, Codable, Hashable, Sendable {
      case short, medium, long, abbreviated
    }

    /// The length.
    public var style: Style

    /// Creates a format.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
    }

    /// Returns a name.
    public func format(_ value: PersonNameComponents) -> String {
      switch style {
      case .short: value.text(.short)
      case .medium: value.text(.medium)
      case .long: value.text(.long)
      case .abbreviated: value.text(.abbreviated)
      }
    }
  }

  /// Returns the name in the medium length.
  public func formatted() -> String { text(.medium) }

  /// Returns the name in a format.
  public func formatted<S: Foundation.FormatStyle>(
    _ style: S
  ) -> S.FormatOutput where S.FormatInput == PersonNameComponents { style.format(self) }
}

extension Foundation.FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Returns a format of a name.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    PersonNameComponents.FormatStyle(style: style)
  }
}
