public import CoreGraphics
public import Foundation
package import VitrineGraphics

/// A color in sRGB.
public final class UIColor: Hashable, Sendable {
  package let color: Color

  package init(_ color: Color) { self.color = color }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(white), alpha: Double(alpha)))
  }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
        alpha: Double(alpha)))
  }

  public convenience init(cgColor: CGColor) { self.init(cgColor.color) }

  /// A color of an asset catalog; nil where no catalog has one of the name.
  public convenience init?(named name: String) {
    guard let color = SharedEnvironment.color(named: name) else { return nil }
    self.init(color)
  }

  /// A color that depends on the traits, resolved with the current ones.
  @MainActor
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    self.init(dynamicProvider(UITraitCollection.current).color)
  }

  public var cgColor: CGColor { CGColor(color) }

  /// The same color with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(color.withAlpha(Double(alpha)))
  }

  /// Writes the components, each 0…1; true, since every color has them.
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

  public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color }

  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
  /// From hue, saturation and brightness: the sector of the hue's hexagon says which two components lead.
  fileprivate init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    let turn = (hue - PixelGrid.floor(hue)) * 6
    let sector = Int(turn)
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
