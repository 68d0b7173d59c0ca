/// The parts of a form.
public struct FormStyleConfiguration {
  /// The rows.
  public struct Content: View {
    let view: AnyView
    /// The view.
    public var body: some View { view }
  }

  /// The rows.
  public let content: Content
}

/// A style of forms.
@preconcurrency @MainActor
public protocol FormStyle {
  /// The type of the body.
  associatedtype Body: View
  /// The parts of a form.
  typealias Configuration = FormStyleConfiguration

  /// Returns the view of a form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The rows of a form as a list.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the rows as a list.
  public func makeBody(configuration: Configuration) -> some View {
    List { configuration.content }
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The standard style.
  public static var automatic: AutomaticFormStyle { .init() }
  /// Rows in groups.
  public static var grouped: AutomaticFormStyle { .init() }
  /// Rows in two columns.
  public static var columns: AutomaticFormStyle { .init() }
}

private struct FormStyleKey: EnvironmentKey {
  static var defaultValue: (@MainActor (FormStyleConfiguration) -> AnyView)? { nil }
}

extension EnvironmentValues {
  /// The view of a form, or nil for a list.
  var formStyle: (@MainActor (FormStyleConfiguration) -> AnyView)? {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

extension View {
  /// Returns the view with a style of forms.
  public func formStyle<S: FormStyle>(_ style: S) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { values in
      guard !(style is AutomaticFormStyle) else {
        values.formStyle = nil
        return
      }
      values.formStyle = { configuration in
        AnyView(StyledBody(style) { $0.makeBody(configuration: configuration) })
      }
    }
  }
}
