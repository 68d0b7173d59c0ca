extension View {
  /// Returns the view with a size of buttons; they have that of their content.
  public func buttonSizing(
    _ sizing: ButtonSizing, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(sizing == .flexible ? "buttonSizing(.flexible)" : nil, file, line)
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
