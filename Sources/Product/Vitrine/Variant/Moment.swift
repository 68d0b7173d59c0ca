/// A moment by the clock of the world's time zone, such as `2026-03-01T09:00`.
public struct Moment: Hashable, Codable, Sendable {
  /// The moment as it is written.
  public let text: String

  /// Parses a date, with a time of the day or without.
  ///
  /// Returns nil if the text isn't a moment.
  public init?(_ text: String) {
    let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    func numbers(_ text: Substring, _ separator: Character) -> [Int]? {
      let words = text.split(separator: separator, omittingEmptySubsequences: false)
      let values = words.compactMap { $0.allSatisfy(\.isWholeNumber) ? Int($0) : nil }
      return values.count == words.count ? values : nil
    }
    guard let day = numbers(parts[0], "-"), day.count == 3, (1...9999).contains(day[0]),
      (1...12).contains(day[1]), (1...31).contains(day[2])
    else { return nil }
    var time = [0, 0]
    if parts.count == 2 {
      guard let clock = numbers(parts[1], ":"), (2...3).contains(clock.count),
        clock[0] < 24, clock[1] < 60, clock.last.map({ $0 < 60 }) ?? false
      else { return nil }
      time = clock
    }
    self.text = text
    components = day + time
  }

  /// The year, month, day, hour and minute, and the second if it is written.
  package let components: [Int]
}
