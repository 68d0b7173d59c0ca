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
    HStack {
      if let tide = URL(string: "tides://today"), let harbor = URL(string: "tides://harbor") {
        Link(destination: tide) {
          Text("1.4 m").font(.title).foregroundStyle(Color.primary)
            .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        }
        Link(destination: harbor) {
          Text("Harbor").foregroundStyle(Color.primary).frame(minWidth: 60, minHeight: 44)
        }
      }
    }
    .containerBackground(.background, for: .widget)
  }
}

@main
struct TideWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "tide", provider: TideProvider()) { _ in TideView() }
      .supportedFamilies([.systemMedium])
  }
}
