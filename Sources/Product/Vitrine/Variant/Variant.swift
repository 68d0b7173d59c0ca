public import VitrineGraphics
public import VitrineImport

/// One configuration in which a widget is shown.
///
/// It is chosen once, before the scene is created.
public struct Variant: Hashable, Codable, Sendable {
  /// The system chrome drawn around the content.
  public enum Chrome: String, Hashable, Codable, Sendable, CaseIterable {
    /// The content without chrome, on the card's material.
    case none
    /// The card with its header, and the margin around it.
    case card
    /// The entire Today view.
    case screen
  }

  /// The source of the root view's size.
  public enum Canvas: Hashable, Codable, Sendable {
    /// The widget host.
    case host
    /// Exactly this size, without a host.
    case fixed(Size)
    /// The size in an Interface Builder file.
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
  /// The light or dark appearance, from iOS 13.
  public var appearance: Appearance = .light
  public var chrome: Chrome = .card
  public var canvas: Canvas = .host
  /// The scale, or nil for that of the device.
  public var scaleOverride: Int?
  public var reducesTransparency = false
  public var increasesContrast = false
  public var usesBoldText = false
  /// The time and date on full screens, or nil for 9:41 on a Tuesday.
  public var clock: String?
  public var date: String?
  /// The scroll offset of a Today view in points.
  public var scroll = 0.0
  /// A Boolean value that indicates whether the widget over quick actions is already in the Today
  /// view.
  public var isAdded = true
  /// A Boolean value that indicates whether the widget on a Mac is being edited.
  public var isEditing = false
  /// The name of the widget's state, or nil.
  public var state: String?
  /// The values for bindings.
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

  /// A Boolean value that indicates whether views have the colors of the dark appearance.
  ///
  /// A Mac's Notification Center was dark in OS X 10.10 and 10.11.
  var hasDarkControls: Bool { appearance == .dark || system == .macos }

  /// A Boolean value that indicates whether the widgets' background is dark.
  package var isDark: Bool {
    switch system.presentation {
    case .card: system.hasAppearances && appearance == .dark
    case .center: true
    case .panel: system == .macos
    }
  }

  /// Changes the host.
  ///
  /// The Mac's host also changes device and system.
  public mutating func move(to host: Host) {
    self.host = host
    guard host == .macos else { return }
    if !system.isDesktop { system = .macos }
    device = .mac
    orientation = .portrait
  }

  /// The reason why the choices can't be combined, or nil if they can.
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
