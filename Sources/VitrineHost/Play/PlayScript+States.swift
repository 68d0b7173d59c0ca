import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImport

extension PlayScript {
  /// Checks that every state belongs to its widget; a widget that cannot be read becomes a
  /// placeholder and is reported when it is played.
  func checkStates(in files: Files) throws(RenderError) {
    for cast in casts {
      let path = FilePath.join(folder, cast.path)
      guard let widget = try? Widget.read(path, widget: cast.index, from: files) else { continue }
      var said = [cast.state]
      for case .update(cast.name, let update) in steps { said.append(update.state) }
      let known = [VariantVocabulary.plain] + widget.stateNames
      for case let state? in said where !known.contains(state.word) {
        throw .invalid(
          unknownValue(state.word, for: "state of '\(cast.name)'", known, at: state.location)
            .diagnostic)
      }
    }
  }
}
