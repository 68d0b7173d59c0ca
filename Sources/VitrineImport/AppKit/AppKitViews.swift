import VitrineBase

/// The views of AppKit in the words of UIKit's files.
enum AppKitViews {
  /// Whether an object of a file is a view that stands for itself.
  static func isRoot(_ element: XMLElement) -> Bool {
    switch element.name {
    case "view", "customView", "visualEffectView", "scrollView", "tableCellView", "box",
      "stackView",
      "tabView", "splitView":
      true
    default: false
    }
  }

  /// One view; its subviews are translated by the caller.
  static func translated(_ element: XMLElement, _ translation: AppKitTranslation) -> XMLElement {
    switch element.name {
    case "view", "customView", "visualEffectView", "tableCellView", "splitView", "customControl",
      "scroller", "tableHeaderView":
      return renamed(element, "view")
    case "textField", "secureTextField", "comboBox", "tokenField", "datePicker":
      return AppKitTexts.field(element)
    case "searchField": return AppKitTexts.search(element)
    case "textView": return AppKitTexts.textView(element)
    case "button": return AppKitButtons.button(element)
    case "popUpButton": return AppKitButtons.popUp(element)
    case "imageView": return image(element, translation)
    case "stackView": return stack(element)
    case "box": return AppKitBoxes.box(element)
    case "scrollView", "clipView": return scroll(element)
    case "tableView", "outlineView": return table(element)
    case "gridView": return grid(element)
    case "tabView": return tabs(element)
    case "progressIndicator": return progress(element)
    case "slider", "stepper": return ranged(element)
    case "segmentedControl": return segments(element)
    case "switch":
      var copy = element
      copy.attributes["on"] = element["state"] == "on" ? "YES" : "NO"
      return copy
    default: return element
    }
  }

  static func renamed(_ element: XMLElement, _ name: String) -> XMLElement {
    var copy = element
    copy.name = name
    return copy
  }

  /// The views under some elements, as subviews of one view.
  static func holding(_ views: [XMLElement], _ element: XMLElement, as name: String) -> XMLElement {
    var copy = renamed(element, name)
    copy.children.removeAll { $0.name == "subviews" }
    if !views.isEmpty {
      copy.children.append(
        XMLElement(name: "subviews", children: views, location: element.location))
    }
    return copy
  }

  private static func image(
    _ element: XMLElement, _ translation: AppKitTranslation
  ) -> XMLElement {
    var copy = element
    guard let cell = element.child(key: "cell") else { return copy }
    copy.attributes["cell"] = cell["id"]
    copy.attributes["image"] = cell["image"]
    copy.attributes["contentMode"] = contentMode(cell, element, translation)
    copy.children.removeAll { $0["key"] == "cell" }
    if let tint = element.child("color", key: "contentTintColor") {
      copy.children.append(tint.keyed("tintColor"))
    }
    return copy
  }

  /// An image that only shrinks is centered where it fits.
  private static func contentMode(
    _ cell: XMLElement, _ element: XMLElement, _ translation: AppKitTranslation
  ) -> String {
    switch cell["imageScaling"] {
    case "axesIndependently": return "scaleToFill"
    case "proportionallyUpOrDown": return "scaleAspectFit"
    case "none": return "center"
    default:
      let frame = element.child("rect", key: "frame")
      guard let size = cell["image"].flatMap({ translation.imageSizes[$0] }),
        let width = frame?.number("width"), let height = frame?.number("height")
      else { return "scaleAspectFit" }
      return size.width <= width && size.height <= height ? "center" : "scaleAspectFit"
    }
  }

  private static func stack(_ element: XMLElement) -> XMLElement {
    let groups = ["subviews", "beginningViews", "middleViews", "endViews"]
    let views = groups.flatMap { element.child($0)?.children ?? [] }
    var copy = holding(views, element, as: "stackView")
    copy.children.removeAll { groups.dropFirst().contains($0.name) }
    let isVertical = element["orientation"] == "vertical"
    copy.attributes["axis"] = isVertical ? "vertical" : "horizontal"
    copy.attributes["spacing"] = element["spacing"] ?? "8"
    let isSpread =
      element["distribution"] == nil && element.child("endViews")?.children.isEmpty == false
      && element.child("beginningViews")?.children.isEmpty == false
    copy.attributes["distribution"] =
      element["distribution"] ?? (isSpread ? "equalSpacing" : "fill")
    switch element["alignment"] {
    case "centerY", "centerX", nil: copy.attributes["alignment"] = "center"
    case "width", "height": copy.attributes["alignment"] = "fill"
    case "baseline": copy.attributes["alignment"] = "lastBaseline"
    default: break
    }
    for index in copy.children.indices where copy.children[index]["key"] == "edgeInsets" {
      copy.children[index].attributes["key"] = "layoutMargins"
      for side in ["top", "left", "bottom", "right"]
      where copy.children[index][side] == nil {
        copy.children[index].attributes[side] = "0"
      }
    }
    return copy
  }

  /// A scroll view shows what its clip view shows; scrollers are empty until somebody scrolls.
  private static func scroll(_ element: XMLElement) -> XMLElement {
    let keys = ["contentView", "headerView", "horizontalScroller", "verticalScroller"]
    let parts = element.children.filter { $0["key"].map(keys.contains) ?? false }
    let views = parts + (element.child("subviews")?.children ?? [])
    var copy = holding(
      views.map { $0.keyed(nil) }, element, as: "view")
    copy.children.removeAll {
      $0["key"].map(keys.contains) ?? false
    }
    copy.attributes["clipsSubviews"] = "YES"
    copy.attributes["appKitBox"] = nil
    if element.bool("drawsBackground") == false {
      copy.children.removeAll { $0["key"] == "backgroundColor" }
    }
    return copy
  }

  /// The prototypes of a table's rows, which the editor places one under the other.
  private static func table(_ element: XMLElement) -> XMLElement {
    let columns = element.child("tableColumns")?.children ?? []
    let views = columns.flatMap { $0.child("prototypeCellViews")?.children ?? [] }
    var copy = holding(views, element, as: "view")
    copy.children.removeAll { $0.name == "tableColumns" || $0["key"] == "gridColor" }
    return copy
  }

  /// The cells of a grid stay where the file stores them.
  private static func grid(_ element: XMLElement) -> XMLElement {
    var views: [XMLElement] = []
    func collect(_ part: XMLElement) {
      for child in part.children {
        if child["key"] == "contentView" {
          var view = child.keyed(nil)
          view.attributes["fixedFrame"] = "YES"
          views.append(view)
        } else {
          collect(child)
        }
      }
    }
    for name in ["rows", "columns", "gridCells"] {
      if let part = element.child(name) { collect(part) }
    }
    var copy = holding(views, element, as: "view")
    copy.children.removeAll { ["rows", "columns", "gridCells"].contains($0.name) }
    return copy
  }

  /// The first page of a tab view.
  private static func tabs(_ element: XMLElement) -> XMLElement {
    let page = element.child("tabViewItems")?.children.first?.child(key: "view")
    var copy = holding(page.map { [$0.keyed(nil)] } ?? [], element, as: "view")
    copy.children.removeAll { $0.name == "tabViewItems" || $0.name == "font" }
    return copy
  }

  private static func progress(_ element: XMLElement) -> XMLElement {
    if element["style"] == "spinning" {
      var copy = renamed(element, "activityIndicatorView")
      copy.attributes["style"] = "gray"
      copy.attributes["animating"] = "YES"
      return copy
    }
    var copy = renamed(element, "progressView")
    let least = element.number("minValue") ?? 0
    let most = element.number("maxValue") ?? 100
    let value = element.number("doubleValue") ?? 0
    copy.attributes["progress"] = "\(most > least ? (value - least) / (most - least) : 0)"
    copy.attributes["style"] = nil
    return copy
  }

  private static func ranged(_ element: XMLElement) -> XMLElement {
    var copy = element
    guard let cell = element.child(key: "cell") else { return copy }
    copy.attributes["cell"] = cell["id"]
    let least = cell["minValue"] ?? "0"
    let most = cell["maxValue"] ?? (element.name == "slider" ? "1" : "59")
    copy.attributes["minValue"] = least
    copy.attributes["maxValue"] = most
    copy.attributes["minimumValue"] = least
    copy.attributes["maximumValue"] = most
    copy.attributes["value"] = cell["doubleValue"] ?? "0"
    copy.children.removeAll { $0["key"] == "cell" }
    return copy
  }

  private static func segments(_ element: XMLElement) -> XMLElement {
    var copy = element
    guard let cell = element.child(key: "cell") else { return copy }
    copy.attributes["cell"] = cell["id"]
    copy.children.removeAll { $0["key"] == "cell" }
    var list = XMLElement(name: "segments", location: element.location)
    for (index, segment) in (cell.child("segments")?.children ?? []).enumerated() {
      var part = XMLElement(name: "segment", location: segment.location)
      part.attributes["title"] = segment["label"] ?? ""
      list.children.append(part)
      if segment.bool("selected") == true {
        copy.attributes["selectedSegmentIndex"] = "\(index)"
      }
    }
    if copy["selectedSegmentIndex"] == nil { copy.attributes["selectedSegmentIndex"] = "-1" }
    copy.children.append(list)
    return copy
  }
}

extension XMLElement {
  /// The same element under another key.
  func keyed(_ key: String?) -> XMLElement {
    var copy = self
    copy.attributes["key"] = key
    return copy
  }
}
