/// Modifiers for accessibility that have no effect on pictures.
extension View {
  /// Returns the view with an action of accessibility.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a named action of accessibility.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a named action of accessibility.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a named action of accessibility.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with buttons as actions of accessibility.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with an action that changes its value.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with an action that scrolls.
  public func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a list of elements for quick moves.
  public func accessibilityRotor<Model: Identifiable>(
    _ rotorLabel: LocalizedStringKey, entries: [Model], entryLabel: KeyPath<Model, String>
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a list of elements for quick moves.
  public func accessibilityRotor<C: View>(
    _ rotorLabel: LocalizedStringKey, @ViewBuilder entries: () -> C
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with an action that enlarges or reduces its content.
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a kind of its text.
  public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a level of its heading.
  public func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with names for spoken commands.
  public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view, which is shown larger after a long touch.
  public func accessibilityShowsLargeContentViewer() -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn()
  }

  /// Returns the view, which is shown larger after a long touch.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view, whose colors stay when the system inverts others.
  public func accessibilityIgnoresInvertColors(
    _ active: Bool = true
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with another one for accessibility.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with children for accessibility.
  public func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a value that is read on request.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a value that is read on request.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view, which a person can use or not.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a binding to its focus of accessibility.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a binding to its focus of accessibility.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with older settings of accessibility.
  public func accessibility(
    removeTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with older settings of accessibility.
  public func accessibility(
    sortPriority: Double
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with older settings of accessibility.
  public func accessibility(
    inputLabels: [Text]
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view, whose characters are read one by one.
  public func speechSpellsOutCharacters(
    _ value: Bool = true
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view, whose punctuation is read.
  public func speechAlwaysIncludesPunctuation(
    _ value: Bool = true
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a pitch of its voice.
  public func speechAdjustedPitch(
    _ value: Double
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }
}

/// A kind of actions of accessibility.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String
  /// A double tap.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// A movement that goes back.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// A double tap with two fingers.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// Removing.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// A menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")

  /// Returns a kind with a name.
  public init(named name: Text) { self.name = "named" }

  private init(name: String) { self.name = name }
}

/// The direction of a change of a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// A binding to the element with the focus of accessibility, which no element has.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A binding to the focus.
  @propertyWrapper
  public struct Binding {
    /// The value.
    public var wrappedValue: Value

    /// Creates a binding with a value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private let value: Value

  /// Creates a property for one element.
  public init() where Value == Bool { value = false }
  /// Creates a property for several elements.
  public init<T: Hashable>() where Value == T? { value = nil }

  /// The value, which doesn't change.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  /// A binding to the value.
  public var projectedValue: Binding { Binding(wrappedValue: value) }
}
