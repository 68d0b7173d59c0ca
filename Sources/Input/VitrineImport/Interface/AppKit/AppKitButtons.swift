import VitrineBase

/// The buttons of AppKit, whose cell has their appearance.
enum AppKitButtons {
  /// Returns a button in UIKit's format.
  ///
  /// Check boxes and radio buttons have no image, because their style draws the mark.
  static func button(_ element: XMLElement) -> XMLElement {
    guard let cell = element.child(key: "cell") else { return element }
    var copy = base(element, cell)
    copy.attributes["appKitStyle"] = style(cell)
    copy.attributes["appKitState"] = cell["state"]
    copy.attributes["imagePosition"] = cell["imagePosition"]
    let isMark = cell["type"] == "check" || cell["type"] == "radio"
    // An edit may have set the title already.
    guard element.child("state") == nil else { return copy }
    copy.children.append(
      face(
        cell, title: cell["imagePosition"] == "only" ? nil : AppKitTexts.text(of: cell),
        image: isMark ? nil : cell["image"]))
    return copy
  }

  /// Returns a pop-up or pull-down button, which shows its selected item or the first of its menu.
  static func popUp(_ element: XMLElement) -> XMLElement {
    guard let cell = element.child(key: "cell") else { return element }
    var copy = base(element, cell)
    let isPlain = cell["borderStyle"] == nil
    copy.attributes["appKitStyle"] = cell.bool("pullsDown") == true ? "pullDown" : "popUp"
    if isPlain { copy.attributes["appKitStyle"] = "plainPopUp" }
    guard element.child("state") == nil else { return copy }
    let items = cell.child("menu")?.child("items")?.children ?? []
    let selected = items.first { $0["id"] == cell["selectedItem"] } ?? items.first
    copy.children.append(
      face(
        cell, title: cell["title"] ?? selected?["title"] ?? "",
        image: selected?["image"] ?? cell["image"]))
    return copy
  }

  /// Returns a button with the cell's font, alignment and state in UIKit's format.
  ///
  /// The line break mode is explicit, because AppKit truncates titles at the end and UIKit in the
  /// middle.
  private static func base(_ element: XMLElement, _ cell: XMLElement) -> XMLElement {
    var copy = AppKitViews.renamed(element, "button")
    copy.children.removeAll { $0["key"] == "cell" }
    copy.attributes["buttonType"] = "custom"
    copy.attributes["enabled"] = element["enabled"] ?? cell["enabled"]
    copy.attributes["controlSize"] = cell["controlSize"] ?? element["controlSize"]
    copy.attributes["appKitAlignment"] = cell["alignment"]
    copy.attributes["lineBreakMode"] = cell["lineBreakMode"] ?? "truncatingTail"
    if let font = cell.child(key: "font") { copy.children.append(AppKitFont.description(font)) }
    if let tint = element.child("color", key: "contentTintColor") {
      copy.children.append(tint.keyed("tintColor"))
    }
    return copy
  }

  /// Returns the face of the normal state, the only state in AppKit's files.
  private static func face(_ cell: XMLElement, title: String?, image: String?) -> XMLElement {
    var face = XMLElement(name: "state", location: cell.location)
    face.attributes["key"] = "normal"
    face.attributes["title"] = title?.isEmpty == true ? nil : title
    // An archived image has no name that a catalog could contain.
    face.attributes["image"] = image?.hasPrefix("buttonCell:") == true ? nil : image
    return face
  }

  /// Returns the style for a type and bezel, which is plain for a cell without a border.
  private static func style(_ cell: XMLElement) -> String {
    switch (cell["type"], cell["bezelStyle"]) {
    case ("check", _): return "check"
    case ("radio", _): return "radio"
    case (_, "disclosure"): return "disclosureTriangle"
    case (_, "help"), (_, "helpButton"): return "help"
    case _ where cell["borderStyle"] == nil: return "plain"
    case (_, "rounded"): return "push"
    case (_, "inline"): return "inline"
    case (_, "recessed"): return "recessed"
    case (_, "smallSquare"), (_, "shadowlessSquare"): return "square"
    case (_, "circular"): return "circular"
    default: return "bevel"
    }
  }
}
