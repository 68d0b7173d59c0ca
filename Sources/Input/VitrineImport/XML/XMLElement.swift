package import VitrineBase
import VitrineGraphics

/// An element of an XML file, with its location.
package struct XMLElement: Sendable {
  package var name: String
  package var attributes: [String: String] = [:]
  package var children: [XMLElement] = []
  package var text = ""
  package var location: SourceLocation

  package subscript(attribute: String) -> String? { attributes[attribute] }

  /// Returns the first child with a name and, if it is given, a `key`.
  package func child(_ name: String, key: String? = nil) -> XMLElement? {
    children.first { $0.name == name && (key == nil || $0["key"] == key) }
  }

  /// Returns the first child with this `key` and any name.
  package func child(key: String) -> XMLElement? { children.first { $0["key"] == key } }

  package func number(_ attribute: String) -> Double? {
    attributes[attribute].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  package func bool(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }
}
