/// A button that opens a menu, whose items a picture doesn't show.
public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  /// A Boolean value that indicates whether no style applies.
  private let isPlain: Bool
  @Environment(\.menuStyle) private var style

  /// Creates a menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    isPlain = false
  }

  /// Creates a menu of a label to which no style applies.
  init(plain label: Label) {
    self.label = label
    isPlain = true
  }

  /// Creates a menu with an action for taps.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) { self.init(content: content, label: label) }

  /// The label in the tint color, or the view of the menu's style.
  public var body: some View {
    if let style, !isPlain {
      style(MenuStyleConfiguration(label: .init(view: AnyView(label))))
    } else {
      label.foregroundStyle(.tint)
    }
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a menu with a title and an action for taps.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) { self.init(content: content) { Text(titleKey) } }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) } }

  /// Creates a menu with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) } }
}

/// The order of a menu's items.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  /// The standard order.
  public static let automatic = MenuOrder(name: "automatic")
  /// The order in the code.
  public static let fixed = MenuOrder(name: "fixed")
  /// The first item is nearest to the finger.
  public static let priority = MenuOrder(name: "priority")
}

/// Whether an action closes a menu.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String
  /// The standard behavior.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// It does.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// It doesn't.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

extension View {
  /// Returns the view with an order of menus' items.
  public func menuOrder(_ order: MenuOrder) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn()
  }

  /// Returns the view with a visibility of menus' arrows, which a phone doesn't show.
  public func menuIndicator(_ visibility: Visibility) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn()
  }

  /// Returns the view with actions that close a menu or don't.
  public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }
}
