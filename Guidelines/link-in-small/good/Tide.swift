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
    VStack(alignment: .leading) {
      Text("1.4 m").font(.title)
      Spacer()
      Text("Harbor")
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .widgetURL(URL(string: "tides://harbor"))
    .containerBackground(.background, for: .widget)
  }
}

@main
struct TideWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "tide", provider: TideProvider()) { _ in TideView() }
      .supportedFamilies([.systemSmall])
  }
}
