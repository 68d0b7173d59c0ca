import Vitrine
import VitrineBase

/// The JSON form of the manifest.
///
/// Each file, picture and failure has one line, so that manifests can be merged without loading
/// them into memory.
extension BatchManifest {
  /// The manifest as JSON.
  ///
  /// The text depends only on the pictures, not on their division into portions.
  public var json: String {
    var text = head
    text += Self.list(pictures.sorted { $0.name < $1.name }.map(\.line))
    text += Self.betweenLists
    text += Self.list(failures.sorted { $0.name < $1.name }.map(\.line))
    return text + Self.end
  }

  /// The text before the pictures.
  package var head: String {
    let keys = BatchManifestKeys.shape.keys
    var json = JSONWriter()
    json.object { json in
      json.key(keys.schema)
      json.integer(1)
      json.key(keys.version)
      json.string(version)
      json.key(keys.plan)
      json.string(plan)
      json.key(keys.total)
      json.integer(total)
      if let portion {
        json.key(keys.portion)
        json.string(portion.text)
      }
      if let world {
        json.line()
        json.key(keys.world)
        json.object { json in
          for (name, digest) in world.parts {
            json.key(name)
            json.string(digest)
          }
        }
      }
      json.line()
      json.key(keys.files)
      json.object { json in
        for (name, fingerprint) in files.sorted {
          json.line()
          json.key(name)
          json.string(fingerprint)
        }
      }
    }
    return json.text.dropLast() + ",\n\"\(keys.pictures.name)\": ["
  }

  package static let betweenLists =
    "],\n\"\(BatchManifestKeys.shape.keys.failures.name)\": ["
  package static let end = "]}\n"

  /// Returns the entries of a list, each after a line feed.
  private static func list(_ lines: [String]) -> String {
    lines.map { "\n" + $0 }.joined(separator: ",")
  }

  fileprivate static func write(
    _ words: [AxisWord], under key: JSONKey<[JSONEntry<String>]>, to json: inout JSONWriter
  ) {
    json.key(key)
    json.object { json in
      for word in words {
        json.key(word.axis)
        json.string(word.word)
      }
    }
  }
}

extension BatchManifest.Picture {
  /// The picture's entry in the manifest.
  package var line: String {
    let keys = BatchPictureKeys.shape.keys
    var json = JSONWriter()
    json.object { json in
      json.key(keys.name)
      json.string(name)
      json.key(keys.digest)
      json.string(digest)
      json.key(keys.width)
      json.integer(width)
      json.key(keys.height)
      json.integer(height)
      if let codeFailure {
        json.key(keys.notRun)
        json.string(codeFailure)
      }
      BatchManifest.write(words, under: keys.variant, to: &json)
    }
    return json.text
  }
}

extension BatchManifest.Failure {
  /// The failure's entry in the manifest.
  package var line: String {
    let keys = BatchFailureKeys.shape.keys
    var json = JSONWriter()
    json.object { json in
      json.key(keys.name)
      json.string(name)
      json.key(keys.message)
      json.string(message)
      if isCodeFailure {
        json.key(keys.notRun)
        json.bool(true)
      }
      BatchManifest.write(words, under: keys.variant, to: &json)
    }
    return json.text
  }
}
