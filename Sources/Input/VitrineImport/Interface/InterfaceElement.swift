package import VitrineBase
import VitrineGraphics

/// An object of an Interface Builder file as it is written.
package struct InterfaceElement: Hashable, Sendable {
  package var name: String
  package var attributes: [String: String]
  package var location: SourceLocation
  /// The text under Notes in the editor.
  package var notes: String
}

extension InterfaceDocument {
  /// Returns the objects of a scene that have an id, in file order.
  package func elements(ofScene index: Int) -> [InterfaceElement] {
    var result: [InterfaceElement] = []
    func collect(_ element: XMLElement) {
      if element["id"] != nil {
        let notes = element.child("attributedString", key: "userComments")
        let lines = notes?.children.filter { $0.name == "fragment" }.map {
          $0["content"] ?? $0.child("string", key: "content")?.text ?? ""
        }
        result.append(
          InterfaceElement(
            name: element.name, attributes: element.attributes, location: element.location,
            notes: lines?.joined(separator: "\n") ?? ""))
      }
      element.children.forEach(collect)
    }
    collect(roots[index].view)
    return result
  }
}
