import SwiftUI
import WidgetKit

/// The height of the water at a time.
public struct TideEntry: TimelineEntry {
  public var date: Date
  public var water: Double
}

/// A provider of fixed heights.
public struct TideProvider: TimelineProvider {
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  public func placeholder(in context: Context) -> TideEntry { TideEntry(date: start, water: 0) }

  public func getSnapshot(
    in context: Context, completion: @escaping @Sendable (TideEntry) -> Void
  ) {
    completion(TideEntry(date: start, water: 1.4))
  }

  public func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<TideEntry>) -> Void
  ) {
    let entries = (0..<3).map { hour in
      TideEntry(date: start.addingTimeInterval(Double(hour) * 3600), water: 1 + Double(hour) / 2)
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct TideView: View {
  @Environment(\.widgetFamily) private var family
  var entry: TideEntry

  var body: some View {
    VStack(alignment: .leading) {
      Text("Tide").font(.headline)
      Spacer()
      Text(String(format: "%.1f m", entry.water))
        .font(.system(size: family == .systemSmall ? 32 : 48, weight: .light))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .containerBackground(.background, for: .widget)
  }
}

/// The widget of the tide.
public struct TideWidget: Widget {
  public init() {}

  public var body: some WidgetConfiguration {
    StaticConfiguration(kind: "tide", provider: TideProvider()) { TideView(entry: $0) }
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}

/// Previews of the tide.
public struct TidePreviews: PreviewProvider {
  public static var previews: some View {
    TideView(entry: TideEntry(date: Date(timeIntervalSinceReferenceDate: 0), water: 3.9))
      .previewContext(WidgetPreviewContext(family: .systemMedium))
      .previewDisplayName("Spring tide")
  }
}
