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

  /// The device with the screen.
  public var device: Device = .standard
  /// The place of the system that shows the widget.
  public var host: Host = .today
  /// The column of an iPad in landscape.
  public var column: WidgetMetrics.Column = .left
  /// The orientation of the device.
  public var orientation: Device.Orientation = .portrait
  /// The display mode, compact or expanded.
  public var mode: DisplayMode = .compact
  /// The text size that people chose.
  public var textSize: ContentSizeCategory = .l
  /// The language tag, such as `pt-BR`.
  public var locale = "en"
  /// The layout direction.
  public var direction: Direction = .auto
  /// The picture behind the widgets.
  public var wallpaper: Wallpaper = .named("photo")
  /// The version of the system that shows the widget.
  public var system: SystemGeneration = .ios10
  /// The light or dark appearance, from iOS 13.
  public var appearance: Appearance = .light
  /// The system chrome drawn around the content.
  public var chrome: Chrome = .card
  /// The source of the root view's size.
  public var canvas: Canvas = .host
  /// The scale, or nil for that of the device.
  public var scaleOverride: Int?
  /// A Boolean value that indicates whether Reduce Transparency is on.
  ///
  /// Materials are then opaque colors.
  public var reducesTransparency = false
  /// A Boolean value that indicates whether Increase Contrast is on.
  public var increasesContrast = false
  /// A Boolean value that indicates whether Bold Text is on.
  public var usesBoldText = false
  /// The time on full screens, or nil for 9:41.
  public var clock: String?
  /// The date on full screens, or nil for the default date.
  public var date: String?
  /// The scroll offset of a Today view in points.
  public var scroll = 0.0
  /// The number of widgets that the Today view of iOS 13 reports as new, below Edit.
  public var newWidgets = 0
  /// A Boolean value that indicates whether the widget over quick actions is already in the Today
  /// view.
  public var isAdded = true
  /// A Boolean value that indicates whether the widget on a Mac is being edited.
  public var isEditing = false
  /// The kind of the widget of WidgetKit that is shown, or nil for the extension's first one.
  public var kind: String?
  /// The family of a widget on the home screen, or nil for the widget's first one.
  public var family: HomeFamily?
  /// The entry that a widget of WidgetKit shows, or nil for a preview's, or else the snapshot's.
  public var entry: EntryChoice?
  /// The moment whose entry of the timeline is shown, or nil.
  public var moment: Moment?
  /// The colors in which the Home Screen draws a widget of WidgetKit.
  public var rendering: HomeRendering = .fullColor
  /// The name of the preview that is shown, or nil.
  public var preview: String?
  /// The name of the widget's state, or nil.
  public var state: String?
  /// The values for bindings.
  public var data: DataFile?
  /// The lines drawn over the picture to explain its layout.
  public var overlay: Overlay = []

  /// Creates the default variant: a compact widget on an iPhone 7 with iOS 10.
  public init() {}

  /// The number of pixels per point: the scale override, or the device's scale.
  public var scale: Double { scaleOverride.map(Double.init) ?? device.scale }

  /// The widths and heights that the host allows in the variant.
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
    if host == .home, system.version < 14 { system = .ios26 }
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
      return "\(system.rawValue) has no dark appearance; use --system ios13 or later"
    }
    if host == .home, system.version < 14 {
      return "WidgetKit is from iOS 14 on, not on \(system.rawValue)"
    }
    if host != .home, let axis = VariantAxis.homeOnly.first(where: { !$0.isDefault(self) }) {
      return "\(axis.flag) is for widgets of WidgetKit; use --host home"
    }
    if let family, family.size(on: device) == nil {
      return "\(device.name) has no widgets of the family \(family.rawValue)"
    }
    if newWidgets > 0, system != .ios13 || host == .quickActions {
      return "--new-widgets is a line of the Today view of iOS 13; use --system ios13"
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
