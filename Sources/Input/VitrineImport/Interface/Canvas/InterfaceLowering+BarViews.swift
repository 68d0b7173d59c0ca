import VitrineBase
import VitrineGraphics
import VitrineLayout

/// Views that a scene holds beside its root view: those in its bars, and a table's refresh control.
extension InterfaceLowering {
  /// Adds what the canvas lays out by itself, each at its stored frame.
  ///
  /// The views of bar buttons are 39 views in 28 files of 5 repositories. A refresh control keeps
  /// the size that it was stored with, though nothing shows it (47 of 48, 7 repositories).
  mutating func addBarViews(to view: ViewID, _ context: LayoutContext) {
    guard traits.isDesignTime, !document.isMac else { return }
    let item = root.owner.child("navigationItem")
    if let title = item?.child(key: "titleView"), ViewElement.isView(title.name) {
      let id = addFloating(title, to: view)
      let barTop = max(0, context.safeAreaInsets.top - SimulatedBars.navigationBar)
      tree[id].frame = tree[id].frame?.offset(by: Point(x: 0, y: barTop))
    }
    var buttons = item.map(Self.customViews) ?? []
    if let items = root.owner.child(key: "toolbarItems") { buttons += Self.customViews(items) }
    buttons += Self.customViews(root.view)
    if let control = root.owner.child("refreshControl") { buttons.append(control) }
    for button in buttons where button.child("rect", key: "frame") != nil {
      let id = addFloating(button, to: view)
      tree[id].translatesAutoresizingMask = true
      tree[id].autoresizingMask = []
    }
  }

  private mutating func addFloating(_ element: XMLElement, to view: ViewID) -> ViewID {
    let id = add(element, to: view)
    tree[id].isFloating = true
    return id
  }

  /// The views of the bar buttons inside an element.
  private static func customViews(_ element: XMLElement) -> [XMLElement] {
    if element.name == "barButtonItem" {
      guard let view = element.child(key: "customView"), ViewElement.isView(view.name) else {
        return []
      }
      return [view]
    }
    return element.children.flatMap(customViews)
  }
}
