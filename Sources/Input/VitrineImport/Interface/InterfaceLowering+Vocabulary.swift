import VitrineBase
import VitrineGraphics

extension InterfaceLowering {
  /// Lists the unsupported parts of a scene's views, each once: elements, and attributes
  /// that only a running program would set.
  mutating func checkVocabulary() {
    var listed = Set(unsupported)
    func list(_ element: XMLElement, _ name: String, _ owner: String) {
      let entry = UnsupportedElement(
        element: name, id: element["id"] ?? owner, line: element.location.line)
      if listed.insert(entry).inserted { unsupported.append(entry) }
    }
    func check(_ element: XMLElement, _ owner: String) {
      if element.name == "userDefinedRuntimeAttribute", let path = element["keyPath"] {
        if !Self.runtimeAttributes.contains(path) {
          list(element, "userDefinedRuntimeAttribute \(path)", owner)
        }
        return
      }
      if document.isAppKit, Self.isPartOfControl(element) { return }
      let isInSubviews = items[element["id"] ?? ""] != nil
      if !isInSubviews, !ViewElement.isView(element.name), !Self.elements.contains(element.name) {
        return list(element, element.name, owner)
      }
      if Self.silent.contains(element.name) { return }
      for child in element.children { check(child, element["id"] ?? owner) }
    }
    for child in root.view.children { check(child, root.view["id"] ?? "") }
    // The list is in the order of the file.
    unsupported.sort { ($0.line, $0.element) < ($1.line, $1.element) }
  }

  /// Elements whose content has no look, or is read where it is needed.
  private static let silent: Set<String> = [
    "connections", "gestureRecognizers", "accessibility", "textInputTraits", "constraints",
    "variation", "resources", "attributedString", "navigationItem", "wkWebViewConfiguration",
    "userComments", "dataDetectorType", "animations", "items",
  ]

  /// Elements inside views that are read, or that have no look when a widget is at rest.
  private static let elements: Set<String> = silent.union([
    "rect", "frame", "autoresizingMask", "constraint", "subviews", "color", "fontDescription",
    "string", "mutableString", "nil", "state", "viewLayoutGuide", "viewControllerLayoutGuide",
    "layoutGuides", "inset", "edgeInsets", "directionalEdgeInsets", "segments", "segment",
    "blurEffect", "vibrancyEffect", "prototypes", "sections", "tableViewSection", "cells", "size",
    "point", "date", "timeZone", "locale", "calendarIdentifier", "userDefinedRuntimeAttributes",
    "userDefinedRuntimeAttribute", "exclude", "include", "mask", "collectionViewFlowLayout",
    "simulatedMetricsContainer", "simulatedOrientationMetrics", "simulatedScreenMetrics",
    "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics", "simulatedTabBarMetrics",
    "simulatedToolbarMetrics", "freeformSimulatedSizeMetrics", "scopeButtonTitles",
    "refreshControl",
    "font", "metafont", "buttonConfiguration", "backgroundConfiguration",
    "modalFormSheetSimulatedSizeMetrics", "integer", "real", "bool", "array", "bounds",
    "preferredContentSize",
  ])

  /// Elements of AppKit's views that are read, or that have no look when a widget is at rest.
  private static func isPartOfControl(_ element: XMLElement) -> Bool {
    element["key"] == "cell" || element.name.hasSuffix("Cell")
      || appKitElements.contains(element.name)
  }

  private static let appKitElements: Set<String> = [
    "gridRow", "gridColumn", "rows", "columns", "gridCells", "beginningViews", "middleViews",
    "endViews", "prototypeCellViews", "tableColumn", "tabViewItems", "tabViewItem",
    "behavior", "visibilityPriorities", "customSpacing", "tableViewGridLines", "cell",
    "tableColumns", "scroller", "allowedInputSourceLocales", "tableHeaderView", "dragTypes",
    "numberFormatter", "dateFormatter", "sliderCell", "progressIndicator", "customConstraints",
    "windowStyleMask", "shadow", "viewLayoutGuide", "textStorage",
  ]

  private static let runtimeAttributes: Set<String> = [
    "layer.cornerRadius", "cornerRadius", "layer.borderWidth", "borderWidth", "borderColor",
    "layer.masksToBounds", "clipsToBounds", "accessibilityIdentifier", "accessibilityLabel",
  ]
}
