package import VitrineBase
package import VitrineGraphics

/// Views that are added to a file's own.
extension InterfaceDocument {
  /// Returns the document with another subview, which has an outlet, at the end of a view.
  ///
  /// The view keeps its distances from the left and the top, as views that code creates do.
  package func adding(
    _ kind: String, id: String, outlet: String, at frame: Rect, to parent: String,
    ofScene scene: Int, from place: SourceLocation
  ) -> InterfaceDocument {
    guard roots.indices.contains(scene), let superview = root.element(id: parent),
      let owner = roots[scene].owner["id"].flatMap(root.element)
    else { return self }
    let view = XMLElement(
      name: kind, attributes: ["id": id],
      children: Self.rectangle(frame, at: place) + Self.defaults(of: kind, at: place),
      location: place)
    let connection = XMLElement(
      name: "outlet", attributes: ["property": outlet, "destination": id, "id": id + "-outlet"],
      location: place)
    let changed = root.replacing(parent, with: superview.appending(view, to: "subviews"))
    guard let id = owner["id"], let newer = changed.element(id: id) else { return self }
    return InterfaceDocument(
      root: changed.replacing(id, with: newer.appending(connection, to: "connections")),
      file: file, notes: notes)
  }

  private static func rectangle(_ frame: Rect, at place: SourceLocation) -> [XMLElement] {
    let edges = [
      "key": "frame", "x": "\(frame.minX)", "y": "\(frame.minY)", "width": "\(frame.width)",
      "height": "\(frame.height)",
    ]
    let mask = [
      "key": "autoresizingMask", "flexibleMaxX": "YES", "flexibleMaxY": "YES",
    ]
    return [
      XMLElement(name: "rect", attributes: edges, location: place),
      XMLElement(name: "autoresizingMask", attributes: mask, location: place),
    ]
  }

  /// Returns the parts of a view before its properties are set.
  private static func defaults(of kind: String, at place: SourceLocation) -> [XMLElement] {
    guard kind == "label" else { return [] }
    let font = ["key": "fontDescription", "type": "system", "pointSize": "17"]
    return [XMLElement(name: "fontDescription", attributes: font, location: place)]
  }
}

extension XMLElement {
  /// Returns the element with a child at the end of a list, which is added if it is missing.
  fileprivate func appending(_ child: XMLElement, to list: String) -> XMLElement {
    var copy = self
    if let index = copy.children.firstIndex(where: { $0.name == list }) {
      copy.children[index].children.append(child)
    } else {
      copy.children.append(XMLElement(name: list, children: [child], location: location))
    }
    return copy
  }
}
