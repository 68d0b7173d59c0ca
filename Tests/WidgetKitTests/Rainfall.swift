import Foundation
import SwiftUI
import WidgetKit

/// A widget of the tests, as an author writes it.
struct RainEntry: TimelineEntry {
  let date: Date
  let millimeters: Int
}

struct RainProvider: TimelineProvider {
  func placeholder(in context: Context) -> RainEntry {
    RainEntry(date: Date(timeIntervalSince1970: 0), millimeters: 0)
  }

  func getSnapshot(in context: Context, completion: @escaping (RainEntry) -> Void) {
    let amount = context.isPreview ? Int(context.displaySize.width) : -1
    completion(RainEntry(date: Date(timeIntervalSince1970: 100), millimeters: amount))
    // A second call has no effect.
    completion(RainEntry(date: Date(timeIntervalSince1970: 101), millimeters: 2))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<RainEntry>) -> Void) {
    let entries = (0..<3).map { hour in
      RainEntry(date: Date(timeIntervalSince1970: Double(hour) * 3600), millimeters: hour)
    }
    completion(Timeline(entries: entries, policy: .after(Date(timeIntervalSince1970: 10_800))))
  }
}

struct RainView: SwiftUI.View {
  @Environment(\.widgetFamily) var family
  var entry: RainProvider.Entry

  var body: some SwiftUI.View {
    Color.blue.frame(width: CGFloat(entry.millimeters + 10))
      .widgetURL(URL(string: "rain://\(family)"))
      .containerBackground(for: .widget) { Color.green }
  }
}

struct RainWidget: SwiftUI.Widget {
  let kind = "Rain"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: RainProvider()) { entry in
      RainView(entry: entry)
    }
    .configurationDisplayName("Rain")
    .description("Shows the rain of \(3) hours.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular])
  }
}

struct BareWidget: SwiftUI.Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Bare", provider: RainProvider()) { _ in Color.red }
      .contentMarginsDisabled()
      .containerBackgroundRemovable(false)
  }
}

struct RainBundle: WidgetBundle {
  @WidgetBundleBuilder var body: some SwiftUI.Widget {
    RainWidget()
    if #available(iOS 17, *) {
      BareWidget()
    }
  }
}

struct RainPreviews: PreviewProvider {
  static var previews: some SwiftUI.View {
    Group {
      RainView(entry: RainEntry(date: Date(timeIntervalSince1970: 5), millimeters: 1))
        .previewContext(WidgetPreviewContext(family: .systemSmall))
        .previewDisplayName("Drizzle")
      ForEach([2, 3], id: \.self) { amount in
        RainView(entry: RainEntry(date: Date(timeIntervalSince1970: 5), millimeters: amount))
      }
    }
    .previewContext(WidgetPreviewContext(family: .systemMedium))
    .environment(\.colorScheme, .dark)
  }
}
