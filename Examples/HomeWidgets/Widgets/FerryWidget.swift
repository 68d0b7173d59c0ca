import SwiftUI
import WidgetKit

/// The next departures.
struct FerryWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "ferry", provider: HarborProvider()) { entry in
      FerryView(entry: entry)
    }
    .configurationDisplayName("Ferries")
    .description("The next departures.")
    .supportedFamilies([.systemMedium, .accessoryRectangular])
  }
}

struct FerryView: View {
  @Environment(\.widgetFamily) private var family
  var entry: HarborEntry

  var body: some View {
    VStack(alignment: .leading, spacing: family == .systemMedium ? 10 : 2) {
      ForEach(entry.ferries) { ferry in
        HStack {
          Text(ferry.name)
            .lineLimit(1)
          Spacer()
          Text("\(ferry.minutes) min")
            .bold()
        }
      }
      if family == .systemMedium {
        Spacer(minLength: 0)
        Label("Departures from pier 2", systemImage: "calendar")
          .font(.caption)
          .opacity(0.75)
      }
    }
    .font(family == .systemMedium ? .title3 : .caption)
    .foregroundColor(.white)
    .harborBackground()
  }
}

#Preview("Departures", as: .systemMedium) {
  FerryWidget()
} timeline: {
  HarborEntry(date: .now)
}
