import VitrinePlacement

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  /// A button that deletes data.
  public static let destructive = ButtonRole(name: "destructive")
  /// A button that cancels an operation.
  public static let cancel = ButtonRole(name: "cancel")
}

/// A control that performs an action.
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let label: Label
  @Environment(\.buttonStyle) private var style

  /// Creates a button.
  public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.label = label()
  }

  /// The label in the style of the surroundings.
  public var body: some View {
    style(ButtonStyleConfiguration(role: role, label: .init(view: AnyView(label))))
      .wrapped(in: PassRule("button", isStep: true))
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(titleKey) } }

  /// Creates a button with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(title) } }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) } }

  /// Creates a button with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) } }
}

/// The parts of a button.
public struct ButtonStyleConfiguration {
  /// The label.
  public struct Label: View {
    let view: AnyView
    /// The view.
    public var body: some View { view }
  }

  /// The purpose, or nil.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// A Boolean value that indicates whether the button is touched, which a picture never shows.
  public var isPressed: Bool { false }
}

/// A style of buttons.
@preconcurrency @MainActor
public protocol ButtonStyle {
  /// The type of a button's body.
  associatedtype Body: View
  /// The parts of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns the view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A label in the tint color.
public struct DefaultButtonStyle: ButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label in the tint color, or in red for a destructive button.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(
      configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint))
  }
}

/// A label without a decoration.
public struct PlainButtonStyle: ButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A label in the tint color without a border.
public struct BorderlessButtonStyle: ButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label in the tint color.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultButtonStyle().makeBody(configuration: configuration)
  }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  /// A label in the tint color.
  public static var automatic: DefaultButtonStyle { .init() }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  /// A label in the tint color without a border.
  public static var borderless: BorderlessButtonStyle { .init() }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// A label without a decoration.
  public static var plain: PlainButtonStyle { .init() }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: @MainActor (ButtonStyleConfiguration) -> AnyView {
    { AnyView(DefaultButtonStyle().makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  /// The style of buttons.
  var buttonStyle: @MainActor (ButtonStyleConfiguration) -> AnyView {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Returns the view with a style of buttons.
  public func buttonStyle<S: ButtonStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { values in
      values.buttonStyle = { configuration in
        AnyView(StyledBody(style) { $0.makeBody(configuration: configuration) })
      }
    }
  }
}
