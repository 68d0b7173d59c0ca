import VitrineBase
import VitrineGraphics
import VitrineImages
import VitrineImport

/// The keys of a snapshot's cache key in a file.
struct SnapshotFileKeys: JSONKeys {
  let widget = JSONKey("widget", .string)
  let width = JSONKey("width", .number)
  let textSize = JSONKey("textSize", .string)

  static let shape = JSONShape(Self())
}

/// A stored snapshot: a line with the digest of the rest, then JSON with the key and the snapshot.
///
/// The digest detects a file that was truncated or changed. The key detects a file that was moved
/// to another key's path. Neither protects against a writer who knows the format.
struct SnapshotFile {
  private static let head = "vitrine snapshot 2 "

  /// Returns the file's bytes.
  static func bytes(_ snapshot: WidgetSnapshot, _ key: WidgetSnapshot.Key) -> [UInt8] {
    let keys = SnapshotFileKeys.shape.keys
    var json = JSONWriter()
    json.object { json in
      json.key(keys.widget)
      json.string(key.widget)
      json.key(keys.width)
      json.number(key.width)
      json.key(keys.textSize)
      json.string(key.textSize.rawValue)
      snapshot.write(to: &json)
    }
    let content = Array((json.text + "\n").utf8)
    return Array("\(head)\(Digest.hex(of: content))\n".utf8) + content
  }

  /// Parses the snapshot in a file.
  ///
  /// Returns nil if the file is damaged or belongs to another key.
  static func snapshot(_ bytes: [UInt8], _ key: WidgetSnapshot.Key, path: String) -> WidgetSnapshot?
  {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let content = Array(bytes[(end + 1)...])
    guard String(decoding: bytes[..<end], as: UTF8.self) == head + Digest.hex(of: content),
      let value = try? JSON.parse(content, file: path),
      let object = try? JSONObject(value, "the snapshot"),
      let snapshot = try? WidgetSnapshot(object), snapshot.mode == key.mode
    else { return nil }
    let keys = KeyedObject<SnapshotFileKeys>(partOf: object)
    guard (try? keys.widget) == key.widget, (try? keys.width) == key.width,
      (try? keys.textSize) == key.textSize.rawValue
    else { return nil }
    return snapshot
  }
}
