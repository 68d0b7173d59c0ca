public import CoreGraphics
public import Foundation
import Vitrine
import VitrineBase
package import VitrineGraphics
import VitrineImages
package import VitrineLayout

/// An image: an image set or a file by name, or a decoded or drawn image.
///
/// An image by name is looked up for each variant, because an asset catalog has images for devices
/// and scales. A drawn or decoded image keeps its pixels in every variant. Its name is their
/// digest, so equal images are identical.
public final class UIImage: Hashable, Sendable {
  /// The interpretation of an image's pixels.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// The filling between a resizable image's margins.
  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }

  package let reference: ImageReference
  /// The number of pixels per point.
  public let scale: CGFloat
  /// The pixels of an image that isn't in a file.
  ///
  /// They outlive the variant.
  private let pixels: Bitmap?
  /// The configuration of a symbol.
  let symbolConfiguration: SymbolConfiguration?

  package init(_ reference: ImageReference, scale: CGFloat, pixels: Bitmap? = nil) {
    self.reference = reference
    self.scale = scale
    self.pixels = pixels
    symbolConfiguration = nil
  }

  /// Creates a symbol, which is a template.
  init(
    symbol name: String, configuration: SymbolConfiguration?,
    rendering: ImageReference.Rendering = .automatic
  ) {
    reference = Self.symbol(name, configuration, rendering)
    scale = CGFloat(SharedEnvironment.scale)
    pixels = nil
    symbolConfiguration = configuration
  }

  /// The reference for a view that shows the image.
  ///
  /// Reading it makes the pixels available when the view is painted, even if the image was created
  /// for another variant.
  @MainActor package var shown: ImageReference {
    if let pixels { LiveEnvironment.current.keep(pixels, named: reference.name) }
    return reference
  }

  /// The image's pixels, or nil if its file can't be read.
  @MainActor package var bitmap: Bitmap? {
    pixels ?? LiveEnvironment.current.bitmap(named: reference.name)
  }

  /// Creates an image without pixels.
  public convenience init() { self.init(ImageReference("", size: .zero), scale: 1) }

  /// Creates an image of a bundle, which is the widget's.
  ///
  /// Returns nil if the name is unknown.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }

  /// Creates an image of a bundle; it is the widget's, with a configuration for symbols.
  ///
  /// Returns nil if the name is unknown.
  @preconcurrency @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration?
  ) { self.init(named: name) }

  /// Creates an image of the widget's catalogs or bundle.
  ///
  /// Returns nil if the name is unknown.
  public convenience init?(named name: String) {
    guard let size = SharedEnvironment.imageSize(named: name) else { return nil }
    self.init(ImageReference(name, size: size), scale: CGFloat(SharedEnvironment.scale))
  }

  /// Decodes a PNG or JPEG with one pixel per point.
  ///
  /// Returns nil for other data.
  @preconcurrency @MainActor
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Decodes a PNG or JPEG.
  ///
  /// Returns nil for other data.
  @preconcurrency @MainActor
  public convenience init?(data: Data, scale: CGFloat) {
    guard scale > 0, let bitmap = try? decodeImage(Array(data)) else { return nil }
    self.init(bitmap, scale: scale)
  }

  /// Reads a PNG or JPEG file.
  ///
  /// The ending `@2x` or `@3x` of its name determines the scale. Returns nil if the file can't be
  /// read.
  @preconcurrency @MainActor
  public convenience init?(contentsOfFile path: String) {
    guard let bytes = try? LiveEnvironment.current.files.read(path) else { return nil }
    let stem = FilePath.stem(of: path)
    self.init(
      data: Data(bytes), scale: stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1)
  }

  /// Creates an image from pixels.
  ///
  /// Its name is their digest, so that equal images are identical.
  @preconcurrency @MainActor
  package convenience init(_ bitmap: Bitmap, scale: CGFloat) {
    let name = "pixels-" + Digest.hex(of: bitmap).prefix(16)
    let size = Size(
      width: Double(bitmap.width) / Double(scale), height: Double(bitmap.height) / Double(scale))
    self.init(ImageReference(name, size: size), scale: scale, pixels: bitmap)
  }

  /// Creates an image from drawn or cropped pixels.
  @preconcurrency @MainActor
  public convenience init(cgImage: CGImage) { self.init(cgImage.bitmap, scale: 1) }

  /// Creates an image from pixels in an orientation.
  ///
  /// A scale of 0 or less means 1.
  @preconcurrency @MainActor
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(orientation.turned(cgImage.bitmap), scale: scale > 0 ? scale : 1)
  }

  /// The orientation of an image's pixels.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    /// Returns the pixels in display orientation.
    fileprivate func turned(_ bitmap: Bitmap) -> Bitmap {
      let turnsOver = [.left, .right, .leftMirrored, .rightMirrored].contains(self)
      let (width, height) =
        turnsOver ? (bitmap.height, bitmap.width) : (bitmap.width, bitmap.height)
      var result = Bitmap(width: width, height: height)
      for y in 0..<height {
        for x in 0..<width {
          let (column, row) = source(x: x, y: y, width: bitmap.width, height: bitmap.height)
          result[x, y] = bitmap[column, row]
        }
      }
      return result
    }

    /// Returns the source pixel for the displayed pixel (x, y).
    private func source(x: Int, y: Int, width: Int, height: Int) -> (Int, Int) {
      switch self {
      case .up: (x, y)
      case .down: (width - 1 - x, height - 1 - y)
      case .left: (width - 1 - y, x)
      case .right: (y, height - 1 - x)
      case .upMirrored: (width - 1 - x, y)
      case .downMirrored: (x, height - 1 - y)
      case .leftMirrored: (y, x)
      case .rightMirrored: (width - 1 - y, height - 1 - x)
      }
    }
  }

  /// The image's pixels, or nil if its file can't be read.
  @preconcurrency @MainActor public var cgImage: CGImage? { bitmap.map(CGImage.init) }

  /// Returns the pixels as a lossless PNG, or nil if the image has none, such as a symbol.
  @preconcurrency @MainActor
  public func pngData() -> Data? {
    bitmap.flatMap { try? PNG.encode($0) }.map { Data($0) }
  }

  /// The size in points.
  public var size: CGSize { CGSize(reference.size ?? .zero) }

  /// The interpretation of the image's pixels.
  public var renderingMode: RenderingMode {
    switch reference.rendering {
    case .automatic: .automatic
    case .original: .alwaysOriginal
    case .template: .alwaysTemplate
    }
  }

  /// The margins of a resizable image, which keep their size.
  ///
  /// They are 0 unless the code has set them.
  public var capInsets: UIEdgeInsets { UIEdgeInsets(reference.slices?.capInsets ?? .zero) }

  /// The filling between a resizable image's margins.
  ///
  /// It is `tile` unless the code has set it.
  public var resizingMode: ResizingMode {
    reference.slices?.resizing == .stretch ? .stretch : .tile
  }

  /// Returns the image with a rendering mode.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    var changed = reference
    changed.rendering =
      switch mode {
      case .automatic: .automatic
      case .alwaysOriginal: .original
      case .alwaysTemplate: .template
      }
    guard !reference.isSymbol else {
      return UIImage(
        symbol: reference.name, configuration: symbolConfiguration,
        rendering: changed.rendering)
    }
    return UIImage(changed, scale: scale, pixels: pixels)
  }

  /// Returns the image made resizable, with tiles between its margins.
  public func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: insets, resizingMode: .tile)
  }

  /// Returns the image made resizable, with a filling between its margins.
  public func resizableImage(
    withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    var changed = reference
    changed.slices = ImageSlices(
      insets.insets, resizing: resizingMode == .tile ? .tile : .stretch)
    return UIImage(changed, scale: scale, pixels: pixels)
  }

  /// Returns whether two images have the same name, size, rendering, margins and configuration.
  public static func == (a: UIImage, b: UIImage) -> Bool {
    a.reference == b.reference && a.symbolConfiguration == b.symbolConfiguration
  }

  /// Adds the image's name, size, rendering and margins to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(reference) }
}
