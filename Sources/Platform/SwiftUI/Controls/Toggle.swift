import VitrineGraphics

/// A control that is on or off.
public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let label: Label
  @Environment(\.toggleStyle) private var style

  /// Creates a toggle.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// The toggle in the style of its surroundings.
  public var body: some View {
    style(ToggleStyleConfiguration(label: .init(view: AnyView(label)), isOn: isOn))
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Creates a toggle with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

/// The parts of a toggle.
public struct ToggleStyleConfiguration {
  /// The label.
  public struct Label: View {
    let view: AnyView
    /// The view.
    public var body: some View { view }
  }

  /// The label.
  public let label: Label
  /// A Boolean value that indicates whether several states are combined.
  public var isMixed: Bool { false }
  /// A Boolean value that indicates whether the toggle is on.
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// A style of toggles.
@preconcurrency @MainActor
public protocol ToggleStyle {
  /// The type of a toggle's body.
  associatedtype Body: View
  /// The parts of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Returns the view of a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A label with a switch at the trailing edge.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Creates the style.
  public nonisolated init() { tint = nil }

  /// Creates the style with a color of the switch.
  public nonisolated init(tint: Color) { self.tint = tint }

  /// Returns the label beside the switch.
  public func makeBody(configuration: Configuration) -> some View {
    _SwitchRow(label: configuration.label, isOn: configuration.isOn, tint: tint)
  }
}

/// A label with a switch, or the switch alone where labels are hidden.
struct _SwitchRow: View {
  let label: ToggleStyleConfiguration.Label
  let isOn: Bool
  let tint: Color?
  @Environment(\.hidesLabels) private var hidesLabels

  var body: some View {
    if hidesLabels {
      _SwitchBody(isOn: isOn, tint: tint)
    } else {
      HStack {
        label
        Spacer(minLength: 0)
        _SwitchBody(isOn: isOn, tint: tint)
      }
    }
  }
}

/// The switch of a toggle.
///
/// Its size is that of `UISwitch`: 51 by 31 points, and 63 by 28 from iOS 26 on.
struct _SwitchBody: View {
  let isOn: Bool
  let tint: Color?
  @Environment(\.self) private var values

  var body: some View {
    let isNew = SharedAppearance.systemVersion >= 26
    let track = isOn ? values.tint ?? AnyShapeStyle(tint ?? .green) : Self.off
    ZStack(alignment: isOn ? .trailing : .leading) {
      Capsule().fill(track)
      Capsule().fill(Color.white)
        .frame(width: isNew ? 39 : 27, height: isNew ? 24 : 27)
        .padding(2)
    }
    .frame(width: isNew ? 63 : 51, height: isNew ? 28 : 31)
    .opacity(values.isEnabled ? 1 : 0.5)
  }

  private static var off: AnyShapeStyle { AnyShapeStyle(Color(uiColor: .tertiaryLabel)) }
}

/// A label in a button, with a background if it is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label in its background.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(.tint)
      .padding(.horizontal, 12).padding(.vertical, 7)
      .background {
        if configuration.isOn {
          RoundedRectangle(cornerRadius: 8).fill(TintShapeStyle().opacity(0.15))
        }
      }
  }
}

/// The switch, which is the standard.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label beside the switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The standard style.
  public static var automatic: DefaultToggleStyle { .init() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A label with a switch.
  public static var `switch`: SwitchToggleStyle { .init() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A label in a button.
  public static var button: ButtonToggleStyle { .init() }
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: @MainActor (ToggleStyleConfiguration) -> AnyView {
    { AnyView(DefaultToggleStyle().makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  /// The style of toggles.
  var toggleStyle: @MainActor (ToggleStyleConfiguration) -> AnyView {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Returns the view with a style of toggles.
  public func toggleStyle<S: ToggleStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { values in
      values.toggleStyle = { configuration in
        AnyView(StyledBody(style) { $0.makeBody(configuration: configuration) })
      }
    }
  }
}
