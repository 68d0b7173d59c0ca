package import VitrineLayout

/// An effect of a visual effect view on its backdrop.
open class UIVisualEffect: @unchecked Sendable {
  package let effect: VisualEffect?

  /// Creates an effect that doesn't change the backdrop.
  public init() { effect = nil }

  package init(_ effect: VisualEffect) { self.effect = effect }
}

/// A blur, of which the content of a Today widget shows only the tint.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// The brightness of a blur.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark

    fileprivate var engine: BlurStyle {
      switch self {
      case .extraLight: .extraLight
      case .light: .light
      case .dark: .dark
      case .regular: .regular
      case .prominent: .prominent
      case .systemUltraThinMaterial: .systemUltraThinMaterial
      case .systemThinMaterial: .systemThinMaterial
      case .systemMaterial: .systemMaterial
      case .systemThickMaterial: .systemThickMaterial
      case .systemChromeMaterial: .systemChromeMaterial
      case .systemUltraThinMaterialLight: .systemUltraThinMaterialLight
      case .systemThinMaterialLight: .systemThinMaterialLight
      case .systemMaterialLight: .systemMaterialLight
      case .systemThickMaterialLight: .systemThickMaterialLight
      case .systemChromeMaterialLight: .systemChromeMaterialLight
      case .systemUltraThinMaterialDark: .systemUltraThinMaterialDark
      case .systemThinMaterialDark: .systemThinMaterialDark
      case .systemMaterialDark: .systemMaterialDark
      case .systemThickMaterialDark: .systemThickMaterialDark
      case .systemChromeMaterialDark: .systemChromeMaterialDark
      }
    }
  }

  fileprivate let style: Style

  /// Creates a blur with a style.
  public init(style: Style) {
    self.style = style
    super.init(.blur(style.engine))
  }
}

/// The vibrancy of a widget's content.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill, separator

  fileprivate var engine: Vibrancy {
    switch self {
    case .label, .fill: .widgetPrimary
    case .secondaryLabel, .secondaryFill: .widgetSecondary
    case .tertiaryLabel, .tertiaryFill: .widgetTertiary
    case .quaternaryLabel, .separator: .widgetQuaternary
    }
  }
}

/// An effect that derives the color of content from its backdrop.
public final class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  private init(_ vibrancy: Vibrancy) { super.init(.vibrancy(vibrancy)) }

  /// Creates the vibrancy for a blur style.
  public init(blurEffect: UIBlurEffect) {
    super.init(.vibrancy(blurEffect.style == .dark ? .dark : .light))
  }

  /// Creates the vibrancy of a style; it is that of a widget.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(style.engine)
  }

  /// Returns the vibrancy of the notification center before iOS 10.
  public class func notificationCenter() -> UIVibrancyEffect {
    UIVibrancyEffect(.notificationCenter)
  }

  /// Returns the vibrancy of a widget's primary content.
  public class func widgetPrimary() -> UIVibrancyEffect { UIVibrancyEffect(.widgetPrimary) }

  /// Returns the vibrancy of a widget's secondary content.
  public class func widgetSecondary() -> UIVibrancyEffect { UIVibrancyEffect(.widgetSecondary) }

  /// Returns the vibrancy of a style in a widget.
  public class func widgetEffect(forVibrancyStyle style: UIVibrancyEffectStyle) -> UIVibrancyEffect
  {
    UIVibrancyEffect(style.engine)
  }
}
