import VitrineBase

/// The fonts of AppKit's cells in UIKit's format.
enum AppKitFont {
  /// The sizes of the fonts with a role, such as `NSFont.systemFontSize`, in points.
  private static let sizes: [String: Double] = [
    "system": 13, "systemBold": 13, "smallSystem": 11, "smallSystemBold": 11, "miniSystem": 9,
    "miniSystemBold": 9, "message": 13, "menu": 13, "label": 10, "toolTip": 11, "cellTitle": 12,
    "controlContent": 12, "titleBar": 13, "palette": 12, "user": 12, "fixedUser": 11,
  ]

  private static let weights = [
    "UltraLight", "Thin", "Light", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]

  static func description(_ font: XMLElement) -> XMLElement {
    var copy = XMLElement(name: "fontDescription", location: font.location)
    copy.attributes["key"] = "fontDescription"
    let role = font["metaFont"]
    let size = font.number("size") ?? role.flatMap { sizes[$0] } ?? 13
    copy.attributes["pointSize"] = "\(size)"
    // A name with a leading dot is the system font.
    let name = role ?? font["name"] ?? ""
    if role == nil, !name.hasPrefix(".") {
      copy.attributes["name"] = font["name"]
      return copy
    }
    copy.attributes["type"] = "system"
    if role == "fixedUser" {
      copy.attributes["name"] = "Menlo-Regular"
    } else if let weight = weights.first(where: { name.hasSuffix($0) }) {
      copy.attributes["weight"] = weight.prefix(1).lowercased() + weight.dropFirst()
    }
    return copy
  }
}
