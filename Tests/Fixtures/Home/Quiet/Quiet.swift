import SwiftUI
import WidgetKit

struct QuietEntry: TimelineEntry {
  var date: Date
}

struct QuietProvider: TimelineProvider {
  func placeholder(in context: Context) -> QuietEntry { QuietEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (QuietEntry) -> Void) {
    completion(QuietEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<QuietEntry>) -> Void) {
    completion(Timeline(entries: [QuietEntry(date: .now)], policy: .never))
  }
}

/// A widget with one cause of findings: a loop with small texts.
struct QuietView: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("secondary").foregroundStyle(.secondary)
      ZStack {
        Text("blurred").foregroundStyle(Color(white: 0.9))
        Text("vibrant").foregroundStyle(.secondary)
          .frame(width: 100, height: 24)
          .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 8))
      }
      HStack {
        ForEach(["one", "two", "three"], id: \.self) { word in
          Text(word).font(.system(size: 9))
        }
      }
    }
    .containerBackground(.background, for: .widget)
  }
}

@main
struct QuietWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "quiet", provider: QuietProvider()) { _ in QuietView() }
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}
