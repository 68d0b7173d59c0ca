import VitrineGraphics
import VitrineLayout

/// Buttons as iOS 15 builds them, which Xcode 13 and later write by default: a style, a title and
/// an image in a `buttonConfiguration`, over what the button's states say.
extension InterfaceLowering {
  /// Replaces the states' faces by the configuration; colors follow the style and the tint.
  mutating func configure(_ view: inout View, _ element: XMLElement) {
    guard case .button(var button) = view.kind,
      let configuration = element.child("buttonConfiguration")
    else { return }
    let font = titleFont(configuration)
    button.role = .system
    button.font = font
    var face = button.faces[.normal] ?? Button.Face()
    face.title =
      attributedText(configuration, "attributedTitle", font: font)
      ?? (configuration["title"] ?? configuration.child("string", key: "title")?.text).map {
        AttributedText($0, font: font)
      }
    face.image = configuration["image"].map { image($0) }
    let style = Self.style(configuration["style"])
    view.style.backgroundColor = style.background(
      base: color(configuration, "baseBackgroundColor"),
      tint: view.style.tintColor ?? Color(hex: 0x007AFF))
    face.titleColor = style.foreground(base: color(configuration, "baseForegroundColor"))
    if view.style.backgroundColor != nil {
      view.style.cornerRadius = Self.cornerRadius(configuration["cornerStyle"])
    }
    button.faces[.normal] = face
    button.contentInsets = Self.contentInsets(configuration)
    // Room between the image and the title, at the end of both.
    if let padding = configuration.number("imagePadding"), face.image != nil, face.title != nil {
      button.contentInsets.right += padding
      button.titleInsets = Insets(top: 0, left: padding, bottom: 0, right: -padding)
    }
    view.kind = .button(button)
  }

  private static func style(_ name: String?) -> ButtonConfiguration.Style {
    switch name {
    case "filled", "borderedProminent": .filled
    case "tinted", "borderedTinted": .tinted
    case "gray", "bordered": .gray
    default: .plain
    }
  }

  /// The title's font: `body` unless the file names another.
  private func titleFont(_ configuration: XMLElement) -> FontDescription {
    guard let element = configuration.child("fontDescription", key: "titleFontDescription"),
      var font = font(configuration)
    else { return FontDescription(.style(.body)) }
    // A size of nothing is that of the standard font.
    if element.number("pointSize") == 0 { font.size = 17 }
    return font
  }

  /// The insets that the file has, else UIKit's for a configuration of medium size, in points.
  private static func contentInsets(_ configuration: XMLElement) -> Insets {
    if let explicit = configuration.child("directionalEdgeInsets", key: "contentInsets") {
      return Insets(
        top: explicit.number("top") ?? 0, left: explicit.number("leading") ?? 0,
        bottom: explicit.number("bottom") ?? 0, right: explicit.number("trailing") ?? 0)
    }
    let size = configuration["buttonSize"].flatMap(ButtonConfiguration.ControlSize.init)
    return (size ?? .medium).contentInsets
  }

  /// The radius of a corner style; the file's word for the standard one is no word at all.
  private static func cornerRadius(_ style: String?) -> Double {
    let style = style.flatMap(ButtonConfiguration.CornerStyle.init) ?? .dynamic
    return style.cornerRadius(of: ButtonConfiguration.standardCornerRadius)
  }
}
