public import AppIntents
public import SwiftUI

/// The content of a control.
public protocol ControlWidgetTemplate {}

extension ControlWidgetTemplate {
  /// Returns the content with a color.
  public func tint(_ tint: Color?) -> Self { self }
  /// Returns the content, which a user can't change.
  public func disabled(_ disabled: Bool) -> Self { self }
}

/// A builder of a control's content.
@resultBuilder
@preconcurrency @MainActor
public enum ControlWidgetTemplateBuilder {
  /// Builds the content of one statement.
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content {
    content
  }
}

/// A provider of a control's value.
public protocol ControlValueProvider {
  /// The type of the value.
  associatedtype Value
  /// The value for the gallery of controls.
  var previewValue: Value { get }
  /// Returns the value.
  func currentValue() async throws -> Value
}

/// A provider of the value of a control with options.
public protocol AppIntentControlValueProvider {
  /// The type of the value.
  associatedtype Value
  /// The type of the options.
  associatedtype Configuration: ControlConfigurationIntent
  /// Returns the value for the gallery of controls.
  func previewValue(configuration: Configuration) -> Value
  /// Returns the value.
  func currentValue(configuration: Configuration) async throws -> Value
}

/// A configuration of a control without options, which pictures don't show.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration
{
  private let descriptor: _WidgetDescriptor

  /// Creates a configuration.
  public init(
    kind: String, file: StaticString = #fileID, line: Int = #line,
    @ControlWidgetTemplateBuilder content: @escaping @MainActor () -> Content
  ) {
    descriptor = _WidgetDescriptor(
      .control, kind: kind, configuration: "StaticControlConfiguration",
      place: CallSite(file, line))
  }

  /// Creates a configuration with a value.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider, file: StaticString = #fileID, line: Int = #line,
    @ControlWidgetTemplateBuilder content: @escaping @MainActor (Provider.Value) -> Content
  ) {
    descriptor = _WidgetDescriptor(
      .control, kind: kind, configuration: "StaticControlConfiguration",
      place: CallSite(file, line))
  }

  /// Returns the descriptor, which has no entries.
  public static func _descriptor(of configuration: Self) -> _WidgetDescriptor {
    configuration.descriptor
  }
}

/// A configuration of a control with options, which pictures don't show.
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  private let descriptor: _WidgetDescriptor

  /// Creates a configuration.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self, file: StaticString = #fileID,
    line: Int = #line,
    @ControlWidgetTemplateBuilder content: @escaping @MainActor (Configuration) -> Content
  ) {
    descriptor = _WidgetDescriptor(
      .control, kind: kind, configuration: "AppIntentControlConfiguration",
      place: CallSite(file, line))
  }

  /// Creates a configuration with a value.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider, file: StaticString = #fileID, line: Int = #line,
    @ControlWidgetTemplateBuilder content: @escaping @MainActor (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {
    descriptor = _WidgetDescriptor(
      .control, kind: kind, configuration: "AppIntentControlConfiguration",
      place: CallSite(file, line))
  }

  /// Returns the descriptor, which has no entries.
  public static func _descriptor(of configuration: Self) -> _WidgetDescriptor {
    configuration.descriptor
  }
}

/// A configuration that a modifier changed.
public struct _ModifiedControl<Content: ControlWidgetConfiguration>: ControlWidgetConfiguration {
  let content: Content
  let change: @MainActor (inout _WidgetDescriptor) -> Void

  /// Returns the changed descriptor.
  public static func _descriptor(of configuration: Self) -> _WidgetDescriptor {
    var descriptor = Content._descriptor(of: configuration.content)
    configuration.change(&descriptor)
    return descriptor
  }
}

extension ControlWidgetConfiguration {
  /// Returns the configuration with a name for the gallery of controls.
  public func displayName(_ displayName: LocalizedStringResource) -> _ModifiedControl<Self> {
    _ModifiedControl(content: self) { $0.displayName = Text(displayName) }
  }
  /// Returns the configuration with a description for the gallery of controls.
  public func description(_ description: LocalizedStringResource) -> _ModifiedControl<Self> {
    _ModifiedControl(content: self) { $0.summary = Text(description) }
  }
  /// Returns the configuration of a control that asks for its options.
  public func promptsForUserConfiguration() -> Self { self }
  /// Returns the configuration of a control that the system updates after messages.
  public func pushHandler(_ handler: Any.Type) -> Self { self }
}

/// A button in a control.
public struct ControlWidgetButton<Label: View, Action: AppIntent>: ControlWidgetTemplate {
  /// Creates a button.
  @preconcurrency @MainActor
  public init(action: Action, @ViewBuilder label: @escaping @MainActor () -> Label) {}
  /// Creates a button with a label for its state.
  @preconcurrency @MainActor
  public init<ActionLabel: View>(
    action: Action, @ViewBuilder label: @escaping @MainActor () -> Label,
    @ViewBuilder actionLabel: @escaping @MainActor (Bool) -> ActionLabel
  ) {}
  /// Creates a button with a title.
  public init(_ title: LocalizedStringResource, action: Action) where Label == Text {}
  /// Creates a button with a title and a label for its state.
  @preconcurrency @MainActor
  public init<ActionLabel: View>(
    _ title: LocalizedStringResource, action: Action,
    @ViewBuilder actionLabel: @escaping @MainActor (Bool) -> ActionLabel
  ) where Label == Text {}
}

/// A toggle in a control.
public struct ControlWidgetToggle<Label: View, Action: SetValueIntent>: ControlWidgetTemplate
where Action.ValueType == Bool {
  /// Creates a toggle.
  @preconcurrency @MainActor
  public init<ValueLabel: View>(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping @MainActor () -> Label,
    @ViewBuilder valueLabel: @escaping @MainActor (Bool) -> ValueLabel
  ) {}
  /// Creates a toggle with a title.
  @preconcurrency @MainActor
  public init<ValueLabel: View>(
    _ title: LocalizedStringResource, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping @MainActor (Bool) -> ValueLabel
  ) where Label == Text {}
  /// Creates a toggle with a title.
  @preconcurrency @MainActor @_disfavoredOverload
  public init<S: StringProtocol, ValueLabel: View>(
    _ title: S, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping @MainActor (Bool) -> ValueLabel
  ) where Label == Text {}
  /// Creates a toggle with a title.
  public init(_ title: LocalizedStringResource, isOn: Bool, action: Action) where Label == Text {}
}

/// The center of an app's controls, which has nothing to update in a picture.
public final class ControlCenter: Sendable {
  /// The center.
  public static let shared = ControlCenter()
  private init() {}
  /// Does nothing.
  public func reloadControls(ofKind kind: String) {}
  /// Does nothing.
  public func reloadAllControls() {}
}

extension View {
  /// Returns the view with a hint for the Action button.
  public func controlWidgetActionHint(
    _ hint: LocalizedStringResource
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }
  /// Returns the view with a status of a control.
  public func controlWidgetStatus(
    _ status: LocalizedStringResource
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }
}
