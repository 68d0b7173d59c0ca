package import Vitrine
import VitrineBase

/// A translation of names and messages between this checkout and the entries of a cache.
///
/// Entries contain no absolute paths, so that every checkout can use them.
package struct Checkout {
  let names: FileNames
  /// The prefix of messages about the config's files.
  private let prefix: String
  /// The replacement for `prefix` in entries.
  ///
  /// No path begins with this character.
  private static let mark = "\u{1}"

  package init(_ config: MatrixConfig, _ resources: Resources) {
    names = FileNames(config, resources)
    prefix = FilePath.join(config.folder, "")
  }

  /// Returns a message without the checkout's path.
  func portable(_ message: String) -> String {
    message.hasPrefix(prefix) ? Self.mark + message.dropFirst(prefix.count) : message
  }

  /// Returns a message of an entry with this checkout's path.
  func message(_ portable: String) -> String {
    portable.hasPrefix(Self.mark) ? prefix + portable.dropFirst(Self.mark.count) : portable
  }
}
