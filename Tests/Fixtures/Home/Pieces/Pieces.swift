import SwiftUI
import WidgetKit

struct PiecesEntry: TimelineEntry {
  var date: Date
}

struct PiecesProvider: TimelineProvider {
  func placeholder(in context: Context) -> PiecesEntry { PiecesEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (PiecesEntry) -> Void) {
    completion(PiecesEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<PiecesEntry>) -> Void) {
    completion(Timeline(entries: [PiecesEntry(date: .now)], policy: .never))
  }
}

@main
struct PiecesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "pieces", provider: PiecesProvider()) { _ in
      PiecesView().containerBackground(.background, for: .widget)
    }
  }
}
