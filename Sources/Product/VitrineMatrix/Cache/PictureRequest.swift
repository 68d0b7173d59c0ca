import Synchronization
import Vitrine
import VitrineBase
import VitrineGraphics
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
final class RequestTexts: Sendable {
  /// A file's path in a config's folder.
  private struct Place: Hashable, Sendable {
    var path: String
    var folder: String
  }

  private let fileNames = Mutex<[Place: String]>([:])
  private let devices = Mutex<[Device: String]>([:])

  /// A file's name, without the place of the checkout that it is in.
  func name(of path: String, _ names: FileNames) -> String {
    fileNames.remembered(Place(path: path, folder: names.folder)) { names.name(of: path) }
  }

  /// A line for each property of a variant; one that is any text is quoted, so that no two variants
  /// have the same lines.
  ///
  /// By hand, since a mirror takes eight times as long, and every picture of a run has such a text.
  func text(of variant: Variant, _ names: FileNames) -> String {
    let wallpaper =
      switch variant.wallpaper {
      case .named(let name): "named \(quoted(name))"
      case .file(let path): "file \(quoted(name(of: path, names)))"
      }
    let data = variant.data.map { "\(quoted(name(of: $0.path, names))) \($0.value.written)" }
    return """
      device: \(devices.remembered(variant.device) { "\(variant.device)" })
      host: \(variant.host.rawValue)
      column: \(variant.column.rawValue)
      orientation: \(variant.orientation.rawValue)
      mode: \(variant.mode.rawValue)
      text size: \(variant.textSize.rawValue)
      locale: \(quoted(variant.locale))
      direction: \(variant.direction.rawValue)
      wallpaper: \(wallpaper)
      system: \(variant.system.rawValue)
      appearance: \(variant.appearance.rawValue)
      chrome: \(variant.chrome.rawValue)
      canvas: \(variant.canvas)
      scale: \(variant.scaleOverride.map { "\($0)" } ?? "")
      switches: \(variant.reducesTransparency) \(variant.increasesContrast) \(variant.usesBoldText) \
      \(variant.isAdded) \(variant.isEditing)
      clock: \(quoted(variant.clock))
      date: \(quoted(variant.date))
      scroll: \(variant.scroll)
      state: \(quoted(variant.state))
      data: \(data ?? "")
      overlay: \(variant.overlay.rawValue)
      """
  }

  private func quoted(_ text: String?) -> String { text?.debugDescription ?? "" }
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
