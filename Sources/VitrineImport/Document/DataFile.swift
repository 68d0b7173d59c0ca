import VitrineGraphics

/// Values from a file of their own, for what a widget's views are bound to.
public struct DataFile: Hashable, Sendable {
  public let path: String
  public let value: JSONValue

  public static func read(_ bytes: [UInt8], file: String) throws(ImportError) -> DataFile {
    let value = try JSON.parse(bytes, file: file)
    guard case .object = value.kind else { throw wrongType(value, "the data", "an object") }
    return DataFile(path: file, value: value)
  }
}

extension JSONValue {
  /// What a dotted path leads to; nil where a part is missing.
  package func at(_ path: String) -> JSONValue? {
    var value: JSONValue? = self
    for part in path.split(separator: ".") { value = value?[String(part)] }
    return value
  }

  /// A value as it stands in a text; nil for what is none: objects, arrays, null.
  package var inText: String? {
    switch kind {
    case .string(let text): text
    case .number(let number):
      PixelGrid.floor(number) == number && number.magnitude < 1e15
        ? "\(Int(number))" : "\(number)"
    case .bool(let flag): "\(flag)"
    case .object, .array, .null: nil
    }
  }

  package var keys: [String] {
    if case .object(let members) = kind { members.map(\.key) } else { [] }
  }
}
