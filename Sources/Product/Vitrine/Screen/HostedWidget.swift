package import VitrineGraphics
package import VitrineImport
package import VitrineLayout

/// A widget as a host holds it: laid out, and how much of it shows.
package struct HostedWidget {
  package var scene: Scene
  package var layout: SolvedLayout
  package var mode: DisplayMode
  /// Around the widget's own view.
  package var insets: Insets
  /// Of the host's view in points, where it isn't what the layout takes: while it grows or shrinks.
  package var shownHeight: Double?
  /// In place of a widget that could not be loaded.
  package var isPlaceholder = false
  package var column: WidgetMetrics.Column = .left

  package init(_ scene: Scene, _ layout: SolvedLayout, as variant: Variant) {
    self.scene = scene
    self.layout = layout
    mode = variant.mode
    column = variant.column
    insets = scene.hostInsets(as: variant)
  }

  /// A widget of which only the size is known; it takes the proposed insets.
  package init(_ size: Size, as variant: Variant) {
    var tree = ViewTree()
    tree.add(View("root"))
    let frame = Rect(origin: .zero, size: size)
    self.init(
      Scene(
        tree: tree, context: LayoutContext(rootSize: .fixed(size), scale: variant.scale),
        header: Scene.Header(title: "", icon: nil, offersToggle: false),
        preferredHeight: .fromConstraints, images: .folder(""), diagnostics: []),
      SolvedLayout(
        frames: [frame], isAmbiguous: [false],
        sizeSources: [SizeSources(width: .canvas, height: .canvas)], conflicts: [], diagnostics: []),
      as: variant)
  }

  /// The host's view, without the header.
  package var hostSize: Size {
    let content = layout[ViewTree.root].size
    return Size(
      width: content.width + insets.left + insets.right,
      height: shownHeight ?? content.height + insets.top + insets.bottom)
  }
}
