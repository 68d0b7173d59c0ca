import VitrineBase
import VitrineGraphics
import VitrineImport

/// What lists and searches show: data of their names, over the document's own.
extension WidgetViewController {
  private var place: SourceLocation { SourceLocation(file: nib) }

  func setContents(_ name: String, _ kind: JSONValue.Kind) {
    contents.removeAll { $0.key == name }
    contents.append(
      JSONValue.Member(key: name, location: place, value: JSONValue(kind, at: place)))
  }

  /// A row's values in the order of their names, so that the same contents are the same JSON.
  func entry(_ values: [String: String]) -> JSONValue {
    let members = values.sorted { $0.key < $1.key }.map { key, text in
      JSONValue.Member(key: key, location: place, value: JSONValue(reading: text, at: place))
    }
    return JSONValue(.object(members), at: place)
  }

  /// The contents as a snapshot stores them; nil if there are none.
  var contentsText: String? {
    contents.isEmpty ? nil : JSONValue(.object(contents), at: place).written
  }
}
