package import VitrineBase
import VitrineGraphics

/// Views that are drawn elsewhere: a custom class with a xib of its name beside the storyboard, a
/// controller with a `nibName`, and a container view with the scene that its segue embeds.
extension InterfaceDocument {
  /// Files of one project embed a few views a few levels deep; a broken one may embed without end.
  private static let limit = 64

  /// Finds and reads the xib of a name; nil where there is none.
  package typealias XibLoading = (String) -> Result<InterfaceDocument?, InputError>

  /// The same document with what it embeds in place; `load` finds the xib of a name.
  ///
  /// Notes of what cannot be embedded are added to the document's; the view stays empty then.
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
    /// How many views were embedded, over the whole file, against one that doubles itself at each
    /// level.
    private var count = 0

    init(
      document: InterfaceDocument,
      load: @escaping InterfaceDocument.XibLoading
    ) {
      self.document = document
      self.load = load
    }

    /// An element with all that its views embed; `path` names what it is embedded in, outermost first.
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
        // A xib's own view may be of the class that it draws.
        inner = element["customClass"].flatMap { name in
          name == path.last ? nil : view(ofXib: name, path, element)
        }
      case "containerView": inner = view(ofSegueFrom: element, path)
      default: inner = nil
      }
      if let inner { copy.embed(inner, as: id) }
      return copy
    }

    /// A xib that is damaged is a warning, because the storyboard around it is still worth drawing.
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
      return embedded(view, called: name, path, element)
    }

    private mutating func view(
      ofSegueFrom element: XMLElement, _ path: [String]
    ) -> XMLElement? {
      let segues = element.child("connections")?.children ?? []
      guard let target = segues.first(where: { $0["kind"] == "embed" })?["destination"],
        let found = document.roots.first(where: { $0.owner["id"] == target })
      else { return nil }
      return embedded(found.view, called: target, path, element)
    }

    private mutating func embedded(
      _ view: XMLElement, called name: String, _ path: [String], _ element: XMLElement
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

  /// Puts a view inside this one, which it fills, under ids of its own.
  ///
  /// Four constraints hold the edges together. Ids of the inner views get an ending, since one xib
  /// may be embedded several times.
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
