/// Which elements are views.
package enum ViewElement {
  static let known: Set<String> = [
    "view", "label", "button", "imageView", "stackView", "visualEffectView", "switch", "slider",
    "stepper", "segmentedControl", "progressView", "activityIndicatorView", "pageControl",
    "textField", "searchBar", "textView", "datePicker", "pickerView", "scrollView", "tableView",
    "tableViewCell", "tableViewCellContentView", "collectionView", "collectionViewCell",
    "collectionViewCellContentView", "collectionReusableView", "containerView", "control",
  ]

  /// Views that are laid out and drawn as boxes.
  static let boxes: Set<String> = [
    "mapView", "webView", "wkWebView", "navigationBar", "toolbar", "tabBar", "glkView", "mtkView",
    "arscnView", "sceneKitView", "skView", "SCNView", "customView",
  ]

  /// Views that only AppKit has.
  private static let mac: Set<String> = [
    "clipView", "scroller", "tableCellView", "tableHeaderView", "outlineView", "box", "gridView",
    "tabView", "splitView", "popUpButton", "secureTextField", "searchField", "comboBox",
    "tokenField", "progressIndicator", "pathControl", "colorWell", "levelIndicator", "browser",
    "openGLView", "pdfView", "matrix", "ruleEditor",
  ]

  package static func isView(_ name: String) -> Bool {
    known.contains(name) || boxes.contains(name) || mac.contains(name)
  }
}
