package import VitrineBase
import VitrineGraphics

/// Views that are drawn in another file or scene.
///
/// They are custom classes with a xib of the same name, controllers with a `nibName`, and container
/// views with an embedded scene.
extension InterfaceDocument {
  /// The limits of the number and depth of embedded views, because a damaged file may embed itself.
  private static let limit = 64

  /// A function that reads the xib with a name, or returns nil if there is none.
  package typealias XibLoading = (String) -> Result<InterfaceDocument?, InputError>

  /// Returns the document with all embedded views in place.
  ///
  /// A view that can't be embedded remains empty and adds a note to the document.
  package func embedding(
    _ load: @escaping XibLoading
  ) -> InterfaceDocument {
    var work = Embedding(document: self, load: load)
    let filled = work.filled(root, [])
    return InterfaceDocument(root: filled, file: file, notes: notes + work.notes)
  }

  private struct Embedding {
    let document: InterfaceDocument
    let load: InterfaceDocument.XibLoading
    var notes: [Diagnostic] = []
    /// The number of embedded views in the file, which limits files that double at each level.
    private var count = 0

    init(
      document: InterfaceDocument,
      load: @escaping InterfaceDocument.XibLoading
    ) {
      self.document = document
      self.load = load
    }

    /// Returns an element with all embedded views.
    ///
    /// `path` names the embedding files and scenes, outermost first.
    mutating func filled(_ element: XMLElement, _ path: [String]) -> XMLElement {
      var copy = element
      copy.children = element.children.map { filled($0, path) }
      if element["nibName"] != nil, element.child(key: "view") == nil {
        if let name = element["nibName"], var view = view(ofXib: name, path, element) {
          view.attributes["key"] = "view"
          copy.children.append(view)
        }
        return copy
      }
      guard let id = element["id"], !element.holdsViews else { return copy }
      let inner: XMLElement?
      switch element.name {
      case "view", "control":
        // The root view of a xib may have the class that the xib draws.
        inner = element["customClass"].flatMap { name in
          name == path.last ? nil : view(ofXib: name, path, element)
        }
      case "containerView": inner = view(ofSegueFrom: element, path)
      default: inner = nil
      }
      if let inner { copy.embed(inner, as: id) }
      return copy
    }

    /// Returns the view of a xib.
    ///
    /// A damaged xib is a warning, because the storyboard around it can still be drawn.
    private mutating func view(
      ofXib name: String, _ path: [String], _ element: XMLElement
    ) -> XMLElement? {
      let xib: InterfaceDocument?
      do {
        xib = try load(name).get()
      } catch {
        var problem = error.diagnostic
        problem.severity = .warning
        if !notes.contains(problem) { notes.append(problem) }
        return nil
      }
      guard let view = xib?.roots.first?.view else { return nil }
      return embedded(view, called: name, in: path, from: element)
    }

    private mutating func view(
      ofSegueFrom element: XMLElement, _ path: [String]
    ) -> XMLElement? {
      let segues = element.child("connections")?.children ?? []
      guard let target = segues.first(where: { $0["kind"] == "embed" })?["destination"],
        let found = document.roots.first(where: { $0.owner["id"] == target })
      else { return nil }
      return embedded(found.view, called: target, in: path, from: element)
    }

    private mutating func embedded(
      _ view: XMLElement, called name: String, in path: [String], from element: XMLElement
    ) -> XMLElement? {
      if path.contains(name) {
        return refuse("'\(name)' embeds itself; the inner one is ignored", element)
      }
      count += 1
      guard count <= InterfaceDocument.limit else {
        return refuse(
          "more than \(InterfaceDocument.limit) views are embedded; the rest is ignored", element)
      }
      var inner = filled(view, path + [name])
      inner.attributes["customClass"] = nil
      return inner
    }

    private mutating func refuse(_ message: String, _ element: XMLElement) -> XMLElement? {
      if !notes.contains(where: { $0.message == message }) {
        notes.append(Diagnostic(.warning, "embedding", message, at: element.location))
      }
      return nil
    }
  }
}

extension XMLElement {
  fileprivate var holdsViews: Bool { child("subviews")?.children.isEmpty == false }

  /// Adds a view that fills this one.
  ///
  /// Four constraints connect the edges. The ids of the inner views get a suffix, because a xib may
  /// be embedded several times.
  fileprivate mutating func embed(_ view: XMLElement, as id: String) {
    var ids: Set<String> = []
    view.collect(&ids)
    var inner = view.renamed(ids, "-in-\(id)")
    inner.attributes["key"] = nil
    let innerID = inner["id"] ?? "embedded-in-\(id)"
    inner.attributes["id"] = innerID
    inner.attributes["translatesAutoresizingMaskIntoConstraints"] = "NO"
    inner.children.removeAll { $0.name == "autoresizingMask" }
    children.removeAll { $0.name == "subviews" }
    children.append(
      XMLElement(name: "subviews", children: [inner], location: location))
    let edges = ["top", "leading", "bottom", "trailing"].map { edge in
      XMLElement(
        name: "constraint",
        attributes: [
          "firstItem": innerID, "firstAttribute": edge, "secondItem": id,
          "secondAttribute": edge, "id": "\(innerID)-\(edge)",
        ], location: location)
    }
    let existing = child("constraints")?.children ?? []
    children.removeAll { $0.name == "constraints" }
    children.append(XMLElement(name: "constraints", children: existing + edges, location: location))
  }
}
