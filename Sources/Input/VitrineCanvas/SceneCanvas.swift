import VitrineGraphics
import VitrineImport
import VitrineLayout

/// The insets that Interface Builder's canvas puts around the root view of a scene.
///
/// `EditorRule.all` has the evidence of each rule.
struct SceneCanvas {
  let device: SimulatedDevice
  let bars: SimulatedBars
  /// The root view's frame on the canvas, whose origin isn't zero below opaque bars.
  let frame: Rect
  let isWidget: Bool
  /// A Boolean value that indicates whether the scene's size was set by hand.
  let isFreeform: Bool
  /// A Boolean value that indicates whether another scene's container view shows this scene.
  let isEmbedded: Bool
  let hidesStatusBar: Bool
  private(set) var insets = Insets.zero
  private(set) var rules: [CanvasRule] = []

  init(_ document: InterfaceDocument, _ scene: InterfaceRoot, frame: Rect) {
    device = document.device
    bars = document.bars(of: scene)
    self.frame = frame
    isWidget = scene.view["simulatedAppContext"] == "notificationCenter"
    isFreeform =
      isWidget || scene.owner.child("freeformSimulatedSizeMetrics") != nil
      || scene.owner.child("size", key: "freeformSize") != nil
    isEmbedded = document.isEmbedded(scene)
    let defaults = document.root.child("simulatedMetricsContainer")
    hidesStatusBar =
      scene.owner.child("nil", key: "simulatedStatusBarMetrics") != nil
      || defaults?.child("nil", key: "statusBar") != nil
    if scene.owner["id"] == scene.view["id"] { insetView(scene) } else { insetController() }
  }

  private var xcode: XcodeVersion { device.xcode }

  private var fillsScreen: Bool { device.screen == frame.size }

  // MARK: View controllers

  private mutating func insetController() {
    let status = statusBar
    if status > 0 { rules.append(device.notch == nil ? .statusBar : .notch) }
    if bars.top > 0 { rules.append(bars.hasLargeTitle ? .largeTitle : .navigationBar) }
    if bars.bottom > 0 { rules.append(.bottomBar) }
    var home = device.screenInsets.bottom
    if isWidget, EditorRule.widgetWithoutHomeIndicator.holds(in: xcode) { home = 0 }
    if isFreeform, !isWidget, EditorRule.freeformAboveHomeIndicator.holds(in: xcode),
      endsAboveHomeIndicator
    {
      home = 0
    }
    insets = device.screenInsets
    insets.top = status + bars.top
    insets.bottom = home + bars.bottom
    if !isFreeform, fillsScreen, device.addsInsetsTwice {
      insets = insets + device.screenInsets
    }
    shorten()
    coverByOpaqueBars()
  }

  /// The height of the status bar over the scene, or of the notch.
  private var statusBar: Double {
    let inset = device.screenInsets.top
    if device.notch != nil || inset > 0 { return inset }
    if hidesStatusBar, EditorRule.hiddenStatusBar.holds(in: xcode) { return 0 }
    if isFreeform, frame.height < Self.lowestScreen, !isBelowStatusBarAtAnyHeight { return 0 }
    if isWidget || isEmbedded, EditorRule.noStatusBarInContainers.holds(in: xcode) { return 0 }
    return device.statusBarHeight
  }

  /// A Boolean value that indicates whether even a low root view has a status bar.
  private var isBelowStatusBarAtAnyHeight: Bool {
    if isWidget { return false }
    return EditorRule.statusBarAtAnyHeightBefore9.holds(in: xcode)
      || device.identifier != nil && EditorRule.statusBarAtAnyHeight.holds(in: xcode)
  }

  /// The height of the smallest phone's screen.
  private static let lowestScreen = 480.0

  /// Removes insets from a scene that is lower than its device (rule `shortened-scene`).
  ///
  /// Such a scene was cut off below its bars, or a sheet shows it.
  private mutating func shorten() {
    if device.identifier == nil, EditorRule.barsOfAnyScreen.holds(in: xcode), leaveOutBars() {
      return
    }
    guard !isFreeform, let screen = device.screen, frame.minY == 0 else { return }
    let lack = screen.height - frame.height
    guard lack > 0, frame.width <= screen.width else { return }
    let tabBar = device.notch == nil ? 49.0 : 83
    let top = insets.top
    if isEmbedded {
      insets = .zero
      if device.notch == nil, frame.height >= Self.lowestScreen,
        EditorRule.statusBarInContainers.holds(in: xcode)
      {
        insets.top = top
        return
      }
    } else if lack == tabBar {
      insets.bottom = 0
    } else if top > 0, lack == top {
      insets.top = 0
    } else if top > 0, lack == top + tabBar {
      insets.top = 0
      insets.bottom = 0
    } else if lack == 10 || lack == (device.notch == nil ? 20 : 54) {
      // A sheet's navigation bar is 56 points high.
      insets.top = bars.top > 0 ? 56 : 0
    } else {
      return
    }
    rules = [.shortenedScene]
  }

  /// Removes the insets of bars that a scene without a device is lower by.
  ///
  /// Returns false if the scene is lower by no bar.
  ///
  /// The height is compared with the heights of all screens. A difference of 64 is that of the bars
  /// above, of 49 a tab bar, of 108 or 113 the bars above with a toolbar or tab bar below. A bottom bar
  /// counts only as far as the root view reaches under it.
  private mutating func leaveOutBars() -> Bool {
    guard !isFreeform else { return false }
    for screenHeight in [480.0, 568, 600, 667, 736, 768, 1024] {
      let lack = screenHeight - frame.height
      guard [49, 64, 108, 113].contains(lack) else { continue }
      let above = lack >= 64 ? 64.0 : 0
      if above > 0 { insets.top = 0 }
      insets.bottom = max(0, insets.bottom - (lack - above))
      rules = [.shortenedScene]
      return true
    }
    return false
  }

  /// Removes the insets of opaque bars, because the root view ends at them.
  private mutating func coverByOpaqueBars() {
    if bars.isTopOpaque {
      insets.top = 0
    } else {
      insets.top = max(0, insets.top - max(0, frame.minY))
    }
    if bars.isBottomOpaque { insets.bottom = 0 }
    guard frame.minY > 0, !isFreeform, let screen = device.screen else { return }
    // The part of the root view below the screen's bottom edge isn't in the safe area.
    let overhang = frame.maxY - screen.height
    if overhang < 0, EditorRule.bottomBarBelowRoot.holds(in: xcode) {
      insets.bottom = max(0, insets.bottom + overhang)
    }
    insets.bottom = max(insets.bottom, overhang)
  }

  // MARK: Views without a controller

  /// Insets the view of a xib (rule `xib-insets`).
  ///
  /// It avoids a notch at any size, and a status bar if the view fills the screen or is high enough.
  /// Its simulated navigation bar adds to that.
  private mutating func insetView(_ scene: InterfaceRoot) {
    guard ["view", "control"].contains(scene.view.name), EditorRule.xibInsets.holds(in: xcode)
    else { return }
    if device.screenInsets != .zero {
      insets = device.screenInsets
      if EditorRule.xibAboveHomeIndicator.holds(in: xcode), endsAboveHomeIndicator {
        insets.bottom = 0
      }
      rules.append(.notch)
    } else if fillsScreen || isXibBelowStatusBar {
      insets.top = device.statusBarHeight
      if insets.top > 0 { rules.append(.statusBar) }
    }
    guard fillsScreen, bars.top > 0, !bars.isTopOpaque else { return }
    insets.top += bars.top
    rules.append(.navigationBar)
  }

  /// A Boolean value that indicates whether a xib's view has a status bar without filling its screen.
  ///
  /// A view as high as the smallest screen has one (rule `xib-below-status-bar`).
  private var isXibBelowStatusBar: Bool {
    guard device.identifier != nil, !bars.isTopOpaque else { return false }
    return frame.height >= Self.lowestScreen || isBelowStatusBarAtAnyHeight
  }

  /// A Boolean value that indicates whether a root view ends above the home indicator.
  ///
  /// A view that is lower than the screen ends above it, unless it is wider than the screen.
  private var endsAboveHomeIndicator: Bool {
    guard device.notch != nil, let screen = device.screen else { return false }
    return frame.width <= screen.width && frame.height < screen.height
  }
}

extension InterfaceDocument {
  /// Returns true if a container view of another scene shows this one, directly or as a tab.
  fileprivate func isEmbedded(_ scene: InterfaceRoot) -> Bool {
    guard let id = scene.owner["id"] else { return false }
    var embedded: Set<String> = []
    func collect(_ element: XMLElement) {
      if element.name == "segue", element["kind"] == "embed", let target = element["destination"] {
        embedded.insert(target)
      }
      element.children.forEach(collect)
    }
    root.child("scenes").map(collect)
    return embedded.contains(id) || isTab(id, of: embedded)
  }

  /// Returns true if the controller is a tab of one of these tab bar controllers.
  private func isTab(_ id: String, of controllers: Set<String>) -> Bool {
    let objects = (root.child("scenes")?.children ?? []).flatMap {
      $0.child("objects")?.children ?? []
    }
    return objects.contains { object in
      object.name == "tabBarController" && controllers.contains(object["id"] ?? "")
        && (object.child("connections")?.children ?? []).contains {
          $0["relationship"] == "viewControllers" && $0["destination"] == id
        }
    }
  }
}

extension SceneCanvas {
  /// Returns the size, safe area and margins with which Interface Builder shows a scene.
  static func context(of scene: LoweredScene) -> LayoutContext {
    let frame = scene.rootFrame
    let document = scene.document
    if document.isAppKit { return appKitContext(of: scene) }
    let canvas = SceneCanvas(document, scene.root, frame: frame)
    var context = LayoutContext(rootSize: .fixed(frame.size), scale: document.deviceScale)
    context.systemVersion = scene.systemVersion
    context.isWidget = canvas.isWidget
    context.movesHalvesLeft = movesHalvesLeft(frame.width, in: document)
    context.topGuideLength = canvas.insets.top
    context.bottomGuideLength = canvas.insets.bottom
    context.safeAreaInsets = canvas.insets
    context.canvasRules = canvas.rules
    let view = scene.tree[ViewTree.root]
    context.rootMargins = canvas.rootMargins(of: view, in: scene)
    // From iOS 11 on, a view's margins are relative to its safe area.
    if scene.systemVersion >= 11, view.insetsLayoutMarginsFromSafeArea {
      context.rootMargins = context.rootMargins + context.safeAreaInsets
    }
    return context
  }

  /// Returns true if views halfway between two pixels at 1× move left.
  ///
  /// They do in root views of odd width, as if the canvas centered the root view among its pixels.
  private static func movesHalvesLeft(_ width: Double, in document: InterfaceDocument) -> Bool {
    let half = width / 2
    return EditorRule.halvesMoveLeft.holds(in: document.xcode) && document.device.identifier == nil
      && document.deviceScale == 1 && PixelGrid.floor(width) == width
      && PixelGrid.floor(half) != half
  }

  /// Returns the context of an AppKit scene, whose canvas has neither bars nor margins.
  private static func appKitContext(of scene: LoweredScene) -> LayoutContext {
    var context = LayoutContext(rootSize: .fixed(scene.rootFrame.size), scale: 1)
    context.systemVersion = scene.systemVersion
    context.isWidget = scene.isWidget
    context.rootMargins = .zero
    context.isAppKit = true
    return context
  }

  /// Returns the root view's margins without its safe area.
  ///
  /// A controller's view has the system's minimum margins at its sides. From iOS 11 on, smaller stored
  /// margins grow to them. The view of a xib follows from Xcode 9 on.
  private func rootMargins(of view: View, in scene: LoweredScene) -> Insets {
    let root = scene.root
    let isController = root.owner["id"] != root.view["id"]
    let isLikeController =
      EditorRule.xibMargins.holds(in: xcode)
      && ["view", "control", "collectionViewCell", "collectionReusableView"].contains(
        root.view.name)
    guard isController || isLikeController else { return view.layoutMargins ?? Insets(all: 8) }
    let side = sideMargin
    guard var margins = view.layoutMargins else {
      return Insets(top: 0, left: side, bottom: 0, right: side)
    }
    if scene.systemVersion >= 11, !isWidget,
      root.owner.bool("viewRespectsSystemMinimumLayoutMargins") ?? true
    {
      margins.left = max(margins.left, side)
      margins.right = max(margins.right, side)
    }
    return margins
  }

  /// The system's minimum margin at the sides of the canvas.
  private var sideMargin: Double {
    if EditorRule.narrowSideMargins.holds(in: xcode) { return 16 }
    let isWide =
      frame.width >= 400 || EditorRule.wideSideMargins.holds(in: xcode) && frame.width > 375
    return isWide ? 20 : 16
  }
}
