public import Foundation

/// The content of a widget at a date.
public protocol TimelineEntry {
  /// The date from which the entry is shown.
  var date: Date { get }
  /// The relevance of the widget, or nil.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// No relevance.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// The relevance of a widget in a stack of widgets.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  /// The score in relation to the other entries.
  public var score: Float
  /// The seconds for which the score is valid.
  public var duration: TimeInterval

  /// Creates a relevance.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// The time at which the system requests another timeline.
public struct TimelineReloadPolicy: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case atEnd
    case never
    case after(Date)
  }

  let kind: Kind

  /// The date of the last entry.
  public static let atEnd = TimelineReloadPolicy(kind: .atEnd)
  /// Not before the app requests it.
  public static let never = TimelineReloadPolicy(kind: .never)

  /// Returns a date.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(kind: .after(date))
  }
}

/// The entries of a widget.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries, by ascending dates.
  public let entries: [EntryType]
  /// The time at which the system requests another timeline.
  public let policy: TimelineReloadPolicy

  /// Creates a timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}
