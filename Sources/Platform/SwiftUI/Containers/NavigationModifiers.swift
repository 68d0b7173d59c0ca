/// Modifiers of screens, whose bars and sheets a picture doesn't show.
extension View {
  /// Returns the view with a title, which isn't drawn.
  public func navigationTitle(
    _ titleKey: LocalizedStringKey, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn("navigationTitle(_:)", file, line) }

  /// Returns the view with a title, which isn't drawn.
  public func navigationTitle(
    _ title: Text, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn("navigationTitle(_:)", file, line) }

  /// Returns the view with a title, which isn't drawn.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(
    _ title: S, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn("navigationTitle(_:)", file, line) }

  /// Returns the view with a title, which isn't drawn.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic,
    file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn("navigationBarTitle(_:)", file, line) }

  /// Returns the view with a title, which isn't drawn.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode = .automatic,
    file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn("navigationBarTitle(_:)", file, line) }

  /// Returns the view with a form of its title, which isn't drawn.
  public func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view without a bar, which is never drawn.
  public func navigationBarHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a style of navigation views.
  public func navigationViewStyle<S: NavigationViewStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a destination for values.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with items of bars, which aren't drawn.
  public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn("toolbar(content:)", file, line) }

  /// Returns the view with a visibility of bars, which are never drawn.
  public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a background of bars, which are never drawn.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view as a screen with a tab, which isn't drawn.
  public func tabItem<V: View>(
    @ViewBuilder _ label: () -> V
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a style of tabs, which aren't drawn.
  public func tabViewStyle<S: TabViewStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a sheet, which isn't drawn.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content, file: StaticString = #fileID,
    line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(isPresented.wrappedValue ? "sheet(isPresented:)" : nil, file, line)
  }

  /// Returns the view with a sheet, which isn't drawn.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content, file: StaticString = #fileID,
    line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(item.wrappedValue == nil ? nil : "sheet(item:)", file, line)
  }

  /// Returns the view with a popover, which isn't drawn.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(isPresented.wrappedValue ? "popover(isPresented:)" : nil, file, line)
  }

  /// Returns the view with a screen above it, which isn't drawn.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content, file: StaticString = #fileID,
    line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(isPresented.wrappedValue ? "fullScreenCover(isPresented:)" : nil, file, line)
  }

  /// Returns the view with an alert, which isn't drawn.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(isPresented.wrappedValue ? "alert(_:isPresented:)" : nil, file, line)
  }

  /// Returns the view with a menu for long touches, which isn't drawn.
  public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with an action for pulling.
  public func refreshable(
    action: @escaping () async -> Void
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a field for searching, which isn't drawn.
  public func searchable(
    text: Binding<String>, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn("searchable(text:)", file, line) }

  /// Returns the view with a number beside it, which isn't drawn.
  public func badge(
    _ count: Int, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(count == 0 ? nil : "badge(_:)", file, line)
  }

  /// Returns the view with a visibility of the status bar, which isn't drawn.
  public func statusBarHidden(
    _ hidden: Bool = true
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }
}

/// The names of a navigation bar's forms.
public struct NavigationBarItem: Sendable {
  /// The form of a title.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic, inline, large
  }
}

/// The place of a bar.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  /// The standard place.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The navigation bar.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

/// The place of an item in a bar.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String
  /// The standard place.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// The middle.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// The place of actions that confirm.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// The place of actions that cancel.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// The place of the main action.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// The leading side of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
  /// The trailing side of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
  /// The leading side of the top bar.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// The trailing side of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// The bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
}

/// An item of a bar, which isn't drawn.
public struct ToolbarItem<Content: View>: View {
  private let content: Content

  /// Creates an item.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// The content.
  public var body: some View { content }
}

/// A style of navigation views.
public protocol NavigationViewStyle: Sendable {}

/// The styles of navigation views.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A stack of screens.
  public static var stack: StackNavigationViewStyle { .init() }
  /// The standard style.
  public static var automatic: StackNavigationViewStyle { .init() }
}

/// A style of tabs.
public protocol TabViewStyle: Sendable {}

/// The styles of tabs.
public struct PageTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Screens beside each other.
  public static var page: PageTabViewStyle { .init() }
  /// The standard style.
  public static var automatic: PageTabViewStyle { .init() }
}
