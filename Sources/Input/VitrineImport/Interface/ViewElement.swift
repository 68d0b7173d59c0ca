/// The names of the elements that are views.
package enum ViewElement {
  /// The views of UIKit, each of which has a reader.
  static let known = Set(InterfaceLowering.readers.keys)

  /// The views that are laid out and drawn as boxes.
  static let boxes: Set<String> = [
    "mapView", "webView", "wkWebView", "navigationBar", "toolbar", "tabBar", "glkView", "mtkView",
    "arscnView", "sceneKitView", "skView", "SCNView", "customView",
  ]

  /// The views that only AppKit has.
  private static let appKit: Set<String> = [
    "clipView", "scroller", "tableCellView", "tableHeaderView", "outlineView", "box", "gridView",
    "tabView", "splitView", "popUpButton", "secureTextField", "searchField", "comboBox",
    "tokenField", "progressIndicator", "pathControl", "colorWell", "levelIndicator", "browser",
    "openGLView", "pdfView", "matrix", "ruleEditor",
  ]

  /// Returns true if an element with this name is a view.
  package static func isView(_ name: String) -> Bool {
    known.contains(name) || boxes.contains(name) || appKit.contains(name)
  }
}
