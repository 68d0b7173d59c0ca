/// A change of a finished picture, such as that of a view with its subviews.
public enum PictureFilter: Hashable, Codable, Sendable {
  /// A Gaussian blur, also of the alpha.
  case blur(sigma: Double)
  case color(ComponentMap)
  /// The picture above its own blurred silhouette in a color.
  case shadow(Color, offset: Point, sigma: Double)

  /// Returns the filter for a picture that is enlarged by a factor.
  public func scaled(by factor: Double) -> PictureFilter {
    switch self {
    case .blur(let sigma): .blur(sigma: sigma * factor)
    case .color: self
    case .shadow(let color, let offset, let sigma):
      .shadow(color, offset: offset * factor, sigma: sigma * factor)
    }
  }
}
