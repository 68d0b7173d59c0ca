import VitrineGraphics

/// The sizes of AppKit's labels, whose lines have heights of whole points.
///
/// They were measured from labels without constraints on their size (docs/PLATFORM.md, "AppKit").
enum AppKitLabels {
  /// Returns the intrinsic size of a label for the size of its text.
  static func size(of label: Label, _ text: TextMeasure, _ context: LayoutContext) -> Size {
    var size = text.size
    // An empty label has the height of one line.
    if let line = lineHeight(of: label, context) {
      size.height = Double(max(1, text.lineCount)) * line
    }
    if label.text.paragraph.alignment == .center, text.lineCount == 1 { size.width += 4 }
    return size
  }

  /// Returns the line height of a text in the system font of one size, or nil for any other text.
  private static func lineHeight(of label: Label, _ context: LayoutContext) -> Double? {
    let fonts = label.text.runs.map(\.attributes.font)
    guard let first = fonts.first, case .system = first.family,
      fonts.allSatisfy({ $0.family == first.family && $0.size == first.size })
    else { return nil }
    let size = first.size
    if size == 10 { return 13 }
    return context.systemVersion < 13 ? lineHeight(size) : lineHeightOfCatalina(size)
  }

  /// Returns the line height up to macOS 10.14.
  private static func lineHeight(_ size: Double) -> Double {
    let natural = PixelGrid(scale: 1).ceil(1.1934 * size)
    return switch size {
    case 12..<16: natural + 1
    case 16: 19
    default: natural
    }
  }

  /// Returns the line height since macOS 10.15.
  private static func lineHeightOfCatalina(_ size: Double) -> Double {
    let points = PixelGrid(scale: 1)
    // San Francisco has a smaller descender in display sizes.
    return points.round(0.9668 * size) + points.round((size < 22 ? 0.2412 : 0.2109) * size)
  }
}
