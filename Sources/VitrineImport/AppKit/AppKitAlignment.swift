import VitrineGraphics

/// From the frames of AppKit's controls to their alignment rectangles, which constraints place.
///
/// Measured of what Interface Builder stored in 71 files: a constraint's constant and the frame of the
/// control differ by these (docs/PLATFORM.md, "AppKit").
enum AppKitAlignment {
  static func insets(of element: XMLElement, usesNewMetrics: Bool) -> Insets? {
    switch element.name {
    case "label": return Insets(top: 0, left: 2, bottom: 0, right: 2)
    case "button":
      switch element["appKitStyle"] {
      case "push":
        let side = usesNewMetrics ? 7.0 : 6
        return Insets(top: usesNewMetrics ? 5 : 4, left: side, bottom: 7, right: side)
      case "popUp", "pullDown":
        let side = usesNewMetrics ? 4.0 : 3
        return Insets(top: 1, left: side, bottom: 4, right: side)
      case "check" where element["controlSize"] == "small":
        return Insets(top: 1, left: 1, bottom: 1, right: 0)
      case "check", "radio":
        let edge = usesNewMetrics ? 1.0 : 2
        return Insets(top: edge, left: 2, bottom: edge, right: 0)
      default: return nil
      }
    case "view":
      switch element["appKitBox"] {
      case "separator": return Insets(top: 2, left: 0, bottom: 2, right: 0)
      case "verticalSeparator": return Insets(top: 0, left: 2, bottom: 0, right: 2)
      default: return nil
      }
    // The insets of UIKit's controls don't hold.
    case "switch", "slider", "segmentedControl": return .zero
    default: return nil
    }
  }
}
