import VitrineImport
import VitrineLayout

extension Scene {
  /// Returns the scene with content in every date and time picker that has none.
  func fillingPickers(for locale: String) -> Scene {
    var filled = self
    let words = PickerWords(locale)
    for index in filled.content.tree.views.indices {
      guard case .picker(var picker) = filled.content.tree.views[index].kind,
        picker.columns.isEmpty,
        let content = words.columns(picker.mode)
      else { continue }
      (picker.columns, picker.selected) = content
      filled.content.tree.views[index].kind = .picker(picker)
    }
    return filled
  }
}
