import VitrineGraphics
import VitrineImport
import VitrineLayout

/// The views that a scene has beside its root view: views in bars, and a table's refresh control.
///
/// The canvas lays each out in its stored frame (rules `bar-views` and `refresh-control`).
enum BarViews {
  /// Returns the floating views of a scene.
  ///
  /// Scenes of AppKit have none.
  static func floating(in scene: LoweredScene, _ context: LayoutContext) -> [FloatingView] {
    guard !scene.document.isAppKit else { return [] }
    let owner = scene.root.owner
    var views: [FloatingView] = []
    let item = owner.child("navigationItem")
    if let title = item?.child(key: "titleView"), ViewElement.isView(title.name) {
      var view = FloatingView(title)
      view.offset = max(0, context.safeAreaInsets.top - SimulatedBars.navigationBar)
      views.append(view)
    }
    var buttons = item.map(customViews) ?? []
    if let items = owner.child(key: "toolbarItems") { buttons += customViews(items) }
    buttons += customViews(scene.root.view)
    if let control = owner.child("refreshControl") { buttons.append(control) }
    for button in buttons where button.child("rect", key: "frame") != nil {
      var view = FloatingView(button)
      view.hasFixedFrame = true
      views.append(view)
    }
    return views
  }

  /// Returns the views of the bar buttons inside an element.
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
