import SwiftUI
import WidgetKit

/// The state of the harbor at a moment.
struct HarborEntry: TimelineEntry {
  var date: Date
  /// The height of the water in meters.
  var water = 1.2
  /// The speed of the wind in knots.
  var wind = 12
  var ferries = [Ferry(name: "Mainland", minutes: 8), Ferry(name: "North Isle", minutes: 25)]
}

/// A departure.
struct Ferry: Identifiable {
  var name: String
  var minutes: Int
  var id: String { name }
}

/// The source of entries, one every hour.
struct HarborProvider: TimelineProvider {
  func placeholder(in context: Context) -> HarborEntry { HarborEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (HarborEntry) -> Void) {
    completion(HarborEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<HarborEntry>) -> Void) {
    let entries = (0..<6).map { hour in
      HarborEntry(
        date: .now.addingTimeInterval(Double(hour) * 3600), water: 1.2 + Double(hour) * 0.2,
        wind: 12 + hour)
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

extension View {
  /// Puts the water behind a widget.
  func harborBackground() -> some View {
    containerBackground(for: .widget) {
      LinearGradient(
        colors: [Color("Sea"), Color("Deep")], startPoint: .top, endPoint: .bottom)
    }
  }
}
