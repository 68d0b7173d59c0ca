import VitrineBase
import VitrineGraphics
import VitrineLayout
import VitrineSolver

extension DocumentBuilder {
  /// Applies the keys that every view may have.
  mutating func applyCommon(
    _ keys: KeyedObject<CommonViewKeys>, standardHugging: AxisPriorities, to view: inout View
  ) throws(InputError) {
    _ = try keys.allow
    view.userLabel = try keys.name
    try apply(keys.look, to: &view)
    let layout = keys.layout
    view.hugging = try layout.hugging?.over(standardHugging) ?? standardHugging
    if let resistance = try layout.resistance {
      view.compressionResistance = resistance.over(view.compressionResistance)
    }
    try apply(layout, keys.json.subject, to: &view)
    if let span = try layout.span { spans[view.name] = span }
  }

  /// Applies the look.
  ///
  /// A shadow without further keys has UIKit's downward offset and a soft radius.
  private func apply(
    _ keys: KeyedObject<LookKeys>, to view: inout View
  ) throws(InputError) {
    view.isHidden = try keys.hidden ?? false
    view.style.alpha = try keys.alpha ?? 1
    view.style.backgroundColor = try color(keys.background)
    view.style.cornerRadius = try keys.cornerRadius ?? 0
    view.style.cornerCurve = try keys.cornerCurve ?? .circular
    view.style.borderWidth = try keys.borderWidth ?? 0
    view.style.borderColor = try color(keys.borderColor)
    view.style.tintColor = try color(keys.tint)
    view.style.clipsToBounds = try keys.clips ?? false
    view.style.contentMode = try keys.contentMode ?? .scaleToFill
    view.style.vibrancy = try keys.vibrancy
    guard let shadow = try keys.shadow else { return }
    view.style.shadow = Shadow(
      color: try color(shadow.color) ?? Color(white: 0, alpha: 0.3),
      offset: try shadow.offset ?? Point(x: 0, y: 2), radius: try shadow.radius ?? 3)
  }

  /// The names of vibrancy effects, used by the reader and the writer.
  ///
  /// `primary` to `quaternary` are the levels of Notification Center's content. The remaining names
  /// are the effects of UIKit's blur styles.
  static let vibrancies: [(String, Vibrancy)] = [
    ("none", .none), ("primary", .widgetPrimary), ("secondary", .widgetSecondary),
    ("tertiary", .widgetTertiary), ("quaternary", .widgetQuaternary),
    ("notificationCenter", .notificationCenter), ("light", .light), ("dark", .dark),
    ("label", .label), ("secondaryLabel", .secondaryLabel),
    ("tertiaryLabel", .tertiaryLabel), ("quaternaryLabel", .quaternaryLabel),
  ]

  // MARK: Colors

  func color(_ keyed: KeyedValue?) throws(InputError) -> Color? {
    guard let keyed else { return nil }
    return try color(of: keyed.value, keyed.key)
  }

  /// Parses `#RGB`, `#RRGGBB`, `#RRGGBBAA`, or a name, with an optional alpha: `white 0.5`.
  ///
  /// The name of a system color, such as `label` or `systemBlue`, follows system and appearance.
  func color(of value: JSONValue, _ key: String) throws(InputError) -> Color {
    guard case .string(let text) = value.kind else {
      throw wrongType(value, key, expected: "a color")
    }
    // A catalog's color precedes a built-in name, so that a project can define `red`.
    if let color = request.colors[text] ?? color(text) { return color }
    // Catalogs haven't been loaded while a document is only validated.
    if request.isTolerant, !document.assets.isEmpty, !text.hasPrefix("#") { return .black }
    throw InputError(
      Diagnostic(
        .error, "bad-color", "'\(text)' is not a valid color", at: value.location,
        hint: nearestName(
          to: text,
          in: request.colors.keys.sorted() + Self.colorNames.map(\.0)
            + SystemColor.semanticNames
        )
        .map { "did you mean '\($0)'?" }
          ?? "write #RRGGBB, #RRGGBBAA or a name such as \(Self.colorNames[0].0)"))
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

  private func color(_ text: String) -> Color? {
    let parts = text.split(separator: " ")
    guard let name = parts.first,
      let rgb = Self.hexadecimal(name) ?? Self.colorNames.first(where: { $0.0 == name })?.1
        ?? SystemColor.named(
          name + "Color", isDark: request.host.isDark, version: request.host.version)
    else { return nil }
    guard parts.count == 2 else { return parts.count == 1 ? rgb : nil }
    guard let alpha = Double(parts[1]), (0...1).contains(alpha) else { return nil }
    return rgb.withAlpha(alpha)
  }

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
