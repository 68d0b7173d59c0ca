import CoreGraphics
public import Foundation
import VitrineGraphics
import VitrineLayout

extension UIColor {
  /// Creates a color from its components in Display P3, which are treated as sRGB.
  public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha) }

  /// Creates a color from the literal of Xcode's color picker.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates the average color of a pattern, because patterns aren't drawn.
  @preconcurrency @MainActor
  public convenience init(patternImage image: UIImage) {
    PlatformNotes.add("the pattern of a color isn't drawn; its average color is")
    guard let bitmap = image.bitmap, bitmap.width > 0, bitmap.height > 0 else {
      self.init(Color.clear)
      return
    }
    self.init(Self.average(bitmap))
  }

  /// Returns the average of a picture's pixels, weighted by their opacity.
  private static func average(_ bitmap: Bitmap) -> Color {
    var sum = (red: 0.0, green: 0.0, blue: 0.0, alpha: 0.0)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let pixel = bitmap[x, y]
        sum.red += Double(pixel.red)
        sum.green += Double(pixel.green)
        sum.blue += Double(pixel.blue)
        sum.alpha += Double(pixel.alpha)
      }
    }
    guard sum.alpha > 0 else { return .clear }
    let count = Double(bitmap.width * bitmap.height)
    return Color(
      red: sum.red / sum.alpha, green: sum.green / sum.alpha, blue: sum.blue / sum.alpha,
      alpha: sum.alpha / count / 255)
  }

  /// Creates a color of an asset catalog.
  ///
  /// Returns nil if no catalog contains it.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }

  /// Writes hue, saturation, brightness and opacity, each in 0…1.
  ///
  /// It always succeeds.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = color
    let (high, low) = (
      max(color.red, color.green, color.blue), min(color.red, color.green, color.blue)
    )
    let range = high - low
    var turn = 0.0
    if range > 0 {
      if high == color.red {
        turn = (color.green - color.blue) / range
      } else if high == color.green {
        turn = (color.blue - color.red) / range + 2
      } else {
        turn = (color.red - color.green) / range + 4
      }
    }
    unsafe hue?.pointee = CGFloat((turn < 0 ? turn + 6 : turn) / 6)
    unsafe saturation?.pointee = CGFloat(high > 0 ? range / high : 0)
    unsafe brightness?.pointee = CGFloat(high)
    unsafe alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Writes the amount of white and the opacity of a gray, each in 0…1.
  ///
  /// Returns false for other colors.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = color
    guard color.red == color.green, color.green == color.blue else { return false }
    unsafe white?.pointee = CGFloat(color.red)
    unsafe alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Returns whether another object is an equal color.
  public func isEqual(_ object: Any?) -> Bool { (object as? UIColor).map { $0 == self } ?? false }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of Xcode's color literals.
public typealias _ColorLiteralType = UIColor

extension UIImage: _ExpressibleByImageLiteral {
  /// Creates an image from the literal of Xcode's image picker, or an empty one.
  public convenience init(imageLiteralResourceName name: String) {
    let size = SharedEnvironment.imageSize(named: name) ?? .zero
    self.init(ImageReference(name, size: size), scale: CGFloat(SharedEnvironment.scale))
  }
}

/// The type of Xcode's image literals.
public typealias _ImageLiteralType = UIImage

extension UIFont {
  /// The name of the font.
  public var fontName: String {
    if case .named(let name) = description.family { return name }
    return ".SFUIText"
  }

  /// The name of the font's family.
  public var familyName: String {
    fontName.split(separator: "-").first.map(String.init) ?? fontName
  }
  /// The additional distance between lines, which is 0.
  public var leading: CGFloat { 0 }
  /// The height of small letters: San Francisco's fraction of the size.
  public var xHeight: CGFloat { pointSize * 0.526 }
  /// The names of installed families, which are none.
  public static var familyNames: [String] { [] }

  /// Returns the names of a family's fonts, which are none.
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }

  /// Returns the font of a text style for traits, which are those of the widget.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  /// Returns whether another object is an equal font.
  public func isEqual(_ object: Any?) -> Bool { (object as? UIFont).map { $0 == self } ?? false }
}
