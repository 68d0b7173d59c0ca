public import Foundation

/// `DateComponentsFormatter`, which Foundation on Linux marks as unavailable.
///
/// A program's main file gives this class its name.
///
/// The words are those of the current locale in ICU's data (CLDR 46, `units/duration-*` and
/// `listPatterns`). The widths of numbers and the rules for zeros are those of Apple's
/// documentation. The phrases around a duration are English.
open class WorldDateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The style of units and numbers.
  public enum UnitsStyle: Int, Sendable {
    /// A style such as `1:02:03`, `1h 2m`, `1 hr, 2 min`, `1 hour, 2 minutes`, `one hour, two
    /// minutes` or `1hr 2min`, respectively.
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// The units of zero that are dropped or padded.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates a set from the bits of its options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Drops leading zeros of positional numbers, and all zeros of numbers with words.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Drops zeros before the first other number.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Drops zeros between the first and the last number.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Drops zeros after the last other number.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// Drops all zeros.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Pads the first number of a positional text to two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The style of units and numbers.
  open var unitsStyle: UnitsStyle = .positional
  /// The units of zero that are dropped or padded.
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  /// The units that may appear.
  ///
  /// An empty set allows all units.
  open var allowedUnits: NSCalendar.Unit = []
  /// The largest number of units, or zero for no limit.
  ///
  /// It doesn't limit date components.
  open var maximumUnitCount = 0
  /// A Boolean value that indicates whether the text begins with "About".
  open var includesApproximationPhrase = false
  /// A Boolean value that indicates whether the text ends with "remaining".
  open var includesTimeRemainingPhrase = false
  /// The calendar for differences of dates, or nil for the current one.
  open var calendar: Calendar? = .current
  /// The date at which an interval starts, or nil for the current date.
  open var referenceDate: Date?
  /// A Boolean value that is stored but doesn't affect the text.
  open var collapsesLargestUnit = false
  /// A Boolean value that is stored but doesn't affect the text.
  open var allowsFractionalUnits = false

  /// The units from largest to smallest, with their components and names in CLDR.
  private static let units:
    [(unit: NSCalendar.Unit, component: Calendar.Component, seconds: Double, name: String)] = [
      (.year, .year, 31_556_952, "year"), (.month, .month, 2_629_746, "month"),
      (.weekOfMonth, .weekOfMonth, 604_800, "week"), (.day, .day, 86_400, "day"),
      (.hour, .hour, 3600, "hour"), (.minute, .minute, 60, "minute"),
      (.second, .second, 1, "second"),
    ]

  /// Returns the text of an interval in seconds.
  open func string(from interval: TimeInterval) -> String? {
    let start = referenceDate ?? Date()
    return string(from: start, to: start.addingTimeInterval(interval))
  }

  /// Returns the text of the time between two dates.
  open func string(from start: Date, to end: Date) -> String? {
    let used = usedUnits(end.timeIntervalSince(start))
    let calendar = calendar ?? .current
    let parts = calendar.dateComponents(
      Set(used.map { Self.units[$0].component }), from: start, to: end)
    return text(used.map { ($0, parts.value(for: Self.units[$0].component) ?? 0) })
  }

  /// Returns the text of date components, or nil if none of them is an allowed unit.
  open func string(from components: DateComponents) -> String? {
    text(
      usedUnits(.infinity).compactMap { index in
        components.value(for: Self.units[index].component).map { (index, $0) }
      })
  }

  /// Returns the text of a duration in a style.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = WorldDateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Returns the text of date components, or nil for other objects.
  override open func string(for object: Any?) -> String? {
    (object as? DateComponents).flatMap { string(from: $0) }
  }

  /// Returns the units to show, largest first: the allowed ones or all.
  private func usedUnits(_ interval: TimeInterval) -> [Int] {
    let all = Self.units.indices.filter {
      allowedUnits.isEmpty || allowedUnits.contains(Self.units[$0].unit)
    }
    guard maximumUnitCount > 0, interval.isFinite else { return all }
    let first = all.firstIndex { Self.units[$0].seconds <= interval.magnitude } ?? all.count - 1
    return Array(all.dropFirst(max(0, first)).prefix(maximumUnitCount))
  }

  private func text(_ values: [(unit: Int, value: Int)]) -> String? {
    guard !values.isEmpty else { return nil }
    let isNegative = values.contains { $0.value < 0 }
    var shown = values.map { (unit: $0.unit, value: abs($0.value)) }
    drop(&shown)
    if shown.isEmpty { shown = [(values[values.count - 1].unit, 0)] }
    let text = unitsStyle == .positional ? positional(shown) : words(shown)
    let signed = (isNegative ? "-" : "") + text
    return (includesApproximationPhrase ? "About " : "") + signed
      + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  /// Drops units of zero at the start, in the middle and at the end, according to the behavior.
  private func drop(_ shown: inout [(unit: Int, value: Int)]) {
    let behavior = zeroFormattingBehavior
    let isPositional = unitsStyle == .positional
    let isDefault = behavior.contains(.default)
    if behavior.contains(.dropLeading) || isDefault {
      // Minutes and seconds are always shown together: 0:05.
      let least = isPositional && isDefault ? min(2, shown.count) : 0
      while shown.count > least, shown.first?.value == 0 { shown.removeFirst() }
    }
    if behavior.contains(.dropTrailing) || isDefault && !isPositional {
      while shown.last?.value == 0 { shown.removeLast() }
    }
    if behavior.contains(.dropMiddle) || isDefault && !isPositional {
      shown = shown.enumerated().filter { index, part in
        part.value != 0 || index == 0 || index == shown.count - 1
      }.map(\.element)
    }
  }

  /// Returns a positional text such as `1:02:03`, with two digits after the first number.
  private func positional(_ shown: [(unit: Int, value: Int)]) -> String {
    let formatter = NumberFormatter()
    formatter.locale = .current
    return shown.enumerated().map { index, part in
      let isPadded = index > 0 || zeroFormattingBehavior.contains(.pad)
      formatter.minimumIntegerDigits = isPadded ? 2 : 1
      return formatter.string(from: NSNumber(value: part.value)) ?? "\(part.value)"
    }.joined(separator: ":")
  }

  /// Returns a text such as `1h 2m`, `1 hr, 2 min`, `1 hour, 2 minutes` or `one hour, two minutes`.
  private func words(_ shown: [(unit: Int, value: Int)]) -> String {
    let width: UnitText.Width =
      switch unitsStyle {
      case .abbreviated: .letters
      case .short, .brief: .abbreviations
      default: .words
      }
    let parts = shown.map { part -> String in
      let text = UnitText.text(
        Double(part.value), unit: "duration-" + Self.units[part.unit].name, width: width)
      switch unitsStyle {
      case .brief: return text.filter { !$0.isWhitespace }
      case .spellOut: return spelled(text, part.value)
      default: return text
      }
    }
    return UnitText.list(parts, width: unitsStyle == .brief ? .letters : width)
  }

  /// Returns a text whose number is spelled out.
  private func spelled(_ text: String, _ value: Int) -> String {
    let formatter = NumberFormatter()
    formatter.locale = .current
    let digits = formatter.string(from: NSNumber(value: value)) ?? ""
    formatter.numberStyle = .spellOut
    let word = formatter.string(from: NSNumber(value: value)) ?? digits
    return text.replacingOccurrences(of: digits, with: word)
  }
}
