public import CoreGraphics
public import Foundation
package import VitrineGraphics

/// A color, which is also a view that fills its space.
public struct Color: Hashable, Sendable {
  /// A space of color components.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  private indirect enum Source: Hashable, Sendable {
    case fixed(VitrineGraphics.Color)
    case uiColor(UIColor)
    case named(String)
    case level(Int)
    case accent
    case faded(Color, Double)
    case mixed(Color, Color, Double)
  }

  private let source: Source

  private init(_ source: Source) { self.source = source }

  package init(_ color: VitrineGraphics.Color) { source = .fixed(color) }

  /// Creates a color from components in 0…1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(
      VitrineGraphics.Color(red: red, green: green, blue: blue, alpha: opacity))
  }

  /// Creates a gray from components in 0…1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(VitrineGraphics.Color(white: white, alpha: opacity))
  }

  /// Creates a color from hue, saturation and brightness in 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(
      UIColor(
        hue: CGFloat(hue), saturation: CGFloat(saturation), brightness: CGFloat(brightness),
        alpha: CGFloat(opacity)
      ).color)
  }

  /// Creates a color of an asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name) }

  /// Creates a color from a color of UIKit.
  public init(uiColor: UIColor) { source = .uiColor(uiColor) }

  /// Creates a color from a color of UIKit.
  public init(_ color: UIColor) { source = .uiColor(color) }

  /// Creates a color from a color of Core Graphics.
  public init(cgColor: CGColor) { self.init(cgColor.color) }

  /// Creates a color from a color of Core Graphics.
  public init(_ color: CGColor) { self.init(color.color) }

  /// Returns the color with its opacity multiplied by a factor.
  public func opacity(_ opacity: Double) -> Color { Color(.faded(self, opacity)) }

  /// Returns a mixture with another color.
  public func mix(with other: Color, by fraction: Double) -> Color {
    Color(.mixed(self, other, fraction))
  }

  /// The color of primary content.
  public static let primary = Color(.level(0))
  /// The color of secondary content.
  public static let secondary = Color(.level(1))
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The accent color, or the tint of the surroundings.
  public static let accentColor = Color(.accent)
  /// No color.
  public static let clear = Color(VitrineGraphics.Color.clear)
  /// Black.
  public static let black = Color(VitrineGraphics.Color.black)
  /// White.
  public static let white = Color(VitrineGraphics.Color.white)

  /// Returns the color as it is painted in an environment.
  @MainActor
  package func resolvedColor(in environment: EnvironmentValues) -> VitrineGraphics.Color {
    switch source {
    case .fixed(let color): return color
    case .uiColor(let color): return color.resolvedColor(with: environment.traits).color
    case .named(let name):
      guard let color = UIColor(named: name) else { return .clear }
      return color.resolvedColor(with: environment.traits).color
    case .level(let level):
      let label: UIColor = level == 0 ? .label : .secondaryLabel
      return label.resolvedColor(with: environment.traits).color
    case .accent:
      if let tint = environment.tint {
        var outer = environment
        outer.tint = nil
        return tint._resolved(in: outer).color
      }
      let color = UIColor(named: "AccentColor") ?? UIColor.systemBlue
      return color.resolvedColor(with: environment.traits).color
    case .faded(let color, let opacity):
      let color = color.resolvedColor(in: environment)
      return color.withAlpha(color.alpha * opacity)
    case .mixed(let first, let second, let fraction):
      let (a, b) = (first.resolvedColor(in: environment), second.resolvedColor(in: environment))
      return a.mixed(with: b, by: fraction)
    }
  }

  /// The color of Core Graphics, as it is painted in the standard environment.
  public var cgColor: CGColor? {
    MainActor.assumeIsolated { CGColor(resolvedColor(in: EnvironmentValues())) }
  }

  /// The name in an asset catalog, or nil.
  package var assetName: String? { if case .named(let name) = source { name } else { nil } }
}

extension Color: ShapeStyle {
  /// Returns the style as it is painted in an environment.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(
      .color(resolvedColor(in: environment)))
  }

  /// A vertical gradient from a lighter tone to the color.
  public var gradient: AnyGradient { AnyGradient(base: self) }
}

extension VitrineGraphics.Color {
  /// Returns the color between this one and another one, by components.
  func mixed(with other: VitrineGraphics.Color, by part: Double) -> VitrineGraphics.Color {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
    return VitrineGraphics.Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}

extension UIColor {
  /// Creates a color of UIKit from a color of SwiftUI.
  @preconcurrency @MainActor
  public convenience init(_ color: Color) {
    self.init(color.resolvedColor(in: EnvironmentValues()))
  }
}
