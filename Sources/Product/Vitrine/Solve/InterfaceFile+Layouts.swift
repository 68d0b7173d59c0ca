import VitrineCanvas
public import VitrineImport
public import VitrineLayout

extension InterfaceFile {
  /// Returns every scene with its frames, in the order of the file.
  public func layouts(
    _ traits: InterfaceDocument.Traits, in workshop: Workshop
  ) throws(RenderError) -> [(scene: ImportedScene, layout: SolvedLayout)] {
    var results: [(scene: ImportedScene, layout: SolvedLayout)] = []
    for index in 0..<document.sceneCount {
      let scene = document.canvasScene(index, for: traits)
      results.append((scene, try solveOnCanvas(scene, in: workshop)))
    }
    return results
  }
}
