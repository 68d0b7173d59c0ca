public import CoreGraphics

/// The glass of iOS 26, which isn't drawn behind views.
extension View {
  /// Returns the view without its glass.
  public func glassEffect(
    _ glass: Glass = .regular, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn("glassEffect(_:)", file, line) }

  /// Returns the view without its glass in a shape.
  public func glassEffect<S: Shape>(
    _ glass: Glass = .regular, in shape: S, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn("glassEffect(_:in:)", file, line) }

  /// Returns the view with a name of its glass for animations.
  public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view, whose glass joins with that of others.
  public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a background that extends outside of the safe area, which isn't drawn.
  public func backgroundExtensionEffect(
    file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn("backgroundExtensionEffect()", file, line)
  }
}

/// A kind of glass.
public struct Glass: Equatable, Sendable {
  private var name: String
  /// The standard glass.
  public static let regular = Glass(name: "regular")
  /// A clear glass.
  public static let clear = Glass(name: "clear")
  /// No glass.
  public static let identity = Glass(name: "identity")

  /// Returns the glass in a color.
  public func tint(_ color: Color?) -> Glass { self }
  /// Returns the glass, which reacts to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Views whose glass is drawn together.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  public var body: some View { content }
}
