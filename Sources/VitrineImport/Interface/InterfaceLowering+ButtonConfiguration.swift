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
    let tint = view.style.tintColor ?? Color(hex: 0x007AFF)
    let base = color(configuration, "baseBackgroundColor")
    let explicit = color(configuration, "baseForegroundColor")
    switch configuration["style"] {
    case "filled", "borderedProminent":
      view.style.backgroundColor = base ?? tint
      face.titleColor = explicit ?? .white
    case "tinted", "borderedTinted":
      // The shares of the tint and of gray are those of UIKit's fill colors.
      view.style.backgroundColor = (base ?? tint).withAlpha(0.15)
      face.titleColor = explicit
    case "gray", "bordered":
      view.style.backgroundColor = base ?? Color(hex: 0x787880, alpha: 0.16)
      face.titleColor = explicit
    default: face.titleColor = explicit
    }
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

  /// The title's font: `body` unless the file names another.
  ///
  /// Xcode 13's canvas set it at the smallest text size, 14 points (6 buttons of 2 repositories; those
  /// of later versions have 17).
  private func titleFont(_ configuration: XMLElement) -> FontDescription {
    guard let element = configuration.child("fontDescription", key: "titleFontDescription"),
      var font = font(configuration)
    else {
      let isOfXcode13 = (18_900..<20_500).contains(document.toolsVersion)
      return traits.isDesignTime && isOfXcode13 ? .system(14) : FontDescription(.style(.body))
    }
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
    return Insets(top: 7, left: 12, bottom: 7, right: 12)
  }

  /// The radius in points; a capsule's is cut to half of the height when it is painted.
  private static func cornerRadius(_ style: String?) -> Double {
    switch style {
    case "fixed", "small": 4
    case "large": 8
    case "capsule": 1000
    default: 5.95
    }
  }
}
