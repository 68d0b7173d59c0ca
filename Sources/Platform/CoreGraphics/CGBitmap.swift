public import Foundation
import VitrineGraphics

/// The position and the meaning of a pixel's opacity.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}

/// The order of a pixel's bytes.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  case orderMask = 0x7000
  case orderDefault = 0
  case order16Little = 0x1000
  case order32Little = 0x2000
  case order16Big = 0x3000
  case order32Big = 0x4000
}

/// The layout of a bitmap's pixels.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits of the layout.
  public let rawValue: UInt32

  /// Creates a layout from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of the opacity.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components with a fraction.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits of the order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The order of the machine.
  public static let byteOrderDefault: CGBitmapInfo = []
  /// The least significant of 16 bits first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// The least significant of 32 bits first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// The most significant of 16 bits first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// The most significant of 32 bits first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

/// A source of bytes.
public final class CGDataProvider: @unchecked Sendable {
  /// The bytes.
  public let data: CFData?

  /// Creates a source of bytes.
  public init?(data: CFData) { self.data = data }

  /// Creates a source of a file's bytes.
  ///
  /// Returns nil if the file can't be read.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url as URL) else { return nil }
    self.data = data as NSData
  }
}

extension CGImage {
  /// The number of bits of a component.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits of a pixel.
  public var bitsPerPixel: Int { 32 }
  /// The number of bytes of a row.
  public var bytesPerRow: Int { 4 * width }
  /// The opacity of pixels, by which the components are multiplied.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// The layout of pixels: red, green, blue and opacity.
  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
  }
  /// The space of the colors.
  public var colorSpace: CGColorSpace? { .standard }

  /// The bytes of the pixels.
  public var dataProvider: CGDataProvider? {
    CGDataProvider(data: bytes as NSData)
  }

  /// Returns the image in another space; it is treated as sRGB.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? { self }
  /// Returns the image.
  public func copy() -> CGImage? { self }

  /// Red, green, blue and opacity of each pixel.
  var bytes: Data {
    var bytes = Data(capacity: 4 * width * height)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = bitmap[x, y]
        bytes.append(contentsOf: [pixel.red, pixel.green, pixel.blue, pixel.alpha])
      }
    }
    return bytes
  }
}
