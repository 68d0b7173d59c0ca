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
  /// Constraints wait until all views are there, since they may name later ones.
  var constraintElements: [(element: XMLElement, owner: ViewID)] = []
  /// The borders of the boxes that have one, by the box.
  var boxBorders: [ViewID: ViewID] = [:]
  /// Ids that a size-class variation leaves out.
  var excluded: Set<String> = []
  /// About how large a symbol is beside text of 17 points.
  private static let symbolSize = 20.0

  /// The sizes that the file stores for its images, in points, by name.
  let images: [String: Size]
  /// Which of the images are the symbols of the system.
  let symbols: Set<String>
  /// The colors that the file names, over which the catalog's and the appearance's go.
  let colors: [String: Color]
  /// What the program calls views, by id.
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
        // A symbol's size is stored as if it were drawn 128 points wide or high.
        let isSymbol = resource["catalog"] == "system" && max(width, height) > 0
        let scale = isSymbol ? InterfaceLowering.symbolSize / max(width, height) : 1
        images[name] = Size(width: width * scale, height: height * scale)
        // AppKit's own images have names that begin as its classes do.
        if resource["catalog"] == "system" || document.isAppKit && name.hasPrefix("NS") {
          symbols.insert(name)
        }
      }
      // A file keeps what a system color was when it was written; here it follows the appearance.
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
    // At run time the catalog's color replaces the file's copy of it.
    let system: [String: Color] =
      document.isAppKit
      ? AppKitColor.colors(isDark: traits.isDark) : traits.isDark ? InterfaceColor.darkSystem : [:]
    self.colors = colors.merging(system) { $1 }.merging(traits.colors) { $1 }
    if document.isAppKit { tree.appKit = traits.isDark ? .dark : .light }
  }

  /// An image by the name that an element has for it.
  func image(_ name: String) -> ImageReference {
    var image = ImageReference(name, size: images[name])
    image.isSymbol = symbols.contains(name)
    return image
  }

  /// Makes the tree: views with their guides, then bars, then constraints, then notes on what is
  /// left out.
  mutating func lower() -> ImportedScene {
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
    return ImportedScene(
      tree: tree, context: context, diagnostics: diagnostics, unsupported: unsupported)
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
    // What an AppKit control shows is in its cell.
    let drawn = document.isAppKit ? AppKitViews.drawn(element, images) : element
    var view = View(id, kind(drawn))
    view.location = element.location
    view.userLabel = element["userLabel"] ?? outlets[id]
    readLayout(element, into: &view, parent: parent)
    if document.isAppKit { readAppKitLayout(element, into: &view, parent: holder) }
    readLook(drawn, into: &view)
    configure(&view, element)
    let viewID = tree.add(view, to: parent)
    items[id] = .view(viewID)
    if document.isAppKit, element.name == "box" { addBoxLook(element, to: viewID) }
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

  /// A guide of iOS 11 and later; one with another key, or without one, is the safe area's.
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

  /// The same for AppKit's files, in which scroll views hold headers and scrollers by key.
  private static let appKitHeldViews: Set<String> = [
    "view", "headerView", "cornerView", "horizontalScroller", "verticalScroller",
  ]

  /// The views inside a view: subviews, a content view, rows.
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

  /// Whether an element among subviews is a view of an unsupported kind.
  private func isUnknownView(_ element: XMLElement) -> Bool {
    element["id"] != nil && element.child("rect") != nil
  }

  // MARK: Constraints

  /// Adds a constraint, unless a size class leaves it out or it is a placeholder, which Interface
  /// Builder removes at build time.
  private mutating func addConstraint(_ stored: XMLElement, _ owner: ViewID) {
    let element = varied(stored)
    guard let id = element["id"], !excluded.contains(id),
      rules.usesPlaceholderConstraints || element.bool("placeholder") != true
    else { return }
    guard let first = anchor(element, "first", owner) else { return missing(element, "first") }
    var second: Anchor?
    if element["secondItem"] != nil || element["secondAttribute"] != nil {
      second = anchor(element, "second", owner)
      guard second != nil else { return missing(element, "second") }
    }
    var constraint = Constraint(id, first, relation: .equal, second: second)
    switch element["relation"] {
    case "greaterThanOrEqual": constraint.relation = .greaterOrEqual
    case "lessThanOrEqual": constraint.relation = .lessOrEqual
    default: break
    }
    constraint.constant = constant(element, first, second)
    constraint.multiplier = Self.ratio(element["multiplier"]) ?? 1
    constraint.priority = Priority(element.number("priority") ?? 1000)
    constraint.identifier = element["identifier"]
    constraint.location = element.location
    constraint.yieldRank = rules.yieldRank(of: constraint, on: owner, in: scene)
    if document.isAppKit { holdToBorder(&constraint) }
    tree.constraints.append(constraint)
  }

  /// The constant of a constraint, in points.
  ///
  /// A symbolic one is the standard distance, which is 8 points between views of one parent. A controller's
  /// top and bottom guides are such views, though Xcode 6's template of a widget stores 20 for them (10
  /// constraints in 5 repositories stand at 8, none at 20). From a safe area it is nothing, though Xcode 9's
  /// templates store 8 and 20 (20 constraints in 6 repositories stand at 0, none elsewhere).
  private func constant(_ element: XMLElement, _ first: Anchor, _ second: Anchor?) -> Double {
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

  /// One side of a constraint; without an item it is the view that has the constraint.
  private func anchor(_ element: XMLElement, _ side: String, _ owner: ViewID) -> Anchor? {
    guard let word = element[side + "Attribute"], let attribute = LayoutAttribute(rawValue: word)
    else { return nil }
    guard let id = element[side + "Item"] else { return Anchor(owner, attribute) }
    return items[id].map { Anchor($0, attribute) }
  }

  /// Notes a constraint to something that isn't there; the others still count.
  private mutating func missing(_ element: XMLElement, _ side: String) {
    // What a size class leaves out takes its constraints with it.
    if let id = element[side + "Item"], excluded.contains(id) { return }
    diagnostics.append(
      Diagnostic(
        .warning, "dangling-constraint",
        "constraint '\(element["id"] ?? "")' names '\(element[side + "Item"] ?? "")', which is not a view or guide of this scene",
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
