import VitrineBase
import VitrineGraphics

/// `{ "light": "white", "dark": "#1C1C1E" }`: a color by appearance.
struct AppearanceKeys: JSONKeys {
  let light = JSONKey("light", .color, "in the light appearance", isRequired: true)
  let dark = JSONKey("dark", .color, "in the dark appearance", isRequired: true)

  static let shape = JSONShape(Self())
}

extension DocumentBuilder {
  func color(_ keyed: KeyedValue?) throws(InputError) -> Color? {
    guard let keyed else { return nil }
    return try color(of: keyed.value, keyed.key)
  }

  /// Returns a color from `#RGB`, `#RRGGBB`, `#RRGGBBAA`, a name, or one of each appearance.
  ///
  /// An alpha can follow: `white 0.5`. A name of the document's palette precedes a catalog's, which
  /// precedes a built-in name, so that a project can define `red`. The name of a system color, such
  /// as `label` or `systemBlue`, follows system and appearance.
  func color(of value: JSONValue, _ key: String) throws(InputError) -> Color {
    try color(of: value, key, excluding: [])
  }

  /// Returns a color; `excluding` are the palette's names whose values are being read.
  private func color(
    of value: JSONValue, _ key: String, excluding names: [String]
  ) throws(InputError) -> Color {
    let value = try chosen(value) ?? value
    if case .object = value.kind {
      let pair = try KeyedObject<AppearanceKeys>(value, "the color '\(key)'")
      // Both are read, so that a mistake in either is reported.
      let light = try color(of: try pair.required(\.light).value, key, excluding: names)
      let dark = try color(of: try pair.required(\.dark).value, key, excluding: names)
      return request.host.isDark ? dark : light
    }
    guard case .string(let text) = value.kind else {
      throw wrongType(value, key, expected: "a color")
    }
    if Self.isBinding(text) {
      guard let bound = try boundText(text, value.location) else { return .black }
      return try color(of: bound, key, excluding: names)
    }
    let parts = text.split(separator: " ").map(String.init)
    if let name = parts.first, let entry = document.palette.first(where: { $0.key == name }) {
      guard !names.contains(name) else {
        throw InputError(
          Diagnostic(
            .error, "bad-color", "the color '\(name)' refers to itself", at: entry.location))
      }
      let base = try color(of: entry.value, name, excluding: names + [name])
      if let color = Self.withAlpha(base, parts.dropFirst()) { return color }
    } else if let color = request.colors[text] ?? builtIn(parts) {
      return color
    }
    // Catalogs haven't been loaded while a document is only validated.
    if request.isTolerant, !document.assets.isEmpty, !text.hasPrefix("#") { return .black }
    throw InputError(
      Diagnostic(
        .error, "bad-color", "'\(text)' is not a valid color", at: value.location,
        hint: nearestName(to: text, in: colorNames).map { "did you mean '\($0)'?" }
          ?? "write #RRGGBB, #RRGGBBAA or a name such as \(Self.colorNames[0].0)"))
  }

  /// The names of all colors that the document can use.
  private var colorNames: [String] {
    document.palette.map(\.key) + request.colors.keys.sorted() + Self.colorNames.map(\.0)
      + SystemColor.semanticNames
  }

  /// Returns a color with the alpha that may follow its name, or nil if the alpha is invalid.
  private static func withAlpha(_ color: Color, _ rest: ArraySlice<String>) -> Color? {
    guard let text = rest.first else { return color }
    guard rest.count == 1, let alpha = Double(text), (0...1).contains(alpha) else { return nil }
    return color.withAlpha(alpha)
  }

  private func builtIn(_ parts: [String]) -> Color? {
    guard let name = parts.first,
      let color = Self.hexadecimal(name[...])
        ?? Self.colorNames.first(where: { $0.0 == name })?.1
        ?? SystemColor.named(
          name + "Color", isDark: request.host.isDark, version: request.host.version)
    else { return nil }
    return Self.withAlpha(color, parts.dropFirst())
  }

  /// UIKit's named colors, and the tints of iOS 10.
  ///
  /// The names from black to lightGray are constants of `UIColor`. Red to pink are the tints that
  /// iOS 7 to 12 use for controls (docs/PLATFORM.md, "Control colors").
  static let colorNames: [(String, Color)] = [
    ("black", .black), ("white", .white), ("clear", .clear), ("gray", Color(white: 0.5)),
    ("darkGray", Color(white: 1.0 / 3)), ("lightGray", Color(white: 2.0 / 3)),
    ("red", Color(hex: 0xFF3B30)), ("orange", Color(hex: 0xFF9500)),
    ("yellow", Color(hex: 0xFFCC00)), ("green", Color(hex: 0x4CD964)),
    ("teal", Color(hex: 0x5AC8FA)), ("blue", Color(hex: 0x007AFF)),
    ("purple", Color(hex: 0x5856D6)), ("pink", Color(hex: 0xFF2D55)),
  ]

  /// Parses hexadecimal digits.
  ///
  /// Three digits are doubled as in CSS: `#09F` is `#0099FF`.
  private static func hexadecimal(_ text: Substring) -> Color? {
    guard text.hasPrefix("#") else { return nil }
    var digits = String(text.dropFirst())
    if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
      let bits = UInt32(digits, radix: 16)
    else { return nil }
    return digits.count == 6
      ? Color(hex: bits) : Color(hex: bits >> 8, alpha: Double(bits & 255) / 255)
  }
}
