import VitrineGraphics

/// The system whose widgets are shown: its chrome, text styles and controls follow.
public enum SystemGeneration: String, Hashable, Codable, Sendable, CaseIterable {
  case ios8, ios9, ios10
  /// The last iOS 10, whose cards put the icon where iOS 11 puts it.
  case ios103 = "ios10.3"
  case ios11, ios12, ios13, ios14
  /// OS X 10.10 and 10.11, whose Notification Center is dark.
  case macos
  /// macOS 10.12 to 10.15, whose Notification Center is light.
  case macos1012 = "macos10.12"

  /// The major version of the iOS whose controls and text styles are drawn.
  public var version: Int {
    switch self {
    case .ios8: 8
    case .ios9: 9
    case .ios10, .ios103, .macos, .macos1012: 10
    case .ios11: 11
    case .ios12: 12
    case .ios13: 13
    case .ios14: 14
    }
  }

  /// How the generation holds its widgets.
  public var presentation: Presentation {
    switch self {
    case .ios8, .ios9: .center
    case .ios10, .ios103, .ios11, .ios12, .ios13, .ios14: .card
    case .macos, .macos1012: .panel
    }
  }

  /// Whether it is a Mac's.
  public var isDesktop: Bool { presentation == .panel }

  /// Whether the system has a dark appearance that a person can choose.
  public var hasAppearances: Bool { presentation == .card && version >= 13 }

  /// What widgets are put into.
  public enum Presentation: Hashable, Sendable {
    /// Sections of the dark notification center, as high as each requests.
    case center
    /// Cards in two display modes.
    case card
    /// Sections of the Mac's vibrant panel.
    case panel

    /// The margins of a widget's own view.
    ///
    /// A section's insets already hold its sides, except the right side of iOS 8, where they are
    /// zero (docs/PLATFORM.md, "Margins").
    var rootMargins: Insets {
      switch self {
      case .card: Insets(top: 8, left: 16, bottom: 11, right: 16)
      case .center: Insets(top: 8, left: 0, bottom: 8, right: 8)
      case .panel: Insets(top: 8, left: 0, bottom: 8, right: 0)
      }
    }
  }
}

/// The appearance that a person chose, from iOS 13 on.
public enum Appearance: String, Hashable, Codable, Sendable, CaseIterable {
  case light, dark
}
