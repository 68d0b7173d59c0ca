import VitrineGraphics

/// Colours in every form that Interface Builder has written.
enum InterfaceColor {
  static func read(_ element: XMLElement, _ named: [String: Color]) -> Color? {
    if let name = element["name"], let color = named[name] { return color }
    if let name = element["systemColor"], let color = named[name] ?? system[name] { return color }
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return Color(white: white, alpha: alpha) }
    if let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    {
      return Color(red: red, green: green, blue: blue, alpha: alpha)
    }
    if let name = element["cocoaTouchSystemColor"] { return system[name] }
    return nil
  }

  /// UIKit's system colours of iOS 10 (docs/PLATFORM.md, "Control colours").
  private static let system: [String: Color] = [
    "darkTextColor": .black, "lightTextColor": Color(white: 1, alpha: 0.6),
    "groupTableViewBackgroundColor": Color(hex: 0xEFEFF4),
    "tableCellGroupedBackgroundColor": .white,
    "viewFlipsideBackgroundColor": Color(hex: 0x1F2124),
    "scrollViewTexturedBackgroundColor": Color(hex: 0x6F7178),
    "systemBackgroundColor": .white, "labelColor": .black,
    "secondaryLabelColor": Color(hex: 0x3C3C43, alpha: 0.6),
    "systemBlueColor": Color(hex: 0x007AFF), "systemRedColor": Color(hex: 0xFF3B30),
    "systemGreenColor": Color(hex: 0x34C759), "systemOrangeColor": Color(hex: 0xFF9500),
    "systemGrayColor": Color(hex: 0x8E8E93), "linkColor": Color(hex: 0x007AFF),
  ]
}
