import VitrineBase
import VitrineGraphics
import VitrineLayout
import VitrineSolver

/// The search of Notification Center on a Mac, as in `NCWidgetSearchViewController`: a header, the
/// field, and the results or a text if there are none.
extension DocumentBuilder {
  private static let rowHeight = 20.0

  /// Returns an empty stack.
  ///
  /// The parts are added after it has a parent.
  func search() -> StackView {
    var stack = StackView(.vertical)
    stack.spacing = 6
    return stack
  }

  /// Adds the header, the field, and either the results or the text for an empty result.
  ///
  /// The parts are named `ID-header`, `ID-field`, `ID-result1`…, so that `--set` and constraints
  /// can refer to them.
  mutating func finishSearch(
    _ keys: KeyedObject<SearchKeys>, _ id: ViewID
  ) throws(InputError) {
    let header = try keys.header.map(text) ?? request.host.searchTitle
    addLabel("header", header, font: .system(13, .semibold), vibrancy: .widgetPrimary, to: id)
    var field = SearchBar()
    let term = try text(keys.search)
    field.text = term.isEmpty ? nil : term
    field.placeholder = ""
    field.style = .field
    addPart("field", .searchBar(field), of: id, in: id)
    let results = try resultTexts(keys)
    for (index, result) in results.enumerated() {
      let label = addLabel(
        "result\(index + 1)", result, font: .system(13), vibrancy: .widgetPrimary, to: id)
      constrain(Anchor(label, .height), .equal, to: nil, constant: Self.rowHeight)
    }
    guard results.isEmpty, let placeholder = try keys.placeholder else { return }
    let label = addLabel(
      "placeholder", try text(placeholder), font: .system(13), vibrancy: .widgetSecondary, to: id,
      alignment: .center)
    constrain(Anchor(label, .height), .equal, to: nil, constant: 2 * Self.rowHeight)
  }

  /// Returns each result's text: the entry, or its member at `resultKey`.
  private func resultTexts(_ keys: KeyedObject<SearchKeys>) throws(InputError) -> [String] {
    let key = try keys.resultKey
    var texts: [String] = []
    for value in try keys.results ?? [] {
      if case .string(let source) = value.kind {
        texts.append(try filled(source, value.location))
        continue
      }
      guard case .object = value.kind else {
        throw wrongType(value, "a result", expected: "a string or an object")
      }
      guard let key else {
        throw InputError(
          Diagnostic(
            .error, "missing-key", "a result is an object, and the search has no 'resultKey'",
            at: value.location, hint: "say which of its keys is shown"))
      }
      guard let text = value.at(key)?.inText else {
        throw InputError(
          Diagnostic(
            .error, "missing-key", "a result has no text at '\(key)'", at: value.location,
            hint: nearestName(to: key, in: value.keys).map { "did you mean '\($0)'?" }))
      }
      texts.append(localized(text))
    }
    return texts
  }

  /// Adds a text of the search with one of Notification Center's vibrancies.
  @discardableResult
  private mutating func addLabel(
    _ part: String, _ text: String, font: FontDescription, vibrancy: Vibrancy, to id: ViewID,
    alignment: TextAlignment = .natural
  ) -> ViewID {
    var content = AttributedText(text, font: font)
    content.paragraph.alignment = alignment
    let label = addPart(part, .label(Label(content)), of: id, in: id)
    tree[label].style.vibrancy = vibrancy
    return label
  }
}
