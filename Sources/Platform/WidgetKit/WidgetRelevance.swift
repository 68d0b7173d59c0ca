public import AppIntents

/// The circumstances in which a widget is relevant.
public typealias WidgetRelevance<Configuration: WidgetConfigurationIntent> =
  WidgetRelevances<Configuration>

/// The circumstances in which a widget is relevant.
public struct WidgetRelevances<Configuration: WidgetConfigurationIntent> {
  /// Creates circumstances.
  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {}
}

/// The circumstance in which a widget with some options is relevant.
public struct WidgetRelevanceAttribute<Configuration: WidgetConfigurationIntent> {
  /// Creates a circumstance.
  public init(configuration: Configuration, context: WidgetRelevanceContext) {}
}

/// A time or a place in which a widget is relevant.
public struct WidgetRelevanceContext: Sendable {
  /// Returns a time.
  public static func date(from: Date, to: Date) -> WidgetRelevanceContext { .init() }
  /// Returns a date.
  public static func date(_ date: Date) -> WidgetRelevanceContext { .init() }
  /// Returns an interval.
  public static func date(
    interval: DateInterval, kind: RelevantContextDateKind = .default
  ) -> WidgetRelevanceContext { .init() }
  /// Returns a range of dates.
  public static func date(
    range: ClosedRange<Date>, kind: RelevantContextDateKind = .default
  ) -> WidgetRelevanceContext { .init() }
}

/// A time or a place in which an intent is relevant.
public typealias RelevantContext = WidgetRelevanceContext

/// A circumstance in which a widget of a kind is relevant with some options.
public struct RelevantIntent: Sendable {
  /// Creates a circumstance.
  public init<Intent: WidgetConfigurationIntent>(
    _ intent: Intent, widgetKind: String, relevance: RelevantContext
  ) {}
}

/// The circumstances of an app's widgets, of which a picture shows none.
public final class RelevantIntentManager: Sendable {
  /// The only manager.
  public static let shared = RelevantIntentManager()

  private init() {}

  /// Sets the circumstances, which has no effect.
  public func updateRelevantIntents(_ intents: [RelevantIntent]) async throws {}
}

/// The meaning of a date in which a widget is relevant.
public enum RelevantContextDateKind: Sendable {
  case `default`, informational, scheduled
}
