/// A label on a gray background in the tint color.
///
/// The insets and the opacity of the background are defaults of this library.
public struct BorderedButtonStyle: ButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label on its background.
  public func makeBody(configuration: Configuration) -> some View {
    _ButtonBackground(label: configuration.label, isProminent: false, role: configuration.role)
  }
}

/// A white label on a background in the tint color.
public struct BorderedProminentButtonStyle: ButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label on its background.
  public func makeBody(configuration: Configuration) -> some View {
    _ButtonBackground(label: configuration.label, isProminent: true, role: configuration.role)
  }
}

/// The label of a button on its background.
struct _ButtonBackground: View {
  let label: ButtonStyleConfiguration.Label
  let isProminent: Bool
  let role: ButtonRole?
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.controlSize) private var size

  var body: some View {
    let color: AnyShapeStyle =
      role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
    let isLarge = size == .large || size == .extraLarge
    let isSmall = size == .small || size == .mini
    label
      .font(isSmall ? .subheadline : nil)
      .foregroundStyle(isProminent ? AnyShapeStyle(Color.white) : color)
      .padding(.horizontal, isLarge ? 20 : isSmall ? 10 : 12)
      .padding(.vertical, isLarge ? 15 : isSmall ? 5 : 7)
      .background(
        isProminent
          ? color : AnyShapeStyle(Color(uiColor: .tertiarySystemFill)),
        in: RoundedRectangle(cornerRadius: shape.radius ?? (isLarge ? 12 : 8)))
  }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// A label on a gray background.
  public static var bordered: BorderedButtonStyle { .init() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// A white label on a background in the tint color.
  public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

/// A style of buttons that also performs their actions.
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle {
  /// The type of a button's body.
  associatedtype Body: View
  /// The parts of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Returns the view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button with its action.
public struct PrimitiveButtonStyleConfiguration {
  /// The purpose, or nil.
  public let role: ButtonRole?
  /// The label.
  public let label: ButtonStyleConfiguration.Label

  /// Does nothing, because a picture performs no actions.
  public func trigger() {}
}

extension View {
  /// Returns the view with a style of buttons.
  @_disfavoredOverload
  public func buttonStyle<S: PrimitiveButtonStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { values in
      values.buttonStyle = { configuration in
        let parts = PrimitiveButtonStyleConfiguration(
          role: configuration.role, label: configuration.label)
        return AnyView(StyledBody(style) { $0.makeBody(configuration: parts) })
      }
    }
  }
}
