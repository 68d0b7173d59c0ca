extension InterfaceDocument {
  /// Whether a scene is shown under a navigation bar: its own simulated one, or that of the
  /// navigation controller it is the root of or is pushed onto.
  func hasNavigationBar(_ root: InterfaceRoot) -> Bool {
    let metrics =
      root.owner.child(key: "simulatedTopBarMetrics")
      ?? root.view.child(key: "simulatedTopBarMetrics")
    if let metrics { return metrics.name == "simulatedNavigationBarMetrics" }
    guard let id = root.owner["id"] else { return false }
    return controllersInNavigation.contains(id)
  }

  /// The controllers that a navigation controller leads to, by its root and by pushing segues.
  private var controllersInNavigation: Set<String> {
    var segues: [(from: String, to: String, isPush: Bool)] = []
    for scene in self.root.child("scenes")?.children ?? [] {
      for object in scene.child("objects")?.children ?? [] {
        guard let id = object["id"] else { continue }
        let isNavigation = object.name == "navigationController"
        Self.forEachSegue(in: object) { segue in
          guard let destination = segue["destination"] else { return }
          if isNavigation, segue["relationship"] == "rootViewController" {
            segues.append((from: "", to: destination, isPush: true))
          } else {
            let isPush = segue["kind"] == "show" || segue["kind"] == "push"
            segues.append((from: id, to: destination, isPush: isPush))
          }
        }
      }
    }
    var reached: Set<String> = [""]
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for segue in segues where segue.isPush && reached.contains(segue.from) {
        if reached.insert(segue.to).inserted { isGrowing = true }
      }
    }
    return reached
  }

  private static func forEachSegue(in element: XMLElement, _ body: (XMLElement) -> Void) {
    for child in element.children {
      if child.name == "segue" { body(child) } else { forEachSegue(in: child, body) }
    }
  }
}
