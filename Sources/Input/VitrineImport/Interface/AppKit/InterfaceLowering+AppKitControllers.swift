import VitrineBase
import VitrineGraphics
import VitrineLayout

/// The controllers of Notification Center on a Mac, which create their views in code.
extension InterfaceLowering {
  private static let words = [
    "NCWidgetListViewController": "list", "NCWidgetSearchViewController": "search",
  ]

  /// Warns once about each such class and turns its empty views into boxes.
  mutating func noteAppKitControllers() {
    var seen: Set<String> = []
    note(document.root, &seen)
    if tree.views[0].subviews.isEmpty { box(ViewTree.root, root.owner["customClass"]) }
  }

  private mutating func note(_ element: XMLElement, _ seen: inout Set<String>) {
    if let name = element["customClass"], let word = Self.words[name] {
      if seen.insert(name).inserted {
        diagnostics.append(
          Diagnostic(
            .warning, "made-in-code",
            "the views of \(name) are made by its class and are not in the file",
            at: element.location,
            hint: "use the key '\(word)' of a widget document (docs/hosts.md)"))
      }
      if let id = element["id"], let view = tree.view(named: id), tree[view].subviews.isEmpty {
        box(view, name)
      }
    }
    for child in element.children { note(child, &seen) }
  }

  private mutating func box(_ view: ViewID, _ name: String?) {
    guard let name, Self.words[name] != nil else { return }
    tree[view].kind = .placeholder(name)
  }
}
