import SwiftUI
import WidgetKit

struct TideEntry: TimelineEntry {
  var date: Date
}

struct TideProvider: TimelineProvider {
  func placeholder(in context: Context) -> TideEntry { TideEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {
    completion(TideEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
    completion(Timeline(entries: [TideEntry(date: .now)], policy: .never))
  }
}

struct TideView: View {
  var body: some View {
    Text("1.4 m").font(.title)
  }
}

struct WaterView: View {
  var body: some View {
    Text("Water").font(.title)
      .containerBackground(.background, for: .widget)
  }
}

struct TideWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "tide", provider: TideProvider()) { _ in TideView() }
      .supportedFamilies([.systemSmall])
  }
}

struct WaterWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "water", provider: TideProvider()) { _ in WaterView() }
      .supportedFamilies([.systemSmall])
  }
}

@main
struct Widgets: WidgetBundle {
  var body: some Widget {
    TideWidget()
    WaterWidget()
  }
}
