package import VitrineGraphics
package import VitrineImport
package import VitrineLayout

/// A laid-out widget in a host, with its visible height.
package struct HostedWidget {
  package var scene: Scene
  package var layout: SolvedLayout
  package var mode: DisplayMode
  /// The insets around the widget's root view.
  package var insets: Insets
  /// The height of the host's view in points while it changes, or nil for that of the layout.
  package var shownHeight: Double?
  /// The share of the widget's space on the screen while it is added or removed, from 0 to 1.
  package var spaceShare = 1.0
  /// A Boolean value that indicates whether only the widget's space is on the screen.
  package var isInvisible = false
  /// A Boolean value that indicates whether a placeholder replaces a widget that couldn't be
  /// loaded.
  package var isPlaceholder = false
  package var column: WidgetMetrics.Column = .left

  package init(_ scene: Scene, _ layout: SolvedLayout, as variant: Variant) {
    self.scene = scene
    self.layout = layout
    mode = variant.mode
    column = variant.column
    insets = scene.hostInsets(as: variant)
  }

  /// Creates a widget of a size without content.
  ///
  /// It accepts the proposed insets.
  package init(_ size: Size, as variant: Variant) {
    var tree = ViewTree()
    tree.add(View("root"))
    let frame = Rect(origin: .zero, size: size)
    self.init(
      Scene(
        content: SceneContent(tree: tree),
        context: LayoutContext(rootSize: .fixed(size), scale: variant.scale),
        header: Scene.Header(title: "", icon: nil, offersToggle: false), images: .folder("")),
      SolvedLayout(
        frames: [frame], isAmbiguous: [false],
        sizeSources: [SizeSources(width: .canvas, height: .canvas)], conflicts: [], diagnostics: []),
      as: variant)
  }

  /// The size of the host's view without the header.
  package var hostSize: Size {
    let content = layout[ViewTree.root].size
    return Size(
      width: content.width + insets.left + insets.right,
      height: shownHeight ?? content.height + insets.top + insets.bottom)
  }
}
