import VitrineImport
import VitrineLayout

extension Scene {
  /// What a file has that isn't understood, a line each for messages.
  package func unsupportedNotes(_ path: String) -> [String] {
    unsupported.map { element in
      let isBox = tree.views.contains { view in
        guard view.name == element.id, case .placeholder(let name) = view.kind else {
          return false
        }
        return name == element.element
      }
      return "\(path):\(element.line): note: '\(element.element)' (\(element.id)) isn't understood"
        + (isBox ? "; it is drawn as a box" : "")
    }
  }
}
