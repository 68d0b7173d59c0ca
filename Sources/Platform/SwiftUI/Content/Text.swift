public import Foundation

/// A text.
public struct Text: Equatable, Sendable {
  /// The characters of a text before they are resolved in an environment.
  package indirect enum Storage: Equatable, Sendable {
    case verbatim(String)
    case key(LocalizedStringKey, table: String?)
    case attributed(AttributedString)
    case date(Date, DateStyle)
    case interval(Date, Date)
    case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
    case image(Image)
    case joined(Text, Text)
  }

  package let storage: Storage
  package var changes = TextChanges()
  package var site = _SourceSite()

  package init(_ storage: Storage) { self.storage = storage }

  /// Creates a text of a string that isn't localized.
  public init(verbatim content: String) { storage = .verbatim(content) }

  /// Creates a text of a string that isn't localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

  /// Creates a text of a localized string.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { storage = .key(key, table: tableName) }

  // A literal is a key, although it could be an attributed string.
  /// Creates a text with attributes.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }

  /// Creates a text of a date.
  public init(_ date: Date, style: DateStyle) { storage = .date(date, style) }

  /// Creates a text of a range of dates.
  public init(_ dates: ClosedRange<Date>) {
    storage = .interval(dates.lowerBound, dates.upperBound)
  }

  /// Creates a text of an interval of dates.
  public init(_ interval: DateInterval) { storage = .interval(interval.start, interval.end) }

  /// Creates a text of the time that remains in an interval or has passed in it.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    storage = .timer(
      timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)
  }

  /// Creates a text of a formatted value.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
    storage = .verbatim(format.format(input))
  }

  /// Creates a text of a value and a formatter.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    storage = .verbatim(formatter.string(for: subject) ?? "")
  }

  /// Creates a text of a value and a formatter.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    storage = .verbatim(formatter.string(for: subject) ?? "")
  }

  /// Creates a text of an image.
  public init(_ image: Image) { storage = .image(image) }

  /// A form in which a date is written.
  public enum DateStyle: Hashable, Sendable {
    case time, date, relative, offset, timer
  }

  /// The part of a text that is removed if it is too long.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }

  /// The case of a text's letters.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }

  /// The scale of a text.
  public struct Scale: Hashable, Sendable {
    let factor: Double
    /// The standard scale.
    public static let `default` = Scale(factor: 1)
    /// The scale of secondary text.
    public static let secondary = Scale(factor: 0.8)
  }

  /// The pattern and the color of a line.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    public struct Pattern: Hashable, Sendable {
      let name: String
      /// A solid line.
      public static let solid = Pattern(name: "solid")
      /// A line of dots.
      public static let dot = Pattern(name: "dot")
      /// A line of dashes.
      public static let dash = Pattern(name: "dash")
      /// A line of dashes and dots.
      public static let dashDot = Pattern(name: "dashDot")
    }

    let pattern: Pattern
    let color: Color?

    /// Creates a style.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A solid line.
    public static let single = LineStyle()
  }

  /// Returns the texts one after the other.
  public static func + (a: Text, b: Text) -> Text { Text(.joined(a, b)) }
}

/// The changes of a text's attributes that the text itself declares.
package struct TextChanges: Equatable, Sendable {
  package var font: Font?
  package var adjustments = FontAdjustments()
  package var style: AnyStyleBox?
  package var isUnderlined: Bool?
  package var isStruckThrough: Bool?
  package var spacing: Double?
  package var baselineOffset: Double?
}

/// A style that is equal to itself only.
package final class AnyStyleBox: Equatable, Sendable {
  let style: any ShapeStyle

  init(_ style: any ShapeStyle) { self.style = style }

  package static func == (a: AnyStyleBox, b: AnyStyleBox) -> Bool { a === b }
}

extension Text {
  private func changing(_ change: (inout TextChanges) -> Void) -> Text {
    var text = self
    change(&text.changes)
    return text
  }

  /// Returns the text in a font.
  public func font(_ font: Font?) -> Text { changing { $0.font = font } }

  /// Returns the text with a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changing { $0.adjustments.weight = weight }
  }

  /// Returns the text in bold.
  public func bold() -> Text { fontWeight(.emphasized) }

  /// Returns the text in bold, or not.
  public func bold(_ isActive: Bool) -> Text { fontWeight(isActive ? .emphasized : nil) }

  /// Returns the text in italics.
  public func italic() -> Text { changing { $0.adjustments.isItalic = true } }

  /// Returns the text in italics, or not.
  public func italic(_ isActive: Bool) -> Text {
    changing { $0.adjustments.isItalic = isActive }
  }

  /// Returns the text with digits of equal width.
  public func monospacedDigit() -> Text {
    changing { $0.adjustments.usesMonospacedDigits = true }
  }

  /// Returns the text in a color.
  public func foregroundColor(_ color: Color?) -> Text {
    changing { $0.style = color.map { AnyStyleBox($0) } }
  }

  /// Returns the text in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changing { $0.style = AnyStyleBox(style) }
  }

  /// Returns the text with a line below it.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changing { $0.isUnderlined = isActive }
  }

  /// Returns the text with a line through it.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changing { $0.isStruckThrough = isActive }
  }

  /// Returns the text with a line through it.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { strikethrough(isActive, color: color) }

  /// Returns the text with a line below it.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { underline(isActive, color: color) }

  /// Returns the text in a design of its font.
  public func fontDesign(_ design: Font.Design?) -> Text {
    changing { $0.adjustments.design = design }
  }

  /// Returns the text in a width of its font.
  public func fontWidth(_ width: Font.Width?) -> Text {
    changing { $0.adjustments.width = width }
  }

  /// Returns the text with a space after each letter.
  public func kerning(_ kerning: CGFloat) -> Text { changing { $0.spacing = Double(kerning) } }

  /// Returns the text with a space after each letter.
  public func tracking(_ tracking: CGFloat) -> Text { changing { $0.spacing = Double(tracking) } }

  /// Returns the text at a distance above its baseline.
  public func baselineOffset(_ offset: CGFloat) -> Text {
    changing { $0.baselineOffset = Double(offset) }
  }

  /// Returns the text.
  public func customAttribute(_ value: some Any) -> Text { self }
}
