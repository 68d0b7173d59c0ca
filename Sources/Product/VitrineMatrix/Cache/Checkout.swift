package import Vitrine
import VitrineBase

/// What turns names and messages of this checkout into those that an entry of a cache has, and back, so
/// that another checkout finds the same entries.
package struct Checkout {
  let names: FileNames
  /// What messages about the config's files start with.
  private let prefix: String
  /// Stands for it: no path starts so.
  private static let mark = "\u{1}"

  package init(_ config: MatrixConfig, _ resources: Resources) {
    names = FileNames(config, resources)
    prefix = FilePath.join(config.folder, "")
  }

  /// A message without the place of the checkout.
  func portable(_ message: String) -> String {
    message.hasPrefix(prefix) ? Self.mark + message.dropFirst(prefix.count) : message
  }

  /// A message of an entry, as it is here.
  func message(_ portable: String) -> String {
    portable.hasPrefix(Self.mark) ? prefix + portable.dropFirst(Self.mark.count) : portable
  }
}
