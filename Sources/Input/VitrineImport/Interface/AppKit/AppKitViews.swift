import VitrineBase
import VitrineGraphics

// AppKit's files keep what a control shows in a cell inside of it. Here a view gets the element that
// UIKit's files would have for it, so that both are lowered by the same code; frames, constraints and
// subviews stay those of the file (`InterfaceLowering+AppKitLayout`).

/// The views of AppKit in the words of UIKit's files.
enum AppKitViews {
  /// What a view shows; `images` are the sizes that the file stores.
  static func drawn(_ element: XMLElement, _ images: [String: Size]) -> XMLElement {
    switch element.name {
    case "customView", "visualEffectView", "tableCellView", "splitView", "customControl",
      "scroller",
      "tableHeaderView", "gridView", "tabView":
      return renamed(element, "view")
    case "textField", "secureTextField", "comboBox", "tokenField", "datePicker":
      return AppKitTexts.field(element)
    case "searchField": return AppKitTexts.search(element)
    case "textView": return AppKitTexts.textView(element)
    case "button": return AppKitButtons.button(element)
    case "popUpButton": return AppKitButtons.popUp(element)
    case "imageView": return image(element, images)
    case "box": return box(element)
    case "scrollView", "clipView", "tableView", "outlineView", "collectionView":
      return scroll(element)
    case "progressIndicator": return progress(element)
    case "slider", "stepper": return ranged(element)
    case "segmentedControl": return segments(element)
    case "switch":
      var copy = element
      copy.attributes["on"] = element["on"] ?? (element["state"] == "on" ? "YES" : "NO")
      return copy
    default: return element
    }
  }

  static func renamed(_ element: XMLElement, _ name: String) -> XMLElement {
    var copy = element
    copy.name = name
    return copy
  }

  /// Views that scroll show their content and no scrollers until somebody scrolls.
  private static func scroll(_ element: XMLElement) -> XMLElement {
    var copy = renamed(element, "view")
    if ["scrollView", "clipView"].contains(element.name) {
      copy.attributes["clipsSubviews"] = "YES"
    }
    if element.bool("drawsBackground") == false {
      copy.children.removeAll { $0["key"] == "backgroundColor" }
    }
    return copy
  }

  /// A box of its own fill, as a filled view.
  private static func box(_ element: XMLElement) -> XMLElement {
    var copy = renamed(element, "view")
    copy.children.removeAll { $0.name == "userDefinedRuntimeAttributes" }
    guard element["boxType"] == "custom" else { return copy }
    if let fill = element.child("color", key: "fillColor"), element.bool("transparent") != true {
      copy.children.append(fill.keyed("backgroundColor"))
    }
    return copy
  }

  /// An image view: the image and how it is scaled are the cell's.
  private static func image(
    _ element: XMLElement, _ images: [String: Size]
  ) -> XMLElement {
    var copy = element
    guard let cell = element.child(key: "cell") else { return copy }
    copy.attributes["image"] = element["image"] ?? cell["image"]
    copy.attributes["contentMode"] = contentMode(cell, element, images)
    copy.children.removeAll { $0["key"] == "cell" }
    if let tint = element.child("color", key: "contentTintColor") {
      copy.children.append(tint.keyed("tintColor"))
    }
    return copy
  }

  /// An image that only shrinks is centered where it fits.
  private static func contentMode(
    _ cell: XMLElement, _ element: XMLElement, _ images: [String: Size]
  ) -> String {
    switch cell["imageScaling"] {
    case "axesIndependently": return "scaleToFill"
    case "proportionallyUpOrDown": return "scaleAspectFit"
    case "none": return "center"
    default:
      let frame = element.child("rect", key: "frame")
      guard let size = cell["image"].flatMap({ images[$0] }),
        let width = frame?.number("width"), let height = frame?.number("height")
      else { return "scaleAspectFit" }
      return size.width <= width && size.height <= height ? "center" : "scaleAspectFit"
    }
  }

  /// A bar as a share of its range, or the spinning kind as an activity indicator, which turns.
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

  /// Sliders and steppers: both spellings of the limits are written, since UIKit's files use one
  /// each.
  private static func ranged(_ element: XMLElement) -> XMLElement {
    var copy = element
    guard let cell = element.child(key: "cell") else { return copy }
    let least = cell["minValue"] ?? "0"
    // AppKit's defaults when a range isn't written: 0 to 1 for a slider, up to 59 for a stepper.
    let most = cell["maxValue"] ?? (element.name == "slider" ? "1" : "59")
    copy.attributes["minValue"] = least
    copy.attributes["maxValue"] = most
    copy.attributes["minimumValue"] = least
    copy.attributes["maximumValue"] = most
    copy.attributes["value"] = cell["doubleValue"] ?? "0"
    copy.children.removeAll { $0["key"] == "cell" }
    return copy
  }

  /// The segments with their titles; several may be selected in AppKit, of which the last shows.
  private static func segments(_ element: XMLElement) -> XMLElement {
    var copy = element
    guard let cell = element.child(key: "cell") else { return copy }
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
