import VitrineGraphics
import VitrineLayout

extension InterfaceLowering {
  /// Returns the attributed string of an element, or nil if the element has none.
  ///
  /// The line break mode of the first fragment applies to the text, because a label has a single
  /// mode.
  func attributedText(
    _ element: XMLElement, _ key: String, font: FontDescription
  ) -> AttributedText? {
    guard let string = element.child("attributedString", key: key) else { return nil }
    var text = AttributedText(runs: [])
    for fragment in string.children where fragment.name == "fragment" {
      let content = fragment["content"] ?? fragment.child("string", key: "content")?.text ?? ""
      let attributes = fragment.child("attributes")
      let style = attributes?.child(key: "NSParagraphStyle").map(paragraph)
      text.runs.append(
        AttributedText.Run(
          text: content, attributes: self.attributes(attributes, font: font), paragraph: style))
    }
    // The text has the first style, so that a label's alignment can replace it.
    if text.runs.contains(where: { $0.paragraph != nil }) {
      text.paragraph = text.runs[0].paragraph ?? ParagraphStyle(lineBreakMode: .wordWrap)
      for index in text.runs.indices {
        let runStyle = text.runs[index].paragraph ?? ParagraphStyle(lineBreakMode: .wordWrap)
        text.runs[index].paragraph = runStyle == text.paragraph ? nil : runStyle
      }
    }
    return text
  }

  /// Returns the attributes of a fragment, which have the names of `NSAttributedString.Key`.
  ///
  /// Attributes without an effect on the picture are ignored.
  private func attributes(_ element: XMLElement?, font: FontDescription) -> TextAttributes {
    var attributes = TextAttributes(font: font)
    guard let element else { return attributes }
    for child in element.children {
      switch child["key"] {
      case "NSFont": attributes.font = fragmentFont(child, font)
      case "NSColor": attributes.color = InterfaceColor.read(child, colors)
      case "NSBackgroundColor": attributes.backgroundColor = InterfaceColor.read(child, colors)
      case "NSUnderline": attributes.isUnderlined = child.number("value") ?? 0 != 0
      case "NSStrikethrough": attributes.isStruckThrough = child.number("value") ?? 0 != 0
      case "NSKern": attributes.letterSpacing = child.number("value") ?? 0
      case "NSBaselineOffset": attributes.baselineOffset = child.number("value") ?? 0
      default: break
      }
    }
    return attributes
  }

  /// Returns the font of a fragment, which the file describes in AppKit's format.
  private func fragmentFont(_ element: XMLElement, _ standard: FontDescription) -> FontDescription {
    guard element["metaFont"] != nil || element["name"] != nil else { return standard }
    return fontDescription(AppKitFont.description(element))
  }

  /// Parses an `NSParagraphStyle`, which breaks at words by default.
  private func paragraph(_ element: XMLElement) -> ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = TextAlignment(rawValue: element["alignment"] ?? "natural") ?? .natural
    style.lineBreakMode = lineBreak(element["lineBreakMode"]) ?? .wordWrap
    let lengths: [(String, WritableKeyPath<ParagraphStyle, Double>)] = [
      ("lineHeightMultiple", \.lineHeightMultiple), ("minimumLineHeight", \.minimumLineHeight),
      ("maximumLineHeight", \.maximumLineHeight), ("lineSpacing", \.lineSpacing),
      ("paragraphSpacing", \.paragraphSpacing),
      ("paragraphSpacingBefore", \.paragraphSpacingBefore),
      ("firstLineHeadIndent", \.firstLineHeadIndent), ("headIndent", \.headIndent),
      ("tailIndent", \.tailIndent),
    ]
    for (key, path) in lengths {
      if let value = element.number(key) { style[keyPath: path] = value }
    }
    return style
  }

  /// Returns the line break mode with a name of labels or of paragraph styles.
  func lineBreak(_ word: String?) -> LineBreakMode? {
    switch word {
    case "wordWrap", "wordWrapping": .wordWrap
    case "characterWrap", "charWrapping": .characterWrap
    case "clip", "clipping": .clip
    case "headTruncation", "truncatingHead": .truncateHead
    case "middleTruncation", "truncatingMiddle": .truncateMiddle
    case "tailTruncation", "truncatingTail": .truncateTail
    default: nil
    }
  }

  /// Returns the factor by which a label's text may shrink, or 0 if it doesn't shrink.
  ///
  /// Files older than iOS 6 store a font size instead.
  func minimumScale(_ element: XMLElement, of font: FontDescription) -> Double {
    guard element.bool("adjustsFontSizeToFit") ?? true else { return 0 }
    if let factor = element.number("minimumScaleFactor") { return min(1, max(0, factor)) }
    guard let smallest = element.number("minimumFontSize"), font.size > 0 else { return 0 }
    return min(1, max(0, smallest / font.size))
  }

  /// Returns the font of a `<fontDescription>`, or nil if the element has none.
  ///
  /// It is a text style, a named font, or the system font with a weight.
  func font(_ element: XMLElement) -> FontDescription? {
    element.child("fontDescription").map(fontDescription)
  }

  private func fontDescription(_ font: XMLElement) -> FontDescription {
    let size = font.number("pointSize") ?? 17
    if let style = font["style"], let textStyle = Self.styles[style] {
      return FontDescription(.style(textStyle))
    }
    if let name = font["name"] { return FontDescription(.named(name), size: size) }
    var description = FontDescription.system(size)
    switch font["type"] {
    case "boldSystem": description = .system(size, .bold)
    case "italicSystem": description.isItalic = true
    default: break
    }
    let weights: [String: FontDescription.Weight] = [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "medium": .medium,
      "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    if let weight = font["weight"].flatMap({ weights[$0] }) { description = .system(size, weight) }
    return description
  }

  /// The text styles, by the values of their constants, which files store.
  private static let styles: [String: TextStyle] = [
    "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1,
    "UICTFontTextStyleTitle2": .title2, "UICTFontTextStyleTitle3": .title3,
    "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleSubhead": .subheadline,
    "UICTFontTextStyleBody": .body, "UICTFontTextStyleCallout": .callout,
    "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
    "UICTFontTextStyleCaption2": .caption2,
  ]
}
