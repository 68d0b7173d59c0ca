import VitrineBase
import VitrineGraphics

extension JSONForm where Value == FontDescription {
  /// A size, words such as `headline` or `17 semibold`, or an object that may name a font.
  static var font: JSONForm {
    JSONForm(.reference("font")) { value, key throws(InputError) in
      switch value.kind {
      case .number(let size): return .system(try FontDescription.size(size, value))
      case .string(let text):
        if let font = FontDescription(words: text) { return font }
        throw FontDescription.problem("'\(text)' is not a valid font", value)
      case .object:
        return try FontDescription(try KeyedObject<FontKeys>(value, "the font"), value)
      default: throw wrongType(value, key, expected: "a string")
      }
    }
  }

  /// The schema for editors.
  ///
  /// Only the reader checks the words.
  static var fontSchema: JSONSchema {
    .anyOf([.number(in: FontDescription.sizes), .string, FontKeys.shape.schema])
      .described("a text style, a size with a weight, as 17 semibold, or an object")
  }
}

extension JSONForm where Value == FontDescription.Weight {
  /// A weight, ignoring case: `semibold` or `Semibold`.
  static var fontWeight: JSONForm {
    let words = JSONForm.word(FontDescription.weights)
    return JSONForm(words.schema) { value, key throws(InputError) in
      guard case .string(let word) = value.kind else { return try words.read(value, key) }
      if let weight = FontDescription.weights.first(where: { $0.0 == word.lowercased() }) {
        return weight.1
      }
      return try words.read(value, key)
    }
  }
}

extension FontDescription {
  /// The valid point sizes of a document's font.
  static let sizes = 0.5...1000.0

  /// The weights of `UIFont.Weight`, from light to heavy.
  static let weights: [(String, FontDescription.Weight)] = [
    ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
    ("black", .black),
  ]

  fileprivate static func problem(_ message: String, _ value: JSONValue) -> InputError {
    InputError(
      Diagnostic(
        .error, "bad-font", message, at: value.location,
        hint: "write a text style such as headline, a size and a weight such as 17 semibold, or "
          + "{ \"name\": \"Avenir Next\", \"size\": 17 }"))
  }

  fileprivate static func size(
    _ size: Double, _ value: JSONValue
  ) throws(InputError) -> Double {
    guard sizes.contains(size) else {
      throw problem("a font of \(size) points cannot be set", value)
    }
    return size
  }

  /// Parses `headline`, `17` or `17 semibold italic`: a text style or a size, followed by
  /// modifiers.
  ///
  /// Returns nil if a word is unknown or repeated. A weight requires a size, because a text style
  /// has a weight.
  fileprivate init?(words: String) {
    var description: FontDescription?
    var isItalic = false
    var usesMonospacedDigits = false
    for part in words.split(separator: " ").map(String.init) {
      if let style = TextStyle(rawValue: part), description == nil {
        description = FontDescription(.style(style))
      } else if let size = Double(part), Self.sizes.contains(size), description == nil {
        description = .system(size)
      } else if let weight = Self.weights.first(where: { $0.0 == part.lowercased() }),
        case .system = description?.family
      {
        description?.family = .system(weight.1)
      } else if part == "italic" {
        isItalic = true
      } else if part == "monospacedDigits" {
        usesMonospacedDigits = true
      } else {
        return nil
      }
    }
    guard var description else { return nil }
    description.isItalic = isItalic
    description.usesMonospacedDigits = usesMonospacedDigits
    self = description
  }

  /// Creates a font from an object.
  ///
  /// A name overrides a style, and a style overrides a weight.
  fileprivate init(_ keys: KeyedObject<FontKeys>, _ value: JSONValue) throws(InputError) {
    self = .system(try Self.size(try keys.size ?? 17, value))
    if let weight = try keys.weight { family = .system(weight) }
    if let style = try keys.style { family = .style(style) }
    if let name = try keys.name, !name.isEmpty { family = .named(name) }
    isItalic = try keys.italic ?? false
    usesMonospacedDigits = try keys.monospacedDigits ?? false
  }
}
