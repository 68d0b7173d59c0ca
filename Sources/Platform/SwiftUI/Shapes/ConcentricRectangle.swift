public import CoreGraphics

/// A rectangle with corners that are concentric with its container.
public struct ConcentricRectangle: InsettableShape {
  /// The style of a corner.
  public struct Style: Hashable, Sendable {
    fileprivate enum Kind: Hashable, Sendable {
      case concentric(least: CGFloat)
      case fixed(CGFloat)
    }

    fileprivate let kind: Kind

    /// A corner that is concentric with the container's.
    public static let concentric = Style(kind: .concentric(least: 0))

    /// Returns a corner that is concentric with the container's and has at least a radius.
    public static func concentric(minimum: Style) -> Style {
      if case .fixed(let radius) = minimum.kind { return Style(kind: .concentric(least: radius)) }
      return .concentric
    }

    /// Returns a corner of a radius.
    public static func fixed(_ radius: CGFloat) -> Style { Style(kind: .fixed(radius)) }
  }

  private let corners: [Style]

  /// Creates a shape with concentric corners.
  public nonisolated init() { corners = Array(repeating: .concentric, count: 4) }

  /// Creates a shape with a style of all corners.
  public nonisolated init(corners: Style, isUniform: Bool = false) {
    self.corners = Array(repeating: corners, count: 4)
  }

  /// Creates a shape with a style of each corner.
  public nonisolated init(
    topLeadingCorner: Style = .concentric, topTrailingCorner: Style = .concentric,
    bottomLeadingCorner: Style = .concentric, bottomTrailingCorner: Style = .concentric
  ) {
    corners = [topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner]
  }

  private nonisolated func radius(of style: Style, in size: CGSize) -> CGFloat {
    let radius: CGFloat =
      switch style.kind {
      case .concentric(let least): max(least, ContainerShape.current?.radius(in: size) ?? 0)
      case .fixed(let radius): radius
      }
    return min(radius, min(size.width, size.height) / 2)
  }

  /// Returns the outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let radii = corners.map { radius(of: $0, in: rect.size) }
    return UnevenRoundedRectangle(
      topLeadingRadius: radii[0], bottomLeadingRadius: radii[2], bottomTrailingRadius: radii[3],
      topTrailingRadius: radii[1]
    ).path(in: rect)
  }

  /// Returns the shape inset by an amount.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<ConcentricRectangle> {
    _InsetShape(shape: self, amount: amount)
  }
}

extension ConcentricRectangle.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a corner of a radius.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
  /// Creates a corner of a radius.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

extension Edge {
  /// The corners of a rectangle.
  public enum Corner {
    /// The style of a corner.
    public typealias Style = ConcentricRectangle.Style
  }
}

extension Shape where Self == ConcentricRectangle {
  /// Returns a rectangle with a style of all corners.
  public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle { ConcentricRectangle(corners: corners, isUniform: isUniform) }
}
