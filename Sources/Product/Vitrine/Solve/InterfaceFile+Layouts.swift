import VitrineCanvas
public import VitrineImport
public import VitrineLayout

extension InterfaceFile {
  /// Returns every scene with its frames, in the order of the file.
  public func layouts(
    _ traits: InterfaceDocument.Traits, in workshop: Workshop
  ) throws(RenderError) -> [(scene: SceneContent, layout: SolvedLayout)] {
    var results: [(scene: SceneContent, layout: SolvedLayout)] = []
    for index in 0..<document.sceneCount {
      let scene = document.canvasScene(index, for: traits)
      let layout = try solveOnCanvas(
        scene.content.tree, in: scene.context, workshop: workshop)
      results.append((scene.content, layout))
    }
    return results
  }
}
