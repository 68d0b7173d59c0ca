import VitrineBase

/// AppKit's buttons, whose look is that of their cell.
enum AppKitButtons {
  /// A button by its cell; check boxes and radio buttons draw their mark by style and have no
  /// image.
  static func button(_ element: XMLElement) -> XMLElement {
    guard let cell = element.child(key: "cell") else { return element }
    var copy = base(element, cell)
    copy.attributes["appKitStyle"] = style(cell)
    copy.attributes["appKitState"] = cell["state"]
    copy.attributes["imagePosition"] = cell["imagePosition"]
    let isMark = cell["type"] == "check" || cell["type"] == "radio"
    // A title that was set from outside is there already.
    guard element.child("state") == nil else { return copy }
    copy.children.append(
      face(
        cell, title: cell["imagePosition"] == "only" ? nil : AppKitTexts.text(of: cell),
        image: isMark ? nil : cell["image"]))
    return copy
  }

  /// A pop-up or pull-down button, which shows its selected item, else the first of its menu.
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

  /// What both kinds have: the cell's font, alignment and state under UIKit's names.
  ///
  /// AppKit cuts titles at their end, UIKit in their middle, so the mode is written out.
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

  /// The face of the normal state; AppKit's files have no other.
  private static func face(_ cell: XMLElement, title: String?, image: String?) -> XMLElement {
    var face = XMLElement(name: "state", location: cell.location)
    face.attributes["key"] = "normal"
    face.attributes["title"] = title?.isEmpty == true ? nil : title
    // An image that the editor archived has no name that could be looked up.
    face.attributes["image"] = image?.hasPrefix("buttonCell:") == true ? nil : image
    return face
  }

  /// The look by type and bezel; a cell without a border has none.
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
