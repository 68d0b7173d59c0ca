public import Foundation

/// Modifiers for services of the system, which a picture doesn't use.
extension View {
  /// Returns the view with an action for activities that continue here.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with an activity that can continue elsewhere.
  public func userActivity(
    _ activityType: String, isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with the events that its window handles.
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a size of its window.
  public func windowResizability(
    _ resizability: WindowResizability
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a range of brightness for its images.
  public func allowedDynamicRange(
    _ range: Image.DynamicRange?
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view in a language for its type.
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a preview of a file; it isn't presented.
  public func quickLookPreview(
    _ item: Binding<URL?>
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a preview of one of several files; it isn't presented.
  public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> ModifiedContent<Self, _UndrawnModifier> where Items.Element == URL { undrawn() }

  /// Returns the view with a text by which typing chooses it.
  public func typeSelectEquivalent<S: StringProtocol>(
    _ stringKey: S?
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a repetition of a button's action.
  public func buttonRepeatBehavior(
    _ behavior: ButtonRepeatBehavior
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }
}

/// The resizing of a window.
public struct WindowResizability: Hashable, Sendable {
  private let name: String
  /// The standard resizing.
  public static let automatic = WindowResizability(name: "automatic")
  /// The size of the content.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// The least size of the content.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// The repetition of a button's action while it is touched.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  /// The standard repetition.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// A repetition.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// No repetition.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension Image {
  /// A range of brightness.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    /// The standard range.
    public static let standard = DynamicRange(name: "standard")
    /// A limited range.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// The whole range.
    public static let high = DynamicRange(name: "high")
  }
}
