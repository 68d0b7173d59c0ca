public import CoreGraphics
public import Foundation
package import VitrineGraphics

/// A color in sRGB, which may depend on the appearance.
///
/// A dynamic color is resolved when it is read, with the traits of the current widget. A color that
/// is stored for the entire process thus has the correct appearance in every picture.
public final class UIColor: Hashable, Sendable {
  private enum Source: Sendable {
    case fixed(Color)
    case dynamic(@Sendable (UITraitCollection) -> Color)
  }

  private let source: Source

  package init(_ color: Color) { source = .fixed(color) }

  init(byTraits color: @escaping @Sendable (UITraitCollection) -> Color) {
    source = .dynamic(color)
  }

  /// The color with the current traits.
  package var color: Color {
    switch source {
    case .fixed(let color): color
    case .dynamic(let color): color(.current)
    }
  }

  /// Creates a color from red, green, blue and opacity, each in 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// Creates a gray from its amount of white and its opacity, each in 0…1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(white), alpha: Double(alpha)))
  }

  /// Creates a color from hue, saturation, brightness and opacity, each in 0…1.
  ///
  /// A hue outside this range wraps around.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
        alpha: Double(alpha)))
  }

  /// Creates a fixed color from a Core Graphics color.
  public convenience init(cgColor: CGColor) { self.init(cgColor.color) }

  /// Creates a color of an asset catalog.
  ///
  /// Returns nil if no catalog contains it.
  public convenience init?(named name: String) {
    guard let colors = SharedEnvironment.colors(named: name) else { return nil }
    self.init(byTraits: { $0.userInterfaceStyle == .dark ? colors.dark : colors.light })
  }

  /// Creates a color that depends on the traits.
  ///
  /// `dynamicProvider` is called whenever the color is read.
  public convenience init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    self.init(byTraits: { dynamicProvider($0).resolvedColor(with: $0).color })
  }

  /// Returns the color resolved with traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .fixed: self
    case .dynamic(let color): UIColor(color(traitCollection))
    }
  }

  /// The color with the current traits, for Core Graphics.
  public var cgColor: CGColor { CGColor(color) }

  /// Returns the color with a different opacity, for all traits.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let color): UIColor(color.withAlpha(Double(alpha)))
    case .dynamic(let color): UIColor(byTraits: { color($0).withAlpha(Double(alpha)) })
    }
  }

  /// Writes the components, each in 0…1.
  ///
  /// It always succeeds.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    unsafe red?.pointee = CGFloat(color.red)
    unsafe green?.pointee = CGFloat(color.green)
    unsafe blue?.pointee = CGFloat(color.blue)
    unsafe alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Returns whether two colors are equal with the current traits.
  public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color }

  /// Adds the color with the current traits to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
  /// Converts hue, saturation and brightness.
  ///
  /// The sector of the hue's hexagon determines the two leading components.
  fileprivate init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    let turn = (hue - PixelGrid.floor(hue)) * 6
    let sector = Int(clamping: turn)
    let part = turn - Double(sector)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * part)
    let rising = brightness * (1 - saturation * (1 - part))
    let (red, green, blue) =
      switch sector {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}
