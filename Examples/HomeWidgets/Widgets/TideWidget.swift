import SwiftUI
import WidgetKit

/// The height of the water.
struct TideWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "tide", provider: HarborProvider()) { entry in
      TideView(entry: entry)
    }
    .configurationDisplayName("Tide")
    .description("The height of the water.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
  }
}

struct TideView: View {
  @Environment(\.widgetFamily) private var family
  var entry: HarborEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Harbor")
        .font(.headline)
      Text(entry.date, style: .time)
        .font(.caption)
        .opacity(0.75)
      Spacer(minLength: 0)
      HStack(alignment: .firstTextBaseline) {
        Text(String(format: "%.1f", entry.water))
          .font(.system(size: family == .systemSmall ? 40 : 56, weight: .light))
        Text("m")
          .font(.title3)
        Spacer()
        Image(systemName: "arrow.up")
          .font(.title2)
          .foregroundColor(Color("Sand"))
      }
    }
    .foregroundColor(.white)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .containerBackground(for: .widget) {
      ZStack(alignment: .bottom) {
        Color("Deep")
        Wave(height: entry.water / 3)
          .fill(Color("Sea"))
      }
    }
  }
}

/// The surface of the water.
struct Wave: Shape {
  /// The height as a share of the widget's.
  var height: Double

  func path(in rect: CGRect) -> Path {
    let top = rect.maxY - rect.height * height
    let swell = rect.height / 24
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: top))
    path.addCurve(
      to: CGPoint(x: rect.maxX, y: top),
      control1: CGPoint(x: rect.width / 3, y: top - 3 * swell),
      control2: CGPoint(x: rect.width * 2 / 3, y: top + 3 * swell))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

#Preview("Rising tide", as: .systemSmall) {
  TideWidget()
} timeline: {
  HarborEntry(date: .now, water: 1.4)
  HarborEntry(date: .now, water: 2.1)
}

#Preview("High tide", as: .systemMedium) {
  TideWidget()
} timeline: {
  HarborEntry(date: .now, water: 2.4)
}
