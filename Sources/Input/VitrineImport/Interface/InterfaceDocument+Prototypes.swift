/// The prototypes of lists, with the names that data give the parts of their cells.
extension InterfaceDocument {
  /// A prototype of a list: its reuse identifier, and the texts of its labels and buttons by the
  /// names that data give them.
  package struct Prototype: Hashable, Sendable {
    package var identifier: String?
    package var texts: [Text]

    package struct Text: Hashable, Sendable {
      package var name: String
      package var text: String
    }
  }

  /// Returns the prototypes of a list in the order of the file.
  package func prototypes(ofList id: String) -> [Prototype] {
    guard let list = root.element(id: id), Self.lists.contains(list.name) else { return [] }
    return list.cells.map { cell in
      Prototype(
        identifier: cell["reuseIdentifier"],
        texts: cell.partNames.compactMap { name, id in
          guard let part = cell.element(id: id), ["label", "button"].contains(part.name) else {
            return nil
          }
          return Prototype.Text(name: name, text: part.shownText)
        })
    }
  }
}

extension XMLElement {
  /// The names and ids of a cell's parts.
  ///
  /// A cell without standard parts and outlets has its texts, by their labels in the editor or ids.
  fileprivate var partNames: [(name: String, id: String)] {
    let standard = Self.standardParts.compactMap { part in
      self[part.attribute].map { (part.name, $0) }
    }
    var outlets: [(String, String)] = []
    func search(_ element: XMLElement) {
      if element.name == "outlet", let name = element["property"],
        let id = element["destination"], !outlets.contains(where: { $0.0 == name })
      {
        outlets.append((name, id))
      }
      element.children.forEach(search)
    }
    search(self)
    let named = standard + outlets
    guard named.isEmpty else { return named }
    var texts: [(String, String)] = []
    func collectTexts(_ element: XMLElement) {
      if ["label", "button"].contains(element.name), let id = element["id"] {
        texts.append((element["userLabel"] ?? id, id))
      }
      element.children.forEach(collectTexts)
    }
    collectTexts(self)
    return texts
  }

  /// The text of a label, or the title of a button.
  fileprivate var shownText: String {
    if let text = self["text"] ?? child("string", key: "text")?.text { return text }
    let state = children.first { $0.name == "state" && $0["key"] == "normal" }
    return state?["title"] ?? ""
  }
}
