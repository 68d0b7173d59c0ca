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

/// A label on glass, which is drawn as a light capsule.
public struct GlassButtonStyle: ButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Creates the style with a kind of glass.
  public nonisolated init(_ glass: Glass) {}

  /// Returns the label on its background.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(.horizontal, 12).padding(.vertical, 7).background(GlassBackground())
  }
}

/// A white label on glass in the tint color.
public struct GlassProminentButtonStyle: ButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label on its background.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedProminentButtonStyle().makeBody(configuration: configuration)
      .buttonBorderShape(.capsule)
  }
}

extension ButtonStyle where Self == GlassButtonStyle {
  /// A label on glass.
  public static var glass: GlassButtonStyle { .init() }

  /// Returns a label on a kind of glass.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { .init(glass) }
}

extension ButtonStyle where Self == GlassProminentButtonStyle {
  /// A white label on glass in the tint color.
  public static var glassProminent: GlassProminentButtonStyle { .init() }
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

extension Button where Label == ButtonStyleConfiguration.Label {
  /// Creates a button from the parts that a style receives.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: {}, label: { configuration.label })
  }
}

extension View {
  /// Returns the view with a style of buttons.
  @_disfavoredOverload
  public func buttonStyle<S: PrimitiveButtonStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { values in
      let outer = values.buttonStyle
      values.buttonStyle = { configuration in
        let parts = PrimitiveButtonStyleConfiguration(
          role: configuration.role, label: configuration.label)
        // A button in the style has the style around it.
        return AnyView(
          StyledBody(style) { $0.makeBody(configuration: parts) }
            .environmentChange { $0.buttonStyle = outer })
      }
    }
  }
}
