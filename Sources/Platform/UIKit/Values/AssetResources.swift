public import Foundation
import VitrineLayout

/// A color of an asset catalog by its name in code.
public struct ColorResource: Hashable, Sendable {
  package let name: String

  /// Creates a resource of a bundle, which is the widget's.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// An image of an asset catalog by its name in code.
public struct ImageResource: Hashable, Sendable {
  package let name: String

  /// Creates a resource of a bundle, which is the widget's.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension UIColor {
  /// Creates a color of an asset catalog.
  public convenience init(resource: ColorResource) {
    self.init(cgColor: (UIColor(named: resource.name) ?? .clear).cgColor)
  }
}

extension UIImage {
  /// Creates an image of an asset catalog.
  ///
  /// It is empty if the catalog has no such image.
  public convenience init(resource: ImageResource) {
    guard let size = SharedEnvironment.imageSize(named: resource.name) else {
      self.init()
      return
    }
    self.init(
      ImageReference(resource.name, size: size), scale: CGFloat(SharedEnvironment.scale))
  }
}
