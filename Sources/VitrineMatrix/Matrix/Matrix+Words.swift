import VitrineImport
import VitrineBase
public import Vitrine

extension Matrix {
  /// The picture's words: its input's name, then its variant's, then its state and its data where there
  /// are any.
  public func words(of picture: Picture) -> [AxisWord] {
    let input = AxisWord(axis: "input", word: config.inputs[picture.input].name)
    let state = picture.state.map { [AxisWord(axis: "state", word: $0)] } ?? []
    let data =
      picture.variant.data.map { [AxisWord(axis: "data", word: FilePath.stem(of: $0.path))] } ?? []
    return [input] + picture.variant.words + state + data
  }
}
