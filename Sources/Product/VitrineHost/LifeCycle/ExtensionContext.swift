public import VitrineGraphics
public import VitrineImport

/// A widget's way to its host.
public final class ExtensionContext {
  /// Compact until the widget sets another mode.
  public var widgetLargestAvailableDisplayMode: DisplayMode = .compact
  public internal(set) var widgetActiveDisplayMode: DisplayMode = .compact
  var maximumSize: (DisplayMode) -> Size = { _ in Size(width: 0, height: 0) }
  var opener: (String) -> Bool = { _ in false }

  init() {}

  /// The largest size that the host gives in a mode.
  public func widgetMaximumSize(for mode: DisplayMode) -> Size { maximumSize(mode) }

  /// Opens a URL of the widget's own app; any other is refused.
  public func open(_ url: String, completionHandler: ((Bool) -> Void)? = nil) {
    let isOpen = opener(url)
    completionHandler?(isOpen)
  }
}
