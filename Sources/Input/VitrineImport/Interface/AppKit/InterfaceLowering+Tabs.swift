import VitrineGraphics
import VitrineLayout

/// The tabs of AppKit's tab views, of which one page is visible.
extension InterfaceLowering {
  /// The height of the tabs, and their distance from the view's top edge.
  private static let tabs = (top: 6.0, height: 22.0)
  /// The width of a tab without its title, and of a character.
  private static let tabWidth = (padding: 24.0, character: 7.0)

  /// Hides all pages but the selected one and adds the tabs above them.
  ///
  /// The selected page is the file's initial item, or the first one. Only a view with tabs at the
  /// top stores no type.
  mutating func addTabs(_ element: XMLElement, to view: ViewID) {
    let pages = element.children.first { $0.name == "tabViewItems" }?.children ?? []
    guard !pages.isEmpty else { return }
    let selected = pages.firstIndex { $0["id"] == element["initialItem"] } ?? 0
    for (index, page) in pages.enumerated() where index != selected {
      hiddenPages.formUnion(childViews(page).compactMap { $0["id"] })
    }
    guard element["type"] == nil, let size = tree[view].frame?.size else { return }
    let titles = pages.map { $0["label"] ?? "" }
    let width = titles.reduce(0) {
      $0 + Self.tabWidth.padding + Self.tabWidth.character * Double($1.count)
    }
    var tabs = View(
      "\(tree[view].name)-tabs", .segments(Segments(titles: titles, selected: selected)))
    tabs.location = element.location
    tabs.frame = Rect(
      x: max(0, (size.width - width) / 2), y: Self.tabs.top, width: min(width, size.width),
      height: Self.tabs.height)
    tabs.translatesAutoresizingMask = true
    tabs.autoresizingMask = [.flexibleMinX, .flexibleMaxX]
    tree.add(tabs, to: view)
  }
}
