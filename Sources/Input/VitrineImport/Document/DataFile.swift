public import VitrineBase
import VitrineGraphics

/// A file with values for a widget's bindings.
public struct DataFile: Hashable, Codable, Sendable {
  /// The path of the file.
  public let path: String
  /// The content of the file, which is an object.
  public let value: JSONValue

  package init(_ path: String, _ value: JSONValue) {
    self.path = path
    self.value = value
  }

  /// Returns a copy in which an object's values override the existing values.
  package func merging(_ other: JSONValue?) -> DataFile {
    guard case .object(let over)? = other?.kind, case .object(let base) = value.kind else {
      return self
    }
    let kept = base.filter { member in !over.contains { $0.key == member.key } }
    return DataFile(path, JSONValue(.object(kept + over), at: value.location))
  }

  /// Parses a data file, whose content must be an object.
  public static func read(_ bytes: [UInt8], file: String) throws(InputError) -> DataFile {
    let value = try JSON.parse(bytes, file: file)
    guard value.members != nil else {
      throw wrongType(value, "the data", expected: "an object")
    }
    return DataFile(file, value)
  }
}

extension JSONValue {
  /// Returns the value at a dotted path, or nil if a component is missing.
  ///
  /// A component of a list is the index of its entry, from zero.
  package func at(_ path: String) -> JSONValue? {
    var value: JSONValue? = self
    for part in path.split(separator: ".") {
      guard case .array(let entries)? = value?.kind else {
        value = value?[String(part)]
        continue
      }
      guard let index = Int(part), entries.indices.contains(index) else { return nil }
      value = entries[index]
    }
    return value
  }

  /// The value as text, or nil for objects, arrays and null.
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
