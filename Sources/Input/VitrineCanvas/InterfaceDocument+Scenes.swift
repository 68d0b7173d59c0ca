public import VitrineImport
public import VitrineLayout

extension InterfaceDocument {
  /// Lowers a scene as a running program shows it.
  public func scene(_ index: Int, for traits: Traits) -> SceneContent {
    lower(index, for: traits, under: ProgramRules()).content
  }

  /// Lowers a scene as Interface Builder's canvas shows it, with the size, insets and margins around
  /// its root view.
  ///
  /// The system is the one that came with the file's version of Xcode. Placeholder sizes and
  /// constraints apply, which a running program doesn't have.
  public func canvasScene(
    _ index: Int, for traits: Traits = Traits()
  ) -> (content: SceneContent, context: LayoutContext) {
    lower(index, for: traits, under: CanvasRules())
  }
}

/// The rules of a running program.
///
/// No file stores the margins of cells, so they are those of the canvas that the file was drawn on.
struct ProgramRules: SceneRules {
  func setMargins(of content: inout View, in cell: ViewID, of scene: LoweredScene) {
    CellMargins(of: content, in: cell, of: scene).set(in: &content)
  }
}
