// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
import VitrineImages

// Readers of PNG and JPEG files. Files aren't written, and thumbnails have their image's size.

/// A file with an image.
public final class CGImageSource: Sendable {
  let image: CGImage?

  init(_ data: Data) { image = (try? decodeImage(Array(data))).map(CGImage.init) }
}

/// Returns the file with bytes.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{ CGImageSource(data as Data) }
/// Returns a file, or nil if it can't be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url as URL)).map(CGImageSource.init)
}
/// Returns the number of images: 1, or 0 for an unknown format.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image == nil ? 0 : 1 }
/// Returns the image of a file, or nil for an unknown format.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { index == 0 ? isrc.image : nil }
/// Returns the image of a file in its own size, or nil for an unknown format.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  let limit = (options as? [AnyHashable: Any])?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber
  if let limit, let image = isrc.image, max(image.width, image.height) > limit.intValue {
    PlatformNotes.add("a thumbnail of Image I/O has the size of its image")
  }
  return index == 0 ? isrc.image : nil
}
/// Returns the size of a file's image, or nil for an unknown format.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let image = isrc.image else { return nil }
  return NSDictionary(
    dictionary: [
      kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height,
    ])
}

/// The key of a thumbnail's size.
public var kCGImageSourceThumbnailMaxPixelSize: CFString { "kCGImageSourceThumbnailMaxPixelSize" }
/// The key of a thumbnail that is always made.
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString {
  "kCGImageSourceCreateThumbnailFromImageAlways"
}
/// The key of a thumbnail that is made if there is none.
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString {
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
}
/// The key of a thumbnail's orientation.
public var kCGImageSourceCreateThumbnailWithTransform: CFString {
  "kCGImageSourceCreateThumbnailWithTransform"
}
/// The key of kept images.
public var kCGImageSourceShouldCache: CFString { "kCGImageSourceShouldCache" }
/// The key of images that are decoded at once.
public var kCGImageSourceShouldCacheImmediately: CFString { "kCGImageSourceShouldCacheImmediately" }
/// The key of an image's width.
public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" }
/// The key of an image's height.
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" }
/// The key of an image's orientation.
public var kCGImagePropertyOrientation: CFString { "Orientation" }
/// The key of a written image's quality.
public var kCGImageDestinationLossyCompressionQuality: CFString {
  "kCGImageDestinationLossyCompressionQuality"
}

/// A file to which an image is written, which fails.
public final class CGImageDestination: Sendable {}

/// Returns a file that can't be written.
public func CGImageDestinationCreateWithData(
  _ data: NSMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination() }
/// Returns a file that can't be written.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination() }
/// Adds no image.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {}
/// Returns false, because no file is written.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { false }
