import VitrineImport
import VitrineLayout

extension Scene {
  /// Returns the unsupported elements of the file as messages.
  package func unsupportedNotes(_ path: String) -> [String] {
    content.unsupported.map { element in
      let isBox = tree.views.contains { view in
        guard view.name == element.id, case .placeholder(let name) = view.kind else {
          return false
        }
        return name == element.element
      }
      return "\(path):\(element.line): note: '\(element.element)' (\(element.id)) is unsupported"
        + (isBox ? "; it is drawn as a box" : "")
    }
  }
}
