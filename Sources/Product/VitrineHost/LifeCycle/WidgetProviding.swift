public import VitrineGraphics
public import VitrineImport

/// The result of an update.
public enum NCUpdateResult: String, Hashable, Sendable, CaseIterable {
  /// The widget has new content, and the host takes a new snapshot.
  case newData
  /// The content is unchanged, and the host continues to show it.
  case noData
  /// The update failed, and the host continues to show the previous content.
  case failed
}

/// The methods of a widget that a host calls, with the platform's names.
///
/// As on the platform, all of them are optional and have defaults.
public protocol WidgetProviding: AnyObject {
  /// Updates the widget, now or later, and reports the result.
  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)

  /// Handles a change of the mode, or the first appearance of the widget.
  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: DisplayMode, withMaximumSize maxSize: Size)

  /// Returns the widget's margins, given the default margins of the host.
  ///
  /// Left is leading.
  func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: Insets) -> Insets

  /// A Boolean value that indicates whether the header of a Mac widget has an info button.
  ///
  /// A document can also set it.
  var widgetAllowsEditing: Bool { get }
  /// Handles the begin of editing by the info button.
  func widgetDidBeginEditing()
  /// Handles the end of editing by Done.
  func widgetDidEndEditing()
}

extension WidgetProviding {
  /// Reports new data, because the widget has no method for updates.
  public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    completionHandler(.newData)
  }

  /// Ignores the change.
  public func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: DisplayMode, withMaximumSize maxSize: Size
  ) {}

  /// Returns the default margins.
  public func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: Insets) -> Insets {
    defaultMarginInsets
  }

  /// A Boolean value that indicates whether the header has an info button.
  ///
  /// The default is false.
  public var widgetAllowsEditing: Bool { false }
  /// Ignores the begin of editing.
  public func widgetDidBeginEditing() {}
  /// Ignores the end of editing.
  public func widgetDidEndEditing() {}
}
