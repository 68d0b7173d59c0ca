import Foundation
import VitrineGraphics
import VitrineRaster

// A context of a bitmap, in which y grows upward from the bottom left.
extension CGContext {
  /// The largest width and height of a bitmap.
  private static let sizeLimit = 8192

  /// Creates a context of a bitmap.
  ///
  /// The pixels are the context's own: bytes at `data` are neither read nor written, and a note
  /// names that. Returns nil for a size that no bitmap has.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard (1...Self.sizeLimit).contains(width), (1...Self.sizeLimit).contains(height) else {
      return nil
    }
    if unsafe data != nil {
      PlatformNotes.add("a bitmap's context doesn't share the bytes of the code")
    }
    self.init(
      bounds: Rect(x: 0, y: 0, width: Double(width), height: Double(height)), scale: 1)
    translateBy(x: 0, y: CGFloat(height))
    scaleBy(x: 1, y: -1)
  }

  /// Creates a context of a bitmap.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: CGBitmapInfo
  ) {
    unsafe self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
      bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo.rawValue)
  }

  /// The width in pixels.
  public var width: Int { Int(bounds.width * scale) }
  /// The height in pixels.
  public var height: Int { Int(bounds.height * scale) }
  /// The number of bits of a component.
  public var bitsPerComponent: Int { 8 }
  /// The number of bytes of a row.
  public var bytesPerRow: Int { 4 * width }
  /// The space of the colors.
  public var colorSpace: CGColorSpace? { .standard }
  /// The bytes of the bitmap, which code can't share.
  public var data: UnsafeMutableRawPointer? { nil }

  /// Returns a picture of the drawing so far, without letters.
  public func makeImage() -> CGImage? {
    guard width > 0, height > 0 else { return nil }
    var list = DisplayList(width: width, height: height)
    for item in finished() { list.append(item) }
    return CGImage(rasterize(list))
  }
}
