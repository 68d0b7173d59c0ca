package import VitrineBase

extension VariantAxis {
  /// What one entry of the axis may be.
  package var schema: JSONSchema {
    switch words {
    // A device file defines names of its own.
    case .listed where self == .devices: .anyOf([.words(knownWords()), .string])
    case .listed: .words(knownWords())
    case .number(let range): .integer(in: range)
    case .flag: .bool
    case .open: .nonEmptyString
    case .defined: .string
    }
  }

  /// The keys of objects that have values by axis.
  package static func keys(_ schema: (JSONSchema) -> JSONSchema) -> [JSONKeyDescription] {
    all.map { JSONKeyDescription($0.plural, schema($0.schema)) }
  }
}
