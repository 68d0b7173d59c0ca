import VitrineBase
package import VitrineGraphics

/// The classes of a file's scenes.
extension InterfaceDocument {
  /// Returns the class of a scene's controller or of a xib's owner, or nil if the file names no
  /// class.
  package func controllerClass(ofScene index: Int) -> String? {
    guard roots.indices.contains(index) else { return nil }
    let owner = roots[index].owner
    if owner["id"] != roots[index].view["id"] { return owner["customClass"] }
    let objects = root.child("objects")?.children ?? []
    return objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" || $0["id"] == "-2" }?[
      "customClass"]
  }

  /// Returns a document with one empty scene, for a controller that creates its views in code.
  package static func empty(_ size: Size, file: String) -> InterfaceDocument {
    let place = SourceLocation(file: file)
    let frame = XMLElement(
      name: "rect",
      attributes: [
        "key": "frame", "x": "0", "y": "0", "width": "\(size.width)", "height": "\(size.height)",
      ], location: place)
    let view = XMLElement(
      name: "view", attributes: ["key": "view", "id": "root"], children: [frame], location: place)
    let controller = XMLElement(
      name: "viewController", attributes: ["id": "controller"], children: [view], location: place)
    let objects = XMLElement(name: "objects", children: [controller], location: place)
    let scene = XMLElement(name: "scene", children: [objects], location: place)
    let scenes = XMLElement(name: "scenes", children: [scene], location: place)
    return InterfaceDocument(
      root: XMLElement(name: "document", children: [scenes], location: place), file: file)
  }
}
