public import CoreGraphics
public import Foundation
import VitrineBase
package import VitrineGraphics
import VitrineImages
package import VitrineLayout
import Vitrine

/// A picture: an image set's or file's by name, or one that was decoded or drawn.
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

  package init(_ reference: ImageReference, scale: CGFloat) {
    self.reference = reference
    self.scale = scale
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
    guard let bytes = try? Disk.read(path) else { return nil }
    let stem = FilePath.stem(of: path)
    self.init(
      data: Data(bytes), scale: stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1)
  }

  /// A picture of pixels: its name is their digest, so that equal pictures are one.
  @MainActor
  package convenience init(_ bitmap: Bitmap, scale: CGFloat) {
    let name = "pixels-" + Digest.hex(of: bitmap).prefix(16)
    LiveEnvironment.current.keep(bitmap, named: name)
    let size = Size(
      width: Double(bitmap.width) / Double(scale), height: Double(bitmap.height) / Double(scale))
    self.init(ImageReference(name, size: size), scale: scale)
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
    return UIImage(changed, scale: scale)
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
    return UIImage(changed, scale: scale)
  }

  public static func == (a: UIImage, b: UIImage) -> Bool { a.reference == b.reference }

  public func hash(into hasher: inout Hasher) { hasher.combine(reference) }
}
