public import SwiftUI
public import UIKit

/// A color of an asset catalog by its name in code.
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// Creates a resource.
  public init(_ name: String) { self.name = name }
}

/// An image of an asset catalog by its name in code.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// Creates a resource.
  public init(_ name: String) { self.name = name }
}

extension SwiftUI.Color {
  /// Creates a color of an asset catalog.
  public init(_ resource: ColorResource) { self.init(resource.name) }
}

extension SwiftUI.Image {
  /// Creates an image of an asset catalog.
  public init(_ resource: ImageResource) { self.init(resource.name) }
}

extension UIColor {
  /// Creates a color of an asset catalog.
  public convenience init(resource: ColorResource) {
    self.init(cgColor: (UIColor(named: resource.name) ?? .clear).cgColor)
  }
}

extension UIImage {
  /// Returns an image of an asset catalog.
  public static func resource(_ resource: ImageResource) -> UIImage {
    UIImage(named: resource.name) ?? UIImage()
  }
}
