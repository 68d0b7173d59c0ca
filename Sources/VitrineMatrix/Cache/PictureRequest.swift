import Synchronization
import Vitrine
import VitrineBase
import VitrineImport

/// How a cache is asked for one picture.
struct PictureRequest {
  /// Pictures that are probably drawn from the same files.
  struct Kin: Hashable {
    /// Of the config.
    var folder: String
    var input: Int
    var wallpaper: Variant.Wallpaper
  }

  /// The digest of everything that is known before any file is looked at.
  var key: String
  var kin: Kin
}

/// What requests are made of, written out: few texts, which many pictures share.
///
/// A variant is written out whole, whatever properties it has, so that no new one can be forgotten.
final class RequestTexts: Sendable {
  /// A value as it is written in a config's folder.
  private struct Key<Value: Hashable & Sendable>: Hashable, Sendable {
    var value: Value
    var folder: String
  }

  private let fileNames = Mutex<[Key<String>: String]>([:])
  private let variants = Mutex<[Key<Variant>: String]>([:])
  private let devices = Mutex<[Device: String]>([:])

  /// A file's name, without the place of the checkout that it is in.
  func name(of path: String, _ names: FileNames) -> String {
    let key = Key(value: path, folder: names.folder)
    return fileNames.remembered(key) { names.name(of: path) }
  }

  /// A line for each property of a variant.
  func text(of variant: Variant, _ names: FileNames) -> String {
    variants.remembered(Key(value: variant, folder: names.folder)) {
      Mirror(reflecting: variant).children.map { property in
        "\(property.label ?? ""): \(text(of: property.value, names))"
      }.joined(separator: "\n")
    }
  }

  private func text(of property: Any, _ names: FileNames) -> String {
    switch property {
    case let device as Device: devices.remembered(device) { "\(device)" }
    case Variant.Wallpaper.file(let path): "file \(name(of: path, names))"
    case let data as DataFile: "\(name(of: data.path, names)) \(data.value.written)"
    default: "\(property)"
    }
  }
}

extension Mutex {
  /// What is stored under a key; if there is nothing, it is made, without holding up others meanwhile.
  fileprivate borrowing func remembered<Key: Hashable & Sendable>(
    _ key: Key, _ make: () -> String
  ) -> String where Value == [Key: String] {
    if let known = withLock({ $0[key] }) { return known }
    let made = make()
    withLock { $0[key] = made }
    return made
  }
}
