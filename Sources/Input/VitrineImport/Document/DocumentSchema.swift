package import VitrineBase
import VitrineGraphics

/// The JSON Schema of widget documents, derived from the key descriptions that the reader uses.
package enum DocumentSchema {
  package static var json: String {
    let properties = DocumentKeys.shape.descriptions + WidgetKeys.shape.descriptions
    return JSONSchema.object(properties).file(
      title: "Vitrine widget document",
      description: "A widget, or the widgets of one app.", definitions: definitions)
  }

  private static var definitions: [(name: String, schema: JSONSchema)] {
    [
      ("widget", WidgetKeys.shape.schema), ("state", StateKeys.shape.schema),
      ("view", .object(viewKeys)), ("binding", binding), ("color", color),
      ("font", JSONForm<FontDescription>.fontSchema),
      ("choice", ChoiceKeys.shape.schema),
      ("run", .anyOf([.string, RunKeys.shape.schema, .reference("choice")])),
      ("constraints", constraints),
    ]
  }

  /// The keys of views of all kinds, because styles and changes contain keys without a kind.
  ///
  /// A key that several kinds share accepts the values of each kind.
  package static var viewKeys: [JSONKeyDescription] {
    let all = ViewKey.allKeys + TemplateKeys.shape.descriptions
    var keys: [JSONKeyDescription] = []
    for key in all where !keys.contains(where: { $0.name == key.name }) {
      let namesakes = all.filter { $0.name == key.name }
      var summaries: [String] = []
      for summary in namesakes.compactMap(\.summary) where !summaries.contains(summary) {
        summaries.append(summary)
      }
      let isText = namesakes.contains(where: \.fillsPlaceholders)
      keys.append(
        JSONKeyDescription(
          key.name,
          .anyOf(
            namesakes.map(\.schema) + (isText ? [] : [.reference("binding")])
              + (isTemplate(key) ? [] : [.reference("choice")])),
          summaries.isEmpty ? nil : summaries.joined(separator: "; ")))
    }
    return keys
  }

  private static func isTemplate(_ key: JSONKeyDescription) -> Bool {
    TemplateKeys.shape.descriptions.contains { $0.name == key.name }
  }

  private static let binding = JSONSchema.string.with("pattern", .string("^\\{.+\\}$"))
    .described(
      "a name of the data in braces, for its value; {!name} for the opposite; {name > 1} for a condition"
    )

  private static let color = JSONSchema.anyOf([
    JSONSchema.string
      .described("#RRGGBB, #RRGGBBAA, or a name, with an optional alpha, as white 0.5"),
    AppearanceKeys.shape.schema, .reference("choice"),
  ])

  private static let constraints = JSONSchema.array(
    of: JSONSchema.string.with("examples", examples))

  private static let examples = JSONSchema.words([
    "title.leading = icon.trailing + 8 @750", "H:|-[icon(20)]-8-[title]-|",
  ]).members[0].value.kind
}
