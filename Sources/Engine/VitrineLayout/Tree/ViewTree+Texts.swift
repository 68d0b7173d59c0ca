package import VitrineGraphics

/// The role of a text in its view.
package enum TextRole: Hashable, Sendable {
  /// The text of a label, a text view, a text field or a search bar.
  case content
  /// The title of a button in a state.
  case title(Button.State)
  /// The text of an empty field.
  case placeholder
  case segment(Int)
  case pickerRow(column: Int, row: Int)
}

/// A text of a view with its role.
package struct ViewText: Hashable, Sendable {
  package var role: TextRole
  package var text: AttributedText
}

extension ViewTree {
  /// Replaces every text of the views, including invisible ones.
  package mutating func rewriteTexts(_ rewrite: (AttributedText) -> AttributedText) {
    for index in views.indices {
      views[index].kind = views[index].kind.rewritingTexts { rewrite($0.text) }
    }
  }
}

extension ViewKind {
  /// All texts of a view, in reading order.
  package var texts: [ViewText] {
    var texts: [ViewText] = []
    _ = rewritingTexts { text in
      texts.append(text)
      return text.text
    }
    return texts
  }

  /// The texts that a view shows in its state.
  ///
  /// An empty field shows its placeholder. All rows of a picker count, although it shows only those
  /// around the selected one.
  package var shownTexts: [ViewText] {
    let texts = texts.filter { !$0.text.string.isEmpty }
    switch self {
    case .button(let button):
      let isOwn = button.faces[button.state]?.title != nil
      return texts.filter { $0.role == .title(isOwn ? button.state : .normal) }
    case .textField, .searchBar: return Array(texts.prefix(1))
    default: return texts
    }
  }

  /// Returns the view's kind with every text replaced.
  ///
  /// Only this method lists the texts of each kind.
  fileprivate func rewritingTexts(_ rewrite: (ViewText) -> AttributedText) -> ViewKind {
    func plain(_ text: String, _ role: TextRole, font: FontDescription = .system(17)) -> String {
      rewrite(ViewText(role: role, text: AttributedText(text, font: font))).string
    }
    switch self {
    case .label(var label):
      label.text = rewrite(ViewText(role: .content, text: label.text))
      return .label(label)
    case .button(var button):
      for state in Button.State.allCases {
        guard let title = button.faces[state]?.title else { continue }
        button.faces[state]?.title = rewrite(ViewText(role: .title(state), text: title))
      }
      return .button(button)
    case .segments(var segments):
      segments.titles = segments.titles.enumerated().map { plain($1, .segment($0)) }
      return .segments(segments)
    case .textField(var field):
      let font = field.text.runs.first?.attributes.font ?? .system(17)
      field.text = rewrite(ViewText(role: .content, text: field.text))
      field.placeholder = field.placeholder.map { plain($0, .placeholder, font: font) }
      return .textField(field)
    case .searchBar(var bar):
      bar.text = bar.text.map { plain($0, .content) }
      bar.placeholder = bar.placeholder.map { plain($0, .placeholder) }
      return .searchBar(bar)
    case .textView(var view):
      view.text = rewrite(ViewText(role: .content, text: view.text))
      return .textView(view)
    case .picker(var picker):
      picker.columns = picker.columns.enumerated().map { column, rows in
        rows.enumerated().map { plain($1, .pickerRow(column: column, row: $0)) }
      }
      return .picker(picker)
    case .plain, .image, .stack, .grid, .effect, .toggle, .slider, .stepper, .progress, .activity,
      .pages, .scroll, .table, .tableCell, .collection, .collectionCell, .gradient, .chart,
      .shape, .placeholder:
      return self
    }
  }
}
