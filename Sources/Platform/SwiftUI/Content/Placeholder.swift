import Vitrine
import VitrineGraphics
import VitrineLayout
import VitrineRaster
import VitrineText

/// The boxes in place of redacted texts and images.
///
/// Their opacity, radius and inset are defaults of this library, because nobody published them.
enum Placeholder {
  private static let opacity = 0.2
  private static let radius = 3.0

  /// Returns the drawing of a box in place of an image.
  static func box(_ color: VitrineGraphics.Color) -> NodeContent {
    .drawing { size, scale in [item(Rect(origin: .zero, size: size), color, scale)] }
  }

  /// Returns the drawing of a box in place of each line of a text.
  static func lines(of label: VitrineLayout.Label) -> NodeContent {
    .drawing { size, scale in
      let text = LiveEnvironment.current.typesetter.layout(
        label, width: size.width, height: size.height)
      let height = size.height / Double(max(1, text.lines.count))
      return text.lines.enumerated().map { index, line in
        let box = Rect(
          x: line.x, y: Double(index) * height + height * 0.1, width: line.width,
          height: height * 0.8)
        return item(box, label.color ?? .black, scale)
      }
    }
  }

  private static func item(
    _ rect: Rect, _ color: VitrineGraphics.Color, _ scale: Double
  ) -> DisplayItem {
    let pixels = PixelGrid(scale: 1).round(rect * scale)
    let radius = min(Self.radius * scale, min(pixels.width, pixels.height) / 2)
    return .fill(
      .roundedRect(pixels, radius: radius, curve: .continuous, corners: .all),
      .color(color.withAlpha(color.alpha * opacity)), .sourceOver)
  }
}
