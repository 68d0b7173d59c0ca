package import VitrineLayout

/// What a visual effect view does with what is behind it.
open class UIVisualEffect: @unchecked Sendable {
  package let effect: VisualEffect?

  public init() { effect = nil }

  package init(_ effect: VisualEffect) { self.effect = effect }
}

/// A blur, of which a card's content shows the tint.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent

    fileprivate var engine: BlurStyle {
      switch self {
      case .extraLight: .extraLight
      case .light: .light
      case .dark: .dark
      case .regular: .regular
      case .prominent: .prominent
      }
    }
  }

  fileprivate let style: Style

  public init(style: Style) {
    self.style = style
    super.init(.blur(style.engine))
  }
}

/// How a widget's content takes part in the card's material.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel

  fileprivate var engine: Vibrancy {
    switch self {
    case .label: .widgetPrimary
    case .secondaryLabel: .widgetSecondary
    case .tertiaryLabel: .widgetTertiary
    case .quaternaryLabel: .widgetQuaternary
    }
  }
}

/// Content that takes its color from what is behind it.
public final class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  private init(_ vibrancy: Vibrancy) { super.init(.vibrancy(vibrancy)) }

  /// The vibrancy over a blur of a style.
  public init(blurEffect: UIBlurEffect) {
    super.init(.vibrancy(blurEffect.style == .dark ? .dark : .light))
  }

  /// That of the notification center before iOS 10.
  public class func notificationCenter() -> UIVibrancyEffect {
    UIVibrancyEffect(.notificationCenter)
  }

  public class func widgetPrimary() -> UIVibrancyEffect { UIVibrancyEffect(.widgetPrimary) }

  public class func widgetSecondary() -> UIVibrancyEffect { UIVibrancyEffect(.widgetSecondary) }

  public class func widgetEffect(forVibrancyStyle style: UIVibrancyEffectStyle) -> UIVibrancyEffect
  {
    UIVibrancyEffect(style.engine)
  }
}
