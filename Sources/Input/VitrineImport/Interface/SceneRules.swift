package import VitrineGraphics
package import VitrineLayout

/// The decisions of the importer that depend on where a scene is shown.
///
/// The default implementations describe a running program. Only the margins of cells have no
/// default, because no file stores them.
package protocol SceneRules: Sendable {
  /// Returns the major version of the system whose sizes and margins apply.
  func systemVersion(of document: InterfaceDocument, _ traits: InterfaceDocument.Traits) -> Int

  /// Returns the size classes that select variations.
  func sizeClasses(of document: InterfaceDocument) -> SizeClasses

  /// A Boolean value that indicates whether rows have the heights of `rowHeight`, not of their cells.
  var usesRowHeights: Bool { get }

  /// A Boolean value that indicates whether a collection follows the scroll direction of its flow.
  var usesScrollDirection: Bool { get }

  /// A Boolean value that indicates whether constraints count that are removed at build time.
  var usesPlaceholderConstraints: Bool { get }

  /// Changes a view after its layout attributes are read.
  func adjust(_ view: inout View, _ element: XMLElement, in document: InterfaceDocument)

  /// Sets the margins of a cell's content view, which isn't in the tree yet.
  func setMargins(of content: inout View, in cell: ViewID, of scene: LoweredScene)

  /// Sets the row height of a table cell from its elements.
  func fit(
    _ cell: inout TableCell, _ id: ViewID, from elements: CellElements, in scene: LoweredScene)

  /// Returns the size, insets and margins around the root view.
  func context(of scene: LoweredScene) -> LayoutContext

  /// Returns the views outside the root view that are laid out by themselves.
  func floatingViews(of scene: LoweredScene, in context: LayoutContext) -> [FloatingView]

  /// Returns the rank of a constraint in a conflict, in which the highest rank gives way first.
  func yieldRank(
    of constraint: Constraint, on owner: ViewID, in scene: LoweredScene
  ) -> UInt8

  /// Changes the tree after all views and constraints are added.
  func finish(_ tree: inout ViewTree)
}

extension SceneRules {
  package func systemVersion(
    of document: InterfaceDocument, _ traits: InterfaceDocument.Traits
  ) -> Int {
    traits.systemVersion
  }

  package func sizeClasses(of document: InterfaceDocument) -> SizeClasses { .phone }

  package var usesRowHeights: Bool { true }
  package var usesScrollDirection: Bool { false }
  package var usesPlaceholderConstraints: Bool { false }

  package func adjust(
    _ view: inout View, _ element: XMLElement, in document: InterfaceDocument
  ) {}

  package func fit(
    _ cell: inout TableCell, _ id: ViewID, from elements: CellElements, in scene: LoweredScene
  ) {}

  package func context(of scene: LoweredScene) -> LayoutContext {
    var context = LayoutContext(rootSize: .fixed(scene.rootFrame.size), scale: 2)
    context.systemVersion = scene.systemVersion
    context.isAppKit = scene.document.isAppKit
    return context
  }

  package func floatingViews(
    of scene: LoweredScene, in context: LayoutContext
  ) -> [FloatingView] {
    []
  }

  package func yieldRank(
    of constraint: Constraint, on owner: ViewID, in scene: LoweredScene
  ) -> UInt8 {
    0
  }

  package func finish(_ tree: inout ViewTree) {}
}

/// A scene while it is lowered: its elements, and the views so far.
package struct LoweredScene {
  package let document: InterfaceDocument
  package let root: InterfaceRoot
  package let tree: ViewTree
  /// The major version of the system whose sizes and margins apply.
  package let systemVersion: Int

  /// The frame of the root view, or that of a compact widget if the file stores none.
  package var rootFrame: Rect {
    tree[ViewTree.root].frame ?? Rect(x: 0, y: 0, width: 320, height: 110)
  }

  /// A Boolean value that indicates whether the scene is a widget's.
  package var isWidget: Bool { root.view["simulatedAppContext"] == "notificationCenter" }
}

/// The elements of a table's cell and of its table.
package struct CellElements {
  package let cell: XMLElement
  package let table: XMLElement
}

/// A view outside the hierarchy of the root view that is laid out in its stored frame.
package struct FloatingView {
  package let element: XMLElement
  /// The distance in points by which the view is lower than its stored frame.
  package var offset = 0.0
  /// A Boolean value that indicates whether the view ignores its autoresizing mask.
  package var hasFixedFrame = false

  package init(_ element: XMLElement) { self.element = element }
}

/// The size classes that select an element's variations.
package struct SizeClasses: Hashable {
  /// `compact` or `regular`, or nil if only variations for any width apply.
  package var width: String?
  /// `compact` or `regular`, or nil if only variations for any height apply.
  package var height: String?

  package init(width: String? = nil, height: String? = nil) {
    self.width = width
    self.height = height
  }

  /// An upright phone, which is how widgets are shown on every phone.
  package static let phone = SizeClasses(width: "compact", height: "regular")

  /// Returns true if a variation's key is `default` or contains only these classes.
  func match(_ key: String) -> Bool {
    key == "default"
      || key.split(separator: "-").allSatisfy { part in
        part == "heightClass=\(height ?? "")" || part == "widthClass=\(width ?? "")"
      }
  }
}
