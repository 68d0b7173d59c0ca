/// Modifiers for accessibility, of which only the identifier is visible to tools.
extension View {
  /// Returns the view with a name for tests, lint and `layout --json`.
  public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, _WrappingModifier> {
    modifier(
      _WrappingModifier { id, context in
        context.wrap(id, in: PassRuleName.identifier, .named(identifier))
      })
  }

  /// Returns the view with a label for accessibility.
  public func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a label for accessibility.
  public func accessibilityLabel(
    _ key: LocalizedStringKey
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a label for accessibility.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view, which accessibility can ignore.
  public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a value for accessibility.
  public func accessibilityValue(
    _ value: Text
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a value for accessibility.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view as one element of accessibility.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a hint for accessibility.
  public func accessibilityHint(
    _ hint: LocalizedStringKey
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a hint for accessibility.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a value for accessibility.
  public func accessibilityValue(
    _ key: LocalizedStringKey
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with traits for accessibility.
  public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view without traits for accessibility.
  public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a position in the order of accessibility.
  public func accessibilitySortPriority(
    _ priority: Double
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with older settings of accessibility.
  public func accessibility(label: Text) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with older settings of accessibility.
  public func accessibility(value: Text) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with older settings of accessibility.
  public func accessibility(hint: Text) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with older settings of accessibility.
  public func accessibility(hidden: Bool) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn()
  }

  /// Returns the view with older settings of accessibility.
  public func accessibility(
    addTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a name for tests, lint and `layout --json`.
  public func accessibility(
    identifier: String
  ) -> ModifiedContent<Self, _WrappingModifier> { accessibilityIdentifier(identifier) }
}

/// The treatment of an element's children by accessibility.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  /// The children are ignored.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// The children are elements.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// The children's labels are joined.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// The traits of an element of accessibility.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A header.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// A selected element.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// An image.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// A text that doesn't change.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  /// A summary of the app's state.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 64)
  /// An element that often changes.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 128)
  /// A toggle.
  public static let isToggle = AccessibilityTraits(rawValue: 256)
}
