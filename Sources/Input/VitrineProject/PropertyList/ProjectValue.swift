package import VitrineBase
import VitrineImport

/// A value of an old-style property list, with its location.
///
/// `project.pbxproj` is such a list.
package struct ProjectValue: Hashable, Sendable {
  /// The content of a value.
  ///
  /// Every scalar is text, because the style has no other types.
  package enum Content: Hashable, Sendable {
    case string(String)
    case array([ProjectValue])
    case dictionary([String: ProjectValue])
  }

  package var content: Content
  package var location: SourceLocation

  package init(_ content: Content, at location: SourceLocation) {
    self.content = content
    self.location = location
  }

  package var string: String? { if case .string(let text) = content { text } else { nil } }

  package var array: [ProjectValue] { if case .array(let values) = content { values } else { [] } }

  package var members: [String: ProjectValue] {
    if case .dictionary(let members) = content { members } else { [:] }
  }

  /// Returns a member of a dictionary.
  package subscript(key: String) -> ProjectValue? { members[key] }

  /// The strings of an array.
  ///
  /// A single string is an array of one.
  package var strings: [String] {
    if let string { return [string] }
    return array.compactMap(\.string)
  }
}

extension ProjectValue {
  /// Reads a property list in old-style, XML or binary form.
  package static func read(_ bytes: [UInt8], file: String) throws(InputError) -> ProjectValue {
    let start = bytes.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    if start.starts(with: Array("<?xml".utf8)) || start.starts(with: Array("<!DOCTYPE".utf8))
      || start.starts(with: Array("<plist".utf8)) || bytes.starts(with: Array("bplist".utf8))
    {
      return ProjectValue(try PropertyList.read(bytes, file: file), file)
    }
    var reader = OldStylePropertyList(bytes, file: file)
    return try reader.read()
  }

  /// Converts a value of an XML or binary property list, which has no locations.
  private init(_ value: PropertyList, _ file: String) {
    let content: Content =
      switch value {
      case .dictionary(let members): .dictionary(members.mapValues { ProjectValue($0, file) })
      case .array(let values): .array(values.map { ProjectValue($0, file) })
      case .string(let text): .string(text)
      case .number(let number):
        .string(Int(exactly: number).map { "\($0)" } ?? "\(number)")
      case .bool(let flag): .string(flag ? "YES" : "NO")
      case .other: .string("")
      }
    self.init(content, at: SourceLocation(file: file))
  }
}
