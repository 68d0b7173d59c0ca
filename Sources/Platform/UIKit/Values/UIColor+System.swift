import VitrineGraphics
import VitrineImport

/// The colors of iOS 13, in the appearance of the widget's variant.
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
      guard let color = InterfaceColor.system(name, isDark: isDark) else {
        preconditionFailure("there is no system color '\(name)'")
      }
      return color
    })
  }
}

extension UIColor {
  public static var label: UIColor { SystemColors.color("labelColor") }
  public static var secondaryLabel: UIColor { SystemColors.color("secondaryLabelColor") }
  public static var tertiaryLabel: UIColor { SystemColors.color("tertiaryLabelColor") }
  public static var quaternaryLabel: UIColor { SystemColors.color("quaternaryLabelColor") }
  public static var placeholderText: UIColor { SystemColors.color("placeholderTextColor") }
  public static var separator: UIColor { SystemColors.color("separatorColor") }
  public static var opaqueSeparator: UIColor { SystemColors.color("opaqueSeparatorColor") }
  public static var link: UIColor { SystemColors.color("linkColor") }
  public static var systemBackground: UIColor { SystemColors.color("systemBackgroundColor") }
  public static var secondarySystemBackground: UIColor {
    SystemColors.color("secondarySystemBackgroundColor")
  }
  public static var tertiarySystemBackground: UIColor {
    SystemColors.color("tertiarySystemBackgroundColor")
  }
  public static var systemGroupedBackground: UIColor {
    SystemColors.color("systemGroupedBackgroundColor")
  }
  public static var secondarySystemGroupedBackground: UIColor {
    SystemColors.color("secondarySystemGroupedBackgroundColor")
  }
  public static var tertiarySystemGroupedBackground: UIColor {
    SystemColors.color("tertiarySystemGroupedBackgroundColor")
  }
  public static var systemFill: UIColor { SystemColors.color("systemFillColor") }
  public static var secondarySystemFill: UIColor { SystemColors.color("secondarySystemFillColor") }
  public static var tertiarySystemFill: UIColor { SystemColors.color("tertiarySystemFillColor") }
  public static var quaternarySystemFill: UIColor {
    SystemColors.color("quaternarySystemFillColor")
  }
  public static var systemIndigo: UIColor { SystemColors.color("systemIndigoColor") }
  public static var systemGray2: UIColor { SystemColors.color("systemGray2Color") }
  public static var systemGray3: UIColor { SystemColors.color("systemGray3Color") }
  public static var systemGray4: UIColor { SystemColors.color("systemGray4Color") }
  public static var systemGray5: UIColor { SystemColors.color("systemGray5Color") }
  public static var systemGray6: UIColor { SystemColors.color("systemGray6Color") }
}
