/// The parts of content that a person can hide.
public struct DisclosureGroupStyleConfiguration {
  /// The label.
  public struct Label: View {
    let view: AnyView
    /// The view.
    public var body: some View { view }
  }

  /// The content.
  public struct Content: View {
    let view: AnyView
    /// The view.
    public var body: some View { view }
  }

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
  /// A Boolean value that indicates whether the content is shown.
  @Binding public var isExpanded: Bool
}

/// A style of content that a person can hide.
@preconcurrency @MainActor
public protocol DisclosureGroupStyle {
  /// The type of the body.
  associatedtype Body: View
  /// The parts of a group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Returns the view of a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label with an arrow above the content.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label with an arrow, above the content if it isn't hidden.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        configuration.label
        Spacer(minLength: 0)
        Image(systemName: configuration.isExpanded ? "chevron.down" : "chevron.right")
          .imageScale(.small).foregroundStyle(.tint)
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The standard style.
  public static var automatic: AutomaticDisclosureGroupStyle { .init() }
}

/// The parts of a value with a label.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public struct Label: View {
    let view: AnyView
    /// The view.
    public var body: some View { view }
  }

  /// The value.
  public struct Content: View {
    let view: AnyView
    /// The view.
    public var body: some View { view }
  }

  /// The label.
  public let label: Label
  /// The value.
  public let content: Content
}

/// A style of values with labels.
@preconcurrency @MainActor
public protocol LabeledContentStyle {
  /// The type of the body.
  associatedtype Body: View
  /// The parts of a value with a label.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Returns the view of a value with a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label at the leading edge and the value at the trailing edge.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label beside the value.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer(minLength: 0)
      configuration.content.foregroundStyle(.secondary)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The standard style.
  public static var automatic: AutomaticLabeledContentStyle { .init() }
}

/// The parts of controls that belong together.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  public struct Content: View {
    let view: AnyView
    /// The view.
    public var body: some View { view }
  }

  /// The controls.
  public let content: Content
}

/// A style of controls that belong together.
@preconcurrency @MainActor
public protocol ControlGroupStyle {
  /// The type of the body.
  associatedtype Body: View
  /// The parts of a group.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Returns the view of a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The controls in a row.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the controls beside each other.
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The standard style.
  public static var automatic: AutomaticControlGroupStyle { .init() }
  /// Controls for navigation.
  public static var navigation: AutomaticControlGroupStyle { .init() }
}

private struct DisclosureStyleKey: EnvironmentKey {
  static var defaultValue: @MainActor (DisclosureGroupStyleConfiguration) -> AnyView {
    { AnyView(AutomaticDisclosureGroupStyle().makeBody(configuration: $0)) }
  }
}

private struct LabeledStyleKey: EnvironmentKey {
  static var defaultValue: @MainActor (LabeledContentStyleConfiguration) -> AnyView {
    { AnyView(AutomaticLabeledContentStyle().makeBody(configuration: $0)) }
  }
}

private struct ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: @MainActor (ControlGroupStyleConfiguration) -> AnyView {
    { AnyView(AutomaticControlGroupStyle().makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  /// The style of content that a person can hide.
  var disclosureGroupStyle: @MainActor (DisclosureGroupStyleConfiguration) -> AnyView {
    get { self[DisclosureStyleKey.self] }
    set { self[DisclosureStyleKey.self] = newValue }
  }

  /// The style of values with labels.
  var labeledContentStyle: @MainActor (LabeledContentStyleConfiguration) -> AnyView {
    get { self[LabeledStyleKey.self] }
    set { self[LabeledStyleKey.self] = newValue }
  }

  /// The style of controls that belong together.
  var controlGroupStyle: @MainActor (ControlGroupStyleConfiguration) -> AnyView {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Returns the view with a style of content that a person can hide.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { values in
      values.disclosureGroupStyle = { configuration in
        AnyView(StyledBody(style) { $0.makeBody(configuration: configuration) })
      }
    }
  }

  /// Returns the view with a style of values with labels.
  public func labeledContentStyle<S: LabeledContentStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { values in
      values.labeledContentStyle = { configuration in
        AnyView(StyledBody(style) { $0.makeBody(configuration: configuration) })
      }
    }
  }

  /// Returns the view with a style of controls that belong together.
  public func controlGroupStyle<S: ControlGroupStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { values in
      values.controlGroupStyle = { configuration in
        AnyView(StyledBody(style) { $0.makeBody(configuration: configuration) })
      }
    }
  }
}
