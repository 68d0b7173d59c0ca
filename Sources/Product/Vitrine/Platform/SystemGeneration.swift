import VitrineGraphics
public import VitrineText

/// The operating system, which determines chrome, text styles and controls.
public enum SystemGeneration: String, Hashable, Codable, Sendable, CaseIterable {
  case ios8, ios9, ios10
  /// The last iOS 10, which looks like the first.
  case ios103 = "ios10.3"
  case ios11, ios12, ios13, ios14
  /// Systems with widgets of WidgetKit, whose Today view is drawn as in iOS 14.
  case ios15, ios16, ios17, ios18, ios26
  /// OS X 10.10 and 10.11, whose Notification Center is dark.
  case macos
  /// macOS 10.12 to 10.15, whose Notification Center is light.
  case macos1012 = "macos10.12"

  /// The major version of iOS whose controls and text styles are drawn.
  public var version: Int {
    switch self {
    case .ios8: 8
    case .ios9: 9
    case .ios10, .ios103, .macos, .macos1012: 10
    case .ios11: 11
    case .ios12: 12
    case .ios13: 13
    case .ios14: 14
    case .ios15: 15
    case .ios16: 16
    case .ios17: 17
    case .ios18: 18
    case .ios26: 26
    }
  }

  /// The container of widgets in this generation.
  public var presentation: Presentation {
    switch self {
    case .ios8, .ios9: .center
    case .macos, .macos1012: .panel
    default: .card
    }
  }

  /// The measurements that the widths of text come from.
  public var textFit: SystemFontFit { version >= 15 ? .pictures : .labels }

  /// A Boolean value that indicates whether the system is that of a Mac.
  public var isDesktop: Bool { presentation == .panel }

  /// A Boolean value that indicates whether users can choose a dark appearance.
  public var hasAppearances: Bool { presentation == .card && version >= 13 }

  /// A container of widgets.
  public enum Presentation: Hashable, Sendable {
    /// Sections of the dark notification center, each with its requested height.
    case center
    /// Cards in two display modes.
    case card
    /// Sections of the Mac's vibrant panel.
    case panel

    /// The layout margins of a widget's root view.
    ///
    /// A section's insets already include the sides, except for the right side in iOS 8. There the
    /// margins are zero, as on all sides of a Mac's section (docs/PLATFORM.md, "Margins").
    var rootMargins: Insets {
      switch self {
      case .card: Insets(top: 8, left: 16, bottom: 11, right: 16)
      case .center: Insets(top: 8, left: 0, bottom: 8, right: 8)
      case .panel: .zero
      }
    }
  }
}

/// The appearance that the user chose, from iOS 13.
public enum Appearance: String, Hashable, Codable, Sendable, CaseIterable {
  case light, dark
}
