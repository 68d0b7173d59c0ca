package import VitrineBase

extension VariantAxis {
  /// The schema of one entry of the axis.
  package var schema: JSONSchema {
    switch words {
    // A device file can define additional names.
    case .listed where self == .devices: .anyOf([.words(knownWords()), .string])
    case .listed: .words(knownWords())
    case .number(let range): .integer(in: range)
    case .flag: .bool
    case .open: .nonEmptyString
    case .defined: .string
    }
  }

  /// Returns the keys of objects with values by axis.
  package static func keys(_ schema: (JSONSchema) -> JSONSchema) -> [JSONKeyDescription] {
    all.map { JSONKeyDescription($0.plural, schema($0.schema)) }
  }
}
