public import VitrineGraphics
public import VitrineImport

/// One way of looking at a widget; chosen once, before its scene is made.
public struct Variant: Hashable, Sendable {
  /// How much of the system is drawn around the content.
  public enum Chrome: String, Hashable, Sendable, CaseIterable {
    /// The content alone, on the card's material.
    case none
    /// The card with its header, and the margin around it.
    case card
    /// The whole Today view.
    case screen
  }

  /// What decides the size of the root view.
  public enum Canvas: Hashable, Sendable {
    /// The widget host.
    case host
    /// Exactly this size, no host.
    case fixed(Size)
    /// What an Interface Builder file has stored.
    case file
  }

  /// A picture behind the widgets.
  public enum Wallpaper: Hashable, Sendable {
    /// One of ours.
    case named(String)
    case file(String)
  }

  /// Which way the interface runs.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    case ltr, rtl
    /// As the locale's script does.
    case auto
  }

  public var device: Device = .standard
  public var host: Host = .today
  /// Which column of an iPad in landscape.
  public var column: WidgetMetrics.Column = .left
  public var orientation: Device.Orientation = .portrait
  public var mode: DisplayMode = .compact
  public var textSize: ContentSizeCategory = .l
  public var locale = "en"
  public var direction: Direction = .auto
  public var wallpaper: Wallpaper = .named("photo")
  public var system: SystemGeneration = .ios10
  public var chrome: Chrome = .card
  public var canvas: Canvas = .host
  /// Nil is the device's own.
  public var scaleOverride: Int?
  public var reducesTransparency = false
  public var increasesContrast = false
  public var usesBoldText = false
  /// Over the lock screen: the time, and the date as it is shown; nil is 9:41 on a Tuesday.
  public var clock: String?
  public var date: String?
  /// Over quick actions: whether the widget is in the Today view already.
  public var isAdded = true
  /// On a Mac: whether the widget is being edited.
  public var isEditing = false
  /// One of the widget's states; nil is the plain one.
  public var state: String?
  /// Values for what its views are bound to.
  public var data: DataFile?
  /// Lines over the picture that explain its layout.
  public var overlay: Overlay = []

  public init() {}

  public var scale: Double { scaleOverride.map(Double.init) ?? device.scale }

  public var metrics: WidgetMetrics {
    WidgetMetrics(
      device: device, orientation: orientation, category: textSize, scale: scale, system: system,
      column: column)
  }

  /// Shows the widget in another host; the Mac's brings its device and system.
  public mutating func move(to host: Host) {
    self.host = host
    guard host == .macos else { return }
    system = .macos
    device = .mac
    orientation = .portrait
  }

  /// What cannot be shown together, in words; nil where everything can.
  public var problem: String? {
    if host == .quickActions, mode == .expanded {
      return "quick actions show a widget in compact mode only; ask for --mode compact"
    }
    if host == .quickActions, system.presentation == .center {
      return "quick actions show widgets from iOS 10 on, not on \(system.rawValue)"
    }
    if (system == .macos || device.idiom == .desktop) != (host == .macos) {
      return "the Mac shows widgets in its own host; ask for --host macos alone"
    }
    return nil
  }

  /// The direction after `auto` has been looked up.
  public var layoutDirection: LayoutDirection {
    switch direction {
    case .ltr: return .leftToRight
    case .rtl: return .rightToLeft
    case .auto:
      let language = locale.split(whereSeparator: { $0 == "-" || $0 == "_" }).first ?? ""
      let rightToLeft = ["ar", "dv", "fa", "he", "iw", "ks", "ku", "ps", "sd", "ug", "ur", "yi"]
      let runsLeft = rightToLeft.contains(String(language)) || locale == "pseudo-rtl"
      return runsLeft ? .rightToLeft : .leftToRight
    }
  }
}
