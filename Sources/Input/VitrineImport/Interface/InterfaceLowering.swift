import VitrineBase
import VitrineGraphics
import VitrineLayout
import VitrineSolver

/// Lowers one scene of an Interface Builder file to a view tree.
struct InterfaceLowering {
  let document: InterfaceDocument
  let root: InterfaceRoot
  let traits: InterfaceDocument.Traits
  let rules: any SceneRules
  var tree = ViewTree()
  /// The views and guides that constraints may name, by id.
  var items: [String: LayoutItem] = [:]
  var diagnostics: [Diagnostic] = []
  var unsupported: [UnsupportedElement] = []
  /// The constraints that remain to be added, because they may name later views.
  var constraintElements: [(element: XMLElement, owner: ViewID)] = []
  /// The border view of each box that has one.
  var boxBorders: [ViewID: ViewID] = [:]
  /// The pages of tab views that aren't selected.
  var hiddenPages: Set<String> = []
  /// The ids that a size-class variation excludes.
  var excluded: Set<String> = []
  /// The stored sizes of images in points, by name.
  let images: [String: Size]
  /// The names of the images that are symbols of the system.
  let symbols: Set<String>
  /// The file's named colors, overridden by the colors of the appearance and of catalogs.
  let colors: [String: Color]
  /// The outlets of views, by id.
  let outlets: [String: String]

  init(
    _ document: InterfaceDocument, _ root: InterfaceRoot, traits: InterfaceDocument.Traits,
    rules: any SceneRules
  ) {
    self.document = document
    self.root = root
    self.traits = traits
    self.rules = rules
    var images: [String: Size] = [:]
    var symbols: Set<String> = []
    var colors: [String: Color] = [:]
    for resource in document.root.child("resources")?.children ?? [] {
      guard let name = resource["name"] else { continue }
      if resource.name == "image", let width = resource.number("width"),
        let height = resource.number("height")
      {
        // A symbol's stored size is that of a drawing 128 points wide or high.
        let isSymbol = resource["catalog"] == "system" && min(width, height) > 0
        let stored = Size(width: width, height: height)
        images[name] = isSymbol ? SymbolBox.size(of: name, stored: stored) : stored
        // The names of AppKit's images begin with the prefix of its classes.
        if resource["catalog"] == "system" || document.isAppKit && name.hasPrefix("NS") {
          symbols.insert(name)
        }
      }
      // A file stores the light color of a system color. The lowering uses the color of the
      // appearance.
      let isSystem =
        resource.name == "systemColor" || resource.child("color")?["catalog"] == "System"
      if let color = resource.child("color"), !document.isAppKit || !isSystem {
        colors[name] = InterfaceColor.read(color, [:])
      }
    }
    self.images = images
    self.symbols = symbols
    outlets = document.outlets
    diagnostics = document.notes
    // At run time, a catalog's color replaces the stored copy.
    let system: [String: Color] =
      document.isAppKit
      ? AppKitColor.colors(isDark: traits.isDark) : traits.isDark ? InterfaceColor.darkSystem : [:]
    self.colors = colors.merging(system) { $1 }.merging(traits.colors) { $1 }
    if document.isAppKit { tree.appKit = traits.isDark ? .dark : .light }
  }

  /// Returns the image with a name.
  func image(_ name: String) -> ImageReference {
    var image = ImageReference(name, size: images[name])
    image.isSymbol = symbols.contains(name)
    return image
  }

  /// Lowers the scene: views with their guides, floating views, constraints, and notes on
  /// unsupported elements.
  mutating func lower() -> (content: SceneContent, context: LayoutContext) {
    checkColorNames()
    let view = add(root.view, to: nil)
    if let controller = root.owner.child("layoutGuides") {
      for guide in controller.children where guide.name == "viewControllerLayoutGuide" {
        let kind: LayoutGuide.Kind = guide["type"] == "bottom" ? .bottom : .top
        addGuide(guide, kind, of: view)
      }
    }
    let context = rules.context(of: scene)
    for floating in rules.floatingViews(of: scene, in: context) { add(floating, to: view) }
    for (element, owner) in constraintElements { addConstraint(element, owner) }
    rules.finish(&tree)
    checkVocabulary()
    noteAppKitControllers()
    var content = SceneContent(tree: tree)
    content.diagnostics = diagnostics
    content.unsupported = unsupported
    return (content, context)
  }

  mutating func addGuide(_ element: XMLElement, _ kind: LayoutGuide.Kind, of view: ViewID) {
    guard let id = element["id"] else { return }
    var guide = LayoutGuide(id, kind, of: view)
    guide.location = element.location
    items[id] = .guide(tree.add(guide))
  }

  // MARK: Context

  /// The system whose sizes and margins apply.
  var systemVersion: Int { rules.systemVersion(of: document, traits) }

  /// The scene with the views so far, for the rules.
  var scene: LoweredScene {
    LoweredScene(document: document, root: root, tree: tree, systemVersion: systemVersion)
  }

  // MARK: Views

  @discardableResult
  mutating func add(
    _ stored: XMLElement, to parent: ViewID?, in holder: XMLElement? = nil
  ) -> ViewID {
    let element = varied(stored)
    let id = element["id"] ?? "view\(tree.views.count)"
    readMasks(element)
    // An AppKit control stores its content in a cell.
    let drawn = document.isAppKit ? AppKitViews.drawn(element, images) : element
    var view = View(id, kind(drawn))
    view.location = element.location
    view.userLabel = element["userLabel"] ?? outlets[id]
    readLayout(element, into: &view, parent: parent)
    if document.isAppKit { readAppKitLayout(element, into: &view, parent: holder) }
    readLook(drawn, into: &view)
    configure(&view, element)
    if hiddenPages.contains(id) { view.isHidden = true }
    let viewID = tree.add(view, to: parent)
    items[id] = .view(viewID)
    if document.isAppKit, element.name == "box" { addBoxLook(element, to: viewID) }
    if document.isAppKit, element.name == "tabView" { addTabs(element, to: viewID) }
    for guide in element.children where guide.name == "viewLayoutGuide" {
      addViewGuide(guide, of: viewID)
    }
    for child in childViews(element) where !excluded.contains(child["id"] ?? "") {
      add(child, to: viewID, in: element)
    }
    finish(element, viewID, in: holder)
    for constraint in element.child("constraints", key: nil)?.children ?? []
    where constraint.name == "constraint" {
      constraintElements.append((constraint, viewID))
    }
    return viewID
  }

  /// Adds a view outside the root view's hierarchy, which keeps its stored frame.
  private mutating func add(_ floating: FloatingView, to parent: ViewID) {
    let id = add(floating.element, to: parent)
    tree[id].isFloating = true
    tree[id].frame = tree[id].frame?.offset(by: Point(x: 0, y: floating.offset))
    guard floating.hasFixedFrame else { return }
    tree[id].translatesAutoresizingMask = true
    tree[id].autoresizingMask = []
  }

  /// Adds a guide of iOS 11 or later, which is the safe area's if its key is missing or unknown.
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

  /// The keys of views that are subviews but not in `subviews`.
  private static let heldViews = [
    "contentView", "tableHeaderView", "tableFooterView", "backgroundView", "sectionHeaderView",
    "sectionFooterView",
  ]

  /// The corresponding keys of AppKit's files, in which scroll views have headers and scrollers.
  private static let appKitHeldViews: Set<String> = [
    "view", "headerView", "cornerView", "horizontalScroller", "verticalScroller",
  ]

  /// Returns the elements of the views inside a view: subviews, a content view, and rows.
  func childViews(_ element: XMLElement) -> [XMLElement] {
    var views: [XMLElement] = []
    for child in element.children {
      switch child.name {
      case "subviews", "cells", "prototypes", "beginningViews", "middleViews", "endViews",
        "prototypeCellViews":
        views += child.children.filter { ViewElement.isView($0.name) || isUnknownView($0) }
      case "sections":
        for section in child.children where section.name == "tableViewSection" {
          views += section.child("cells")?.children ?? []
        }
      case "tableColumns", "tableColumn", "tabViewItems", "tabViewItem", "gridCells", "gridCell":
        views += childViews(child)
      default:
        let key = child["key"]
        if ViewElement.isView(child.name),
          key.map(Self.heldViews.contains) == true || child.name == "tableViewCellContentView"
            || document.isAppKit && Self.appKitHeldViews.contains(key ?? "")
        {
          views.append(child)
        }
      }
    }
    return views
  }

  /// Returns true if an element among subviews is a view of an unsupported kind.
  private func isUnknownView(_ element: XMLElement) -> Bool {
    element["id"] != nil && element.child("rect") != nil
  }

  // MARK: Constraints

  /// Adds a constraint, unless a size class excludes it or it is removed at build time.
  private mutating func addConstraint(_ stored: XMLElement, _ owner: ViewID) {
    let element = varied(stored)
    guard let id = element["id"], !excluded.contains(id),
      rules.usesPlaceholderConstraints || element.bool("placeholder") != true
    else { return }
    guard let first = anchor(element, "first", of: owner) else { return missing(element, "first") }
    var second: Anchor?
    if element["secondItem"] != nil || element["secondAttribute"] != nil {
      second = anchor(element, "second", of: owner)
      guard second != nil else { return missing(element, "second") }
    }
    var constraint = Constraint(id, first, relation: .equal, second: second)
    switch element["relation"] {
    case "greaterThanOrEqual": constraint.relation = .greaterOrEqual
    case "lessThanOrEqual": constraint.relation = .lessOrEqual
    default: break
    }
    constraint.constant = constant(element, from: first, to: second)
    constraint.multiplier = Self.ratio(element["multiplier"]) ?? 1
    constraint.priority = Priority(element.number("priority") ?? 1000)
    constraint.identifier = element["identifier"]
    constraint.location = element.location
    constraint.yieldRank = rules.yieldRank(of: constraint, on: owner, in: scene)
    if document.isAppKit { holdToBorder(&constraint) }
    tree.constraints.append(constraint)
  }

  /// Returns the constant of a constraint in points.
  ///
  /// A symbolic constant is the standard distance, even if the file stores another. It is 8 points
  /// to a controller's guide and 0 to a safe area (rules `symbolic-guide-distance` and
  /// `symbolic-safe-area-distance`).
  private func constant(
    _ element: XMLElement, from first: Anchor, to second: Anchor?
  ) -> Double {
    let stored = element.number("constant") ?? 0
    guard stored != 0, element.bool("symbolic") == true else { return stored }
    let guides = [first, second].compactMap { $0.flatMap(guideKind) }
    if guides.contains(.safeArea) { return 0 }
    let isToController = guides.contains { $0 == .top || $0 == .bottom }
    return isToController ? (stored < 0 ? -8 : 8) : stored
  }

  private func guideKind(_ anchor: Anchor) -> LayoutGuide.Kind? {
    guard case .guide(let id) = anchor.item else { return nil }
    return tree[id].kind
  }

  /// Returns one side of a constraint, whose item is the owner unless the file names another.
  private func anchor(_ element: XMLElement, _ side: String, of owner: ViewID) -> Anchor? {
    guard let word = element[side + "Attribute"], let attribute = LayoutAttribute(rawValue: word)
    else { return nil }
    guard let id = element[side + "Item"] else { return Anchor(owner, attribute) }
    return items[id].map { Anchor($0, attribute) }
  }

  /// Warns about a constraint to an item that doesn't exist.
  private mutating func missing(_ element: XMLElement, _ side: String) {
    // An excluded view also excludes its constraints.
    if let id = element[side + "Item"], excluded.contains(id) { return }
    diagnostics.append(
      Diagnostic(
        .warning, "dangling-constraint",
        "constraint '\(element["id"] ?? "")' names '\(element[side + "Item"] ?? "")', which is not a view or guide of this scene",
        at: element.location))
  }

  /// Parses a ratio such as `16:9`, `1/3`, `70%` or `0.5`.
  static func ratio(_ text: String?) -> Double? {
    guard let text else { return nil }
    if text.hasSuffix("%") { return Double(text.dropLast()).map { $0 / 100 } }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).compactMap { Double($0) }
    if parts.count == 2, parts[1] != 0 { return parts[0] / parts[1] }
    return parts.count == 1 ? parts[0] : nil
  }
}
