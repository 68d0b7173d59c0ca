import VitrineLayout

extension Scene {
  /// With something to see in every date and time picker that says nothing itself.
  func fillingPickers(for locale: String) -> Scene {
    var filled = self
    let words = PickerWords(locale)
    for index in filled.tree.views.indices {
      guard case .picker(var picker) = filled.tree.views[index].kind, picker.columns.isEmpty,
        let content = words.columns(picker.mode)
      else { continue }
      (picker.columns, picker.selected) = content
      filled.tree.views[index].kind = .picker(picker)
    }
    return filled
  }
}
