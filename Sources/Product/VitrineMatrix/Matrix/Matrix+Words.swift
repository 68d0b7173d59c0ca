public import Vitrine
import VitrineBase
import VitrineImport

extension Matrix {
  /// Returns the picture's words: its input's name, its variant's words, and its state and data if
  /// any.
  public func words(of picture: Picture) -> [AxisWord] {
    let input = AxisWord(axis: "input", word: config.inputs[picture.input].name)
    let platform = picture.variant.words(including: axisNames).filter { word in
      word.axis != VariantAxis.states.name && word.axis != VariantAxis.data.name
    }
    // Without a state, the picture is the plain one among those of the states.
    let hasStates = config.axes.contains { $0.axis == .states }
    let name = picture.state ?? (hasStates ? VariantVocabulary.plain : nil)
    let state = name.map { [AxisWord(axis: VariantAxis.states.name, word: $0)] } ?? []
    let data = picture.variant.data.map { file in
      [AxisWord(axis: VariantAxis.data.name, word: FilePath.stem(of: file.path))]
    }
    return [input] + platform + state + (data ?? [])
  }
}
