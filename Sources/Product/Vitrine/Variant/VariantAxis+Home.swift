extension VariantAxis {
  /// The axes that apply only to widgets of WidgetKit.
  package static let homeOnly = [
    kinds, families, renderings, entries, moments, previews,
  ]

  /// The kind of the widget of WidgetKit that is shown, as its code names it.
  package static let kinds = VariantAxis(
    "kind", plural: "kinds", \.kind, metavar: "NAME",
    help: "the widget of WidgetKit with this kind (default: the first one)",
    words: .open(expected: "the kind of a widget", examples: []), isAlwaysListed: false,
    parse: { word, _ in word.isEmpty ? nil : .some(word) }, word: { $0 ?? "default" },
    part: { $0.map { nameText($0) } }, didApply: { $0.move(to: .home) })

  /// The family of a widget on the home screen.
  ///
  /// It is also accepted as it is written in code.
  package static let families = VariantAxis(
    "family", plural: "families", \.family, metavar: "NAME",
    help: "small, medium, large, extra-large, circular, rectangular or inline: WidgetKit's sizes",
    words: .listed { HomeFamily.allCases.map(\.rawValue) }, isAlwaysListed: false,
    parse: { word, _ in (HomeFamily(rawValue: word) ?? HomeFamily(codeName: word)).map { .some($0) }
    },
    word: { $0?.rawValue ?? "default" }, didApply: { $0.move(to: .home) })

  /// The colors in which a widget of WidgetKit is drawn.
  package static let renderings = choice(
    "rendering", plural: "renderings", \.rendering, metavar: "NAME",
    help: "full-color or accented (default: full-color)", isAlwaysListed: false,
    didApply: { if $0.rendering != .fullColor { $0.move(to: .home) } })

  /// The entry that a widget of WidgetKit shows.
  package static let entries = VariantAxis(
    "entry", plural: "entries", \.entry, metavar: "WHICH",
    help: "placeholder, snapshot, timeline or timeline:N (default: a preview's, else the snapshot)",
    words: .open(
      expected: "placeholder, snapshot, timeline or timeline:N",
      examples: ["placeholder", "snapshot", "timeline", "timeline:1"]),
    isAlwaysListed: false, parse: { word, _ in EntryChoice(word: word).map { .some($0) } },
    word: { $0?.word ?? "default" },
    part: { $0.map { nameText($0.word) } }, didApply: { $0.move(to: .home) })

  /// The moment whose entry a widget of WidgetKit shows.
  package static let moments = VariantAxis(
    "moment", plural: "moments", \.moment, flag: "--at", metavar: "MOMENT",
    help: "show the timeline's entry of a moment such as 2026-03-01T09:00",
    words: .open(expected: "a moment such as 2026-03-01T09:00", examples: ["2026-03-01T09:00"]),
    isAlwaysListed: false, parse: { word, _ in Moment(word).map { .some($0) } },
    word: { $0?.text ?? "default" },
    part: { $0.map { "at-" + nameText($0.text) } }, didApply: { $0.move(to: .home) })

  /// The preview that a widget of WidgetKit shows.
  package static let previews = VariantAxis(
    "preview", plural: "previews", \.preview, metavar: "NAME",
    help: "show the preview of this name: the text in #Preview, or the type of a PreviewProvider",
    words: .open(expected: "the name of a preview", examples: []), isAlwaysListed: false,
    parse: { word, _ in word.isEmpty ? nil : .some(word) }, word: { $0 ?? "default" },
    part: { $0.map { "preview-" + nameText($0) } }, didApply: { $0.move(to: .home) })
}
