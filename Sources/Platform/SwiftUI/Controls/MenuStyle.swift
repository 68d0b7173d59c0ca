/// The parts of a menu.
public struct MenuStyleConfiguration {
  /// The label.
  public struct Label: View {
    let view: AnyView
    /// The view.
    public var body: some View { view }
  }

  /// The items; a picture doesn't show it.
  public struct Content: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }

  let label: Label
}

/// A style of menus.
@preconcurrency @MainActor
public protocol MenuStyle {
  /// The type of the body.
  associatedtype Body: View
  /// The parts of a menu.
  typealias Configuration = MenuStyleConfiguration

  /// Returns the view of a menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label of a menu.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Returns the menu.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// The label of a menu that opens from a button.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Returns the menu.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// The label of a menu without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Returns the menu.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The standard style.
  public static var automatic: DefaultMenuStyle { .init() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A menu that opens from a button.
  public static var button: ButtonMenuStyle { .init() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A menu without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { .init() }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu from the parts that a style receives.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(plain: configuration.label)
  }
}

private struct MenuStyleKey: EnvironmentKey {
  static var defaultValue: (@MainActor (MenuStyleConfiguration) -> AnyView)? { nil }
}

extension EnvironmentValues {
  /// The view of a menu, or nil for its label.
  var menuStyle: (@MainActor (MenuStyleConfiguration) -> AnyView)? {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

extension View {
  /// Returns the view with a style of menus.
  public func menuStyle<S: MenuStyle>(_ style: S) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { values in
      values.menuStyle = { configuration in
        AnyView(StyledBody(style) { $0.makeBody(configuration: configuration) })
      }
    }
  }
}
