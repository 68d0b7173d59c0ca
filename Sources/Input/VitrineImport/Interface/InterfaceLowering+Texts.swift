import VitrineGraphics
import VitrineLayout

extension InterfaceLowering {
  /// The attributed string of an element, or nil where it has none.
  ///
  /// How lines are broken is the first fragment's for all of the text, as a label has one mode.
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
    // The text takes the first style, so that a label's own alignment can replace it.
    if text.runs.contains(where: { $0.paragraph != nil }) {
      text.paragraph = text.runs[0].paragraph ?? ParagraphStyle(lineBreakMode: .wordWrap)
      for index in text.runs.indices {
        let runStyle = text.runs[index].paragraph ?? ParagraphStyle(lineBreakMode: .wordWrap)
        text.runs[index].paragraph = runStyle == text.paragraph ? nil : runStyle
      }
    }
    return text
  }

  /// The attributes of a fragment, under the names of `NSAttributedString.Key`; others have no
  /// effect on a picture.
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

  /// A fragment's font, which the file describes as AppKit does.
  private func fragmentFont(_ element: XMLElement, _ standard: FontDescription) -> FontDescription {
    guard element["metaFont"] != nil || element["name"] != nil else { return standard }
    return fontDescription(AppKitFont.description(element))
  }

  /// An `NSParagraphStyle` of the file; its own default breaks at words.
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

  /// A mode in the words of labels or in those of paragraph styles.
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

  /// How far a label's text may shrink: a share, or a size of files older than iOS 6.
  ///
  /// 0 means that the text doesn't shrink.
  func minimumScale(_ element: XMLElement, of font: FontDescription) -> Double {
    guard element.bool("adjustsFontSizeToFit") ?? true else { return 0 }
    if let factor = element.number("minimumScaleFactor") { return min(1, max(0, factor)) }
    guard let smallest = element.number("minimumFontSize"), font.size > 0 else { return 0 }
    return min(1, max(0, smallest / font.size))
  }

  /// A `<fontDescription>`: a text style, a font's name, or the system's with a weight; nil where
  /// the element has none.
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

  /// The text styles by the constants' values, which is what files store.
  private static let styles: [String: TextStyle] = [
    "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1,
    "UICTFontTextStyleTitle2": .title2, "UICTFontTextStyleTitle3": .title3,
    "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleSubhead": .subheadline,
    "UICTFontTextStyleBody": .body, "UICTFontTextStyleCallout": .callout,
    "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
    "UICTFontTextStyleCaption2": .caption2,
  ]
}
