import VitrineGraphics

/// The sizes of AppKit's labels, whose lines are whole points high.
///
/// Read from labels whose sizes no constraint gives (docs/PLATFORM.md, "AppKit").
enum AppKitLabels {
  /// The size that a label asks for, from that of its text.
  static func size(of label: Label, _ text: TextMeasure, _ context: LayoutContext) -> Size {
    var size = text.size
    // An empty label is as high as a line.
    if let line = lineHeight(of: label, context) {
      size.height = Double(max(1, text.lineCount)) * line
    }
    if label.text.paragraph.alignment == .center, text.lineCount == 1 { size.width += 4 }
    return size
  }

  /// The height of a line of the system font in one size; nil for any other text.
  private static func lineHeight(of label: Label, _ context: LayoutContext) -> Double? {
    let fonts = label.text.runs.map(\.attributes.font)
    guard let first = fonts.first, case .system = first.family,
      fonts.allSatisfy({ $0.family == first.family && $0.size == first.size })
    else { return nil }
    let size = first.size
    if size == 10 { return 13 }
    return context.systemVersion < 13 ? lineHeight(size) : lineHeightOfCatalina(size)
  }

  /// Up to macOS 10.14.
  private static func lineHeight(_ size: Double) -> Double {
    let natural = PixelGrid(scale: 1).ceil(1.1934 * size)
    return switch size {
    case 12..<16: natural + 1
    case 16: 19
    default: natural
    }
  }

  /// From macOS 10.15 on.
  private static func lineHeightOfCatalina(_ size: Double) -> Double {
    let points = PixelGrid(scale: 1)
    // San Francisco's letters reach less deep in sizes for display.
    return points.round(0.9668 * size) + points.round((size < 22 ? 0.2412 : 0.2109) * size)
  }
}
