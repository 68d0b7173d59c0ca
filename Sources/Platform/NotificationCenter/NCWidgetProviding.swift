public import Foundation
public import UIKit

/// The amount of a widget that is visible.
public enum NCWidgetDisplayMode: Int, Sendable {
  case compact, expanded
}

/// The result of an update.
public enum NCUpdateResult: UInt, Sendable {
  /// The widget has new content.
  case newData
  /// The content is unchanged.
  case noData
  /// The update failed.
  case failed
}

/// The requests of a host to a widget's controller.
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol NCWidgetProviding: AnyObject {
  /// Updates the widget and reports the result.
  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)

  /// Handles the opening, closing or first appearance of the widget.
  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)

  /// Returns the widget's margins, given the proposal of a host before iOS 10.
  func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets)
    -> UIEdgeInsets
}

extension NCWidgetProviding {
  /// Reports new content.
  public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    completionHandler(.newData)
  }

  /// Ignores the change of the display mode.
  public func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {}

  /// Returns the proposed margins.
  public func widgetMarginInsets(
    forProposedMarginInsets defaultMarginInsets: UIEdgeInsets
  ) -> UIEdgeInsets { defaultMarginInsets }
}

extension NSExtensionContext {
  /// The largest display mode, by default compact.
  public var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode {
    get { NCWidgetDisplayMode(rawValue: largestDisplayMode) ?? .compact }
    set { largestDisplayMode = newValue.rawValue }
  }

  /// The current display mode.
  public var widgetActiveDisplayMode: NCWidgetDisplayMode {
    NCWidgetDisplayMode(rawValue: activeDisplayMode) ?? .compact
  }

  /// Returns the largest size that the host allows in a mode.
  public func widgetMaximumSize(for displayMode: NCWidgetDisplayMode) -> CGSize {
    maximumSize(displayMode.rawValue)
  }
}
