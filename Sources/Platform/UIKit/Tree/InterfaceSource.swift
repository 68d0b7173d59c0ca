import Foundation
import Vitrine
import VitrineBase
import VitrineImport
import VitrineLayout

/// A scene of a storyboard or xib from which views are created.
struct InterfaceSource: Sendable {
  let document: InterfaceDocument
  let index: Int

  /// Returns the storyboard or xib with a name in the environment's folders, or nil.
  @preconcurrency @MainActor
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

  /// Reads the file at a path with the texts of the variant's language.
  ///
  /// Returns nil if it can't be read.
  @preconcurrency @MainActor
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

  /// Returns the scene with a storyboard identifier, or nil.
  func scene(identifier: String) -> InterfaceSource? {
    document.scene(named: identifier).map { InterfaceSource(document: document, index: $0) }
  }

  var connections: InterfaceConnections { document.connections(index) }
}
