import VitrineBase
import VitrineGraphics

extension DocumentBuilder {
  /// A size, words such as `headline` or `17 semibold`, or an object that may name a font.
  func font(_ object: JSONObject) throws(InputError) -> FontDescription? {
    guard let value = object["font"] else { return nil }
    switch value.kind {
    case .number(let size) where Self.sizes.contains(size): return .system(size)
    case .string(let text):
      if let font = Self.font(text) { return font }
      throw badFont("'\(text)' is not a valid font", value)
    case .object: return try font(of: try JSONObject(value, "the font"), value)
    case .number(let size):
      throw badFont("a font of \(size) points cannot be set", value)
    default: throw wrongType(value, "font", "a string")
    }
  }

  /// The point sizes that a font may have.
  static let sizes = 0.5...1000.0

  static let weights: [(String, FontDescription.Weight)] = [
    ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
    ("black", .black),
  ]

  private func badFont(_ message: String, _ value: JSONValue) -> InputError {
    InputError(
      Diagnostic(
        .error, "bad-font", message, at: value.location,
        hint: "write a text style such as headline, a size and a weight such as 17 semibold, or "
          + "{ \"name\": \"Avenir Next\", \"size\": 17 }"))
  }

  private static func font(_ text: String) -> FontDescription? {
    var description: FontDescription?
    var isItalic = false
    var usesMonospacedDigits = false
    for part in text.split(separator: " ").map(String.init) {
      if let style = TextStyle(rawValue: part), description == nil {
        description = FontDescription(.style(style))
      } else if let size = Double(part), sizes.contains(size), description == nil {
        description = .system(size)
      } else if let weight = weights.first(where: { $0.0 == part.lowercased() }),
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
    description?.isItalic = isItalic
    description?.usesMonospacedDigits = usesMonospacedDigits
    return description
  }

  private func font(
    of object: JSONObject, _ value: JSONValue
  ) throws(InputError) -> FontDescription {
    try object.allowOnly(["name", "style", "size", "weight", "italic", "monospacedDigits"])
    let size = try object.number("size") ?? 17
    guard Self.sizes.contains(size) else {
      throw badFont("a font of \(size) points cannot be set", value)
    }
    var font = FontDescription.system(size)
    if let word = try object.string("weight") {
      guard let weight = Self.weights.first(where: { $0.0 == word.lowercased() }) else {
        throw unknownValue(
          word, for: "weight", Self.weights.map(\.0),
          at: object["weight"]?.location ?? value.location)
      }
      font.family = .system(weight.1)
    }
    if let style = try object.choice("style", TextStyle.self) { font.family = .style(style) }
    if let name = try object.string("name"), !name.isEmpty { font.family = .named(name) }
    font.isItalic = try object.bool("italic") ?? false
    font.usesMonospacedDigits = try object.bool("monospacedDigits") ?? false
    return font
  }
}
