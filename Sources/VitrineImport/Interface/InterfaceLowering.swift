import VitrineGraphics
import VitrineLayout
import VitrineSolver

/// Lowers one scene of an Interface Builder file to a view tree.
struct InterfaceLowering {
  let document: InterfaceDocument
  let root: InterfaceRoot
  let traits: InterfaceDocument.Traits
  var tree = ViewTree()
  var items: [String: LayoutItem] = [:]
  var diagnostics: [Diagnostic] = []
  var unsupported: [UnsupportedElement] = []
  var constraintElements: [(element: XMLElement, owner: ViewID)] = []
  /// Ids that a size-class variation leaves out.
  var excluded: Set<String> = []
  /// About how large a symbol is beside text of 17 points.
  private static let symbolSize = 20.0

  let images: [String: Size]
  let colors: [String: Color]
  /// What the program calls views, by id.
  let outlets: [String: String]

  init(
    _ document: InterfaceDocument, _ root: InterfaceRoot, _ traits: InterfaceDocument.Traits
  ) {
    self.document = document
    self.root = root
    self.traits = traits
    var images: [String: Size] = [:]
    var colors: [String: Color] = [:]
    for resource in document.root.child("resources")?.children ?? [] {
      guard let name = resource["name"] else { continue }
      if resource.name == "image", let width = resource.number("width"),
        let height = resource.number("height")
      {
        // A symbol's size is stored as if it were drawn 128 points wide or high.
        let isSymbol = resource["catalog"] == "system" && max(width, height) > 0
        let scale = isSymbol ? InterfaceLowering.symbolSize / max(width, height) : 1
        images[name] = Size(width: width * scale, height: height * scale)
      }
      if let color = resource.child("color") { colors[name] = InterfaceColor.read(color, [:]) }
    }
    self.images = images
    outlets = document.outlets
    diagnostics = document.notes
    // At run time a catalog's colour counts, whatever copy of it the file keeps.
    self.colors = colors.merging(traits.colors) { $1 }
  }

  mutating func lower() -> ImportedScene {
    checkColorNames()
    let view = add(root.view, to: nil)
    if let controller = root.owner.child("layoutGuides") {
      for guide in controller.children where guide.name == "viewControllerLayoutGuide" {
        let kind: LayoutGuide.Kind = guide["type"] == "bottom" ? .bottom : .top
        addGuide(guide, kind, of: view)
      }
    }
    for (element, owner) in constraintElements { addConstraint(element, owner) }
    checkVocabulary()
    noteMacControllers()
    return ImportedScene(
      tree: tree, context: context(view), diagnostics: diagnostics, unsupported: unsupported)
  }

  mutating func addGuide(_ element: XMLElement, _ kind: LayoutGuide.Kind, of view: ViewID) {
    guard let id = element["id"] else { return }
    var guide = LayoutGuide(id, kind, of: view)
    guide.location = element.location
    items[id] = .guide(tree.add(guide))
  }

  // MARK: Context

  /// The system whose sizes and margins count.
  var systemVersion: Int {
    traits.isDesignTime ? document.systemVersion : traits.systemVersion
  }

  /// The size and bars that the file stores for this scene.
  private func context(_ view: ViewID) -> LayoutContext {
    let size = tree[view].frame?.size ?? Size(width: 320, height: 110)
    var context = LayoutContext(rootSize: .fixed(size), scale: document.deviceScale)
    context.systemVersion = systemVersion
    let isController = root.owner["id"] != root.view["id"]
    let isWidget = root.view["simulatedAppContext"] == "notificationCenter"
    let isFreeform =
      isWidget || root.owner.child("freeformSimulatedSizeMetrics") != nil
      || root.owner.child("size", key: "freeformSize") != nil
    context.isWidget = isWidget
    guard isController else {
      context.rootMargins = tree[view].layoutMargins ?? Insets(all: 8)
      // A view as large as a screen with a notch keeps clear of it without a controller, too.
      if let notch = document.notchHeight, size.height >= 812, size.width < 500 {
        context.safeAreaInsets = Insets(top: notch, left: 0, bottom: 34, right: 0)
      }
      addSafeArea(to: &context, of: view)
      return context
    }
    let side = size.width >= 414 ? 20.0 : 16
    context.rootMargins =
      tree[view].layoutMargins ?? Insets(top: 0, left: side, bottom: 0, right: side)
    let noBars = root.owner.child("nil", key: "simulatedStatusBarMetrics") != nil
    // A canvas as low as a card has no bar; a phone on its side has none either. A tall widget has
    // one although its controller says none: measured of files.
    let isCard = (isWidget || isFreeform) && size.height <= 400
    let isBare = isCard || document.isPhoneInLandscape || noBars && !isWidget
    let status: Double = document.notchHeight ?? (isBare ? 0 : 20)
    let home: Double = document.notchHeight != nil && !isFreeform ? 34 : 0
    let bars = document.bars(of: root)
    // Bars that aren't translucent end above the root view, and the status bar with them: the view then
    // starts below them.
    let above = bars.isTopOpaque ? .infinity : max(0, tree[view].frame?.minY ?? 0)
    let top = max(0, status + bars.top - above)
    let bottom = bars.isBottomOpaque ? 0 : home + bars.bottom
    context.topGuideLength = top
    context.bottomGuideLength = bottom
    context.safeAreaInsets = Insets(top: top, left: 0, bottom: bottom, right: 0)
    addSafeArea(to: &context, of: view)
    return context
  }

  /// Since iOS 11 a view's margins start from its safe area.
  private func addSafeArea(to context: inout LayoutContext, of view: ViewID) {
    guard systemVersion >= 11, tree[view].insetsLayoutMarginsFromSafeArea else { return }
    let safe = context.safeAreaInsets
    context.rootMargins.top += safe.top
    context.rootMargins.left += safe.left
    context.rootMargins.bottom += safe.bottom
    context.rootMargins.right += safe.right
  }

  // MARK: Views

  @discardableResult
  mutating func add(_ stored: XMLElement, to parent: ViewID?) -> ViewID {
    let element = varied(stored)
    let id = element["id"] ?? "view\(tree.views.count)"
    readMasks(element)
    var view = View(id, kind(element))
    view.location = element.location
    view.userLabel = element["userLabel"] ?? outlets[id]
    readLayout(element, into: &view)
    readLook(element, into: &view)
    configure(&view, element)
    let viewID = tree.add(view, to: parent)
    items[id] = .view(viewID)
    for guide in element.children where guide.name == "viewLayoutGuide" {
      addViewGuide(guide, of: viewID)
    }
    for child in childViews(element) where !excluded.contains(child["id"] ?? "") {
      add(child, to: viewID)
    }
    finish(element, viewID)
    for constraint in element.child("constraints", key: nil)?.children ?? []
    where constraint.name == "constraint" {
      constraintElements.append((constraint, viewID))
    }
    return viewID
  }

  private mutating func addViewGuide(_ guide: XMLElement, of view: ViewID) {
    switch guide["key"] {
    case "safeArea": addGuide(guide, .safeArea, of: view)
    case "contentLayoutGuide": addGuide(guide, .content, of: view)
    case "frameLayoutGuide": addGuide(guide, .frame, of: view)
    case "layoutMargins": addGuide(guide, .layoutMargins, of: view)
    case "keyboard": addGuide(guide, .keyboard, of: view)
    default: addGuide(guide, .safeArea, of: view)
    }
  }

  /// The keys of views that aren't among the subviews of what holds them.
  private static let heldViews = [
    "contentView", "tableHeaderView", "tableFooterView", "backgroundView", "sectionHeaderView",
    "sectionFooterView",
  ]

  /// The views inside a view: subviews, a content view, rows.
  private func childViews(_ element: XMLElement) -> [XMLElement] {
    var found: [XMLElement] = []
    for child in element.children {
      switch child.name {
      case "subviews", "cells", "prototypes":
        found += child.children.filter { ViewElement.isView($0.name) || isUnknownView($0) }
      case "sections":
        for section in child.children where section.name == "tableViewSection" {
          found += section.child("cells")?.children ?? []
        }
      default:
        let key = child["key"]
        if ViewElement.isView(child.name),
          key.map(Self.heldViews.contains) == true || child.name == "tableViewCellContentView"
        {
          found.append(child)
        }
      }
    }
    return found
  }

  /// Elements among subviews that aren't known are views all the same.
  private func isUnknownView(_ element: XMLElement) -> Bool {
    element["id"] != nil && element.child("rect") != nil
  }

  // MARK: Constraints

  private mutating func addConstraint(_ stored: XMLElement, _ owner: ViewID) {
    let element = varied(stored)
    guard let id = element["id"], !excluded.contains(id),
      traits.isDesignTime || element.bool("placeholder") != true
    else { return }
    guard let first = anchor(element, "first", owner) else { return missing(element, "first") }
    var second: Anchor?
    if element["secondItem"] != nil || element["secondAttribute"] != nil {
      second = anchor(element, "second", owner)
      guard second != nil else { return missing(element, "second") }
    }
    var constraint = Constraint(id, first, .equal, second)
    switch element["relation"] {
    case "greaterThanOrEqual": constraint.relation = .greaterOrEqual
    case "lessThanOrEqual": constraint.relation = .lessOrEqual
    default: break
    }
    constraint.constant = element.number("constant") ?? 0
    constraint.multiplier = Self.ratio(element["multiplier"]) ?? 1
    constraint.priority = Priority(element.number("priority") ?? 1000)
    constraint.identifier = element["identifier"]
    constraint.location = element.location
    tree.constraints.append(constraint)
  }

  private func anchor(_ element: XMLElement, _ side: String, _ owner: ViewID) -> Anchor? {
    guard let word = element[side + "Attribute"], let attribute = LayoutAttribute(rawValue: word)
    else { return nil }
    guard let id = element[side + "Item"] else { return Anchor(owner, attribute) }
    return items[id].map { Anchor($0, attribute) }
  }

  private mutating func missing(_ element: XMLElement, _ side: String) {
    // What a size class leaves out takes its constraints with it.
    if let id = element[side + "Item"], excluded.contains(id) { return }
    diagnostics.append(
      Diagnostic(
        .warning, "dangling-constraint",
        "constraint '\(element["id"] ?? "")' names '\(element[side + "Item"] ?? "")', which is no view or guide here",
        at: element.location))
  }

  /// `16:9`, `1/3`, `70%` or `0.5`.
  static func ratio(_ text: String?) -> Double? {
    guard let text else { return nil }
    if text.hasSuffix("%") { return Double(text.dropLast()).map { $0 / 100 } }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).compactMap { Double($0) }
    if parts.count == 2, parts[1] != 0 { return parts[0] / parts[1] }
    return parts.count == 1 ? parts[0] : nil
  }
}
