package import VitrineBase

/// Lists without cells or with fewer rows than the program shows.
extension InterfaceDocument {
  /// The names of the elements whose cells are created from prototypes.
  static let lists: Set<String> = ["tableView", "collectionView"]

  /// Returns the document with a xib's cell as the prototype of every list without prototypes.
  package func addingCell(_ xib: InterfaceDocument, _ identifier: String) -> InterfaceDocument {
    guard
      let cell = xib.roots.map(\.view).first(where: {
        ["tableViewCell", "collectionViewCell"].contains($0.name)
      })
    else { return self }
    var ids: Set<String> = []
    cell.collect(&ids)
    var copy = cell.renamed(ids, "-of-\(identifier)")
    copy.attributes["reuseIdentifier"] = identifier
    copy.attributes["key"] = nil
    let isRow = cell.name == "tableViewCell"
    func fill(_ element: XMLElement) -> XMLElement {
      var filled = element
      filled.children = element.children.map(fill)
      let isList = element.name == (isRow ? "tableView" : "collectionView")
      guard isList, element.child("sections") == nil else { return filled }
      // Tables and collections store their prototypes under different names.
      let holder = isRow ? "prototypes" : "cells"
      if let index = filled.children.firstIndex(where: { $0.name == holder }) {
        filled.children[index].children.append(copy)
      } else {
        filled.children.append(
          XMLElement(name: holder, children: [copy], location: element.location))
      }
      return filled
    }
    return InterfaceDocument(root: fill(root), file: file, notes: notes)
  }

  /// Returns the document with a list's first prototype repeated for each row.
  package func repeatingRows(
    of name: String, _ count: Int, at place: SourceLocation
  ) throws(InputError) -> InterfaceDocument {
    guard let id = object(named: name), let list = root.element(id: id),
      Self.lists.contains(list.name)
    else {
      throw InputError(
        Diagnostic(
          .error, "unknown-view", "no table or collection is named '\(name)'", at: place,
          hint: nearestName(to: name, in: objectNames).map { "did you mean '\($0)'?" }))
    }
    return replacing(list, with: list.repeating(count))
  }

  /// Returns the document with a number of rows in the only list with a single prototype.
  ///
  /// Returns the document unchanged if there are several such lists, because the number could mean
  /// any of them.
  package func repeatingOnlyRows(_ count: Int) -> InterfaceDocument {
    var found: [XMLElement] = []
    func search(_ element: XMLElement) {
      if Self.lists.contains(element.name), element.cells.count == 1 { found.append(element) }
      element.children.forEach(search)
    }
    search(root)
    guard found.count == 1, let list = found.first else { return self }
    return replacing(list, with: list.repeating(count))
  }

  /// Returns the document with a height of a table's rows; nil is the height of their content.
  ///
  /// Without an id it is that of the only table, because the height could mean any of several.
  package func settingRowHeight(_ height: Double?, of id: String?) -> InterfaceDocument {
    var found: [XMLElement] = []
    func search(_ element: XMLElement) {
      let isWanted = id == nil || element["id"] == id
      if element.name == "tableView", element.child("prototypes") != nil, isWanted {
        found.append(element)
      }
      element.children.forEach(search)
    }
    search(root)
    guard found.count == 1, let list = found.first else { return self }
    return replacing(list, with: list.withRowHeight(height))
  }

  private func replacing(_ list: XMLElement, with other: XMLElement) -> InterfaceDocument {
    guard let id = list["id"] else { return self }
    return InterfaceDocument(root: root.replacing(id, with: other), file: file, notes: notes)
  }
}

extension XMLElement {
  private static let holders = ["prototypes", "cells"]

  /// The prototypes of a list.
  var cells: [XMLElement] {
    children.filter { Self.holders.contains($0.name) }.flatMap(\.children)
  }

  /// Returns a list with other prototypes.
  func withCells(_ cells: [XMLElement]) -> XMLElement {
    var copy = self
    for index in copy.children.indices where Self.holders.contains(copy.children[index].name) {
      copy.children[index].children = cells
    }
    return copy
  }

  /// Returns a table whose prototypes have a height, or the height of their content.
  ///
  /// A prototype without constraints keeps the height of the file, because its content has none.
  fileprivate func withRowHeight(_ height: Double?) -> XMLElement {
    var copy = self
    copy.attributes["rowHeight"] = height.map { "\($0)" }
    for index in copy.children.indices where copy.children[index].name == "prototypes" {
      for place in copy.children[index].children.indices {
        var cell = copy.children[index].children[place]
        let isOpen = cell.child("tableViewCellContentView")?.child("constraints") == nil
        if height == nil, isOpen { continue }
        cell.attributes["rowHeight"] = nil
        if height == nil { cell.children.removeAll { $0.name == "rect" } }
        copy.children[index].children[place] = cell
      }
    }
    return copy
  }

  /// Returns a list with its first prototype repeated for each row.
  fileprivate func repeating(_ count: Int) -> XMLElement {
    guard let first = cells.first else { return self }
    var ids: Set<String> = []
    first.collect(&ids)
    // The first row has the prototype's ids, so that outlets and translations still match.
    let rows = (0..<count).map { index in
      index == 0 ? first : first.renamed(ids, "-\(index + 1)").flowing
    }
    return withCells(rows)
  }

  /// A collection's cell without its frame, which the layout determines.
  var flowing: XMLElement {
    guard name == "collectionViewCell" else { return self }
    var copy = self
    copy.children.removeAll { $0.name == "rect" }
    return copy
  }
}
