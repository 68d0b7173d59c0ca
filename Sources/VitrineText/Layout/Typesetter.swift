public import VitrineGraphics

/// Sets text in one environment; keeps what it has shaped.
///
/// One per worker: setting text changes the cache. What is cached never changes a position.
public final class Typesetter {
  let fonts: FontCatalogue
  public let environment: TextEnvironment
  private var known: [Key: TextLayout] = [:]
  private var prepared: [AttributedText: Prepared] = [:]

  private struct Key: Hashable {
    var text: AttributedText
    var lines: Int
    var width: Double?
    var height: Double?
    var minimumScale: Double
  }

  /// How many texts are kept before all are forgotten.
  private static let limit = 1024

  public init(fonts: FontCatalogue, environment: TextEnvironment) {
    self.fonts = fonts
    self.environment = environment
  }

  /// A font's ascender, descender and line height in points, unrounded.
  public func metrics(
    of font: FontDescription
  ) -> (ascender: Double, descender: Double, lineHeight: Double) {
    let resolved = ResolvedFont(font, in: environment, fonts)
    return metrics(of: resolved)
  }

  func metrics(
    of font: ResolvedFont
  ) -> (ascender: Double, descender: Double, lineHeight: Double) {
    guard let named = font.named else {
      return (
        SystemMetrics.ascender * font.size, SystemMetrics.descender * font.size,
        SystemMetrics.lineHeight * font.size
      )
    }
    let file = fonts.fonts[named]
    return (
      file.ascender * font.size, file.descender * font.size,
      (file.ascender + file.descender + file.lineGap) * font.size
    )
  }

  /// Sets a text in at most `numberOfLines` lines (0: any) no wider than `width`.
  ///
  /// `height` limits the lines to those that fit, as a label's bounds do; `minimumScaleFactor`
  /// below 1 lets one line shrink before it is truncated.
  public func layout(
    _ text: AttributedText, numberOfLines: Int, width: Double?, height: Double? = nil,
    minimumScaleFactor: Double = 0
  ) -> TextLayout {
    let key = Key(
      text: text, lines: numberOfLines, width: width, height: height,
      minimumScale: minimumScaleFactor)
    if let layout = known[key] { return layout }
    if known.count >= Self.limit {
      known.removeAll(keepingCapacity: true)
      prepared.removeAll(keepingCapacity: true)
    }
    var setting = LineSetting(
      prepare(text), numberOfLines: max(0, numberOfLines), width: width, height: height, self)
    var layout = setting.set()
    if layout.isTruncated, minimumScaleFactor > 0, minimumScaleFactor < 1 {
      layout = shrunk(text, layout, key)
    }
    known[key] = layout
    return layout
  }

  /// The largest of sixteen steps down to the smallest scale at which the text fits.
  private func shrunk(_ text: AttributedText, _ whole: TextLayout, _ key: Key) -> TextLayout {
    var last = whole
    for step in 1...16 {
      let scale = 1 - (1 - key.minimumScale) * Double(step) / 16
      var smaller = text
      for index in smaller.runs.indices {
        let resolved = ResolvedFont(
          smaller.runs[index].attributes.font, in: environment, fonts)
        smaller.runs[index].attributes.font.size = resolved.size * scale
        if case .style(let style) = smaller.runs[index].attributes.font.family {
          smaller.runs[index].attributes.font.family =
            .system(style.weight(systemVersion: environment.systemVersion))
        }
      }
      var setting = LineSetting(
        prepare(smaller), numberOfLines: key.lines, width: key.width, height: key.height, self)
      last = setting.set()
      last.usedScale = scale
      if !last.isTruncated { return last }
    }
    return last
  }

  private func prepare(_ text: AttributedText) -> Prepared {
    if let known = prepared[text] { return known }
    let made = Prepared(text, self)
    prepared[text] = made
    return made
  }
}
