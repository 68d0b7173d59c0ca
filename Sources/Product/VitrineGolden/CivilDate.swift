/// A day of the calendar, written YYYY-MM-DD.
public struct CivilDate: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The year.
  public let year: Int
  /// The month, from 1 to 12.
  public let month: Int
  /// The day of the month, beginning with 1.
  public let day: Int

  /// Parses a date.
  ///
  /// Returns nil if the text isn't a day of the Gregorian calendar.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 4, parts[1].count == 2, parts[2].count == 2,
      parts.allSatisfy({ $0.allSatisfy(\.isASCII) && $0.allSatisfy(\.isNumber) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      (1...12).contains(month), (1...Self.days(of: month, in: year)).contains(day)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Creates the day in UTC at a Unix time.
  public init(secondsSince1970 seconds: Int) {
    var days = seconds / 86_400 - (seconds % 86_400 < 0 ? 1 : 0)
    var year = 1970
    while days < 0 {
      year -= 1
      days += Self.days(in: year)
    }
    while days >= Self.days(in: year) {
      days -= Self.days(in: year)
      year += 1
    }
    var month = 1
    while days >= Self.days(of: month, in: year) {
      days -= Self.days(of: month, in: year)
      month += 1
    }
    (self.year, self.month, self.day) = (year, month, days + 1)
  }

  /// Returns the number of days in a year.
  ///
  /// The months other than February have 337 days.
  private static func days(in year: Int) -> Int { days(of: 2, in: year) + 337 }

  private static func days(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Returns whether one day is before another.
  public static func < (a: CivilDate, b: CivilDate) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }

  /// The day as YYYY-MM-DD.
  public var description: String {
    func padded(_ value: Int, _ count: Int) -> String {
      String(repeating: "0", count: max(0, count - String(value).count)) + String(value)
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}
