import VitrineBase
import VitrineGraphics
import VitrineLayout

extension DocumentBuilder {
  /// A string, or runs of text with looks of their own, set by the object's typographic keys.
  func attributedText(
    _ object: JSONObject, _ key: String, font standard: FontDescription
  ) throws(InputError) -> AttributedText {
    let whole = try attributes(object, TextAttributes(font: standard))
    var result = AttributedText(runs: [], paragraph: try paragraph(object))
    if case .array(let runs) = object[key]?.kind {
      for run in runs { result.runs.append(try self.run(run, whole, result.paragraph)) }
    } else {
      result.runs = [AttributedText.Run(text: try text(object, key), attributes: whole)]
    }
    return result
  }

  /// One run: a string, or an object that says what differs from the whole.
  private func run(
    _ value: JSONValue, _ whole: TextAttributes, _ style: ParagraphStyle
  ) throws(InputError) -> AttributedText.Run {
    if case .string(let source) = value.kind {
      return AttributedText.Run(text: try filled(source, value.location), attributes: whole)
    }
    guard case .object = value.kind else {
      throw wrongType(value, "a run of text", "a string or an object")
    }
    let object = try JSONObject(value, "the run of text")
    try object.allowOnly(["text", "color"] + ViewKey.textKeys)
    guard object["text"] != nil else {
      throw InputError(
        Diagnostic(
          .error, "missing-key", "the run of text has no key 'text'", at: object.location))
    }
    var runAttributes = try attributes(object, whole)
    runAttributes.color = try color(object, "color")
    let isStyled = object["alignment"] != nil || object["paragraph"] != nil
    return AttributedText.Run(
      text: try text(object, "text"), attributes: runAttributes,
      paragraph: isStyled ? try paragraph(object, over: style) : nil)
  }

  /// The keys that a text and its runs share, over those of what is around them.
  private func attributes(
    _ object: JSONObject, _ outer: TextAttributes
  ) throws(InputError) -> TextAttributes {
    var attributes = outer
    if let font = try font(object) { attributes.font = font }
    attributes.letterSpacing =
      try object.number("letterSpacing", in: -1000...1000) ?? outer.letterSpacing
    attributes.isUnderlined = try object.bool("underline") ?? outer.isUnderlined
    attributes.isStruckThrough = try object.bool("strikethrough") ?? outer.isStruckThrough
    attributes.backgroundColor = try color(object, "highlight") ?? outer.backgroundColor
    attributes.baselineOffset =
      try object.number("baselineOffset", in: -1000...1000) ?? outer.baselineOffset
    return attributes
  }

  /// The lengths of a paragraph that are never negative.
  static var paragraphLengths: [(String, WritableKeyPath<ParagraphStyle, Double>)] {
    [
      ("lineHeightMultiple", \.lineHeightMultiple), ("minimumLineHeight", \.minimumLineHeight),
      ("maximumLineHeight", \.maximumLineHeight), ("lineSpacing", \.lineSpacing),
      ("paragraphSpacing", \.paragraphSpacing),
      ("paragraphSpacingBefore", \.paragraphSpacingBefore),
      ("firstLineHeadIndent", \.firstLineHeadIndent), ("headIndent", \.headIndent),
    ]
  }

  /// `alignment`, and what `paragraph` says under the names of `NSParagraphStyle`.
  private func paragraph(
    _ object: JSONObject, over whole: ParagraphStyle = ParagraphStyle()
  ) throws(InputError) -> ParagraphStyle {
    var style = whole
    style.alignment = try object.choice("alignment", TextAlignment.self) ?? whole.alignment
    guard let given = try object.object("paragraph") else { return style }
    try given.allowOnly(Self.paragraphLengths.map(\.0) + ["tailIndent"])
    for (key, path) in Self.paragraphLengths {
      if let value = try given.number(key, in: 0...10_000) { style[keyPath: path] = value }
    }
    style.tailIndent =
      try given.number("tailIndent", in: -10_000...10_000) ?? whole.tailIndent
    return style
  }
}

extension AttributedText {
  /// Breaks all of the text's lines one way: a label has one mode.
  mutating func breakLines(_ mode: LineBreakMode) {
    paragraph.lineBreakMode = mode
    for index in runs.indices { runs[index].paragraph?.lineBreakMode = mode }
  }
}
