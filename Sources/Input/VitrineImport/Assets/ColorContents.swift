package import VitrineBase
package import VitrineGraphics

/// A reader for the `Contents.json` of a color set.
package enum ColorContents {
  /// Returns the set's color on a light or a dark system, or nil if the set has no color.
  ///
  /// A color has components, or refers to a color of the system by its name in Interface Builder.
  package static func read(
    _ bytes: [UInt8], file: String, isDark: Bool = false
  ) throws(InputError) -> Color? {
    let value = try JSON.parse(bytes, file: file)
    guard case .array(let entries)? = value["colors"]?.kind else { return nil }
    let shown =
      AssetAppearance.preferred(isDark: isDark)
      .map { wanted in entries.filter { AssetAppearance($0) == wanted } }
      .first { !$0.isEmpty } ?? entries
    let universal = shown.first { $0["idiom"]?.kind == .string("universal") }
    guard let entry = universal ?? shown.first else { return nil }
    if case .string(let name)? = entry["color"]?["reference"]?.kind {
      return SystemColor.named(name, isDark: isDark)
    }
    guard let components = entry["color"]?["components"] else { return nil }
    func number(_ key: String, isAlpha: Bool = false) -> Double? {
      switch components[key]?.kind {
      case .string(let text): part(text, isAlpha: isAlpha)
      case .number(let number): number
      default: nil
      }
    }
    let alpha = number("alpha", isAlpha: true) ?? 1
    if let white = number("white") { return Color(white: white, alpha: alpha) }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
      return nil
    }
    if entry["color"]?["color-space"]?.kind == .string("display-p3") {
      return Color(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
    return Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Parses `0.5`, `0x80` or `128`.
  ///
  /// An integer is relative to 255, except for alpha.
  private static func part(_ text: String, isAlpha: Bool) -> Double? {
    let value: Double?
    if text.lowercased().hasPrefix("0x") {
      value = Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    } else if text.contains(".") || isAlpha {
      value = Double(text)
    } else {
      value = Int(text).map { Double($0) / 255 }
    }
    return value.flatMap { $0.isFinite ? max(0, min(1, $0)) : nil }
  }
}
