import VitrineBase
import VitrineGraphics

/// A text divided into shaped paragraphs, which doesn't depend on the available width.
struct ShapedText {
  var paragraphs: [ShapedParagraph] = []
  var fonts: [ResolvedFont] = []
  var attributes: [TextAttributes] = []
  /// The line breaking and truncation of the text.
  let lineBreakMode: LineBreakMode
  /// The paragraph style of each run.
  private var styles: [ParagraphStyle] = []
  var missing: [Unicode.Scalar] = []
  var diagnostics: [Diagnostic] = []

  /// The maximum number of reported characters without a glyph.
  private static let missingLimit = 64

  /// Shapes a text.
  ///
  /// Paragraphs end at LF, CR, CRLF or U+2029, whereas U+2028 only breaks a line.
  ///
  /// Each paragraph's direction follows its first strong character (UAX #9, P2 and P3), or the
  /// interface if there is none.
  init(_ text: AttributedText, _ typesetter: Typesetter) {
    lineBreakMode = text.paragraph.lineBreakMode
    var current = Paragraph()
    var unshaped: [Paragraph] = []
    for (index, run) in text.runs.enumerated() {
      attributes.append(run.attributes)
      styles.append(run.paragraph ?? text.paragraph)
      fonts.append(ResolvedFont(run.attributes.font, in: typesetter.environment, typesetter.fonts))
      report(run.attributes.font, fonts[index])
      var wasReturn = false
      for scalar in run.text.unicodeScalars {
        switch scalar.value {
        case 0x0A where wasReturn: wasReturn = false
        case 0x0A, 0x0D, 0x2029:
          current.setEnd(attributes: index)
          unshaped.append(current)
          current = Paragraph()
          wasReturn = scalar.value == 0x0D
        default:
          current.append(scalar, attributes: index)
          wasReturn = false
        }
      }
      current.setEnd(attributes: index)
    }
    unshaped.append(current)
    let base = BidiLevels.Base.natural(typesetter.environment.direction)
    for paragraph in unshaped {
      // As in TextKit, a paragraph's style is that of its first character.
      let first = paragraph.attributes.first ?? paragraph.endAttributes
      let style = first < styles.count ? styles[first] : text.paragraph
      append(paragraph, BidiLevels(paragraph.scalars, base), style: style, typesetter: typesetter)
    }
  }

  /// Shapes a paragraph and appends it.
  mutating func append(
    _ paragraph: Paragraph, _ levels: BidiLevels, style: ParagraphStyle,
    typesetter: Typesetter
  ) {
    let shaped = ShapedParagraph(
      paragraph, levels, style: style, whole: self, typesetter: typesetter)
    for item in shaped.items {
      for glyph in item.glyphs where glyph.id == 0 && missing.count < Self.missingLimit {
        missing.append(shaped.text.scalars[glyph.cluster])
      }
    }
    paragraphs.append(shaped)
  }

  /// Returns the advance of a single scalar with the font of some attributes.
  func advance(
    of scalar: Unicode.Scalar, attributes: Int, _ typesetter: Typesetter
  ) -> Double {
    var paragraph = Paragraph()
    paragraph.append(scalar, attributes: attributes)
    let levels = BidiLevels([0], isRightToLeft: false)
    return ShapedParagraph(
      paragraph, levels, style: ParagraphStyle(), whole: self, typesetter: typesetter
    ).width(0..<1)
  }

  /// Warns of a named font that isn't available, and of the effect on the text's width.
  private mutating func report(_ description: FontDescription, _ font: ResolvedFont) {
    if let traits = description.traits, font.loaded == nil { report(traits) }
    guard case .named(let name) = description.family, font.loaded == nil,
      !FontName.isSystem(name)
    else { return }
    let consequence =
      font.family?.hasKnownAdvances == true
      ? "the system font is drawn at its widths"
      : "the system font is drawn, and lines may be a tenth wider or narrower than on iOS"
    diagnostics.append(
      Diagnostic(
        .warning, "unknown-font", "there is no font '\(name)': \(consequence)",
        hint: "pass the folder that holds the font as --fonts DIR"))
  }

  /// Notes designs and widths of the system font that a stand-in replaces.
  private mutating func report(_ traits: FontTraits) {
    if traits.design != .standard {
      let widths =
        traits.design == .monospaced ? "at Menlo's advances" : "at the standard design's widths"
      diagnostics.append(
        Diagnostic(
          .note, "font-design",
          "the system font's \(traits.design.rawValue) design is drawn as the standard one, \(widths)"
        ))
    }
    if traits.width != .standard {
      diagnostics.append(
        Diagnostic(
          .note, "font-width",
          "the system font's \(traits.width.rawValue) width is drawn as the standard one"))
    }
  }
}
