import Foundation
import UIKit

/// A controller with which an app declares whether its widget has content.
@preconcurrency @MainActor
public final class NCWidgetController {
  private static var withoutContent: Set<String> = []

  /// Creates a controller.
  public init() {}

  /// Sets whether the widget with a bundle identifier has content.
  public func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier identifier: String) {
    if flag {
      Self.withoutContent.remove(identifier)
    } else {
      Self.withoutContent.insert(identifier)
    }
  }

  /// Returns whether a host shows the widget.
  package static func hasContent(_ identifier: String) -> Bool {
    !withoutContent.contains(identifier)
  }
}
