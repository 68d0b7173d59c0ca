import VitrineBase
import VitrineGraphics

// In AppKit's files, a control contains a cell with its content. Each view is rewritten as the element
// that UIKit's files would have for it, so that the same code lowers both. Frames, constraints and
// subviews are lowered from the original element (`InterfaceLowering+AppKitLayout`).

/// The views of AppKit in UIKit's format.
enum AppKitViews {
  /// Returns the element that UIKit's files would have for a view.
  ///
  /// `images` has the stored sizes of images.
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

  /// Returns a scrolling view without its scrollers, which are hidden until it scrolls.
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

  /// Returns a box as a view, with its fill if it has one.
  private static func box(_ element: XMLElement) -> XMLElement {
    var copy = renamed(element, "view")
    copy.children.removeAll { $0.name == "userDefinedRuntimeAttributes" }
    guard element["boxType"] == "custom" else { return copy }
    if let fill = element.child("color", key: "fillColor"), element.bool("transparent") != true {
      copy.children.append(fill.keyed("backgroundColor"))
    }
    return copy
  }

  /// Returns an image view with the image and scaling of its cell.
  private static func image(
    _ element: XMLElement, _ images: [String: Size]
  ) -> XMLElement {
    var copy = element
    guard let cell = element.child(key: "cell") else { return copy }
    copy.attributes["image"] = element["image"] ?? cell["image"]
    copy.attributes["contentMode"] = contentMode(cell, element, images: images)
    copy.children.removeAll { $0["key"] == "cell" }
    if let tint = element.child("color", key: "contentTintColor") {
      copy.children.append(tint.keyed("tintColor"))
    }
    return copy
  }

  /// Returns the content mode, which centers a small image that can only shrink.
  private static func contentMode(
    _ cell: XMLElement, _ element: XMLElement, images: [String: Size]
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

  /// Returns a progress bar, or an activity indicator for the spinning style.
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

  /// Returns a slider or stepper with both names of its limits, because UIKit's files use one each.
  private static func ranged(_ element: XMLElement) -> XMLElement {
    var copy = element
    guard let cell = element.child(key: "cell") else { return copy }
    let least = cell["minValue"] ?? "0"
    // AppKit's default range is 0 to 1 for a slider and 0 to 59 for a stepper.
    let most = cell["maxValue"] ?? (element.name == "slider" ? "1" : "59")
    copy.attributes["minValue"] = least
    copy.attributes["maxValue"] = most
    copy.attributes["minimumValue"] = least
    copy.attributes["maximumValue"] = most
    copy.attributes["value"] = cell["doubleValue"] ?? "0"
    copy.children.removeAll { $0["key"] == "cell" }
    return copy
  }

  /// Returns a segmented control with titles.
  ///
  /// AppKit can select several segments, of which the last is shown.
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
  /// Returns the element with another key.
  func keyed(_ key: String?) -> XMLElement {
    var copy = self
    copy.attributes["key"] = key
    return copy
  }
}
