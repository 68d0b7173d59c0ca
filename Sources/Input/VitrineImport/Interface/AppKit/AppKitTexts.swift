import VitrineBase

/// AppKit's text fields, of which most are labels.
enum AppKitTexts {
  /// A field without a border that nobody can type into is a label.
  static func field(_ element: XMLElement) -> XMLElement {
    guard let cell = element.child(key: "cell") else { return element }
    let isField =
      cell["borderStyle"] != nil || cell.bool("editable") == true
      || cell.bool("drawsBackground") == true
      || ["secureTextField", "comboBox", "tokenField", "datePicker"].contains(element.name)
    var copy = AppKitViews.renamed(element, isField ? "textField" : "label")
    copy.children.removeAll { $0["key"] == "cell" }
    copy.attributes["text"] = element["text"] ?? text(of: cell)
    copy.attributes["placeholder"] = element["placeholder"] ?? cell["placeholderString"]
    copy.attributes["textAlignment"] = cell["alignment"] ?? "natural"
    copy.attributes["borderStyle"] = isField && cell["borderStyle"] != nil ? "bezel" : nil
    copy.attributes["enabled"] = element["enabled"] ?? cell["enabled"]
    // A cell without a mode wraps; every other mode but wrapping by characters implies a single
    // line.
    let mode = cell["lineBreakMode"]
    copy.attributes["lineBreakMode"] = mode ?? "wordWrapping"
    let isSingle = mode != nil && mode != "charWrapping" || cell.bool("usesSingleLineMode") == true
    copy.attributes["numberOfLines"] = isSingle ? "1" : "0"
    // Zero and less mean the width that the label gets.
    if let width = element.number("preferredMaxLayoutWidth"), width <= 0 {
      copy.attributes["preferredMaxLayoutWidth"] = nil
    }
    copy.children += contents(of: cell, drawsBackground: cell.bool("drawsBackground") ?? false)
    return copy
  }

  /// A search field; AppKit's own placeholder is Search.
  static func search(_ element: XMLElement) -> XMLElement {
    var copy = AppKitViews.renamed(element, "searchBar")
    let cell = element.child(key: "cell")
    copy.children.removeAll { $0["key"] == "cell" }
    copy.attributes["placeholder"] = cell?["placeholderString"] ?? "Search"
    return copy
  }

  /// A text view, which AppKit's files make editable by default.
  static func textView(_ element: XMLElement) -> XMLElement {
    var copy = element
    copy.attributes["text"] = element["text"] ?? element.child("string")?.text ?? ""
    copy.attributes["editable"] = element["editable"] ?? "YES"
    if element.bool("drawsBackground") == false {
      copy.children.removeAll { $0["key"] == "backgroundColor" }
    }
    return copy
  }

  /// A cell's title, which the file keeps as an attribute or, with line breaks, as an element.
  static func text(of cell: XMLElement) -> String {
    cell["title"] ?? cell.child("string", key: "title")?.text ?? ""
  }

  /// The font, the colors and the attributed text of a cell, for the view around it.
  static func contents(of cell: XMLElement, drawsBackground: Bool) -> [XMLElement] {
    var parts: [XMLElement] = []
    if let font = cell.child(key: "font") { parts.append(AppKitFont.description(font)) }
    if let color = cell.child("color", key: "textColor") { parts.append(color) }
    if drawsBackground, let color = cell.child("color", key: "backgroundColor") {
      parts.append(color)
    }
    let text =
      cell.child("attributedString", key: "attributedStringValue")
      ?? cell.child("attributedString", key: "attributedTitle")
    if let text { parts.append(text.keyed("attributedText")) }
    return parts
  }
}
