import VitrineGraphics

/// The system whose widgets are shown: its chrome, text styles and controls follow.
public enum SystemGeneration: String, Hashable, Sendable, CaseIterable {
  case ios8, ios9, ios10, ios11, ios12, macos

  /// The major version of the iOS whose controls and text styles are drawn.
  public var version: Int {
    switch self {
    case .ios8: 8
    case .ios9: 9
    case .ios10, .macos: 10
    case .ios11: 11
    case .ios12: 12
    }
  }

  /// How the generation holds its widgets.
  public var presentation: Presentation {
    switch self {
    case .ios8, .ios9: .center
    case .ios10, .ios11, .ios12: .card
    case .macos: .panel
    }
  }

  /// What widgets are put into.
  public enum Presentation: Hashable, Sendable {
    /// Sections of the dark notification centre, of the height that each asks for.
    case center
    /// Light cards in two display modes.
    case card
    /// Sections of the Mac's vibrant dark panel.
    case panel

    /// The margins of a widget's own view.
    ///
    /// A section's insets hold its sides already, but for the right of iOS 8, where they are zero
    /// (docs/PLATFORM.md, "Margins").
    var rootMargins: Insets {
      switch self {
      case .card: Insets(top: 8, left: 16, bottom: 11, right: 16)
      case .center: Insets(top: 8, left: 0, bottom: 8, right: 8)
      case .panel: Insets(top: 8, left: 0, bottom: 8, right: 0)
      }
    }
  }
}
