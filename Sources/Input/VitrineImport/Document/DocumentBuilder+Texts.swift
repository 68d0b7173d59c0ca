import VitrineBase
import VitrineGraphics
import VitrineLayout

extension DocumentBuilder {
  /// Returns a text in the request's language with its placeholders filled.
  func text(_ keyed: KeyedValue?) throws(InputError) -> String {
    guard let keyed else { return "" }
    let text = try JSONForm<String>.string.read(keyed.value, keyed.key)
    return try filled(text, keyed.location)
  }

  /// Replaces every `{name}` by its value.
  func filled(_ source: String, _ location: SourceLocation) throws(InputError) -> String {
    let text = localized(source)
    guard text.contains("{") else { return text }
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      // A doubled brace is a literal one.
      if rest[open...].hasPrefix("{{") {
        result += "{"
        rest = rest[rest.index(open, offsetBy: 2)...]
        continue
      }
      // An opening brace without a closing one is text.
      guard let close = rest[open...].firstIndex(of: "}") else {
        rest = rest[open...]
        break
      }
      let name = String(rest[rest.index(after: open)..<close])
      result += try datum(name, location)
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// Returns a string, or runs of text with different styles, with an object's typographic keys.
  ///
  /// A label's text is `"label": "Rain"`, or with runs `"label": ["Rain ", { "text": "9", "font":
  /// "34 light" }]`.
  func attributedText(
    _ keyed: KeyedValue?, _ keys: KeyedObject<TextKeys>, font standard: FontDescription
  ) throws(InputError) -> AttributedText {
    try attributedText(
      keyed, try attributes(keys, TextAttributes(font: standard)),
      paragraph: try paragraph(keys.paragraphs))
  }

  func attributedText(
    _ keyed: KeyedValue?, _ whole: TextAttributes, paragraph: ParagraphStyle
  ) throws(InputError) -> AttributedText {
    var result = AttributedText(runs: [], paragraph: paragraph)
    if case .array(let runs) = keyed?.value.kind {
      for run in runs { result.runs.append(try self.run(run, whole, style: paragraph)) }
    } else {
      result.runs = [AttributedText.Run(text: try text(keyed), attributes: whole)]
    }
    return result
  }

  /// Returns one run: a string, or an object with the attributes that differ from the enclosing
  /// text's.
  private func run(
    _ value: JSONValue, _ whole: TextAttributes, style: ParagraphStyle
  ) throws(InputError) -> AttributedText.Run {
    if case .string(let source) = value.kind {
      return AttributedText.Run(text: try filled(source, value.location), attributes: whole)
    }
    guard case .object = value.kind else {
      throw wrongType(value, "a run of text", expected: "a string or an object")
    }
    let keys = try KeyedObject<RunKeys>(value, "the run of text")
    let text = try keys.required(\.text)
    var runAttributes = try attributes(keys.look, whole)
    runAttributes.color = try color(keys.color)
    let paragraphs = keys.look.paragraphs
    // A run without paragraph keys inherits the text's style, so that a change of the text affects
    // it.
    let isStyled = paragraphs.contains(\.alignment) || paragraphs.contains(\.paragraph)
    return AttributedText.Run(
      text: try self.text(text), attributes: runAttributes,
      paragraph: isStyled ? try paragraph(paragraphs, over: style) : nil)
  }

  /// Returns the attributes of the keys that texts and runs share, over the enclosing ones.
  private func attributes(
    _ keys: KeyedObject<TextKeys>, _ outer: TextAttributes
  ) throws(InputError) -> TextAttributes {
    var attributes = outer
    if let font = try keys.font { attributes.font = font }
    attributes.letterSpacing = try keys.letterSpacing ?? outer.letterSpacing
    attributes.isUnderlined = try keys.underline ?? outer.isUnderlined
    attributes.isStruckThrough = try keys.strikethrough ?? outer.isStruckThrough
    attributes.backgroundColor = try color(keys.highlight) ?? outer.backgroundColor
    attributes.baselineOffset = try keys.baselineOffset ?? outer.baselineOffset
    return attributes
  }

  typealias ParagraphLength = (
    key: KeyPath<ParagraphStyleKeys, JSONKey<Double>>,
    path: WritableKeyPath<ParagraphStyle, Double>
  )

  /// The lengths of a paragraph that are never negative.
  static var paragraphLengths: [ParagraphLength] {
    [
      (\.lineHeightMultiple, \.lineHeightMultiple), (\.minimumLineHeight, \.minimumLineHeight),
      (\.maximumLineHeight, \.maximumLineHeight), (\.lineSpacing, \.lineSpacing),
      (\.paragraphSpacing, \.paragraphSpacing),
      (\.paragraphSpacingBefore, \.paragraphSpacingBefore),
      (\.firstLineHeadIndent, \.firstLineHeadIndent), (\.headIndent, \.headIndent),
    ]
  }

  /// Returns the paragraph style: `alignment`, and `paragraph` with the names of
  /// `NSParagraphStyle`.
  func paragraph(
    _ keys: KeyedObject<ParagraphKeys>, over whole: ParagraphStyle = ParagraphStyle()
  ) throws(InputError) -> ParagraphStyle {
    var style = whole
    style.alignment = try keys.alignment ?? whole.alignment
    guard let lengths = try keys.paragraph else { return style }
    for (key, path) in Self.paragraphLengths {
      if let value = try lengths[dynamicMember: key] { style[keyPath: path] = value }
    }
    style.tailIndent = try lengths.tailIndent ?? whole.tailIndent
    return style
  }
}

extension AttributedText {
  /// Sets the line break mode of all lines, because a label has one mode.
  ///
  /// Runs with a paragraph style are included.
  mutating func breakLines(_ mode: LineBreakMode) {
    paragraph.lineBreakMode = mode
    for index in runs.indices { runs[index].paragraph?.lineBreakMode = mode }
  }
}
