import VitrineBase
import VitrineGraphics
import VitrineLayout
import VitrineSolver

extension DocumentBuilder {
  /// The keys that every view may have.
  mutating func applyCommon(_ object: JSONObject, to view: inout View) throws(InputError) {
    try object.checkAllowances()
    view.isHidden = try object.bool("hidden") ?? false
    view.style.alpha = try object.number("alpha") ?? 1
    view.style.backgroundColor = try color(object, "background")
    view.style.cornerRadius = try object.number("cornerRadius") ?? 0
    view.style.cornerCurve =
      try object.choice("cornerCurve", CornerCurve.self) ?? .circular
    view.style.borderWidth = try object.number("borderWidth") ?? 0
    view.style.borderColor = try color(object, "borderColor")
    view.style.tintColor = try color(object, "tint")
    view.style.clipsToBounds = try object.bool("clips") ?? false
    view.style.contentMode = try object.choice("contentMode", ContentMode.self) ?? .scaleToFill
    view.style.vibrancy = try vibrancy(object, "vibrancy")
    view.layoutMargins = try insets(object, "layoutMargins")
    if let priorities = try priorities(object, "hugging") { view.hugging = priorities }
    if let priorities = try priorities(object, "resistance") {
      view.compressionResistance = priorities
    }
    try applyPlacing(object, to: &view)
    if let span = try object.integer("span", in: 1...100) { spans[view.name] = span }
    if let shadow = try object.object("shadow") {
      try shadow.allowOnly(["color", "offset", "radius"])
      let offset = try shadow.numbers("offset") ?? [0, 2]
      view.style.shadow = Shadow(
        color: try color(shadow, "color") ?? Color(white: 0, alpha: 0.3),
        offset: Point(x: offset.first ?? 0, y: offset.last ?? 0),
        radius: try shadow.number("radius") ?? 3)
    }
  }

  func vibrancy(
    _ object: JSONObject, _ key: String
  ) throws(InputError) -> Vibrancy? {
    guard let value = object[key] else { return nil }
    guard case .string(let word) = value.kind else {
      throw wrongType(value, key, "a string")
    }
    if let match = Self.vibrancies.first(where: { $0.0 == word }) { return match.1 }
    throw unknownValue(word, for: key, Self.vibrancies.map(\.0), at: value.location)
  }

  static let vibrancies: [(String, Vibrancy)] = [
    ("none", .none), ("primary", .widgetPrimary), ("secondary", .widgetSecondary),
    ("tertiary", .widgetTertiary), ("quaternary", .widgetQuaternary),
    ("notificationCenter", .notificationCenter), ("light", .light), ("dark", .dark),
    ("label", .label), ("secondaryLabel", .secondaryLabel),
    ("tertiaryLabel", .tertiaryLabel), ("quaternaryLabel", .quaternaryLabel),
  ]

  /// One number for both axes, or one for each.
  private func priorities(
    _ object: JSONObject, _ key: String
  ) throws(InputError) -> AxisPriorities? {
    guard let value = object[key] else { return nil }
    func checked(_ number: Double) throws(InputError) -> Priority {
      guard (1...1000).contains(number) else {
        throw InputError(
          Diagnostic(
            .error, "out-of-range", "\(key) is \(number), expected 1 to 1000", at: value.location))
      }
      return Priority(number)
    }
    if case .number(let number) = value.kind {
      let both = try checked(number)
      return AxisPriorities(horizontal: both, vertical: both)
    }
    let pair = try JSONObject(value, key)
    try pair.allowOnly(["horizontal", "vertical"])
    let standard = key == "hugging" ? 250.0 : 750.0
    return AxisPriorities(
      horizontal: try checked(try pair.number("horizontal") ?? standard),
      vertical: try checked(try pair.number("vertical") ?? standard))
  }

  func insets(_ object: JSONObject, _ key: String) throws(InputError) -> Insets? {
    try object.insets(key)
  }

  // MARK: Colors

  func color(_ object: JSONObject, _ key: String) throws(InputError) -> Color? {
    guard let value = object[key] else { return nil }
    return try color(of: value, key)
  }

  /// `#RGB`, `#RRGGBB`, `#RRGGBBAA`, or a name, with an optional alpha: `white 0.5`.
  func color(of value: JSONValue, _ key: String) throws(InputError) -> Color {
    guard case .string(let text) = value.kind else { throw wrongType(value, key, "a color") }
    if let color = request.colors[text] ?? Self.color(text) { return color }
    // A document that is only checked has no catalogs yet.
    if request.isTolerant, !document.assets.isEmpty, !text.hasPrefix("#") { return .black }
    throw InputError(
      Diagnostic(
        .error, "bad-color", "'\(text)' is not a valid color", at: value.location,
        hint: nearestName(to: text, in: request.colors.keys.sorted() + Self.colorNames.map(\.0))
          .map { "did you mean '\($0)'?" }
          ?? "write #RRGGBB, #RRGGBBAA or a name such as \(Self.colorNames[0].0)"))
  }

  /// UIKit's named colors, and the tints of iOS 10.
  static let colorNames: [(String, Color)] = [
    ("black", .black), ("white", .white), ("clear", .clear), ("gray", Color(white: 0.5)),
    ("darkGray", Color(white: 1.0 / 3)), ("lightGray", Color(white: 2.0 / 3)),
    ("red", Color(hex: 0xFF3B30)), ("orange", Color(hex: 0xFF9500)),
    ("yellow", Color(hex: 0xFFCC00)), ("green", Color(hex: 0x4CD964)),
    ("teal", Color(hex: 0x5AC8FA)), ("blue", Color(hex: 0x007AFF)),
    ("purple", Color(hex: 0x5856D6)), ("pink", Color(hex: 0xFF2D55)),
  ]

  private static func color(_ text: String) -> Color? {
    let parts = text.split(separator: " ")
    guard let name = parts.first,
      let rgb = hexadecimal(name) ?? colorNames.first(where: { $0.0 == name })?.1
    else { return nil }
    guard parts.count == 2 else { return parts.count == 1 ? rgb : nil }
    guard let alpha = Double(parts[1]), (0...1).contains(alpha) else { return nil }
    return rgb.withAlpha(alpha)
  }

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
