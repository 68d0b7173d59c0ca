public import VitrineBase
import VitrineGraphics

/// A property list, such as an `Info.plist`, in XML or Apple's binary form.
public indirect enum PropertyList: Hashable, Sendable {
  case dictionary([String: PropertyList])
  case array([PropertyList])
  case string(String)
  case number(Double)
  case bool(Bool)
  /// Dates and data, whose content isn't needed.
  case other

  /// Reads either form, which the first bytes identify.
  public static func read(_ bytes: [UInt8], file: String) throws(InputError) -> PropertyList {
    if bytes.starts(with: Array("bplist".utf8)) {
      var reader = BinaryPropertyList(bytes)
      guard let value = reader.read() else {
        throw InputError(
          Diagnostic(
            .error, "broken-plist", "the binary property list is damaged",
            at: SourceLocation(file: file)))
      }
      return value
    }
    let root = try XMLReader.read(bytes, file: file)
    guard root.name == "plist", let value = root.children.first else {
      throw InputError(
        Diagnostic(
          .error, "not-a-plist",
          "the root element is '\(root.name)', expected 'plist' with a value", at: root.location))
    }
    return try PropertyList(value)
  }

  /// Converts an element of the XML form (Apple's `PropertyList-1.0.dtd`).
  private init(_ element: XMLElement) throws(InputError) {
    switch element.name {
    case "dict":
      var members: [String: PropertyList] = [:]
      var key: String?
      for child in element.children {
        if child.name == "key" {
          key = child.text
        } else if let currentKey = key {
          members[currentKey] = try PropertyList(child)
          key = nil
        } else {
          throw InputError(
            Diagnostic(.error, "broken-plist", "a value without a key", at: child.location))
        }
      }
      self = .dictionary(members)
    case "array":
      var values: [PropertyList] = []
      for child in element.children { values.append(try PropertyList(child)) }
      self = .array(values)
    case "string": self = .string(element.text)
    case "integer", "real":
      self = .number(Double(element.text.filter { !$0.isWhitespace }) ?? 0)
    case "true": self = .bool(true)
    case "false": self = .bool(false)
    default: self = .other
    }
  }

  /// Returns a member of a dictionary.
  public subscript(key: String) -> PropertyList? {
    if case .dictionary(let members) = self { members[key] } else { nil }
  }

  /// The text, or nil for any other kind of value.
  public var string: String? { if case .string(let text) = self { text } else { nil } }
}
