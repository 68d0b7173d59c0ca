public import VitrineBase
import VitrineGraphics

extension DataFile {
  /// The names of the views that the rows of lists set, as code names them.
  package var rowNames: Set<String> {
    guard case .object(let members) = value.kind else { return [] }
    var names: Set<String> = []
    for member in members {
      guard case .array(let rows) = member.value.kind else { continue }
      for key in rows.flatMap(\.keys) {
        let part = XMLElement.standardParts.first { $0.name == key }
        names.insert(part?.attribute ?? key)
      }
    }
    return names
  }
}

/// Data for a storyboard: values of outlets, `{name}` in texts, and rows of lists.
extension InterfaceDocument {
  /// Returns the document with the values of a data file.
  ///
  /// A key is an outlet, an editor's label, an object's id, or a name in braces in a text. The same
  /// data file also fits the widget document that the storyboard is converted to.
  public func applying(_ data: DataFile) throws(InputError) -> InterfaceDocument {
    guard case .object(let members) = data.value.kind else { return self }
    var used: Set<String> = []
    var filled = root
    try Self.fill(&filled, from: data, noting: &used)
    var edited = InterfaceDocument(root: filled, file: file, notes: notes)
    for member in members {
      // A name that occurs only in texts is valid, too.
      guard let id = edited.object(named: member.key) else {
        if used.contains(member.key) { continue }
        let candidates = edited.objectNames + used.sorted()
        throw InputError(
          Diagnostic(
            .error, "unknown-view",
            "there is no outlet, label or placeholder named '\(member.key)'",
            at: member.location,
            hint: nearestName(to: member.key, in: candidates).map { "did you mean '\($0)'?" }))
      }
      edited = try edited.setting(id, to: member.value, member.key)
    }
    return edited
  }

  /// Replaces every `{name}` in texts.
  private static func fill(
    _ element: inout XMLElement, from data: DataFile, noting used: inout Set<String>
  ) throws(InputError) {
    for key in ["text", "title", "placeholder"] {
      guard let text = element.attributes[key], text.contains("{") else { continue }
      var result = ""
      var rest = text[...]
      while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
        let name = String(rest[rest.index(after: open)..<close])
        result += rest[..<open]
        used.insert(String(name.prefix { $0 != "." }))
        guard let value = data.value.at(name)?.inText else {
          throw InputError(
            Diagnostic(
              .error, "missing-data", "the data file \(data.path) has no value for '\(name)'",
              at: element.location,
              hint: nearestName(to: name, in: data.value.keys).map { "did you mean '\($0)'?" }))
        }
        result += value
        rest = rest[rest.index(after: close)...]
      }
      element.attributes[key] = result + rest
    }
    // Titles can be at any depth, so all descendants are filled.
    for index in element.children.indices {
      try fill(&element.children[index], from: data, noting: &used)
    }
  }

  /// Returns the document with one object's value, or with the rows of a table or collection.
  private func setting(
    _ id: String, to value: JSONValue, _ name: String
  ) throws(InputError) -> InterfaceDocument {
    guard let element = root.element(id: id) else { return self }
    // An array is the rows of a list. Every other view has a single value.
    if case .array(let rows) = value.kind {
      guard Self.lists.contains(element.name) else {
        throw InputError(
          Diagnostic(
            .error, "wrong-type", "'\(name)' is a \(element.name), which has no rows",
            at: value.location))
      }
      var edits = InterfaceEdits()
      let filled = try element.list(of: rows, &edits)
      return InterfaceDocument(
        root: root.replacing(id, with: filled), file: file, notes: notes
      ).applying(edits)
    }
    var edits = InterfaceEdits()
    try edits.set(element, id, to: value, named: name)
    return applying(edits)
  }
}

extension InterfaceEdits {
  /// Sets the value of an element, or each property of an object by its name.
  fileprivate mutating func set(
    _ element: XMLElement, _ id: String, to value: JSONValue, named name: String
  ) throws(InputError) {
    if case .object(let members) = value.kind {
      for member in members {
        guard Self.properties.contains(member.key) else {
          throw unknownValue(
            member.key, for: "property of a view", Self.properties, at: member.location)
        }
        guard let text = member.value.inText else {
          throw wrongType(member.value, member.key, expected: "a string, a number, true or false")
        }
        set(member.key, of: id, to: text)
      }
      return
    }
    guard let text = value.inText else {
      throw wrongType(value, name, expected: "a text, a number, an object or rows")
    }
    if case .bool = value.kind, element.name != "switch" {
      throw InputError(
        Diagnostic(
          .error, "wrong-type", "'\(name)' is a \(element.name), which has no on and off",
          at: value.location, hint: "write { \"hidden\": \(text) }"))
    }
    // A plain value sets the main property of the kind of view, such as the title of a button.
    let property =
      switch element.name {
      case "button": "title"
      case "imageView": "image"
      case "switch": "on"
      case "slider", "stepper": "value"
      case "progressView": "progress"
      default: "text"
      }
    set(property, of: id, to: text)
  }
}

extension XMLElement {
  /// Returns the element with an id at any depth, or nil if there is no such element.
  func element(id: String) -> XMLElement? {
    if self["id"] == id { return self }
    for child in children {
      if let match = child.element(id: id) { return match }
    }
    return nil
  }

  /// Returns the element with one descendant replaced.
  ///
  /// Ids are unique in a file.
  func replacing(_ id: String, with other: XMLElement) -> XMLElement {
    if self["id"] == id { return other }
    var copy = self
    copy.children = children.map { $0.replacing(id, with: other) }
    return copy
  }

  /// Returns a table or collection with one filled prototype cell for each row.
  ///
  /// A row is an object whose keys are outlets or labels of the cell. Its key `cell` selects a
  /// prototype by the reuse identifier.
  fileprivate func list(
    of rows: [JSONValue], _ edits: inout InterfaceEdits
  ) throws(InputError) -> XMLElement {
    let prototypes = self.cells
    guard let first = prototypes.first else {
      let kind = name == "tableView" ? "table" : "collection"
      throw InputError(
        Diagnostic(
          .error, "no-prototype", "the \(kind) has no prototype cell for its rows", at: location))
    }
    var cells: [XMLElement] = []
    for (index, row) in rows.enumerated() {
      guard case .object(let members) = row.kind else {
        throw wrongType(row, "a row", expected: "an object")
      }
      var prototype = first
      if let cell = row["cell"] {
        let candidates = prototypes.compactMap { $0["reuseIdentifier"] }
        guard case .string(let name) = cell.kind,
          let match = prototypes.first(where: { $0["reuseIdentifier"] == name })
        else {
          throw unknownValue(cell.inText ?? "", for: "cell", candidates, at: cell.location)
        }
        prototype = match
      }
      var ids: Set<String> = []
      prototype.collect(&ids)
      // Each row needs unique ids, because constraints and outlets refer to ids.
      let renamed = prototype.renamed(ids, "-\(index + 1)")
      let clone = index == 0 ? renamed : renamed.flowing
      for member in members where member.key != "cell" {
        let name = ids.contains(member.key) ? "\(member.key)-\(index + 1)" : member.key
        guard let id = clone.part(named: name), let part = clone.element(id: id) else {
          throw InputError(
            Diagnostic(
              .error, "unknown-view", "the cell has no outlet or label '\(member.key)'",
              at: member.location))
        }
        try edits.set(part, id, to: member.value, named: member.key)
      }
      cells.append(clone)
    }
    return withCells(cells)
  }

  func collect(_ ids: inout Set<String>) {
    if let id = self["id"] { ids.insert(id) }
    for child in children { child.collect(&ids) }
  }

  /// Returns a copy in which these ids and all references to them end in `suffix`.
  func renamed(_ ids: Set<String>, _ suffix: String) -> XMLElement {
    var copy = self
    copy.attributes = attributes.mapValues { ids.contains($0) ? $0 + suffix : $0 }
    copy.children = children.map { $0.renamed(ids, suffix) }
    return copy
  }

  /// The names in data of a cell's parts in a standard cell.
  static let standardParts: [(name: String, attribute: String)] = [
    ("text", "textLabel"), ("detail", "detailTextLabel"), ("image", "imageView"),
  ]

  /// Returns the id of a cell's part by its outlet, its label in the editor, its id, or its name in
  /// a standard cell.
  private func part(named name: String) -> String? {
    if let part = Self.standardParts.first(where: { $0.name == name || $0.attribute == name }),
      let id = self[part.attribute]
    {
      return id
    }
    func search(_ element: XMLElement) -> String? {
      if let id = element["id"], element["userLabel"] == name || id == name { return id }
      if element.name == "outlet", element["property"] == name { return element["destination"] }
      for child in element.children {
        if let match = search(child) { return match }
      }
      return nil
    }
    return search(self)
  }
}
