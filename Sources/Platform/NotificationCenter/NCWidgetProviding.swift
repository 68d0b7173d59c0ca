public import Foundation
public import UIKit

/// How much of a widget shows.
public enum NCWidgetDisplayMode: Int, Sendable {
  case compact, expanded
}

/// What an update brought.
public enum NCUpdateResult: UInt, Sendable {
  /// There is something new to show.
  case newData
  /// Nothing changed.
  case noData
  /// The update did not work.
  case failed
}

/// What a host asks of a widget's controller; all of it is optional.
@MainActor
public protocol NCWidgetProviding: AnyObject {
  /// Brings the widget up to date, and says what that brought.
  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)

  /// The widget was opened or closed, or is shown for the first time.
  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)

  /// The margins that the widget wants, given those that a host before iOS 10 proposes.
  func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets)
    -> UIEdgeInsets
}

extension NCWidgetProviding {
  public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    completionHandler(.newData)
  }

  public func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {}

  public func widgetMarginInsets(
    forProposedMarginInsets defaultMarginInsets: UIEdgeInsets
  ) -> UIEdgeInsets { defaultMarginInsets }
}

extension NSExtensionContext {
  /// Compact until the widget says that it can be opened.
  public var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode {
    get { NCWidgetDisplayMode(rawValue: largestDisplayMode) ?? .compact }
    set { largestDisplayMode = newValue.rawValue }
  }

  public var widgetActiveDisplayMode: NCWidgetDisplayMode {
    NCWidgetDisplayMode(rawValue: activeDisplayMode) ?? .compact
  }

  /// The largest size that the host gives in a mode.
  public func widgetMaximumSize(for displayMode: NCWidgetDisplayMode) -> CGSize {
    maximumSize(displayMode.rawValue)
  }
}
