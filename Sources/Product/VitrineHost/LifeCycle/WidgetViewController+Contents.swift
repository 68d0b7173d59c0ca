import VitrineBase
import VitrineGraphics
import VitrineImport

/// The contents of lists and searches: data by name that override the document's data.
extension WidgetViewController {
  private var place: SourceLocation { SourceLocation(file: nib) }

  func setContents(_ name: String, _ kind: JSONValue.Kind) {
    contents.removeAll { $0.key == name }
    contents.append(
      JSONValue.Member(key: name, location: place, value: JSONValue(kind, at: place)))
  }

  /// Returns a row's values sorted by name, so that equal contents have equal JSON.
  func entry(_ values: [String: String]) -> JSONValue {
    let members = values.sorted { $0.key < $1.key }.map { key, text in
      JSONValue.Member(key: key, location: place, value: JSONValue(reading: text, at: place))
    }
    return JSONValue(.object(members), at: place)
  }

  /// The contents as a snapshot stores them.
  ///
  /// Nil if there are no contents.
  var contentsText: String? {
    contents.isEmpty ? nil : JSONValue(.object(contents), at: place).written
  }
}
