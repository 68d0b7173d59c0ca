/// A view that is evaluated anew only if it isn't equal to the earlier one.
///
/// A picture evaluates each view.
public struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public let content: Content

  /// Creates a view.
  public init(content: Content) { self.content = content }

  /// The view.
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// Returns the view, evaluated anew only if it isn't equal to the earlier one.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
