import VitrineGraphics
import VitrineLayout

/// What Interface Builder's canvas puts around the root view of one scene.
///
/// Each rule says how many real files confirm it; docs/fidelity.md has the table.
struct SceneCanvas {
  let device: SimulatedDevice
  let bars: SimulatedBars
  /// The root's frame on the canvas: below opaque bars its origin isn't zero.
  let frame: Rect
  let isWidget: Bool
  /// Whether the scene's size was set by hand, whatever the device.
  let isFreeform: Bool
  /// Whether the scene is shown inside a container view of another scene, be it as a tab.
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

  var fillsScreen: Bool { device.screen == frame.size }

  // MARK: View controllers

  private mutating func insetController() {
    let status = statusBar
    if status > 0 { rules.append(device.notch == nil ? .statusBar : .notch) }
    if bars.top > 0 { rules.append(bars.hasLargeTitle ? .largeTitle : .navigationBar) }
    if bars.bottom > 0 { rules.append(.bottomBar) }
    var home = device.screenInsets.bottom
    // The home indicator is outside a widget's scene from Xcode 11 on (2 files before, 19 after).
    if isWidget, device.toolsVersion >= 14_810 { home = 0 }
    if isFreeform, !isWidget, endsAboveHomeIndicator(through: 21_701) { home = 0 }
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
    // The canvas of Xcode 9 and later ignores that a file hides its status bar.
    if hidesStatusBar, device.toolsVersion < 13_000 { return 0 }
    // From Xcode 9 on a freeform scene has a status bar only where it is as high as a screen: scenes of up
    // to 400 points have none (40 files), those of 510 and more have one (2 files, 2 repositories). Up to
    // Xcode 8 (19 constraints of 11 files in 2 repositories), and from Xcode 14.3 on (9 files), scenes of any
    // height have it.
    if isFreeform, frame.height < Self.lowestScreen, !isBelowStatusBarAtAnyHeight { return 0 }
    // Up to Xcode 8, neither widgets nor scenes inside a container view have one, whatever their size
    // (24 files of such scenes in 6 repositories, none against).
    if isWidget || isEmbedded, device.toolsVersion < 13_000 { return 0 }
    return device.statusBarHeight
  }

  /// Whether even a low root of this file has a status bar, as up to Xcode 8 and from Xcode 14.3 on;
  /// widgets have none.
  private var isBelowStatusBarAtAnyHeight: Bool {
    if isWidget { return false }
    return device.toolsVersion < 13_000 || device.identifier != nil && device.toolsVersion >= 21_600
  }

  /// The height of the smallest phone's screen.
  private static let lowestScreen = 480.0

  /// A scene lower than its device stands clear of what its height lacks.
  ///
  /// A scene whose bars were cut off, or that a sheet shows, keeps no distance to what isn't over it
  /// any more (over 100 roots in 30 repositories).
  private mutating func shorten() {
    if device.identifier == nil, device.toolsVersion < 11_000, leaveOutBars() { return }
    guard !isFreeform, let screen = device.screen, frame.minY == 0 else { return }
    let lack = screen.height - frame.height
    guard lack > 0, frame.width <= screen.width else { return }
    let tabBar = device.notch == nil ? 49.0 : 83
    let top = insets.top
    if isEmbedded {
      insets = .zero
      // In Xcode 9 and 10 it keeps the status bar from the height of the smallest screen on.
      if device.notch == nil, frame.height >= Self.lowestScreen,
        (13_000..<14_810).contains(device.toolsVersion)
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

  /// Takes away the bars that a scene of Xcode 7 and earlier lacks in its height, if it does.
  ///
  /// Its file names no device, so the height is compared with those of all screens. A lack of 64 is that
  /// of the bars above (69 constraints), of 49 a tab bar (44), of 108 or 113 both bars above and a toolbar
  /// or tab bar below (20 and 46 above, 20 and 17 below; 9 repositories, none against). A bottom bar
  /// counts only as far as the root reaches under it.
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

  /// Bars that nothing shows through end above the root view, and the status bar with them.
  private mutating func coverByOpaqueBars() {
    if bars.isTopOpaque {
      insets.top = 0
    } else {
      insets.top = max(0, insets.top - max(0, frame.minY))
    }
    if bars.isBottomOpaque { insets.bottom = 0 }
    guard frame.minY > 0, !isFreeform, let screen = device.screen else { return }
    // What hangs over the screen's bottom edge is no part of the safe area, and a bar below the root takes
    // nothing from it (11 of 11 constraints of Xcode 8).
    let overhang = frame.maxY - screen.height
    if overhang < 0, device.toolsVersion < 13_000 {
      insets.bottom = max(0, insets.bottom + overhang)
    }
    insets.bottom = max(insets.bottom, overhang)
  }

  // MARK: Views without a controller

  /// The view of a xib keeps clear of a notch at any size, and of a status bar where it is as large as
  /// the screen (8 of 8 files in 3 repositories) or otherwise below one; its own simulated navigation bar
  /// adds to that.
  private mutating func insetView(_ scene: InterfaceRoot) {
    guard ["view", "control"].contains(scene.view.name), device.toolsVersion >= 13_000 else {
      return
    }
    if device.screenInsets != .zero {
      insets = device.screenInsets
      if endsAboveHomeIndicator(through: 20_999) { insets.bottom = 0 }
      rules.append(.notch)
    } else if fillsScreen || isXibBelowStatusBar {
      insets.top = device.statusBarHeight
      if insets.top > 0 { rules.append(.statusBar) }
    }
    guard fillsScreen, bars.top > 0, !bars.isTopOpaque else { return }
    insets.top += bars.top
    rules.append(.navigationBar)
  }

  /// Whether the view of a xib that doesn't fill its screen has a status bar.
  ///
  /// In Xcode 9 and 10 one as high as the smallest screen has it (11 files in 2 repositories; over 50
  /// files of lower ones have none), in Xcode 14.3 and later any (8 files in 2 repositories).
  private var isXibBelowStatusBar: Bool {
    guard device.identifier != nil, !bars.isTopOpaque else { return false }
    return frame.height >= Self.lowestScreen || isBelowStatusBarAtAnyHeight
  }

  /// Whether a root stands so on the canvas that it doesn't reach the home indicator.
  ///
  /// One that is lower than the screen and no wider has no inset there, wider ones have it (5 constraints
  /// of xibs in 2 repositories): xibs up to Xcode 13 (8 constraints of 4 files in 3 repositories),
  /// freeform scenes through Xcode 14.3 (7 files in 2 repositories, none against).
  private func endsAboveHomeIndicator(through lastTools: Int) -> Bool {
    guard device.notch != nil, device.toolsVersion <= lastTools, let screen = device.screen else {
      return false
    }
    return frame.width <= screen.width && frame.height < screen.height
  }
}

extension InterfaceDocument {
  /// Whether a container view of another scene shows this one, itself or as a tab.
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

  /// Whether one of these tab bar controllers has the controller for a tab.
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

extension InterfaceLowering {
  /// The size, bars and margins with which Interface Builder shows this scene.
  func context(_ view: ViewID) -> LayoutContext {
    let frame = tree[view].frame ?? Rect(x: 0, y: 0, width: 320, height: 110)
    if document.isMac { return macContext(frame.size) }
    let canvas = SceneCanvas(document, root, frame: frame)
    var context = LayoutContext(rootSize: .fixed(frame.size), scale: document.deviceScale)
    context.systemVersion = systemVersion
    context.isWidget = canvas.isWidget
    context.movesHalvesLeft = movesHalvesLeft(frame.width)
    context.topGuideLength = canvas.insets.top
    context.bottomGuideLength = canvas.insets.bottom
    context.safeAreaInsets = canvas.insets
    context.canvasRules = canvas.rules
    context.rootMargins = rootMargins(tree[view], canvas)
    // From iOS 11 on a view's margins start from its safe area.
    if systemVersion >= 11, tree[view].insetsLayoutMarginsFromSafeArea {
      context.rootMargins = context.rootMargins + context.safeAreaInsets
    }
    return context
  }

  /// Whether views go left that stand halfway between two pixels at 1×.
  ///
  /// In Xcode 7 they do in roots of odd width (46 views in 7 repositories, 4 against) and go right in
  /// others (324 in 38, 12 against), as if the root stood centered among the canvas's pixels.
  private func movesHalvesLeft(_ width: Double) -> Bool {
    let half = width / 2
    return (8_000..<11_000).contains(document.toolsVersion) && document.device.identifier == nil
      && document.deviceScale == 1 && PixelGrid.floor(width) == width
      && PixelGrid.floor(half) != half
  }

  /// A Mac's canvas has neither bars nor margins, and its y runs up.
  private func macContext(_ size: Size) -> LayoutContext {
    var context = LayoutContext(rootSize: .fixed(size), scale: 1)
    context.systemVersion = systemVersion
    context.isWidget = root.view["simulatedAppContext"] == "notificationCenter"
    context.rootMargins = .zero
    context.isAppKit = true
    return context
  }

  /// The root view's margins, without its safe area.
  ///
  /// A controller's view has the system's minimum margins at its sides, from iOS 11 on also where the
  /// file stores smaller ones. From Xcode 9 on so has the view of a xib (151 side constraints in 5
  /// repositories without stored margins and 78 with some, 2 of one file against).
  private func rootMargins(_ view: View, _ canvas: SceneCanvas) -> Insets {
    let isController = root.owner["id"] != root.view["id"]
    let isLikeController =
      document.toolsVersion >= 13_000
      && ["view", "control", "collectionViewCell", "collectionReusableView"].contains(
        root.view.name)
    guard isController || isLikeController else { return view.layoutMargins ?? Insets(all: 8) }
    let side = sideMargin(onCanvasOf: canvas.frame.width)
    guard var margins = view.layoutMargins else {
      return Insets(top: 0, left: side, bottom: 0, right: side)
    }
    if systemVersion >= 11, !canvas.isWidget,
      root.owner.bool("viewRespectsSystemMinimumLayoutMargins") ?? true
    {
      margins.left = max(margins.left, side)
      margins.right = max(margins.right, side)
    }
    return margins
  }

  /// The system's minimum margin at the sides of a canvas.
  ///
  /// Up to Xcode 6, canvases of any width had 16 (16 constraints in 4 repositories, none against). Then
  /// those of large phones have 20, up to Xcode 10 all that are wider than 375 points (30 constraints in
  /// 3 repositories); later ones of 390 and 393 points have 16 (58 constraints).
  private func sideMargin(onCanvasOf width: Double) -> Double {
    let isWide = width >= 400 || document.toolsVersion < 14_810 && width > 375
    return isWide && document.toolsVersion >= 8_000 ? 20 : 16
  }
}
