import VitrineGraphics

/// States of a widget: what differs when nobody is signed in, when there is nothing to show…
extension WidgetDocument {
  static let stateKeys = [
    "set", "hide", "content", "constraints", "data", "height", "presents",
  ]

  /// The names of a widget's states, its own and the document's, in the order of the file.
  public func stateNames(of index: Int) -> [String] {
    let own = widgets[index].source["states"]?.keys ?? []
    return own + (sharedStates?.keys ?? []).filter { !own.contains($0) }
  }

  /// What a state changes; nil without a state.
  func state(_ name: String?, of widget: Widget) throws(ImportError) -> JSONObject? {
    guard let name else { return nil }
    let own = widget.source["states"]
    guard let value = own?[name] ?? sharedStates?[name] else {
      let known = (own?.keys ?? []) + (sharedStates?.keys ?? [])
      if known.isEmpty {
        throw ImportError(
          Diagnostic(
            .error, "unknown-value", "the widget has no states, so no '\(name)'",
            at: SourceLocation(file: file)))
      }
      throw unknownWord(name, for: "state of the widget", known, at: SourceLocation(file: file))
    }
    let state = try JSONObject(value, "the state '\(name)'")
    try state.allowOnly(Self.stateKeys)
    return state
  }
}
