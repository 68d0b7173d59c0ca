public import Foundation

/// A field for a line of text, of which a picture shows the text or the title.
public struct TextField<Label: View>: View {
  private let text: String
  private let label: Label
  @Environment(\.hasRoundedFields) private var isRounded

  private init(text: String, label: Label) {
    self.text = text
    self.label = label
  }

  /// The text, or the title as a placeholder.
  public var body: some View {
    let field = HStack(spacing: 0) {
      if text.isEmpty {
        label.foregroundStyle(.placeholder)
      } else {
        Text(verbatim: text)
      }
      Spacer(minLength: 0)
    }.lineLimit(1)
    if isRounded {
      field.padding(.horizontal, 7).padding(.vertical, 7)
        .overlay {
          RoundedRectangle(cornerRadius: 5).strokeBorder(Color(uiColor: .separator), lineWidth: 0.5)
        }
    } else {
      field
    }
  }
}

extension TextField where Label == Text {
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

extension SecureField where Label == Text {
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
public protocol TextFieldStyle: Sendable {
  /// A Boolean value that indicates whether the style has a border.
  var _isRounded: Bool { get }
}

/// A field without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// False, because the style has no border.
  public var _isRounded: Bool { false }
}

/// A field with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// True, because the style has a border.
  public var _isRounded: Bool { true }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field without a border.
  public static var plain: PlainTextFieldStyle { .init() }
  /// A field without a border.
  public static var automatic: PlainTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field with a rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

private struct RoundedFieldKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether fields have a border.
  var hasRoundedFields: Bool {
    get { self[RoundedFieldKey.self] }
    set { self[RoundedFieldKey.self] = newValue }
  }
}

extension View {
  /// Returns the view with a style of fields.
  public func textFieldStyle<S: TextFieldStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.hasRoundedFields = style._isRounded }
  }
}
