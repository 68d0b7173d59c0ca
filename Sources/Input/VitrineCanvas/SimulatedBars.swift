import VitrineImport

/// The heights of the bars over a scene's root view on the canvas, in points.
struct SimulatedBars: Hashable {
  var top = 0.0
  var bottom = 0.0
  var hasLargeTitle = false
  /// A Boolean value that indicates whether the root view ends at the top bar, which is opaque.
  var isTopOpaque = false
  var isBottomOpaque = false

  /// The height of a navigation bar (UIKit, iOS 10 and later).
  static let navigationBar = 44.0
  /// The height that a large title adds to a navigation bar.
  static let largeTitle = 52.0
  static let tabBar = 49.0

  /// Returns the height of a toolbar, which equals a tab bar's on a device with a notch.
  static func toolbar(on device: SimulatedDevice) -> Double { device.notch == nil ? 44 : 49 }
}

extension InterfaceDocument {
  /// Returns the simulated bars of a scene, or the bars of the containers that lead to it.
  func bars(of scene: InterfaceRoot) -> SimulatedBars {
    var bars = SimulatedBars()
    let containers = scene.owner["id"].flatMap { self.containers[$0] } ?? BarContainers()
    let top =
      scene.owner.child(key: "simulatedTopBarMetrics")
      ?? scene.view.child(key: "simulatedTopBarMetrics")
    if let top {
      bars.top = top.name == "simulatedNavigationBarMetrics" ? SimulatedBars.navigationBar : 0
      bars.isTopOpaque = top["translucent"] == "NO"
    } else if containers.hasNavigationBar {
      bars.top = SimulatedBars.navigationBar
      if containers.hasLargeTitle, EditorRule.largeTitles.holds(in: xcode) {
        bars.top += SimulatedBars.largeTitle
        bars.hasLargeTitle = true
      }
    }
    let bottom =
      scene.owner.child(key: "simulatedBottomBarMetrics") ?? containers.simulatedBottomBar
    if let bottom {
      switch bottom.name {
      case "simulatedToolbarMetrics": bars.bottom = SimulatedBars.toolbar(on: device)
      case "simulatedTabBarMetrics": bars.bottom = SimulatedBars.tabBar
      default: break
      }
      bars.isBottomOpaque = bottom["translucent"] == "NO"
    } else if containers.hasTabBar {
      bars.bottom = SimulatedBars.tabBar
    }
    return bars
  }

  /// The containers around each controller, by its id, from relationships and pushing segues.
  private var containers: [String: BarContainers] {
    var segues: [BarSegue] = []
    var settled: [String: BarContainers] = [:]
    var titleModes: [String: String] = [:]
    for scene in self.root.child("scenes")?.children ?? [] {
      for object in scene.child("objects")?.children ?? [] {
        guard let id = object["id"] else { continue }
        if object.child(key: "simulatedTopBarMetrics")?.name == "simulatedNavigationBarMetrics" {
          settled[id] = BarContainers(isInNavigation: true, hasNavigationBar: true)
        }
        titleModes[id] = object.child("navigationItem")?["largeTitleDisplayMode"]
        Self.forEachSegue(in: object) { element in
          if let segue = BarSegue(element, of: object, id) { segues.append(segue) }
        }
      }
    }
    // The order is from the outside in: tabs contain navigation, and navigation contains its pages.
    for step in [BarSegue.Step.tab, .navigationRoot] {
      for segue in segues where segue.step == step {
        settled[segue.to] = segue.containers(from: settled[segue.from], titleModes[segue.to])
      }
    }
    // Segues may form cycles, so only an unsettled controller takes a value. Every pass settles at
    // least one controller, or is the last.
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for segue in segues where segue.step == .push && settled[segue.to] == nil {
        guard let next = segue.containers(from: settled[segue.from], titleModes[segue.to]) else {
          continue
        }
        settled[segue.to] = next
        isGrowing = true
      }
    }
    return settled
  }

  private static func forEachSegue(in element: XMLElement, _ body: (XMLElement) -> Void) {
    for child in element.children {
      if child.name == "segue" { body(child) } else { forEachSegue(in: child, body) }
    }
  }
}

/// The containers around a controller, as far as they show bars.
private struct BarContainers {
  /// A Boolean value that indicates whether a navigation controller contains it, even without a bar.
  var isInNavigation = false
  var hasNavigationBar = false
  var hasLargeTitle = false
  var hasTabBar = false
  /// The bar that the file simulates for a navigation controller, and so for its root.
  var simulatedBottomBar: XMLElement?
}

/// A segue or relationship between two controllers that may pass bars on.
private struct BarSegue {
  enum Step { case tab, navigationRoot, push }

  var from: String
  var to: String
  var step: Step
  /// A Boolean value that indicates whether the source's navigation bar has large titles.
  var isLarge = false
  var hidesNavigationBar = false
  var simulatedBottomBar: XMLElement?

  init?(_ element: XMLElement, of object: XMLElement, _ id: String) {
    guard let destination = element["destination"] else { return nil }
    from = id
    to = destination
    switch (element["kind"], element["relationship"]) {
    case ("relationship", "rootViewController"):
      step = .navigationRoot
      isLarge = object.child("navigationBar")?.bool("largeTitles") ?? false
      hidesNavigationBar = object.bool("navigationBarHidden") ?? false
      simulatedBottomBar = object.child(key: "simulatedBottomBarMetrics")
    case ("relationship", "viewControllers") where object.name == "tabBarController": step = .tab
    case ("show", _), ("push", _): step = .push
    default: return nil
    }
  }

  /// Returns the containers around the destination, or nil if the segue passes no bars on.
  func containers(from source: BarContainers?, _ titleMode: String?) -> BarContainers? {
    var containers = source ?? BarContainers()
    switch step {
    case .tab: containers.hasTabBar = true
    case .navigationRoot:
      containers.isInNavigation = true
      containers.hasNavigationBar = !hidesNavigationBar
      containers.hasLargeTitle = isLarge && !hidesNavigationBar
      containers.simulatedBottomBar = simulatedBottomBar
    case .push: guard containers.isInNavigation else { return nil }
    }
    switch titleMode {
    case "never": containers.hasLargeTitle = false
    case "always": containers.hasLargeTitle = containers.hasNavigationBar
    default: break
    }
    return containers
  }
}
