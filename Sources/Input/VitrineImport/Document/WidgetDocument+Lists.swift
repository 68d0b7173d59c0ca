import VitrineBase

extension WidgetDocument {
  /// Returns whether a Mac's host may truncate a list of the document, with a user's edits.
  package func hasClosableLists(with edits: WidgetEdits = WidgetEdits()) -> Bool {
    let key = ListKeys.keys.minimumVisibleRows.name
    return Self.contains(key, written) || edits.overrides.contains { $0.property == key }
  }

  /// A Boolean value that indicates whether a text contains a number or a date in a format.
  var hasFormats: Bool { Self.hasFormats(written) }

  /// Returns whether a text in a value contains a name with a format, as in `{price, number}`.
  private static func hasFormats(_ value: JSONValue) -> Bool {
    switch value.kind {
    case .string(let text):
      text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().contains {
        $0.prefix { $0 != "}" }.contains(",")
      }
    case .object(let members): members.contains { hasFormats($0.value) }
    case .array(let values): values.contains(where: hasFormats)
    default: false
    }
  }

  /// Returns whether any object in a value has a key.
  static func contains(_ key: String, _ value: JSONValue) -> Bool {
    switch value.kind {
    case .object(let members): members.contains { $0.key == key || contains(key, $0.value) }
    case .array(let values): values.contains { contains(key, $0) }
    default: false
    }
  }
}
