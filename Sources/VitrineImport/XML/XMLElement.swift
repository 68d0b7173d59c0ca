import VitrineGraphics

/// An element of an XML file, with its place.
struct XMLElement: Sendable {
  var name: String
  var attributes: [String: String] = [:]
  var children: [XMLElement] = []
  var text = ""
  var location: SourceLocation

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The first child of a name, with a `key` where one is asked for.
  func child(_ name: String, key: String? = nil) -> XMLElement? {
    children.first { $0.name == name && (key == nil || $0["key"] == key) }
  }

  /// The first child with this `key`, whatever its name.
  func child(key: String) -> XMLElement? { children.first { $0["key"] == key } }

  func number(_ attribute: String) -> Double? {
    attributes[attribute].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  func bool(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }
}
