import VitrineGraphics
import VitrineLayout

extension InterfaceLowering {
  /// How AppKit draws a button; nil for one of UIKit.
  func appKitLook(_ element: XMLElement) -> AppKitLook? {
    guard let style = element["appKitStyle"].flatMap(AppKitLook.Style.init(rawValue:)) else {
      return nil
    }
    var look = AppKitLook(style)
    look.isOn = element["appKitState"] == "on"
    look.imagePosition = element["imagePosition"].flatMap(AppKitLook.ImagePosition.init(rawValue:))
    return look
  }

  /// Gives a button's title the color that its look has in this appearance.
  func colorAppKitTitle(_ button: inout Button) {
    guard button.faces[.normal]?.titleColor == nil else { return }
    let isInline = button.appKit?.style == .inline
    button.faces[.normal]?.titleColor = isInline ? .white : colors["labelColor"]
    button.faces[.disabled, default: Button.Face()].titleColor = colors["disabledControlTextColor"]
  }

  /// Sizes of AppKit's views: texts are measured, controls have the size that the file stores, as
  /// they depend on more versions of the system than a file tells.
  func useAppKitSize(_ element: XMLElement, _ view: inout View) {
    let usesNewMetrics = document.toolsVersion >= 17_000
    view.alignmentInsets = AppKitAlignment.insets(of: element, usesNewMetrics: usesNewMetrics)
    guard let frame = view.frame else { return }
    let insets = view.alignmentInsets ?? .zero
    let width = IntrinsicDimension.fixed(max(0, frame.width - insets.left - insets.right))
    let height = IntrinsicDimension.fixed(max(0, frame.height - insets.top - insets.bottom))
    switch view.kind {
    case .button, .segments, .stepper, .toggle, .activity:
      view.intrinsicWidth = width
      view.intrinsicHeight = height
    case .textField, .searchBar, .slider, .progress:
      view.intrinsicWidth = .none
      view.intrinsicHeight = height
    case .label where traits.intrinsicSource == .stored:
      view.intrinsicWidth = width
      view.intrinsicHeight = height
    default:
      if element["appKitBox"] == "separator" {
        view.intrinsicHeight = height
      } else if element["appKitBox"] == "verticalSeparator" {
        view.intrinsicWidth = width
      }
    }
  }
}
