public import VitrineGraphics
public import VitrineImport

/// One configuration in which a widget is shown; chosen once, before its scene is made.
public struct Variant: Hashable, Codable, Sendable {
  /// The system chrome drawn around the content.
  public enum Chrome: String, Hashable, Codable, Sendable, CaseIterable {
    /// The content alone, on the card's material.
    case none
    /// The card with its header, and the margin around it.
    case card
    /// The whole Today view.
    case screen
  }

  /// What decides the size of the root view.
  public enum Canvas: Hashable, Codable, Sendable {
    /// The widget host.
    case host
    /// Exactly this size, no host.
    case fixed(Size)
    /// What an Interface Builder file has stored.
    case file
  }

  /// A picture behind the widgets.
  public enum Wallpaper: Hashable, Codable, Sendable {
    /// A bundled wallpaper.
    case named(String)
    case file(String)
  }

  /// The layout direction.
  public enum Direction: String, Hashable, Codable, Sendable, CaseIterable {
    case ltr, rtl
    /// The direction of the locale.
    case auto
  }

  public var device: Device = .standard
  public var host: Host = .today
  /// The column of an iPad in landscape.
  public var column: WidgetMetrics.Column = .left
  public var orientation: Device.Orientation = .portrait
  public var mode: DisplayMode = .compact
  public var textSize: ContentSizeCategory = .l
  public var locale = "en"
  public var direction: Direction = .auto
  public var wallpaper: Wallpaper = .named("photo")
  public var system: SystemGeneration = .ios10
  /// Light or dark, from iOS 13 on.
  public var appearance: Appearance = .light
  public var chrome: Chrome = .card
  public var canvas: Canvas = .host
  /// Nil for the device's own scale.
  public var scaleOverride: Int?
  public var reducesTransparency = false
  public var increasesContrast = false
  public var usesBoldText = false
  /// The time and date on whole screens; nil for 9:41 on a Tuesday.
  public var clock: String?
  public var date: String?
  /// How far a Today view is scrolled up, in points.
  public var scroll = 0.0
  /// Over quick actions: whether the widget is in the Today view already.
  public var isAdded = true
  /// On a Mac: whether the widget is being edited.
  public var isEditing = false
  /// One of the widget's states; nil for none.
  public var state: String?
  /// Values for the properties that views are bound to.
  public var data: DataFile?
  /// The lines drawn over the picture to explain its layout.
  public var overlay: Overlay = []

  public init() {}

  public var scale: Double { scaleOverride.map(Double.init) ?? device.scale }

  public var metrics: WidgetMetrics {
    WidgetMetrics(
      device: device, orientation: orientation, category: textSize, scale: scale, system: system,
      column: column)
  }

  /// Whether views have the colors of the dark appearance.
  ///
  /// A Mac's Notification Center was dark in OS X 10.10 and 10.11.
  var hasDarkControls: Bool { appearance == .dark || system == .macos }

  /// Whether what widgets lie on is dark.
  package var isDark: Bool {
    switch system.presentation {
    case .card: system.hasAppearances && appearance == .dark
    case .center: true
    case .panel: system == .macos
    }
  }

  /// Shows the widget in another host; the Mac's brings its device and system.
  public mutating func move(to host: Host) {
    self.host = host
    guard host == .macos else { return }
    if !system.isDesktop { system = .macos }
    device = .mac
    orientation = .portrait
  }

  /// Why the choices cannot be combined, in words; nil if they can.
  public var problem: String? {
    if host == .quickActions, mode == .expanded {
      return "quick actions show a widget in compact mode only; use --mode compact"
    }
    if host == .quickActions, system.presentation == .center {
      return "quick actions show widgets from iOS 10 on, not on \(system.rawValue)"
    }
    if (system.isDesktop || device.idiom == .desktop) != (host == .macos) {
      return "a Mac shows widgets in its own host; use --host macos alone"
    }
    if appearance == .dark, !system.hasAppearances {
      return "\(system.rawValue) has no dark appearance; use --system ios13 or ios14"
    }
    if scroll > 0, host == .quickActions || host == .macos {
      return "--scroll moves a Today view of iOS, not --host \(host.rawValue)"
    }
    return nil
  }

  /// The direction, with `auto` resolved.
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
