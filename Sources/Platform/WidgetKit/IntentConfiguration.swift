public import Intents
public import SwiftUI

/// A provider of the entries of a widget with options of SiriKit.
public protocol IntentTimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The type of the options.
  associatedtype Intent: INIntent
  /// The circumstances in which the widget is shown.
  typealias Context = TimelineProviderContext

  /// Returns an entry whose views are shown as placeholders.
  func placeholder(in context: Context) -> Entry
  /// Provides an entry for the gallery of widgets.
  @preconcurrency
  func getSnapshot(
    for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// Provides the entries of the current time and the future.
  @preconcurrency
  func getTimeline(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Timeline<Entry>) -> Void)
  /// Returns options that a user can choose without configuring.
  func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
  /// Returns no options.
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// Options that a user can choose without configuring.
public struct IntentRecommendation<Intent: INIntent> {
  /// Creates a recommendation.
  public init(intent: Intent, description: Text) {}
  /// Creates a recommendation.
  public init(intent: Intent, description: LocalizedStringKey) {}
  /// Creates a recommendation.
  @_disfavoredOverload
  public init<S: StringProtocol>(intent: Intent, description: S) {}
}

/// A configuration of a widget with options of SiriKit.
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration {
  private let descriptor: _WidgetDescriptor

  /// Creates a configuration.
  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider, file: StaticString = #fileID,
    line: Int = #line, @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    descriptor = _WidgetDescriptor(
      .widget, kind: kind, configuration: "IntentConfiguration", place: CallSite(file, line),
      source: IntentSource(provider: provider, content: content))
  }

  /// Returns the descriptor.
  public static func _descriptors(of configuration: Self) -> [_WidgetDescriptor] {
    [configuration.descriptor]
  }
}

/// The entries of a provider with options, whose values are the defaults.
private struct IntentSource<Provider: IntentTimelineProvider, Content: View>: EntrySource {
  static var contentType: Any.Type { Content.self }

  let provider: Provider
  let content: @MainActor (Provider.Entry) -> Content

  func placeholder(in context: TimelineProviderContext) -> any TimelineEntry {
    provider.placeholder(in: context)
  }

  func snapshot(in context: TimelineProviderContext) async -> any TimelineEntry {
    await completed {
      provider.getSnapshot(for: Provider.Intent(), in: context, completion: $0)
    } as Provider.Entry
  }

  func timeline(in context: TimelineProviderContext) async -> AnyTimeline {
    let timeline: Timeline<Provider.Entry> = await completed {
      provider.getTimeline(for: Provider.Intent(), in: context, completion: $0)
    }
    return AnyTimeline(timeline)
  }

  func view(of entry: any TimelineEntry) -> AnyView? {
    (entry as? Provider.Entry).map { AnyView(content($0)) }
  }
}
