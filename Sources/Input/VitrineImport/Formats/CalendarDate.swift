/// A date and time in the Gregorian calendar, as written: `2016-09-13T09:41`.
struct CalendarDate: Hashable, Sendable {
  var year = 1
  var month = 1
  var day = 1
  var hour = 0
  var minute = 0
  /// A Boolean value that indicates whether the text contains a date, and not only a time.
  private(set) var hasDate = false
  /// A Boolean value that indicates whether the text contains a time.
  private(set) var hasTime = false

  /// Reads a date in ISO 8601, a time such as `09:41`, or both.
  ///
  /// Seconds and the offset from UTC are accepted and ignored, because the time is shown as
  /// written. Returns nil for other texts and for days that don't exist.
  init?(_ text: String) {
    let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) {
      $0 == "T" || $0 == " "
    }
    guard let first = parts.first else { return nil }
    if first.contains("-"), !first.contains(":") {
      guard readDate(first) else { return nil }
      guard parts.count > 1 else { return }
      guard readTime(parts[1]) else { return nil }
    } else {
      guard parts.count == 1, readTime(first) else { return nil }
    }
  }

  private mutating func readDate(_ text: Substring) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.map(\.count) == [4, 2, 2] else { return false }
    let numbers = parts.compactMap(Self.number)
    guard numbers.count == 3, numbers[0] > 0, (1...12).contains(numbers[1]) else { return false }
    (year, month, day, hasDate) = (numbers[0], numbers[1], numbers[2], true)
    return (1...Self.days(inMonth: month, of: year)).contains(day)
  }

  private mutating func readTime(_ text: Substring) -> Bool {
    // An offset from UTC follows the time: `Z`, `+02:00` or `-0500`.
    let clock = text.prefix { !"Z+-".contains($0) }
    let parts = clock.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts[0].count == 2, parts[1].count == 2,
      let hour = Self.number(parts[0]), let minute = Self.number(parts[1]),
      hour < 24, minute < 60
    else { return false }
    if parts.count == 3 {
      guard parts[2].allSatisfy({ ("0"..."9").contains($0) || $0 == "." }) else { return false }
    }
    (self.hour, self.minute, hasTime) = (hour, minute, true)
    return true
  }

  private static func number(_ text: Substring) -> Int? {
    text.allSatisfy { ("0"..."9").contains($0) } ? Int(text) : nil
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  /// The day of the week, from 0 for Sunday (Sakamoto's method).
  var weekday: Int {
    let shifts = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
    let year = month < 3 ? self.year - 1 : self.year
    return (year + year / 4 - year / 100 + year / 400 + shifts[month - 1] + day) % 7
  }
}
