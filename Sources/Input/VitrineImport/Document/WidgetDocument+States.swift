import VitrineBase
import VitrineGraphics

/// States of a widget, for example for a signed-out user or without content.
extension WidgetDocument {
  /// Returns the names of the states of a widget and of the document, in the order of the file.
  public func stateNames(of index: Int) -> [String] {
    let ownStates = widgets[index].source.written(\.states)?.keys ?? []
    return ownStates + (sharedStates?.keys ?? []).filter { !ownStates.contains($0) }
  }

  /// Returns the changes of a state, or nil if `name` is nil.
  func state(_ name: String?, of widget: Widget) throws(InputError) -> KeyedObject<StateKeys>? {
    guard let name else { return nil }
    let ownStates = widget.source.written(\.states)
    guard let value = ownStates?[name] ?? sharedStates?[name] else {
      let names = (ownStates?.keys ?? []) + (sharedStates?.keys ?? [])
      if names.isEmpty {
        throw InputError(
          Diagnostic(
            .error, "unknown-value", "the widget has no states, so '\(name)' is unknown",
            at: SourceLocation(file: file)))
      }
      throw unknownValue(name, for: "state of the widget", names, at: SourceLocation(file: file))
    }
    return try KeyedObject(value, "the state '\(name)'")
  }
}
