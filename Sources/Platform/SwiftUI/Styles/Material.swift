import VitrineGraphics
import VitrineLayout

/// A blurred background.
public struct Material: ShapeStyle {
  let style: String

  /// The most transparent material.
  public static let ultraThin = Material(style: "systemUltraThinMaterial")
  /// A material that is more transparent than the regular one.
  public static let thin = Material(style: "systemThinMaterial")
  /// The usual material.
  public static let regular = Material(style: "systemMaterial")
  /// A material that is more opaque than the regular one.
  public static let thick = Material(style: "systemThickMaterial")
  /// The most opaque material.
  public static let ultraThick = Material(style: "systemThickMaterial")
  /// The material of toolbars.
  public static let bar = Material(style: "systemChromeMaterial")

  /// Returns the style as it is painted in an environment.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    let style = BlurStyle(rawValue: style) ?? .regular
    return _ResolvedStyle(
      .material(style.inAppearance(isDark: environment.colorScheme == .dark)))
  }
}

extension ShapeStyle where Self == Material {
  /// The most transparent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A transparent material.
  public static var thinMaterial: Material { .thin }
  /// The usual material.
  public static var regularMaterial: Material { .regular }
  /// An opaque material.
  public static var thickMaterial: Material { .thick }
  /// The most opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of toolbars.
  public static var bar: Material { .bar }
}

private struct MaterialKey: EnvironmentKey {
  static var defaultValue: Material? { nil }
}

extension EnvironmentValues {
  /// The material behind the view, or nil.
  public var backgroundMaterial: Material? {
    get { self[MaterialKey.self] }
    set { self[MaterialKey.self] = newValue }
  }
}
