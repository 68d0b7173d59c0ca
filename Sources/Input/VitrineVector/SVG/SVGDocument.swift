import VitrineImport

/// The elements of an SVG file by id, and its style rules.
struct SVGDocument {
  let root: XMLElement
  private var elements: [String: XMLElement] = [:]
  private var sheet = SVGStyleSheet()

  init(_ root: XMLElement) {
    self.root = root
    var pending = [root]
    while let element = pending.popLast() {
      if let id = element["id"], elements[id] == nil { elements[id] = element }
      if element.name == "style" { sheet.add(element.text) }
      pending += element.children.reversed()
    }
  }

  var hasUnsupportedRules: Bool { sheet.hasUnsupportedRules }

  /// Returns the element that a reference such as `#id` names.
  func element(at reference: String) -> XMLElement? {
    reference.hasPrefix("#") ? elements[String(reference.dropFirst())] : nil
  }

  func element(id: String) -> XMLElement? { elements[id] }

  /// Returns the declarations of the rules for a class alone.
  func declarations(ofClass name: Substring) -> [SVGDeclaration] {
    sheet.declarations(ofClass: name)
  }

  /// Returns an element's properties: attributes, overridden by rules, overridden by its `style`
  /// attribute.
  func style(of element: XMLElement, inheriting inherited: SVGStyle.Inherited) -> SVGStyle {
    var style = SVGStyle(inheriting: inherited)
    // Sorting makes the order deterministic. Properties are independent of each other except for
    // `marker`, whose parts are only reported.
    for (name, value) in element.attributes.sorted(by: { $0.key < $1.key }) {
      style.set(name, value.trimmedASCII)
    }
    let declarations =
      sheet.declarations(for: element) + SVGDeclaration.list((element["style"] ?? "")[...])
    for isImportant in [false, true] {
      for declaration in declarations where declaration.isImportant == isImportant {
        style.set(declaration.name, declaration.value)
      }
    }
    return style
  }
}
