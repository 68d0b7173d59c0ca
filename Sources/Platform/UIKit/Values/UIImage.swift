public import CoreGraphics
public import Foundation
import Vitrine
import VitrineBase
package import VitrineGraphics
import VitrineImages
package import VitrineLayout

/// A picture: an image set's or file's by name, or one that was decoded or drawn.
///
/// A picture by name is found anew for each variant, as an asset catalog has images for devices and
/// scales. One that was drawn or decoded keeps its pixels, whatever variant is painted, and is named by
/// their digest, so that two equal pictures are one.
public final class UIImage: Hashable, Sendable {
  /// What of a picture counts.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// What happens between a resizable picture's margins.
  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }

  package let reference: ImageReference
  public let scale: CGFloat
  /// Of a picture that no file holds: it outlives the variant that it was made in.
  private let pixels: Bitmap?
  /// Of a symbol that was made with one.
  let symbolConfiguration: SymbolConfiguration?

  package init(_ reference: ImageReference, scale: CGFloat, pixels: Bitmap? = nil) {
    self.reference = reference
    self.scale = scale
    self.pixels = pixels
    symbolConfiguration = nil
  }

  /// A symbol's box, which is a template as symbols are.
  init(
    symbol name: String, _ size: Size, configuration: SymbolConfiguration?,
    rendering: ImageReference.Rendering = .automatic
  ) {
    var reference = ImageReference(name, size: size, rendering: rendering)
    reference.isSymbol = true
    self.reference = reference
    scale = CGFloat(SharedEnvironment.scale)
    pixels = nil
    symbolConfiguration = configuration
  }

  /// The reference for a view that shows the picture: its pixels are there when the view is painted,
  /// also where the picture was made for another variant and kept.
  @MainActor var shown: ImageReference {
    if let pixels { LiveEnvironment.current.keep(pixels, named: reference.name) }
    return reference
  }

  /// The picture's pixels; nil where its file cannot be read.
  @MainActor package var bitmap: Bitmap? {
    pixels ?? LiveEnvironment.current.bitmap(named: reference.name)
  }

  /// A picture of the widget's catalogs or bundle; nil where nothing has the name.
  public convenience init?(named name: String) {
    guard let size = SharedEnvironment.imageSize(named: name) else { return nil }
    self.init(ImageReference(name, size: size), scale: CGFloat(SharedEnvironment.scale))
  }

  @MainActor
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Decodes a PNG or JPEG; nil where the bytes are neither.
  @MainActor
  public convenience init?(data: Data, scale: CGFloat) {
    guard scale > 0, let bitmap = try? decodeImage(Array(data)) else { return nil }
    self.init(bitmap, scale: scale)
  }

  @MainActor
  public convenience init?(contentsOfFile path: String) {
    guard let bytes = try? LiveEnvironment.current.files.read(path) else { return nil }
    let stem = FilePath.stem(of: path)
    self.init(
      data: Data(bytes), scale: stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1)
  }

  /// A picture of pixels: its name is their digest, so that equal pictures are one.
  @MainActor
  package convenience init(_ bitmap: Bitmap, scale: CGFloat) {
    let name = "pixels-" + Digest.hex(of: bitmap).prefix(16)
    let size = Size(
      width: Double(bitmap.width) / Double(scale), height: Double(bitmap.height) / Double(scale))
    self.init(ImageReference(name, size: size), scale: scale, pixels: bitmap)
  }

  /// A picture of pixels that were drawn or cut out.
  @MainActor
  public convenience init(cgImage: CGImage) { self.init(cgImage.bitmap, scale: 1) }

  @MainActor
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(orientation.turned(cgImage.bitmap), scale: scale > 0 ? scale : 1)
  }

  /// Which way the pixels of a picture stand.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    /// The pixels as they are seen.
    fileprivate func turned(_ bitmap: Bitmap) -> Bitmap {
      let turnsOver = [.left, .right, .leftMirrored, .rightMirrored].contains(self)
      let (width, height) =
        turnsOver ? (bitmap.height, bitmap.width) : (bitmap.width, bitmap.height)
      var result = Bitmap(width: width, height: height)
      for y in 0..<height {
        for x in 0..<width {
          let (column, row) = source(of: x, y, bitmap.width, bitmap.height)
          result[x, y] = bitmap[column, row]
        }
      }
      return result
    }

    /// Where the pixel comes from that is seen at (x, y).
    private func source(of x: Int, _ y: Int, _ width: Int, _ height: Int) -> (Int, Int) {
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

  /// The picture's pixels; nil where its file cannot be read.
  @MainActor public var cgImage: CGImage? { bitmap.map(CGImage.init) }

  /// The pixels as a PNG file, without loss; nil where the picture has none, as a symbol.
  @MainActor
  public func pngData() -> Data? {
    bitmap.flatMap { try? PNG.encode($0) }.map { Data($0) }
  }

  /// In points.
  public var size: CGSize { CGSize(reference.size ?? .zero) }

  public var renderingMode: RenderingMode {
    switch reference.rendering {
    case .automatic: .automatic
    case .original: .alwaysOriginal
    case .template: .alwaysTemplate
    }
  }

  public var capInsets: UIEdgeInsets { UIEdgeInsets(reference.slices?.capInsets ?? .zero) }

  public var resizingMode: ResizingMode {
    reference.slices?.resizing == .stretch ? .stretch : .tile
  }

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
        symbol: reference.name, reference.size ?? .zero, configuration: symbolConfiguration,
        rendering: changed.rendering)
    }
    return UIImage(changed, scale: scale, pixels: pixels)
  }

  public func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: insets, resizingMode: .tile)
  }

  public func resizableImage(
    withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    var changed = reference
    changed.slices = ImageSlices(
      insets.insets, resizing: resizingMode == .tile ? .tile : .stretch)
    return UIImage(changed, scale: scale, pixels: pixels)
  }

  public static func == (a: UIImage, b: UIImage) -> Bool {
    a.reference == b.reference && a.symbolConfiguration == b.symbolConfiguration
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(reference) }
}
