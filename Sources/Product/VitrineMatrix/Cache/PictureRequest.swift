import Synchronization
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImport

/// The request for a picture in a cache.
struct PictureRequest {
  /// A key for pictures that probably depend on the same files.
  struct Kin: Hashable {
    /// The folder of the config.
    var folder: String
    var input: Int
    var wallpaper: Variant.Wallpaper
  }

  /// The digest of the request's properties that don't depend on files.
  var key: String
  var kin: Kin
}

/// The texts of requests.
///
/// Many pictures share each of them.
final class RequestTexts: Sendable {
  /// The path of a file and the folder of its config.
  private struct Place: Hashable, Sendable {
    var path: String
    var folder: String
  }

  private let fileNames = Mutex<[Place: String]>([:])
  private let devices = Mutex<[Device: String]>([:])

  /// Returns the name of a file, independent of the checkout's location.
  func name(of path: String, _ names: FileNames) -> String {
    fileNames.remembered(Place(path: path, folder: names.folder)) { names.name(of: path) }
  }

  /// Returns a text with one line per property of a variant.
  ///
  /// Free text is quoted, so that different variants have different texts. The properties are
  /// written by hand, because reflection takes eight times as long and every picture needs such a
  /// text.
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
      new widgets: \(variant.newWidgets)
      kind: \(quoted(variant.kind))
      family: \(variant.family?.rawValue ?? "")
      rendering: \(variant.rendering.rawValue)
      entry: \(variant.entry?.word ?? "")
      moment: \(quoted(variant.moment?.text))
      preview: \(quoted(variant.preview))
      state: \(quoted(variant.state))
      data: \(data ?? "")
      overlay: \(variant.overlay.rawValue)
      """
  }

  private func quoted(_ text: String?) -> String { text?.debugDescription ?? "" }
}

extension Mutex {
  /// Returns the value of a key, or creates it without holding the lock.
  fileprivate borrowing func remembered<Key: Hashable & Sendable>(
    _ key: Key, _ make: () -> String
  ) -> String where Value == [Key: String] {
    if let known = withLock({ $0[key] }) { return known }
    let made = make()
    withLock { $0[key] = made }
    return made
  }
}
