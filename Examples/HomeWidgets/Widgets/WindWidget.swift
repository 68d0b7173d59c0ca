import SwiftUI
import WidgetKit

/// The speed of the wind.
struct WindWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "wind", provider: HarborProvider()) { entry in
      WindView(entry: entry)
    }
    .configurationDisplayName("Wind")
    .description("The speed of the wind.")
    .supportedFamilies([.systemSmall, .accessoryCircular])
  }
}

struct WindView: View {
  var entry: HarborEntry

  var body: some View {
    ZStack {
      Circle()
        .stroke(.white.opacity(0.25), lineWidth: 8)
      Circle()
        .trim(from: 0, to: Double(entry.wind) / 40)
        .stroke(Color("Sand"), style: StrokeStyle(lineWidth: 8, lineCap: .round))
        .rotationEffect(.degrees(-90))
      VStack(spacing: 0) {
        Text("\(entry.wind)")
          .font(.title)
          .bold()
        Text("kn")
          .font(.caption2)
      }
    }
    .padding(4)
    .foregroundColor(.white)
    .harborBackground()
  }
}

struct WindView_Previews: PreviewProvider {
  static var previews: some View {
    WindView(entry: HarborEntry(date: .now, wind: 23))
      .previewContext(WidgetPreviewContext(family: .systemSmall))
      .previewDisplayName("Strong wind")
  }
}
