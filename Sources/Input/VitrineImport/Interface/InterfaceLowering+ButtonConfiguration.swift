import VitrineGraphics
import VitrineLayout

/// Buttons of iOS 15, which Xcode 13 and later write by default.
///
/// A `buttonConfiguration` has a style, a title and an image, which override the button's states.
extension InterfaceLowering {
  /// Replaces a button's faces by its configuration.
  ///
  /// Colors follow the style and the tint.
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
    // The padding between the image and the title is added at the trailing edge of both.
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

  /// Returns the title's font, which is `body` unless the file names another.
  private func titleFont(_ configuration: XMLElement) -> FontDescription {
    guard let element = configuration.child("fontDescription", key: "titleFontDescription"),
      var font = font(configuration)
    else { return FontDescription(.style(.body)) }
    // A size of 0 means the size of the standard font.
    if element.number("pointSize") == 0 { font.size = 17 }
    return font
  }

  /// Returns the stored insets in points, or UIKit's insets for a configuration of medium size.
  private static func contentInsets(_ configuration: XMLElement) -> Insets {
    if let explicit = configuration.child("directionalEdgeInsets", key: "contentInsets") {
      return Insets(
        top: explicit.number("top") ?? 0, left: explicit.number("leading") ?? 0,
        bottom: explicit.number("bottom") ?? 0, right: explicit.number("trailing") ?? 0)
    }
    let size = configuration["buttonSize"].flatMap(ButtonConfiguration.ControlSize.init)
    return (size ?? .medium).contentInsets
  }

  /// Returns the radius of a corner style, which is the dynamic style if the file has none.
  private static func cornerRadius(_ style: String?) -> Double {
    let style = style.flatMap(ButtonConfiguration.CornerStyle.init) ?? .dynamic
    return style.cornerRadius(of: ButtonConfiguration.standardCornerRadius)
  }
}
