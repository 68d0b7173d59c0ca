import CoreGraphics
public import Foundation

/// A source of a time that goes on.
public struct TimeDataSource<Value: Sendable>: Sendable {
  fileprivate let read: @Sendable () -> Value

  /// Returns the durations since a date.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration>
  where Value == Duration { TimeDataSource<Duration> { .seconds(Date().timeIntervalSince(date)) } }

  /// Returns the ranges of dates from now to a date.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>>
  where Value == Range<Date> {
    TimeDataSource<Range<Date>> {
      let now = Date()
      return min(now, date)..<max(now, date)
    }
  }

  /// Returns the ranges of dates from a date to now.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>>
  where Value == Range<Date> { dateRange(endingAt: date) }
}

extension TimeDataSource where Value == Date {
  /// The current date of the world.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource { Date() } }
}

extension Text {
  /// Creates a text of a time that goes on, as it is at the entry's moment.
  public init<V: Sendable, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    self.init(verbatim: format.format(source.read()))
  }

  /// Creates a text of a time that goes on, as it is at the entry's moment.
  public init<V: Sendable, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString {
    self.init(format.format(source.read()))
  }
}

/// The formats of times that go on.
///
/// They are written like the styles of dates in a text: a clock, or the largest units of a duration.
public enum SystemFormatStyle {
  /// A unit of a duration.
  public enum Field: Hashable, Codable, Sendable {
    case year, month, week, day, hour, minute, second
  }

  /// Returns the note on fields other than the standard ones, because a duration always has its
  /// two largest units.
  package static func note(on fields: Set<Field>, count: Int) -> String? {
    let standard: Set<Field> = [.year, .month, .day, .hour, .minute, .second]
    guard fields != standard || count != 2 else { return nil }
    return "the fields of a duration's format aren't applied; it has two units"
  }

  /// A clock between two dates.
  public struct Timer: FormatStyle, Sendable {
    private let range: Range<Date>
    private let countsDown: Bool
    private let showsHours: Bool

    /// Creates a clock that shows the passed time.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      range = interval
      countsDown = false
      self.showsHours = showsHours
    }

    /// Creates a clock that shows the remaining time.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      range = interval
      countsDown = true
      self.showsHours = showsHours
    }

    /// Returns the time at a date.
    public func format(_ value: Date) -> String {
      let date = min(max(value, range.lowerBound), range.upperBound)
      let seconds =
        countsDown
        ? range.upperBound.timeIntervalSince(date) : date.timeIntervalSince(range.lowerBound)
      return DateTexts.clock(seconds, showsHours: showsHours)
    }
  }

  /// A clock since a date, with hundredths of a second.
  public struct Stopwatch: FormatStyle, Sendable {
    private let start: Date
    private let showsHours: Bool
    private let showsFraction: Bool

    /// Creates a clock.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      start = startDate
      self.showsHours = showsHours
      showsFraction = maxFieldCount > 3 && maxPrecision < .seconds(1)
    }

    /// Returns the time at a date.
    public func format(_ value: Date) -> String {
      let seconds = max(0, value.timeIntervalSince(start))
      let text = DateTexts.clock(seconds, showsHours: showsHours)
      guard showsFraction, seconds < 3600 else { return text }
      let hundredths = Int((seconds - seconds.rounded(.down)) * 100)
      return text + (hundredths < 10 ? ".0\(hundredths)" : ".\(hundredths)")
    }
  }

  /// A duration from a date.
  public struct DateOffset: FormatStyle, Sendable {
    private let anchor: Date

    /// Creates a format.
    public init(
      to anchor: Date,
      allowedFields: Set<Field> = [.year, .month, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      if let note = SystemFormatStyle.note(on: allowedFields, count: maxFieldCount) {
        PlatformNotes.add(note)
      }
    }

    /// Returns the duration at a date.
    public func format(_ value: Date) -> String {
      let seconds = value.timeIntervalSince(anchor)
      return (seconds < 0 ? "-" : "") + DateTexts.duration(seconds.magnitude)
    }
  }

  /// A duration to a near date, or else the date.
  public struct DateReference: FormatStyle, Sendable {
    private let date: Date

    /// Creates a format.
    public init(
      to date: Date,
      allowedFields: Set<Field> = [.year, .month, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2, thresholdField: Field = .day
    ) {
      self.date = date
      if let note = SystemFormatStyle.note(on: allowedFields, count: maxFieldCount) {
        PlatformNotes.add(note)
      }
    }

    /// Returns the duration or the date.
    public func format(_ value: Date) -> String {
      let seconds = date.timeIntervalSince(value)
      guard seconds.magnitude < 86_400 else {
        return date.formatted(date: .abbreviated, time: .omitted)
      }
      let duration = DateTexts.duration(seconds.magnitude)
      return seconds < 0 ? "\(duration) ago" : "in \(duration)"
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// Returns a clock that shows the passed time.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }

  /// Returns a clock that shows the remaining time.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// Returns a clock since a date.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    Self(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// Returns a duration from a date.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<SystemFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2,
    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self {
    Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// Returns a duration to a near date, or else the date.
  public static func reference(
    to date: Date,
    allowedFields: Set<SystemFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2, thresholdField: SystemFormatStyle.Field = .day
  ) -> Self {
    Self(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount,
      thresholdField: thresholdField)
  }
}
