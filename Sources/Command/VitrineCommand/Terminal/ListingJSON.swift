import VitrineBase

/// The JSON that `--json` prints for a command's listing (docs/listings.md).
enum ListingJSON {
  /// Returns an object with `schema` and the keys that `body` writes.
  static func text(_ body: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    json.object { json in
      json.key("schema")
      json.integer(1)
      body(&json)
    }
    return json.text
  }
}

extension JSONWriter {
  /// Writes a key with an array, one element per line.
  mutating func list<Element>(
    _ name: String, _ elements: [Element], _ write: (inout JSONWriter, Element) -> Void
  ) {
    line()
    key(name)
    array { json in
      for element in elements {
        json.line()
        write(&json, element)
      }
    }
  }

  /// Writes a key with an array of texts, one per line.
  mutating func list(_ name: String, _ texts: [String]) {
    list(name, texts) { json, text in json.string(text) }
  }

  /// Writes a key with a text.
  mutating func pair(_ name: String, _ value: String) {
    key(name)
    string(value)
  }

  /// Writes a key with a whole number.
  mutating func pair(_ name: String, _ value: Int) {
    key(name)
    integer(value)
  }
}
