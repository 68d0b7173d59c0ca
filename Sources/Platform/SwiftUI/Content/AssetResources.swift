public import UIKit

extension Color {
  /// Creates a color of an asset catalog.
  public init(_ resource: ColorResource) { self.init(resource.name) }
}

extension Image {
  /// Creates an image of an asset catalog.
  public init(_ resource: ImageResource) { self.init(resource.name) }
}
