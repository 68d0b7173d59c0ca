// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
public import UIKit

// Images of Core Image. A filter has no result, which a note says.

/// An image that a filter reads or makes.
open class CIImage: NSObject, @unchecked Sendable {
  let image: CGImage?

  init(_ image: CGImage?) { self.image = image }

  /// Creates an image of pixels.
  public convenience init(cgImage image: CGImage) { self.init(image) }
  /// Creates an image of a view's image, or returns nil if it has no pixels.
  @preconcurrency @MainActor
  public convenience init?(image: UIImage) {
    guard let pixels = image.cgImage else { return nil }
    self.init(pixels)
  }
  /// Creates an image of a PNG or JPEG file's bytes, or returns nil for other bytes.
  @preconcurrency @MainActor
  public convenience init?(data: Data) {
    guard let pixels = UIImage(data: data)?.cgImage else { return nil }
    self.init(pixels)
  }
  /// Creates an image of a color, which has no pixels.
  public convenience init(color: CIColor) { self.init(nil) }

  /// The size in pixels.
  open var extent: CGRect {
    CGRect(x: 0, y: 0, width: image?.width ?? 0, height: image?.height ?? 0)
  }
  /// The pixels, or nil without any.
  open var cgImage: CGImage? { image }

  /// Returns the image, which isn't transformed.
  open func transformed(by matrix: CGAffineTransform) -> CIImage { undone("transform") }
  /// Returns the image, which isn't cropped.
  open func cropped(to rect: CGRect) -> CIImage { undone("crop") }
  /// Returns the image without a filter.
  open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage
  { undone(filterName) }
  /// Returns the image without a filter.
  open func applyingGaussianBlur(sigma: Double) -> CIImage { undone("CIGaussianBlur") }
  /// Returns the image.
  open func clampedToExtent() -> CIImage { self }

  private func undone(_ name: String) -> CIImage {
    PlatformNotes.add("the filter '\(name)' of Core Image has no effect")
    return self
  }
}

/// A color of a filter.
open class CIColor: NSObject, @unchecked Sendable {
  /// The parts of the color.
  public let red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat

  /// Creates a color.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  /// Creates a color of a view's color.
  @preconcurrency @MainActor
  public convenience init(color: UIColor) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    _ = unsafe color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a color of a color of Core Graphics.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 1]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// Black.
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  /// No color.
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}

/// Numbers of a filter.
open class CIVector: NSObject, @unchecked Sendable {
  private let numbers: [CGFloat]

  /// Creates two numbers.
  public init(x: CGFloat, y: CGFloat) { numbers = [x, y] }
  /// Creates three numbers.
  public init(x: CGFloat, y: CGFloat, z: CGFloat) { numbers = [x, y, z] }
  /// Creates four numbers.
  public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { numbers = [x, y, z, w] }
  /// Creates the numbers of a rectangle.
  public convenience init(cgRect rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, z: rect.width, w: rect.height)
  }

  /// The number of numbers.
  open var count: Int { numbers.count }
  /// Returns a number, or zero if there is none.
  open func value(at index: Int) -> CGFloat {
    numbers.indices.contains(index) ? numbers[index] : 0
  }
}

/// The key of a filter's image.
public let kCIInputImageKey = "inputImage"
/// The key of a filter's color.
public let kCIInputColorKey = "inputColor"
/// The key of a filter's radius.
public let kCIInputRadiusKey = "inputRadius"
/// The key of a filter's strength.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of a filter's rectangle.
public let kCIInputExtentKey = "inputExtent"
/// The key of a filter's second image.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of a filter's saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of a filter's scale.
public let kCIInputScaleKey = "inputScale"

/// A filter, which has no result.
@dynamicMemberLookup
open class CIFilter: NSObject, @unchecked Sendable {
  /// The name.
  open var name: String
  private var values: [String: Any] = [:]

  init(named name: String) { self.name = name }

  /// Creates a filter.
  public convenience init?(name: String) { self.init(named: name) }
  /// Creates a filter with values.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(named: name)
    values = params ?? [:]
  }

  /// Sets a value.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Returns a value.
  open func value(forKey key: String) -> Any? { values[key] }
  /// Sets all values to their defaults.
  open func setDefaults() { values = [:] }
  /// The image, or nil.
  open var inputImage: CIImage? {
    get { values[kCIInputImageKey] as? CIImage }
    set { values[kCIInputImageKey] = newValue }
  }
  /// The result, which is nil.
  open var outputImage: CIImage? {
    PlatformNotes.add("the filter '\(name)' of Core Image has no result")
    return nil
  }

  /// A value by its name.
  public subscript(dynamicMember name: String) -> Float {
    get { values[name] as? Float ?? 0 }
    set { values[name] = newValue }
  }
}

/// A filter that makes a square code.
public protocol CIQRCodeGenerator: AnyObject {
  /// The text.
  var message: Data { get set }
  /// The level of correction.
  var correctionLevel: String { get set }
  /// The result.
  var outputImage: CIImage? { get }
}

private final class CodeFilter: CIFilter, CIQRCodeGenerator, @unchecked Sendable {
  var message = Data()
  var correctionLevel = "M"
}

extension CIFilter {
  /// Returns a filter that makes a square code.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    CodeFilter(named: "CIQRCodeGenerator")
  }
  /// Returns a filter that blurs.
  public class func gaussianBlur() -> CIFilter { CIFilter(named: "CIGaussianBlur") }
  /// Returns a filter of brightness, contrast and saturation.
  public class func colorControls() -> CIFilter { CIFilter(named: "CIColorControls") }
  /// Returns a filter that inverts colors.
  public class func colorInvert() -> CIFilter { CIFilter(named: "CIColorInvert") }
  /// Returns a filter that makes opacity of brightness.
  public class func maskToAlpha() -> CIFilter { CIFilter(named: "CIMaskToAlpha") }
  /// Returns a filter of the average color.
  public class func areaAverage() -> CIFilter { CIFilter(named: "CIAreaAverage") }
}

/// The kind of pixels.
public struct CIFormat: Hashable, Sendable {
  private let name: String

  /// Red, green, blue and opacity with 8 bits each.
  public static let RGBA8 = CIFormat(name: "RGBA8")
  /// Blue, green, red and opacity with 8 bits each.
  public static let BGRA8 = CIFormat(name: "BGRA8")
}

/// An option of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates an option from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The color space of the work.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// The color space of the result.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  /// The processor.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
}

/// A maker of pixels.
open class CIContext: NSObject, @unchecked Sendable {
  /// Creates a maker.
  public init(options: [CIContextOption: Any]? = nil) {}

  /// Returns the pixels of an image that wasn't made by a filter.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    image.image?.cropping(to: fromRect)
  }
  /// Writes no pixels.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) { PlatformNotes.add("Core Image writes no pixels") }
}

extension UIImage {
  /// Creates an image of Core Image, which is empty without pixels.
  @preconcurrency @MainActor
  public convenience init(ciImage: CIImage) {
    if let pixels = ciImage.image { self.init(cgImage: pixels) } else { self.init() }
  }
  /// The image for filters, or nil.
  public var ciImage: CIImage? { nil }
}

extension UIColor {
  /// Creates a color of a filter's color.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  /// The color for filters.
  public var ciColor: CIColor { CIColor(cgColor: cgColor) }
}
