public import Foundation

/// A type with a text of its own in dumps, without its parts.
public protocol AnySnapshotStringConvertible {
  /// A Boolean value that indicates whether the parts are listed, too.
  static var renderChildren: Bool { get }
  /// The text of a value.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// A Boolean value that indicates whether the parts are listed, which they aren't.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// The character in quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension String: AnySnapshotStringConvertible {
  /// The text in quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  /// The text in quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// The number of bytes.
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  /// The address.
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  /// The date in universal time.
  public var snapshotDescription: String {
    let formatter = DateFormatter()
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss'Z'"
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    return formatter.string(from: self)
  }
}

extension NSObject: AnySnapshotStringConvertible {
  /// The description without addresses in memory.
  public var snapshotDescription: String {
    debugDescription.replacing(/:?\s*0x[0-9a-fA-F]+(\s*)/) { "\($0.output.1)" }
  }
}

/// A list of the parts of a value, in an order that doesn't depend on hashing.
struct ValueDump {
  private var indent = 0
  /// The objects around the value, so that a cycle ends.
  private var outer: Set<ObjectIdentifier> = []

  /// Returns the lines of a value and its parts.
  func text(of value: Any, named name: String? = nil) -> String {
    let mirror = Mirror(reflecting: value)
    let title = String(repeating: " ", count: indent)
    let label = name.map { "\($0): " } ?? ""
    let bullet = mirror.children.isEmpty ? "-" : "▿"
    if let own = value as? any AnySnapshotStringConvertible, mirror.displayStyle?.isList != true,
      mirror.displayStyle != .optional, !type(of: own).renderChildren
    {
      return "\(title)- \(label)\(own.snapshotDescription)\n"
    }
    var inner = self
    inner.indent += 2
    if mirror.displayStyle == .class {
      let identity = ObjectIdentifier(value as AnyObject)
      guard !outer.contains(identity) else {
        return "\(title)\(bullet) \(name ?? "value") (circular reference detected)\n"
      }
      inner.outer.insert(identity)
    }
    let parts = inner.parts(of: mirror)
    return "\(title)\(bullet) \(label)\(description(of: value, mirror))\n" + parts.joined()
  }

  private func parts(of mirror: Mirror) -> [String] {
    let parts = mirror.children.map { (label: $0.label, value: $0.value) }
    let texts = parts.map { text(of: $0.value, named: $0.label) }
    guard mirror.displayStyle?.isOrdered != true else { return texts }
    // Elements of sets have no labels, and those of dictionaries neither.
    return zip(parts, texts).map { part, text in
      (label: part.label ?? "", key: plain.text(of: part.value), text: text)
    }
    .sorted { ($0.label, $0.key) < ($1.label, $1.key) }.map(\.text)
  }

  private var plain: ValueDump {
    var plain = self
    plain.indent = 0
    return plain
  }

  private func description(of value: Any, _ mirror: Mirror) -> String {
    let count = mirror.children.count
    func counted(_ one: String, _ many: String) -> String {
      count == 1 ? "1 \(one)" : "\(count) \(many)"
    }
    let type = "\(mirror.subjectType)".replacing(/\ #\d+/, with: "")
    switch mirror.displayStyle {
    case .collection: return counted("element", "elements")
    case .dictionary: return counted("key/value pair", "key/value pairs")
    case .set: return counted("member", "members")
    case .tuple: return "(\(counted("element", "elements")))"
    case .optional: return count == 0 ? "\(type).none" : type
    default: break
    }
    if let own = value as? any AnySnapshotStringConvertible { return own.snapshotDescription }
    if let own = value as? any CustomStringConvertible { return own.description }
    switch mirror.displayStyle {
    case .class, .struct: return type
    case .enum: return count == 0 ? "\(type).\(value)" : type
    default: return "\(value)"
    }
  }
}

extension Mirror.DisplayStyle {
  /// A Boolean value that indicates whether the style is that of a container of elements.
  fileprivate var isList: Bool {
    [.collection, .dictionary, .set, .tuple].contains(self)
  }

  /// A Boolean value that indicates whether the order of the parts is a property of the value.
  fileprivate var isOrdered: Bool {
    [.collection, .tuple, .optional, .enum].contains(self)
  }
}
