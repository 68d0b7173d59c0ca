public import Foundation
package import VitrineGraphics

/// A color in sRGB.
public final class CGColor: Hashable, Sendable {
  package let color: Color

  package init(_ color: Color) { self.color = color }

  /// Creates a color from components in 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// Creates a gray, which is stored as red, green and blue.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(gray), alpha: Double(alpha)))
  }

  /// The opacity of the color, in 0…1.
  public var alpha: CGFloat { CGFloat(color.alpha) }
  /// The number of components with alpha, which is always four.
  public var numberOfComponents: Int { 4 }

  /// The components red, green, blue and alpha, each in 0…1.
  public var components: [CGFloat]? {
    [color.red, color.green, color.blue, color.alpha].map { CGFloat($0) }
  }

  /// Returns the color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(color.withAlpha(Double(alpha))) }

  /// Returns whether two colors have equal components.
  public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color }

  /// Adds the color's components to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }

  /// Creates a color from its components in a color space, which is treated as sRGB.
  ///
  /// Returns nil for fewer than four components.
  public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    guard components.count >= 4 else { return nil }
    self.init(
      red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  /// The space of the components.
  public var colorSpace: CGColorSpace? { .standard }

  /// Returns the color, because all spaces are treated as sRGB.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? { self }
}
