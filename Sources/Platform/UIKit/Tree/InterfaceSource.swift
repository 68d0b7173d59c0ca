import Foundation
import Vitrine
import VitrineBase
import VitrineImport
import VitrineLayout

/// A scene of a storyboard or xib that views are made from.
struct InterfaceSource: Sendable {
  let document: InterfaceDocument
  let index: Int

  /// The storyboard or xib of a name in the environment's folders; nil where there is none.
  @MainActor
  static func find(_ name: String, suffixes: [String]) -> InterfaceSource? {
    for folder in LiveEnvironment.current.folders {
      for part in ["", "Base.lproj", "en.lproj"] {
        for suffix in suffixes {
          let path = FilePath.join(FilePath.join(folder, part), "\(name).\(suffix)")
          if let found = read(path) { return found }
        }
      }
    }
    return nil
  }

  /// The file at a path with the texts of the variant's language; nil where it cannot be read.
  @MainActor
  static func read(_ path: String) -> InterfaceSource? {
    let files = LiveEnvironment.current.files
    guard files.exists(path) else { return nil }
    do {
      var document = try InterfaceFile.read(path, from: files).document
      let locale = LiveEnvironment.current.variant.locale
      if let strings = try AppExtension(interface: path, in: files).strings(
        for: locale, from: files)
      {
        document = document.applying(InterfaceEdits(strings: strings))
      }
      return InterfaceSource(document: document, index: document.initialScene)
    } catch {
      InterfaceLoading.note("\(error)")
      return nil
    }
  }

  /// The scene whose controller has a storyboard identifier.
  func scene(identifier: String) -> InterfaceSource? {
    document.scene(named: identifier).map { InterfaceSource(document: document, index: $0) }
  }

  var connections: InterfaceConnections { document.connections(index) }
}
