import VitrineGraphics

/// The lines of AppKit's text fields, which are whole points high.
///
/// Read from labels of one line whose height no constraint gives (docs/PLATFORM.md, "AppKit"). An
/// empty label is as high as a line.
enum AppKitLines {
  /// The height of a label of the system font in one size; nil for any other text.
  static func height(of label: Label, lines: Int, _ context: LayoutContext) -> Double? {
    let fonts = label.text.runs.map(\.attributes.font)
    guard let first = fonts.first, case .system = first.family,
      fonts.allSatisfy({ $0.family == first.family && $0.size == first.size })
    else { return nil }
    return Double(max(1, lines)) * lineHeight(first.size, isNew: context.systemVersion >= 13)
  }

  /// The height of a line, from macOS 10.15 on or before.
  static func lineHeight(_ size: Double, isNew: Bool) -> Double {
    let points = PixelGrid(scale: 1)
    if isNew {
      if size == 10 { return 13 }
      // San Francisco's letters reach less deep in sizes for display.
      let ascender = points.round(0.9668 * size)
      return ascender + points.round((size < 22 ? 0.2412 : 0.2109) * size)
    }
    let natural = points.ceil(1.1934 * size)
    return switch size {
    case 12..<16: natural + 1
    case 16: 19
    default: natural
    }
  }
}
