import VitrineGraphics
import VitrineImport
import VitrineLayout

/// The rules of Interface Builder's canvas.
struct CanvasRules: SceneRules {
  var usesRowHeights: Bool { false }
  var usesScrollDirection: Bool { true }
  var usesPlaceholderConstraints: Bool { true }

  func systemVersion(of document: InterfaceDocument, _ traits: InterfaceDocument.Traits) -> Int {
    document.systemVersion
  }

  func sizeClasses(of document: InterfaceDocument) -> SizeClasses { document.sizeClasses }

  func adjust(_ view: inout View, _ element: XMLElement, in document: InterfaceDocument) {
    // Rule: resting-indicator.
    if element.name == "activityIndicatorView", element.bool("hidesWhenStopped") == true {
      view.isHidden = false
    }
    usePlaceholderSize(element, &view)
    if !document.isAppKit { view.keepStoredLabelSize() }
  }

  /// Sets the placeholder size of a view whose content exists only in a running program.
  private func usePlaceholderSize(_ element: XMLElement, _ view: inout View) {
    func dimension(_ word: String?) -> IntrinsicDimension? {
      word == "infinite" ? IntrinsicDimension.none : word.flatMap(Double.init).map { .fixed($0) }
    }
    if let width = dimension(element["placeholderIntrinsicWidth"]) { view.intrinsicWidth = width }
    if let height = dimension(element["placeholderIntrinsicHeight"]) {
      view.intrinsicHeight = height
    }
  }

  func setMargins(of content: inout View, in cell: ViewID, of scene: LoweredScene) {
    CellMargins(of: content, in: cell, of: scene).set(in: &content)
    // The margins include the cell's margins, and a table's wider margins don't apply.
    if EditorRule.cellMarginsPreserved.holds(in: scene.document.xcode) {
      content.preservesSuperviewLayoutMargins = false
    }
  }

  func fit(
    _ cell: inout TableCell, _ id: ViewID, from elements: CellElements, in scene: LoweredScene
  ) {
    guard EditorRule.prototypeRowHeight.holds(in: scene.document.xcode),
      scene.document.root.child("scenes") != nil,
      let frame = scene.tree[id].frame, let content = cell.contentView
    else { return }
    let hasSeparator = elements.table["separatorStyle"] != "none"
    let separator = hasSeparator ? 1 / scene.document.deviceScale : 0
    if let stored = scene.tree[content].frame {
      // A stored content view that ends elsewhere follows its cell.
      let space = frame.height - stored.maxY
      if space < 0 || space > 1 { cell.separatorHeight = separator }
      return
    }
    cell.separatorHeight = separator
    let heights = [elements.cell.number("rowHeight"), elements.table.number("rowHeight")]
    cell.rowHeight = heights.compactMap(\.self).first { $0 > 0 }
  }

  func context(of scene: LoweredScene) -> LayoutContext { SceneCanvas.context(of: scene) }

  func floatingViews(of scene: LoweredScene, in context: LayoutContext) -> [FloatingView] {
    BarViews.floating(in: scene, context)
  }

  func yieldRank(of constraint: Constraint, on owner: ViewID, in scene: LoweredScene) -> UInt8 {
    YieldRank.rank(of: constraint, on: owner, in: scene)
  }

  func finish(_ tree: inout ViewTree) { tree.keepStoredSizesInStacks() }
}
