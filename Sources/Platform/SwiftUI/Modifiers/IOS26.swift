public import CoreGraphics

/// Modifiers of iOS 26 that aren't drawn.
extension View {
  /// Returns the view with a height of lines; it isn't drawn.
  public func lineHeight(
    _ lineHeight: LineHeight?, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(lineHeight == nil ? nil : "lineHeight(_:)", file, line)
  }

  /// Returns the view with a size of buttons; they have that of their content.
  public func buttonSizing(
    _ sizing: ButtonSizing, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(sizing == .flexible ? "buttonSizing(.flexible)" : nil, file, line)
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

/// The size of a button around its content.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  /// The standard size.
  public static let automatic = ButtonSizing(name: "automatic")
  /// The available size.
  public static let flexible = ButtonSizing(name: "flexible")
  /// The size of the content.
  public static let fitted = ButtonSizing(name: "fitted")
}
