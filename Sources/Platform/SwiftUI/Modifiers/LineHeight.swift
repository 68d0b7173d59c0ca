public import CoreGraphics

extension View {
  /// Returns the view with a height of lines; it isn't drawn.
  public func lineHeight(
    _ lineHeight: LineHeight?, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(lineHeight == nil ? nil : "lineHeight(_:)", file, line)
  }
}

/// The height of a text's lines.
public struct LineHeight: Hashable, Sendable {
  private let name: String
  private let value: CGFloat
  /// The font's height.
  public static let normal = LineHeight(name: "normal", value: 0)
  /// A large height.
  public static let loose = LineHeight(name: "loose", value: 0)
  /// A small height.
  public static let tight = LineHeight(name: "tight", value: 0)
  /// A height that suits the script.
  public static let variable = LineHeight(name: "variable", value: 0)

  /// Returns a multiple of the font's size.
  public static func multiple(factor: CGFloat) -> LineHeight {
    LineHeight(name: "multiple", value: factor)
  }
  /// Returns a height above the font's size.
  public static func leading(increase: CGFloat) -> LineHeight {
    LineHeight(name: "leading", value: increase)
  }
  /// Returns a height in points.
  public static func exact(points: CGFloat) -> LineHeight {
    LineHeight(name: "exact", value: points)
  }
}
