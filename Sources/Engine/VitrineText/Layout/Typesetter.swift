public import VitrineBase
public import VitrineGraphics

/// Sets text in one environment, and caches what it has shaped and set.
///
/// Each worker has one of its own, because setting text changes the caches. What is cached never
/// changes a position.
public final class Typesetter {
  package let fonts: FontCatalog
  public let environment: TextEnvironment
  private let grid: PixelGrid
  private var layouts = RecentCache<Key, TextLayout>(limit: 1 << 18)
  private var shapedTexts = RecentCache<AttributedText, ShapedText>(limit: 1 << 18)
  /// Of texts that were shaped once: a scene is asked for them when it is laid out, and may have more texts
  /// than are kept shaped.
  private var textProblems = RecentCache<AttributedText, Problems>(limit: 1 << 15)

  /// What is wrong with a text: fonts that are not loaded, characters that no font has.
  public struct Problems: Sendable {
    public var fonts: [Diagnostic]
    public var missing: [Unicode.Scalar]
  }

  private struct Key: Hashable {
    var text: AttributedText
    var lines: Int
    var width: Double?
    var height: Double?
    var minimumScale: Double
  }

  public init(fonts: FontCatalog, environment: TextEnvironment) {
    self.fonts = fonts
    self.environment = environment
    let scale = environment.scale
    grid = PixelGrid(scale: scale.isFinite && scale > 0 ? scale : 1)
  }

  /// A font's ascender, descender and line height in points, unrounded.
  public func metrics(
    of font: FontDescription
  ) -> (ascender: Double, descender: Double, lineHeight: Double) {
    metrics(of: ResolvedFont(font, in: environment, fonts))
  }

  func metrics(
    of font: ResolvedFont
  ) -> (ascender: Double, descender: Double, lineHeight: Double) {
    if let lines = font.family?.lines(weight: font.weight, isItalic: font.isItalic) {
      return (
        lines.ascender * font.size, lines.descender * font.size,
        (lines.ascender + lines.descender) * font.size
      )
    }
    guard let loaded = font.loaded else {
      return (
        SystemMetrics.ascender * font.size, SystemMetrics.descender * font.size,
        SystemMetrics.lineHeight * font.size
      )
    }
    let file = fonts.fonts[loaded].file
    return (
      file.ascender * font.size, file.descender * font.size,
      (file.ascender + file.descender) * font.size
    )
  }

  /// Sets a text in at most `numberOfLines` lines (0: any) no wider than `width`.
  ///
  /// `height` limits the lines to those that fit, as a label's bounds do; `minimumScaleFactor`
  /// below 1 lets the text shrink before it is truncated. Linear in the length of the text.
  public func layout(
    _ text: AttributedText, numberOfLines: Int, width: Double?, height: Double? = nil,
    minimumScaleFactor: Double = 0
  ) -> TextLayout {
    let key = Key(
      text: text, lines: max(0, numberOfLines), width: width, height: height,
      minimumScale: minimumScaleFactor)
    if let layout = layouts[key] { return layout }
    var layout = set(text, key)
    if layout.isTruncated, minimumScaleFactor > 0, minimumScaleFactor < 1 {
      layout = shrunk(text, layout, key)
    }
    layouts.insert(layout, for: key, cost: text.cost)
    return layout
  }

  private func set(_ text: AttributedText, _ key: Key) -> TextLayout {
    LineSetting(
      shaped(text), numberOfLines: key.lines, width: key.width, height: key.height, self
    ).place(on: grid, environment.direction)
  }

  /// The text at the largest of sixteen scales at which it fits, or at the smallest.
  private func shrunk(_ text: AttributedText, _ whole: TextLayout, _ key: Key) -> TextLayout {
    var last = whole
    for step in 1...16 {
      let scale = 1 - (1 - key.minimumScale) * Double(step) / 16
      var smaller = text
      for index in smaller.runs.indices {
        let description = smaller.runs[index].attributes.font
        let resolved = ResolvedFont(description, in: environment, fonts)
        smaller.runs[index].attributes.font.size = resolved.size * scale
        if case .style(let style) = description.family {
          smaller.runs[index].attributes.font.family =
            .system(style.weight(systemVersion: environment.systemVersion))
        }
      }
      last = set(smaller, key)
      last.usedScale = scale
      if !last.isTruncated { return last }
    }
    return last
  }

  /// The shaped text, which every width that it is measured at shares.
  private func shaped(_ text: AttributedText) -> ShapedText {
    if let cached = shapedTexts[text] { return cached }
    let shaped = ShapedText(text, self)
    shapedTexts.insert(shaped, for: text, cost: text.cost)
    textProblems.insert(
      Problems(fonts: shaped.diagnostics, missing: shaped.missing), for: text, cost: 1)
    return shaped
  }

  /// What is wrong with a text, which is shaped unless it was before.
  public func problems(in text: AttributedText) -> Problems {
    if let known = textProblems[text] { return known }
    let shaped = shaped(text)
    return Problems(fonts: shaped.diagnostics, missing: shaped.missing)
  }

  /// What the caches of texts and their lines hold, in scalars or so: for tests of their bounds.
  package var cachedCost: Int { layouts.cost + shapedTexts.cost }
}

extension AttributedText {
  /// Roughly how many scalars it has, and something for each text.
  fileprivate var cost: Int { runs.reduce(32) { $0 + $1.text.utf8.count + 16 } }
}
