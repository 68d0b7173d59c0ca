package import VitrineGraphics

extension ViewTree {
  /// Replaces every text that the views show.
  package mutating func rewriteTexts(_ rewrite: (AttributedText) -> AttributedText) {
    for index in views.indices {
      views[index].kind = views[index].kind.rewritingTexts(rewrite)
    }
  }
}

extension ViewKind {
  fileprivate func rewritingTexts(_ rewrite: (AttributedText) -> AttributedText) -> ViewKind {
    func plain(_ text: String) -> String {
      rewrite(AttributedText(text, font: .system(17))).string
    }
    switch self {
    case .label(var label):
      label.text = rewrite(label.text)
      return .label(label)
    case .button(var button):
      for state in Button.State.allCases {
        guard let title = button.faces[state]?.title else { continue }
        button.faces[state]?.title = rewrite(title)
      }
      return .button(button)
    case .segments(var segments):
      segments.titles = segments.titles.map(plain)
      return .segments(segments)
    case .textField(var field):
      field.text = rewrite(field.text)
      field.placeholder = field.placeholder.map(plain)
      return .textField(field)
    case .searchBar(var bar):
      bar.text = bar.text.map(plain)
      bar.placeholder = bar.placeholder.map(plain)
      return .searchBar(bar)
    case .textView(var view):
      view.text = rewrite(view.text)
      return .textView(view)
    case .picker(var picker):
      picker.columns = picker.columns.map { $0.map(plain) }
      return .picker(picker)
    case .plain, .image, .stack, .grid, .effect, .toggle, .slider, .stepper, .progress, .activity,
      .pages, .scroll, .table, .tableCell, .collection, .collectionCell, .gradient, .chart,
      .placeholder:
      return self
    }
  }
}
