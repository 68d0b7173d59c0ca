public import Foundation

/// A formatter of distances in time, such as "in 2 hours", with the words of CLDR.
///
/// Foundation on Linux has the format style and not the formatter.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// The way to write units.
  public enum UnitsStyle: Int, Sendable {
    case full, spellOut, short, abbreviated
  }

  /// The use of words such as "yesterday".
  public enum DateTimeStyle: Int, Sendable {
    case numeric, named
  }

  /// The way to write units.
  open var unitsStyle = UnitsStyle.full
  /// The use of words such as "yesterday" in place of numbers.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The position of the text in a sentence.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar of the units, or nil for the current one.
  open var calendar: Calendar? = .current
  /// The locale, or nil for the current one.
  open var locale: Locale? = .current

  private func style(anchor: Date) -> Date.AnchoredRelativeFormatStyle {
    let units: Date.AnchoredRelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    let locale = locale ?? .current
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: anchor, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
      locale: locale, calendar: calendar ?? .current)
    style.capitalizationContext =
      switch formattingContext {
      case .beginningOfSentence: .beginningOfSentence
      case .middleOfSentence: .middleOfSentence
      case .standalone: .standalone
      case .listItem: .listItem
      default: .unknown
      }
    return style
  }

  /// Returns the distance of a date from another.
  open func localizedString(for date: Date, relativeTo reference: Date) -> String {
    style(anchor: date).format(reference)
  }

  /// Returns an interval as a distance from now.
  open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(interval), relativeTo: now)
  }

  /// Returns components as a distance from now.
  open func localizedString(from components: DateComponents) -> String {
    let now = Date()
    let date = (calendar ?? .current).date(byAdding: components, to: now) ?? now
    return localizedString(for: date, relativeTo: now)
  }

  /// Returns the distance of a date from now, or nil for another object.
  open override func string(for object: Any?) -> String? {
    (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}
