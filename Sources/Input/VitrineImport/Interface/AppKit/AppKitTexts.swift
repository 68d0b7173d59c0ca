import VitrineBase

/// The text fields of AppKit, most of which are labels.
enum AppKitTexts {
  /// Returns a text field or label in UIKit's format.
  ///
  /// A field without a border that isn't editable is a label.
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
    // A cell without a mode wraps. Any mode except wrapping by characters implies a single line.
    let mode = cell["lineBreakMode"]
    copy.attributes["lineBreakMode"] = mode ?? "wordWrapping"
    let isSingle = mode != nil && mode != "charWrapping" || cell.bool("usesSingleLineMode") == true
    copy.attributes["numberOfLines"] = isSingle ? "1" : "0"
    // A width of 0 or less means the width of the label's frame.
    if let width = element.number("preferredMaxLayoutWidth"), width <= 0 {
      copy.attributes["preferredMaxLayoutWidth"] = nil
    }
    copy.children += contents(of: cell, drawsBackground: cell.bool("drawsBackground") ?? false)
    return copy
  }

  /// Returns a search field, whose default placeholder is Search.
  static func search(_ element: XMLElement) -> XMLElement {
    var copy = AppKitViews.renamed(element, "searchBar")
    let cell = element.child(key: "cell")
    copy.children.removeAll { $0["key"] == "cell" }
    copy.attributes["placeholder"] = cell?["placeholderString"] ?? "Search"
    return copy
  }

  /// Returns a text view, which is editable by default in AppKit's files.
  static func textView(_ element: XMLElement) -> XMLElement {
    var copy = element
    copy.attributes["text"] = element["text"] ?? element.child("string")?.text ?? ""
    copy.attributes["editable"] = element["editable"] ?? "YES"
    if element.bool("drawsBackground") == false {
      copy.children.removeAll { $0["key"] == "backgroundColor" }
    }
    return copy
  }

  /// Returns a cell's title, which is an attribute or, with line breaks, an element.
  static func text(of cell: XMLElement) -> String {
    cell["title"] ?? cell.child("string", key: "title")?.text ?? ""
  }

  /// Returns the font, colors and attributed text of a cell as children of its view.
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
