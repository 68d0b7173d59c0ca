public import Foundation

/// The dates at which a view changes.
public protocol TimelineSchedule {
  /// The type of the dates.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// Returns the dates from a date on.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// The frequency of a schedule's dates.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal, lowFrequency
}

extension TimelineSchedule {
  /// The frequency of a schedule's dates.
  public typealias Mode = TimelineScheduleMode
}

/// A view that changes at dates, of which a picture shows the one at the world's current date.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// The date and the frequency of a view.
  public struct Context {
    /// The frequency of updates.
    public enum Cadence: Comparable, Sendable {
      case live, seconds, minutes
    }

    /// The date.
    public let date: Date
    /// The frequency of updates.
    public var cadence: Cadence { .live }
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content

  /// Creates a view.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// The content at the last of the schedule's dates that isn't in the future, or else now.
  public var body: some View {
    let now = Date()
    let first = schedule.entries(from: now, mode: .normal).prefix(1).first { $0 <= now }
    content(TimelineViewDefaultContext(date: first ?? now))
  }
}

/// The date and the frequency of any timeline view.
///
/// Its type doesn't depend on the content, which a closure's parameter could not.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// A schedule of equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// Returns the dates from the last one that isn't after a date.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    let (start, step) = (start, interval)
    guard step > 0 else { return AnySequence([start]) }
    let count = (startDate.timeIntervalSince(start) / step).rounded(.down)
    let first = start.addingTimeInterval(count * step)
    return AnySequence(
      sequence(first: max(first, start)) { $0.addingTimeInterval(step) })
  }
}

/// A schedule of whole minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule.
  public init() {}

  /// Returns the dates from the last whole minute on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// A schedule of given dates.
public struct ExplicitTimelineSchedule<Dates: Sequence>: TimelineSchedule
where Dates.Element == Date {
  private let dates: Dates

  /// Creates a schedule.
  public init(_ dates: Dates) { self.dates = dates }

  /// Returns the dates from the last one that isn't after a date.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
    let sorted = dates.sorted()
    let last = sorted.lastIndex { $0 <= startDate } ?? 0
    return Array(sorted.dropFirst(last))
  }
}

/// A schedule of all frames of an animation.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}

  /// Returns a date.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule of equal intervals.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule { .init(from: startDate, by: interval) }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule of whole minutes.
  public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule of all frames.
  public static var animation: AnimationTimelineSchedule { .init() }
  /// Returns a schedule of some frames.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule { .init() }
}

extension TimelineSchedule {
  /// Returns a schedule of given dates.
  public static func explicit<S: Sequence>(
    _ dates: S
  ) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S> { .init(dates) }
}
