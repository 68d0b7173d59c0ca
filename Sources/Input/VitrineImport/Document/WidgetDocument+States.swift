import VitrineBase
import VitrineGraphics

/// States of a widget: what differs for a signed-out user, for empty content…
extension WidgetDocument {
  /// The names of a widget's states, its own and the document's, in the order of the file.
  public func stateNames(of index: Int) -> [String] {
    let ownStates = widgets[index].source.written(\.states)?.keys ?? []
    return ownStates + (sharedStates?.keys ?? []).filter { !ownStates.contains($0) }
  }

  /// What a state changes; nil without a state.
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
