public import AppIntents
public import SwiftUI

/// A provider of the entries of a widget with an App Intent as options.
public protocol AppIntentTimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The type of the options.
  associatedtype Intent: WidgetConfigurationIntent
  /// The circumstances in which the widget is shown.
  typealias Context = TimelineProviderContext

  /// Returns an entry whose views are shown as placeholders.
  func placeholder(in context: Context) -> Entry
  /// Returns an entry for the gallery of widgets.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// Returns the entries of the current time and the future.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Returns options that a user can choose without configuring.
  func recommendations() -> [AppIntentRecommendation<Intent>]
  /// Returns the circumstances in which the widget is relevant.
  func relevances() async -> WidgetRelevances<Intent>
}

extension AppIntentTimelineProvider {
  /// Returns no options.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
  /// Returns no circumstances.
  public func relevances() async -> WidgetRelevances<Intent> { WidgetRelevances([]) }
}

/// Options that a user can choose without configuring.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  /// Creates a recommendation.
  public init(intent: Intent, description: Text) {}
  /// Creates a recommendation.
  public init(intent: Intent, description: LocalizedStringKey) {}
  /// Creates a recommendation.
  @_disfavoredOverload
  public init(intent: Intent, description: LocalizedStringResource) {}
  /// Creates a recommendation.
  @_disfavoredOverload
  public init<S: StringProtocol>(intent: Intent, description: S) {}
}

/// A configuration of a widget with an App Intent as options.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration
{
  private let descriptor: _WidgetDescriptor

  /// Creates a configuration.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    file: StaticString = #fileID, line: Int = #line,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    descriptor = _WidgetDescriptor(
      .widget, kind: kind, configuration: "AppIntentConfiguration", place: CallSite(file, line),
      source: AppIntentSource(provider: provider, content: content))
  }

  /// Returns the descriptor.
  public static func _descriptors(of configuration: Self) -> [_WidgetDescriptor] {
    [configuration.descriptor]
  }
}

/// The entries of a provider with an App Intent, whose parameters have their defaults.
struct AppIntentSource<Provider: AppIntentTimelineProvider, Content: View>: EntrySource {
  static var contentType: Any.Type { Content.self }

  let provider: Provider
  let content: @MainActor (Provider.Entry) -> Content

  func placeholder(in context: TimelineProviderContext) -> any TimelineEntry {
    provider.placeholder(in: context)
  }

  func snapshot(in context: TimelineProviderContext) async -> any TimelineEntry {
    await AsyncProvider.snapshot(Carried(provider), Carried(context)).value
  }

  func timeline(in context: TimelineProviderContext) async -> AnyTimeline {
    AnyTimeline(
      await AsyncProvider.timeline(Carried(provider), Carried(context), intent: nil).value)
  }

  func view(of entry: any TimelineEntry) -> AnyView? {
    (entry as? Provider.Entry).map { AnyView(content($0)) }
  }
}

/// The calls of an asynchronous provider, outside of the main actor.
enum AsyncProvider {
  static func snapshot<Provider: AppIntentTimelineProvider>(
    _ provider: Carried<Provider>, _ context: Carried<TimelineProviderContext>
  ) async -> Carried<Provider.Entry> {
    let intent = Provider.Intent()
    await IntentDefaults.resolve(intent)
    return Carried(await provider.value.snapshot(for: intent, in: context.value))
  }

  static func timeline<Provider: AppIntentTimelineProvider>(
    _ provider: Carried<Provider>, _ context: Carried<TimelineProviderContext>,
    intent chosen: Carried<Provider.Intent>?
  ) async -> Carried<Timeline<Provider.Entry>> {
    if let chosen {
      return Carried(await provider.value.timeline(for: chosen.value, in: context.value))
    }
    let intent = Provider.Intent()
    await IntentDefaults.resolve(intent)
    return Carried(await provider.value.timeline(for: intent, in: context.value))
  }
}
