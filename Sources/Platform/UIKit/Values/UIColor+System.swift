import Vitrine
import VitrineGraphics
import VitrineImport

/// The colors of the system, in the appearance of the widget's variant.
///
/// On the platform each has both appearances and follows its view. Here a widget has one appearance
/// during its life, so a color is resolved when it is read.
enum SystemColors {
  static func color(_ name: String) -> UIColor {
    UIColor(byTraits: { traits in
      let isDark =
        switch traits.userInterfaceStyle {
        case .dark: true
        case .light: false
        case .unspecified: SharedEnvironment.isDark
        }
      let version = SharedEnvironment.variant.system.version
      guard let color = SystemColor.named(name, isDark: isDark, version: version) else {
        preconditionFailure("there is no system color '\(name)'")
      }
      return color
    })
  }
}

extension UIColor {
  /// The color of primary text.
  public static var label: UIColor { SystemColors.color("labelColor") }
  /// The color of secondary text, such as subtitles.
  public static var secondaryLabel: UIColor { SystemColors.color("secondaryLabelColor") }
  /// The color of less important text, fainter than `secondaryLabel`.
  public static var tertiaryLabel: UIColor { SystemColors.color("tertiaryLabelColor") }
  /// The color of the least important text, fainter than `tertiaryLabel`.
  public static var quaternaryLabel: UIColor { SystemColors.color("quaternaryLabelColor") }
  /// The color of a placeholder in an empty text field.
  public static var placeholderText: UIColor { SystemColors.color("placeholderTextColor") }
  /// The translucent color of thin lines between items.
  public static var separator: UIColor { SystemColors.color("separatorColor") }
  /// The color of thin lines that hide the content behind them.
  public static var opaqueSeparator: UIColor { SystemColors.color("opaqueSeparatorColor") }
  /// The color of links.
  public static var link: UIColor { SystemColors.color("linkColor") }
  /// The main background of an interface.
  public static var systemBackground: UIColor { SystemColors.color("systemBackgroundColor") }
  /// The background of content grouped on `systemBackground`.
  public static var secondarySystemBackground: UIColor {
    SystemColors.color("secondarySystemBackgroundColor")
  }
  /// The background of content grouped on `secondarySystemBackground`.
  public static var tertiarySystemBackground: UIColor {
    SystemColors.color("tertiarySystemBackgroundColor")
  }
  /// The main background of an interface with grouped content.
  public static var systemGroupedBackground: UIColor {
    SystemColors.color("systemGroupedBackgroundColor")
  }
  /// The background of groups on `systemGroupedBackground`.
  public static var secondarySystemGroupedBackground: UIColor {
    SystemColors.color("secondarySystemGroupedBackgroundColor")
  }
  /// The background of content within groups of an interface.
  public static var tertiarySystemGroupedBackground: UIColor {
    SystemColors.color("tertiarySystemGroupedBackgroundColor")
  }
  /// The translucent fill of thin or small shapes, such as the track of a slider.
  public static var systemFill: UIColor { SystemColors.color("systemFillColor") }
  /// The translucent fill of medium shapes, such as the background of a switch.
  public static var secondarySystemFill: UIColor { SystemColors.color("secondarySystemFillColor") }
  /// The translucent fill of large shapes, such as text fields and buttons.
  public static var tertiarySystemFill: UIColor { SystemColors.color("tertiarySystemFillColor") }
  /// The translucent fill of large areas with complex content.
  public static var quaternarySystemFill: UIColor {
    SystemColors.color("quaternarySystemFillColor")
  }
  /// The system's mint.
  public static var systemMint: UIColor { SystemColors.color("systemMintColor") }
  /// The system's cyan.
  public static var systemCyan: UIColor { SystemColors.color("systemCyanColor") }
  /// The system's brown.
  public static var systemBrown: UIColor { SystemColors.color("systemBrownColor") }
  /// The tint color of views: the accent color of the app, or the system's blue.
  public static var tintColor: UIColor { UIColor(named: "AccentColor") ?? .systemBlue }
  /// The system's indigo.
  public static var systemIndigo: UIColor { SystemColors.color("systemIndigoColor") }
  /// A gray closer to the background than `systemGray`.
  public static var systemGray2: UIColor { SystemColors.color("systemGray2Color") }
  /// A gray closer to the background than `systemGray2`.
  public static var systemGray3: UIColor { SystemColors.color("systemGray3Color") }
  /// A gray closer to the background than `systemGray3`.
  public static var systemGray4: UIColor { SystemColors.color("systemGray4Color") }
  /// A gray closer to the background than `systemGray4`.
  public static var systemGray5: UIColor { SystemColors.color("systemGray5Color") }
  /// The gray closest to the background.
  public static var systemGray6: UIColor { SystemColors.color("systemGray6Color") }
}
