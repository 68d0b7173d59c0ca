public import SwiftUI

/// A configuration of a widget without options for its user.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  private let descriptor: _WidgetDescriptor

  /// Creates a configuration.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, file: StaticString = #fileID, line: Int = #line,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) {
    descriptor = _WidgetDescriptor(
      .widget, kind: kind, configuration: "StaticConfiguration", place: CallSite(file, line),
      source: StaticSource(provider: provider, content: content))
  }

  /// Returns the descriptor.
  public static func _descriptors(of configuration: Self) -> [_WidgetDescriptor] {
    [configuration.descriptor]
  }
}

/// The entries of a provider without options.
private struct StaticSource<Provider: TimelineProvider, Content: View>: EntrySource {
  static var contentType: Any.Type { Content.self }

  let provider: Provider
  let content: @MainActor (Provider.Entry) -> Content

  func placeholder(in context: TimelineProviderContext) -> any TimelineEntry {
    provider.placeholder(in: context)
  }

  func snapshot(in context: TimelineProviderContext) async -> any TimelineEntry {
    await completed { provider.getSnapshot(in: context, completion: $0) } as Provider.Entry
  }

  func timeline(in context: TimelineProviderContext) async -> AnyTimeline {
    let timeline: Timeline<Provider.Entry> = await completed {
      provider.getTimeline(in: context, completion: $0)
    }
    return AnyTimeline(timeline)
  }

  func view(of entry: any TimelineEntry) -> AnyView? {
    (entry as? Provider.Entry).map { AnyView(content($0)) }
  }
}
