public import VitrineGraphics
public import VitrineImport

/// What an update brought.
public enum NCUpdateResult: String, Hashable, Sendable, CaseIterable {
  /// There is something new to show: the host takes a new snapshot.
  case newData
  /// Nothing changed: the host goes on showing what it has.
  case noData
  /// It went wrong: the host goes on showing what it has.
  case failed
}

/// The calls that a host makes to a widget, with the platform's own names.
///
/// All are optional, as on the platform: the host decides what a widget does not implement.
public protocol WidgetProviding: AnyObject {
  /// Updates the widget, now or later, and reports the result.
  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)

  /// The widget was opened or closed, or is shown for the first time.
  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: DisplayMode, withMaximumSize maxSize: Size)

  /// The margins that the widget wants, given those that the host proposes; left is leading.
  func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: Insets) -> Insets

  /// On a Mac: whether the header has an info button; a document can set this, too.
  var widgetAllowsEditing: Bool { get }
  /// The info button became Done.
  func widgetDidBeginEditing()
  /// Done was pressed.
  func widgetDidEndEditing()
}

extension WidgetProviding {
  public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    completionHandler(.newData)
  }

  public func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: DisplayMode, withMaximumSize maxSize: Size
  ) {}

  public func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: Insets) -> Insets {
    defaultMarginInsets
  }

  public var widgetAllowsEditing: Bool { false }
  public func widgetDidBeginEditing() {}
  public func widgetDidEndEditing() {}
}
