public import VitrineGraphics
public import VitrineImport

/// The connection of a widget to its host.
public final class ExtensionContext {
  /// The largest mode that the widget supports.
  ///
  /// The default is compact.
  public var widgetLargestAvailableDisplayMode: DisplayMode = .compact
  /// The current mode.
  public internal(set) var widgetActiveDisplayMode: DisplayMode = .compact
  var maximumSize: (DisplayMode) -> Size = { _ in Size(width: 0, height: 0) }
  var opener: (String) -> Bool = { _ in false }

  init() {}

  /// Returns the largest size that the host provides in a mode.
  public func widgetMaximumSize(for mode: DisplayMode) -> Size { maximumSize(mode) }

  /// Opens a URL of the widget's app.
  ///
  /// URLs with other schemes are refused.
  public func open(_ url: String, completionHandler: ((Bool) -> Void)? = nil) {
    let isOpen = opener(url)
    completionHandler?(isOpen)
  }
}
