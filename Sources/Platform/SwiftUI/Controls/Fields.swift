public import Foundation

/// A field for a line of text, of which a picture shows the text or the title.
public struct TextField<Label: View>: View {
  private let text: String
  private let label: Label
  @Environment(\.textFieldStyle) private var style

  fileprivate init(text: String, label: Label) {
    self.text = text
    self.label = label
  }

  /// The text, or the title as a placeholder, in the style of the surroundings.
  public var body: some View {
    if let style {
      style(TextField<_TextFieldStyleLabel>(text: text, label: .init(view: AnyView(label))))
    } else {
      HStack(spacing: 0) {
        if text.isEmpty {
          label.foregroundStyle(.placeholder)
        } else {
          Text(verbatim: text)
        }
        Spacer(minLength: 0)
      }.lineLimit(1)
    }
  }
}

/// The title of a field in a style.
public struct _TextFieldStyleLabel: View {
  let view: AnyView
  /// The view.
  public var body: some View { view }
}

extension TextField {
  /// Creates a field with a label.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) { self.init(text: text.wrappedValue, label: label()) }

  /// Creates a field with a label and a formatted value.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(text: format.format(value.wrappedValue), label: label())
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title and actions.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) { self.init(titleKey, text: text) }

  /// Creates a field with a title and actions.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) { self.init(title, text: text) }

  /// Creates a field with a title and an action for the return key.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(titleKey, text: text) }

  /// Creates a field with a title and a prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text.wrappedValue, label: prompt ?? Text(title))
  }

  /// Creates a field that can have several lines.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(title, text: text)
  }

  /// Creates a field with a prompt that can have several lines.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) { self.init(titleKey, text: text, prompt: prompt) }

  /// Creates a field with a formatted value that can be missing.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      text: value.wrappedValue.map { format.format($0) } ?? "", label: prompt ?? Text(titleKey))
  }

  /// Creates a field with a value that a formatter writes.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(
      text: formatter.string(for: value.wrappedValue) ?? "", label: Text(titleKey))
  }

  /// Creates a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text.wrappedValue, label: Text(titleKey))
  }

  /// Creates a field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text.wrappedValue, label: Text(title))
  }

  /// Creates a field with a title and a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text.wrappedValue, label: prompt ?? Text(titleKey))
  }

  /// Creates a field that can have several lines.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(titleKey, text: text)
  }

  /// Creates a field with a formatted value.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F
  ) where F.FormatOutput == String {
    self.init(text: format.format(value.wrappedValue), label: Text(titleKey))
  }
}

/// A field for a password, of which a picture shows dots or the title.
public struct SecureField<Label: View>: View {
  private let text: String
  private let label: Label

  /// The dots, or the title as a placeholder.
  public var body: some View {
    HStack(spacing: 0) {
      if text.isEmpty {
        label.foregroundStyle(.placeholder)
      } else {
        Text(verbatim: String(repeating: "•", count: text.count))
      }
      Spacer(minLength: 0)
    }
  }
}

extension SecureField {
  /// Creates a field with a label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text.wrappedValue
    self.label = label()
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a title and a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text.wrappedValue, label: prompt ?? Text(titleKey))
  }

  /// Creates a field with a title and an action for the return key.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(titleKey, text: text) }

  /// Creates a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text.wrappedValue, label: Text(titleKey))
  }

  /// Creates a field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text.wrappedValue, label: Text(title))
  }
}

/// A field for several lines of text.
public struct TextEditor: View {
  private let text: String

  /// Creates a field.
  public init(text: Binding<String>) { self.text = text.wrappedValue }

  /// The text at the top leading corner.
  public var body: some View {
    Text(verbatim: text).padding(5)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// A style of fields.
@preconcurrency @MainActor
public protocol TextFieldStyle {
  /// The type of a field's body.
  associatedtype _Body: View
  /// The title of a field.
  typealias _Label = _TextFieldStyleLabel

  /// Returns the view of a field.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// A field without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the field.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// The standard style: a field without a border.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the field.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A field with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the field in its border.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.padding(.horizontal, 7).padding(.vertical, 7)
      .overlay {
        RoundedRectangle(cornerRadius: 5).strokeBorder(Color(uiColor: .separator), lineWidth: 0.5)
      }
  }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field without a border.
  public static var plain: PlainTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The standard style.
  public static var automatic: DefaultTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field with a rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

private struct TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: (@MainActor (TextField<_TextFieldStyleLabel>) -> AnyView)? { nil }
}

extension EnvironmentValues {
  /// The style of fields, or nil inside of a style.
  var textFieldStyle: (@MainActor (TextField<_TextFieldStyleLabel>) -> AnyView)? {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Returns the view with a style of fields.
  public func textFieldStyle<S: TextFieldStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { values in
      values.textFieldStyle = { field in
        AnyView(
          StyledBody(style) { $0._body(configuration: field) }
            .environmentChange { $0.textFieldStyle = nil })
      }
    }
  }
}
