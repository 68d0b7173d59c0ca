import Foundation

/// The texts of dates in an environment.
@MainActor
struct DateTexts {
  private let environment: EnvironmentValues

  init(_ environment: EnvironmentValues) { self.environment = environment }

  /// Returns the text of a date.
  func text(of date: Date, _ style: Text.DateStyle) -> String {
    let seconds = date.timeIntervalSince(now)
    switch style {
    case .time: return formatted(date, date: .none, time: .short)
    case .date: return formatted(date, date: .long, time: .none)
    case .timer: return Self.clock(seconds.magnitude, showsHours: true)
    case .relative: return Self.duration(seconds.magnitude)
    case .offset: return (seconds < 0 ? "+" : "-") + Self.duration(seconds.magnitude)
    }
  }

  /// The world's current date.
  private var now: Date { Date() }

  func interval(from start: Date, to end: Date) -> String {
    let first = formatted(start, date: .none, time: .short)
    return "\(first) – \(formatted(end, date: .none, time: .short))"
  }

  /// Returns the remaining or the passed time of an interval.
  func timer(
    _ range: ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool
  ) -> String {
    let date = min(max(pause ?? now, range.lowerBound), range.upperBound)
    let seconds =
      countsDown
      ? range.upperBound.timeIntervalSince(date) : date.timeIntervalSince(range.lowerBound)
    return Self.clock(seconds, showsHours: showsHours)
  }

  private func formatted(
    _ date: Date, date dateStyle: DateFormatter.Style, time: DateFormatter.Style
  ) -> String {
    let formatter = DateFormatter()
    formatter.locale = environment.locale
    formatter.calendar = environment.calendar
    formatter.timeZone = environment.timeZone
    formatter.dateStyle = dateStyle
    formatter.timeStyle = time
    return formatter.string(from: date)
  }

  /// Returns a number of seconds as on a clock: `1:02:03` or `2:03`.
  nonisolated static func clock(_ seconds: Double, showsHours: Bool) -> String {
    let total = Int(seconds.rounded(.down))
    let (hours, minutes, rest) = (total / 3600, total / 60 % 60, total % 60)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    if showsHours, hours > 0 { return "\(hours):\(two(minutes)):\(two(rest))" }
    return "\(total / 60):\(two(rest))"
  }

  /// Returns the two largest units of a duration: `2 hr, 5 min`.
  nonisolated static func duration(_ seconds: Double) -> String {
    let total = Int(seconds.rounded(.down))
    let units = [
      (31_536_000, "yr", "yrs"), (2_592_000, "mo", "mths"), (604_800, "wk", "wks"),
      (86_400, "day", "days"), (3600, "hr", "hr"), (60, "min", "min"), (1, "sec", "sec"),
    ]
    guard let index = units.firstIndex(where: { total >= $0.0 }) else { return "0 sec" }
    func text(_ count: Int, _ unit: (Int, String, String)) -> String {
      "\(count) \(count == 1 ? unit.1 : unit.2)"
    }
    let first = text(total / units[index].0, units[index])
    guard index + 1 < units.count else { return first }
    let rest = total % units[index].0 / units[index + 1].0
    return rest == 0 ? first : "\(first), \(text(rest, units[index + 1]))"
  }
}
