import Foundation
import UIKit

/// Through which an app says whether its widget has anything to show.
@MainActor
public final class NCWidgetController {
  private static var withoutContent: Set<String> = []

  public init() {}

  public func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier identifier: String) {
    if flag {
      Self.withoutContent.remove(identifier)
    } else {
      Self.withoutContent.insert(identifier)
    }
  }

  /// Whether a host shows the widget.
  package static func hasContent(_ identifier: String) -> Bool {
    !withoutContent.contains(identifier)
  }
}
