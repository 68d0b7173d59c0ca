/// What bars take from a scene's root view on the canvas.
struct SimulatedBars: Hashable {
  var top = 0.0
  var bottom = 0.0
  /// Whether the root view ends at the bar, which nothing shows through.
  var isTopOpaque = false
  var isBottomOpaque = false
}

extension InterfaceDocument {
  /// A scene's bars: its own simulated ones, else those of the containers that lead to it.
  ///
  /// A navigation bar takes 44 points, or 96 with a large title; a toolbar 44, a tab bar 49.
  func bars(of root: InterfaceRoot) -> SimulatedBars {
    var bars = SimulatedBars()
    let containers = root.owner["id"].flatMap { self.containers[$0] } ?? Containers()
    let top =
      root.owner.child(key: "simulatedTopBarMetrics")
      ?? root.view.child(key: "simulatedTopBarMetrics")
    if let top {
      bars.top = top.name == "simulatedNavigationBarMetrics" ? 44 : 0
      bars.isTopOpaque = top["translucent"] == "NO"
    } else if containers.hasNavigationBar {
      bars.top = containers.hasLargeTitle ? 96 : 44
    }
    if let bottom = root.owner.child(key: "simulatedBottomBarMetrics") {
      switch bottom.name {
      case "simulatedToolbarMetrics": bars.bottom = 44
      case "simulatedTabBarMetrics": bars.bottom = 49
      default: break
      }
      bars.isBottomOpaque = bottom["translucent"] == "NO"
    } else if containers.hasTabBar {
      bars.bottom = 49
    }
    return bars
  }

  /// By controller: what it is shown inside of, as its containers and pushing segues tell.
  private var containers: [String: Containers] {
    var segues: [Segue] = []
    var known: [String: Containers] = [:]
    var largest: [String: String] = [:]
    for scene in self.root.child("scenes")?.children ?? [] {
      for object in scene.child("objects")?.children ?? [] {
        guard let id = object["id"] else { continue }
        if object.child(key: "simulatedTopBarMetrics")?.name == "simulatedNavigationBarMetrics" {
          known[id] = Containers(hasNavigationBar: true)
        }
        largest[id] = object.child("navigationItem")?["largeTitleDisplayMode"]
        Self.forEachSegue(in: object) { segue in
          if let segue = Segue(segue, of: object, id) { segues.append(segue) }
        }
      }
    }
    // From the outside in: tabs hold navigation, navigation its pages. Every pass over the pushes
    // settles at least one controller, or is the last.
    for step in [Segue.Step.tab, .navigationRoot] {
      for segue in segues where segue.step == step {
        known[segue.to] = segue.containers(from: known[segue.from], largest[segue.to])
      }
    }
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for segue in segues where segue.step == .push && known[segue.to] == nil {
        guard let next = segue.containers(from: known[segue.from], largest[segue.to]) else {
          continue
        }
        known[segue.to] = next
        isGrowing = true
      }
    }
    return known
  }

  private static func forEachSegue(in element: XMLElement, _ body: (XMLElement) -> Void) {
    for child in element.children {
      if child.name == "segue" { body(child) } else { forEachSegue(in: child, body) }
    }
  }
}

/// The containers around a controller that show bars.
private struct Containers {
  var hasNavigationBar = false
  var hasLargeTitle = false
  var hasTabBar = false
}

/// A way from one controller to another that may carry bars along.
private struct Segue {
  enum Step { case tab, navigationRoot, push }

  var from: String
  var to: String
  var step: Step
  /// Whether the navigation bar of a root's container has large titles.
  var isLarge = false

  init?(_ element: XMLElement, of object: XMLElement, _ id: String) {
    guard let destination = element["destination"] else { return nil }
    from = id
    to = destination
    switch (element["kind"], element["relationship"]) {
    case ("relationship", "rootViewController"):
      step = .navigationRoot
      isLarge = object.child("navigationBar")?.bool("largeTitles") ?? false
    case ("relationship", "viewControllers") where object.name == "tabBarController": step = .tab
    case ("show", _), ("push", _): step = .push
    default: return nil
    }
  }

  /// What the destination is shown inside of; nil where the segue carries nothing along.
  func containers(from source: Containers?, _ largest: String?) -> Containers? {
    var containers = source ?? Containers()
    switch step {
    case .tab: containers.hasTabBar = true
    case .navigationRoot:
      containers.hasNavigationBar = true
      containers.hasLargeTitle = isLarge
    case .push: guard containers.hasNavigationBar else { return nil }
    }
    switch largest {
    case "never": containers.hasLargeTitle = false
    case "always": containers.hasLargeTitle = containers.hasNavigationBar
    default: break
    }
    return containers
  }
}
