import VitrineBase
import VitrineGraphics

extension InterfaceLowering {
  /// Lists the unsupported elements and runtime attributes of a scene's views, each once.
  mutating func checkVocabulary() {
    var listed = Set(unsupported)
    func list(_ element: XMLElement, _ name: String, in owner: String) {
      let entry = UnsupportedElement(
        element: name, id: element["id"] ?? owner, line: element.location.line)
      if listed.insert(entry).inserted { unsupported.append(entry) }
    }
    func check(_ element: XMLElement, _ owner: String) {
      if element.name == "userDefinedRuntimeAttribute", let path = element["keyPath"] {
        if !Self.runtimeAttributes.contains(path) {
          list(element, "userDefinedRuntimeAttribute \(path)", in: owner)
        }
        return
      }
      if document.isAppKit, Self.isPartOfControl(element) { return }
      let isInSubviews = items[element["id"] ?? ""] != nil
      if !isInSubviews, !ViewElement.isView(element.name), !Self.elements.contains(element.name) {
        return list(element, element.name, in: owner)
      }
      if Self.silent.contains(element.name) { return }
      for child in element.children { check(child, element["id"] ?? owner) }
    }
    for child in root.view.children { check(child, root.view["id"] ?? "") }
    // The list is in file order.
    unsupported.sort { ($0.line, $0.element) < ($1.line, $1.element) }
  }

  /// The elements whose content has no appearance, or is read by other code.
  private static let silent: Set<String> = [
    "connections", "gestureRecognizers", "accessibility", "textInputTraits", "constraints",
    "variation", "resources", "attributedString", "navigationItem", "wkWebViewConfiguration",
    "userComments", "dataDetectorType", "animations", "items",
  ]

  /// The elements inside views that are read, or that have no appearance in a widget at rest.
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

  /// Returns true for an element of AppKit's views that is read or has no appearance at rest.
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
