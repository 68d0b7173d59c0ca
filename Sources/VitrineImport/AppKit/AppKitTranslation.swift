import VitrineBase

// AppKit's files keep what a control shows in a cell inside of it and count y from the bottom. This
// turns a file into the vocabulary of UIKit's files, right after it is read: every later step (texts,
// data, differences, conversion, rules) then works on both. Views keep their ids, and the id of a cell
// stays with its view, as translations name cells.

/// Turns an AppKit document into the elements and coordinates of UIKit's.
struct AppKitTranslation {
  /// The sizes of images that the file stores, by name.
  private(set) var imageSizes: [String: (width: Double, height: Double)] = [:]
  let usesNewMetrics: Bool

  /// Whether a document is one of AppKit's.
  static func applies(to root: XMLElement) -> Bool { root["targetRuntime"] == "MacOSX.Cocoa" }

  /// The document with all views translated.
  static func translated(_ root: XMLElement) -> XMLElement {
    let tools = root["toolsVersion"].flatMap { Int($0.prefix { $0 != "." }) } ?? 0
    // Controls of macOS 11 came with Xcode 12.
    var translation = AppKitTranslation(usesNewMetrics: tools >= 17_000)
    for image in root.child("resources")?.children ?? [] where image.name == "image" {
      if let name = image["name"], let width = image.number("width"),
        let height = image.number("height")
      {
        translation.imageSizes[name] = (width, height)
      }
    }
    return translation.document(root)
  }

  private init(usesNewMetrics: Bool) { self.usesNewMetrics = usesNewMetrics }

  /// Goes down to the views: objects of a xib, controllers of a storyboard's scenes.
  private func document(_ element: XMLElement) -> XMLElement {
    var copy = element
    copy.children = element.children.map { child in
      if AppKitViews.isRoot(child) { return root(child) }
      switch child.name {
      case "scenes", "scene", "objects", "viewController", "window", "customObject",
        "windowController", "pagecontroller", "collectionViewItem", "splitViewController",
        "tabViewController", "customPlaceholder":
        return document(child)
      default: return child
      }
    }
    return copy
  }

  private func root(_ element: XMLElement) -> XMLElement {
    var copy = view(element, in: nil)
    for index in copy.children.indices where copy.children[index]["key"] == "frame" {
      copy.children[index].attributes["x"] = "0.0"
      copy.children[index].attributes["y"] = "0.0"
    }
    return copy
  }

  /// A view, whose frame counts from the top of a parent as high as `height`; nil keeps it as it is.
  func view(_ element: XMLElement, in height: Double?) -> XMLElement {
    var copy = AppKitViews.translated(element, self)
    let own = element.child("rect", key: "frame")?.number("height") ?? 0
    // A table, a text and a collection count from their own top already.
    let flips = !["tableView", "outlineView", "textView", "collectionView"].contains(element.name)
    copy.children = copy.children.map { child in
      switch child.name {
      case "subviews":
        var views = child
        views.children = child.children.map { view($0, in: flips ? own : nil) }
        return views
      case "rect" where child["key"] == "frame": return flipped(child, in: height)
      case "autoresizingMask": return height == nil ? child : flipped(mask: child)
      case "constraints": return constraints(child, of: element)
      default: return child
      }
    }
    return copy
  }

  private func flipped(_ rect: XMLElement, in height: Double?) -> XMLElement {
    guard let height, let y = rect.number("y"), let own = rect.number("height") else { return rect }
    var copy = rect
    copy.attributes["y"] = "\(height - y - own)"
    return copy
  }

  private func flipped(mask: XMLElement) -> XMLElement {
    var copy = mask
    copy.attributes["flexibleMinY"] = mask["flexibleMaxY"]
    copy.attributes["flexibleMaxY"] = mask["flexibleMinY"]
    return copy
  }

  /// Constraints of the standard spacing have no constant: 20 points to the parent, 8 to others.
  private func constraints(_ element: XMLElement, of owner: XMLElement) -> XMLElement {
    var copy = element
    for index in copy.children.indices {
      let constraint = copy.children[index]
      guard constraint.bool("symbolic") == true, constraint["constant"] == nil else { continue }
      let items = [constraint["firstItem"], constraint["secondItem"]]
      let isToParent = items.contains { $0 == nil || $0 == owner["id"] }
      copy.children[index].attributes["constant"] = isToParent ? "20" : "8"
    }
    return copy
  }
}
