import VitrineBase
import VitrineGraphics
import VitrineLayout

extension DocumentWriter {
  /// Writes the keys that any view may have, except for default values.
  func putLook(of style: ViewStyle, _ kind: ViewKind, _ object: inout WrittenObject) {
    object.put(LookKeys.keys.alpha, style.alpha, unless: 1)
    object.put(LookKeys.keys.background, style.backgroundColor.map(Self.word))
    object.put(LookKeys.keys.cornerRadius, style.cornerRadius, unless: 0)
    object.put(LookKeys.keys.cornerCurve, style.cornerCurve.rawValue, unless: "circular")
    object.put(LookKeys.keys.borderWidth, style.borderWidth, unless: 0)
    object.put(LookKeys.keys.borderColor, style.borderColor.map(Self.word))
    object.put(LookKeys.keys.tint, style.tintColor.map(Self.word))
    object.put(LookKeys.keys.vibrancy, style.vibrancy.map(Self.word))
    // The content mode affects only images.
    if kind.showsImage {
      object.put(LookKeys.keys.contentMode, style.contentMode.rawValue, unless: "scaleToFill")
    }
    if let degrees = style.transform.flatMap(Self.degrees) {
      object.put(LookKeys.keys.rotation, degrees, unless: 0)
    }
    object.put(LookKeys.keys.clips, style.clipsToBounds, unless: false)
    if let shadow = style.shadow {
      var nested = WrittenObject()
      nested.put(ShadowKeys.keys.color, Self.word(shadow.color))
      nested.put(ShadowKeys.keys.offset, numbers: [shadow.offset.x, shadow.offset.y])
      nested.put(ShadowKeys.keys.radius, .number(shadow.radius))
      object.put(LookKeys.keys.shadow, nested.value)
    }
  }

  /// Writes a text and its attributes.
  ///
  /// `font` and `lineBreak` are the reader's defaults.
  mutating func put(
    _ text: AttributedText, _ key: String, font standard: JSONValue.Kind,
    lineBreak: LineBreakMode, object: inout WrittenObject
  ) {
    let first = text.runs.first?.attributes
    // A single run without a color is written as a string. Several runs need an array.
    if text.runs.count == 1, let first, first.color == nil, text.runs[0].paragraph == nil {
      object.put(key, self.text(text.string))
      object.put(TextKeys.keys.font, Self.word(first.font), unless: standard)
      put(first, &object)
    } else {
      let font = first?.font ?? .system(17)
      object.put(key, content(of: text, font: font))
      object.put(TextKeys.keys.font, Self.word(font), unless: standard)
    }
    let paragraph = text.paragraph
    object.put(ParagraphKeys.keys.alignment, paragraph.alignment.rawValue, unless: "natural")
    object.put(
      LabelKeys.keys.lineBreak, paragraph.lineBreakMode.rawValue, unless: lineBreak.rawValue)
    putLengths(of: paragraph, over: ParagraphStyle(), &object)
  }

  /// Writes the lengths of a paragraph that differ from the enclosing style.
  private func putLengths(
    of paragraph: ParagraphStyle, over outer: ParagraphStyle, _ object: inout WrittenObject
  ) {
    var lengths = WrittenObject()
    let keys = ParagraphStyleKeys.shape.keys
    // The keys come from the reader's list, so that every readable key is written.
    for (key, path) in DocumentBuilder.paragraphLengths {
      lengths.put(
        keys[keyPath: key].name, WrittenObject.within(0...10_000, paragraph[keyPath: path]),
        unless: outer[keyPath: path])
    }
    lengths.put(
      keys.tailIndent.name, WrittenObject.within(-10_000...10_000, paragraph.tailIndent),
      unless: outer.tailIndent)
    if !lengths.isEmpty { object.put(ParagraphKeys.keys.paragraph, lengths.value) }
  }

  /// Returns a text as a string if it has the enclosing style, or as runs.
  mutating func content(of text: AttributedText, font: FontDescription) -> JSONValue.Kind {
    let plain = TextAttributes(font: font)
    if text.runs.count == 1, text.runs[0].attributes == plain, text.runs[0].paragraph == nil {
      return .string(self.text(text.string))
    }
    let nowhere = SourceLocation(file: "")
    return .array(
      text.runs.map { run in
        if run.attributes == plain, run.paragraph == nil {
          return JSONValue(.string(self.text(run.text)), at: nowhere)
        }
        var object = WrittenObject()
        object.put(RunKeys.keys.text, self.text(run.text))
        if run.attributes.font != font {
          object.put(TextKeys.keys.font, Self.word(run.attributes.font))
        }
        object.put(RunKeys.keys.color, run.attributes.color.map(Self.word))
        put(run.attributes, &object)
        if let nested = run.paragraph {
          let outer = text.paragraph
          object.put(
            ParagraphKeys.keys.alignment, nested.alignment.rawValue,
            unless: outer.alignment.rawValue)
          putLengths(of: nested, over: outer, &object)
        }
        return object.value
      })
  }

  /// Writes the attributes of characters other than font and color.
  private func put(_ attributes: TextAttributes, _ object: inout WrittenObject) {
    object.put(
      TextKeys.keys.letterSpacing, WrittenObject.within(-1000...1000, attributes.letterSpacing),
      unless: 0)
    object.put(TextKeys.keys.underline, attributes.isUnderlined, unless: false)
    object.put(TextKeys.keys.strikethrough, attributes.isStruckThrough, unless: false)
    object.put(TextKeys.keys.highlight, attributes.backgroundColor.map(Self.word))
    object.put(
      TextKeys.keys.baselineOffset, WrittenObject.within(-1000...1000, attributes.baselineOffset),
      unless: 0)
  }

  // MARK: Words

  static func word(_ vibrancy: Vibrancy) -> String {
    DocumentBuilder.vibrancies.first { $0.1 == vibrancy }?.0 ?? "none"
  }

  /// Returns a color's name or its bytes, with its alpha if it isn't 1.
  static func word(_ color: Color) -> String {
    if color == .clear { return "clear" }
    let opaque = color.withAlpha(1)
    let name =
      DocumentBuilder.colorNames.first { $0.1 == opaque }?.0
      ?? color.hexText
    // Five decimals exceed the precision of an 8-bit channel, and avoid results such as
    // 0.30000000000000004.
    let alpha = PixelGrid.floor(max(0, min(1, color.alpha)) * 100_000 + 0.5) / 100_000
    return alpha == 1 ? name : "\(name) \(number(alpha))"
  }

  /// Returns a number in text.
  ///
  /// An integer has no decimal point: `17`, not `17.0`.
  static func number(_ value: Double) -> String {
    Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }

  /// Returns a size, words such as `headline italic`, or an object with a font's name.
  static func word(_ font: FontDescription) -> JSONValue.Kind {
    let size = max(
      FontDescription.sizes.lowerBound, min(FontDescription.sizes.upperBound, font.size))
    var words: [String] = []
    switch font.family {
    case .named(let name):
      var object = WrittenObject()
      object.put(FontKeys.keys.name, name)
      object.put(FontKeys.keys.size, .number(size))
      object.put(FontKeys.keys.italic, font.isItalic, unless: false)
      object.put(FontKeys.keys.monospacedDigits, font.usesMonospacedDigits, unless: false)
      return object.value.kind
    case .style(let style): words = [style.rawValue]
    case .system(.regular): words = [number(size)]
    case .system(let weight):
      words = [number(size), FontDescription.weights.first { $0.1 == weight }?.0 ?? "regular"]
    }
    if font.isItalic { words.append("italic") }
    if font.usesMonospacedDigits { words.append("monospacedDigits") }
    if words.count == 1, case .system = font.family { return .number(size) }
    return .string(words.joined(separator: " "))
  }
}
