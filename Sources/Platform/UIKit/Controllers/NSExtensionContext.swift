public import CoreGraphics
package import Foundation

/// The connection of an extension to its host.
@preconcurrency @MainActor
public final class NSExtensionContext {
  /// The largest display mode by its number: 0 is compact, 1 expanded.
  package var largestDisplayMode = 0
  package var activeDisplayMode = 0
  package var maximumSize: (Int) -> CGSize
  /// Opens a URL and returns whether the host did.
  package var opener: (String) -> Bool = { _ in false }

  /// The items for an extension that shares; a widget doesn't have it.
  public var inputItems: [Any] { [] }

  /// Ends the request of an extension; a widget doesn't have it.
  public func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }

  /// Cancels the request of an extension; a widget doesn't have it.
  public func cancelRequest(withError error: any Error) {}

  package init(maximumSize: @escaping (Int) -> CGSize) { self.maximumSize = maximumSize }

  /// Requests the host to open a URL.
  ///
  /// A widget may open URLs of its app.
  public func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    let isOpen = opener(url.absoluteString)
    completionHandler?(isOpen)
  }
}
