public import VitrineBase
public import VitrineGraphics

/// A typesetter for one environment, with caches of shaped texts and of layouts.
///
/// Each worker has a typesetter, because layout mutates the caches. Cached values never change a
/// position.
public final class Typesetter {
  package let fonts: FontCatalog
  /// The settings that affect text.
  public let environment: TextEnvironment
  private let grid: PixelGrid
  private var layouts = RecentCache<Key, TextLayout>(limit: 1 << 18)
  private var shapedTexts = RecentCache<AttributedText, ShapedText>(limit: 1 << 18)
  /// The problems of shaped texts.
  ///
  /// Layout of a scene queries them, and a scene may have more texts than the cache of shaped
  /// texts.
  private var textProblems = RecentCache<AttributedText, Problems>(limit: 1 << 15)

  /// The problems of a text: fonts that aren't available and characters that no font contains.
  public struct Problems: Sendable {
    /// Warnings about fonts that are not available.
    public var fonts: [Diagnostic]
    /// The characters that no font contains.
    public var missing: [Unicode.Scalar]
  }

  private struct Key: Hashable {
    var text: AttributedText
    var limits: TextLimits
  }

  /// Creates a typesetter with empty caches.
  public init(fonts: FontCatalog, environment: TextEnvironment) {
    self.fonts = fonts
    self.environment = environment
    let scale = environment.scale
    grid = PixelGrid(scale: scale.isFinite && scale > 0 ? scale : 1)
  }

  /// Returns a font's ascender, descender and line height in points, unrounded.
  public func metrics(
    of font: FontDescription
  ) -> (ascender: Double, descender: Double, lineHeight: Double) {
    metrics(of: ResolvedFont(font, in: environment, fonts))
  }

  /// Returns the space between a font's lines in points, unrounded.
  public func leading(of font: FontDescription) -> Double {
    ResolvedFont(font, in: environment, fonts).leading
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

  /// Lays out a text in at most `numberOfLines` lines (0: any) of at most `width`.
  ///
  /// `height` limits the number of lines, like a label's bounds. A `minimumScaleFactor` below 1
  /// lets the text shrink before it is truncated. The time is linear in the length of the text.
  public func layout(
    _ text: AttributedText, numberOfLines: Int, width: Double?, height: Double? = nil,
    minimumScaleFactor: Double = 0
  ) -> TextLayout {
    layout(
      text,
      TextLimits(
        lines: max(0, numberOfLines), width: width, height: height,
        minimumScale: minimumScaleFactor))
  }

  /// Lays out a text within limits.
  func layout(_ text: AttributedText, _ limits: TextLimits) -> TextLayout {
    let key = Key(text: text, limits: limits)
    if let layout = layouts[key] { return layout }
    var layout = set(text, limits)
    if layout.isTruncated, limits.allowsTightening {
      layout = tightened(text, layout, limits)
    }
    if layout.isTruncated, limits.minimumScale > 0, limits.minimumScale < 1 {
      layout = shrunk(text, layout, limits)
    }
    layouts.insert(layout, for: key, cost: text.cost)
    return layout
  }

  func set(_ text: AttributedText, _ limits: TextLimits) -> TextLayout {
    LineSetting(shaped(text), limits, self).place(on: grid, environment.direction)
  }

  /// Returns the shaped text, which is shared by all widths.
  private func shaped(_ text: AttributedText) -> ShapedText {
    if let cached = shapedTexts[text] { return cached }
    let shaped = ShapedText(text, self)
    shapedTexts.insert(shaped, for: text, cost: text.cost)
    textProblems.insert(
      Problems(fonts: shaped.diagnostics, missing: shaped.missing), for: text, cost: 1)
    return shaped
  }

  /// Returns the problems of a text, which is shaped if they aren't cached.
  public func problems(in text: AttributedText) -> Problems {
    if let known = textProblems[text] { return known }
    let shaped = shaped(text)
    return Problems(fonts: shaped.diagnostics, missing: shaped.missing)
  }

  /// The approximate number of scalars in the caches, for tests of their limits.
  package var cachedCost: Int { layouts.cost + shapedTexts.cost }
}

extension AttributedText {
  /// The approximate number of scalars, plus a constant for each text.
  fileprivate var cost: Int { runs.reduce(32) { $0 + $1.text.utf8.count + 16 } }
}
