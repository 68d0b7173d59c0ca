public import CoreGraphics
package import Foundation

/// An extension's way to its host.
@MainActor
public final class NSExtensionContext {
  /// By the numbers of display modes: 0 is compact, 1 expanded.
  package var largestDisplayMode = 0
  package var activeDisplayMode = 0
  package var maximumSize: (Int) -> CGSize
  /// Whether the host opens a URL.
  package var opener: (String) -> Bool = { _ in false }

  package init(maximumSize: @escaping (Int) -> CGSize) { self.maximumSize = maximumSize }

  /// Asks the host to open a URL; a widget may open those of its own app.
  public func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    let isOpen = opener(url.absoluteString)
    completionHandler?(isOpen)
  }
}
