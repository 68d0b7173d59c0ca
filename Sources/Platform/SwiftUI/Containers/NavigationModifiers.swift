/// Modifiers of screens with bars.
extension View {
  /// Returns the view with a title of its screen.
  public func navigationTitle(
    _ titleKey: LocalizedStringKey
  ) -> ModifiedContent<Self, _PreferenceModifier> { navigationTitle(Text(titleKey)) }

  /// Returns the view with a title of its screen.
  public func navigationTitle(_ title: Text) -> ModifiedContent<Self, _PreferenceModifier> {
    barContent { bar, _ in bar.title = title }
  }

  /// Returns the view with a title of its screen.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(
    _ title: S
  ) -> ModifiedContent<Self, _PreferenceModifier> { navigationTitle(Text(title)) }

  /// Returns the view with a title of its screen that a person can change.
  public func navigationTitle(
    _ title: Binding<String>
  ) -> ModifiedContent<Self, _PreferenceModifier> {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Returns the view with a second title, which isn't drawn.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(
    _ subtitle: S, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn("navigationSubtitle(_:)", file, line) }

  /// Returns the view with a second title, which isn't drawn.
  public func navigationSubtitle(
    _ subtitleKey: LocalizedStringKey, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn("navigationSubtitle(_:)", file, line) }

  /// Returns the view with a title of its screen.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> ModifiedContent<Self, _PreferenceModifier> {
    navigationBarTitle(Text(title), displayMode: displayMode)
  }

  /// Returns the view with a title of its screen.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> ModifiedContent<Self, _PreferenceModifier> {
    navigationBarTitle(Text(titleKey), displayMode: displayMode)
  }

  /// Returns the view with a title of its screen.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> ModifiedContent<Self, _PreferenceModifier> {
    barContent { bar, _ in
      bar.title = title
      if displayMode != .automatic { bar.mode = displayMode }
    }
  }

  /// Returns the view with a form of its title.
  public func navigationBarTitleDisplayMode(
    _ mode: NavigationBarItem.TitleDisplayMode
  ) -> ModifiedContent<Self, _PreferenceModifier> {
    barContent { bar, _ in if mode != .automatic { bar.mode = mode } }
  }

  /// Returns the view with a form of its title in a bar.
  public func toolbarTitleDisplayMode(
    _ mode: ToolbarTitleDisplayMode
  ) -> ModifiedContent<Self, _PreferenceModifier> {
    barContent { bar, _ in bar.mode = mode.mode ?? bar.mode }
  }

  /// Returns the view with or without a navigation bar.
  public func navigationBarHidden(
    _ hidden: Bool = true
  ) -> ModifiedContent<Self, _PreferenceModifier> { barContent { bar, _ in bar.isHidden = hidden } }

  /// Returns the view without a button that leads back, which the first screen doesn't have.
  public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with an item at the leading side of the bar.
  public func navigationBarItems<L: View>(
    leading: L
  ) -> ModifiedContent<Self, _PreferenceModifier> {
    toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
  }

  /// Returns the view with an item at the trailing side of the bar.
  public func navigationBarItems<T: View>(
    trailing: T
  ) -> ModifiedContent<Self, _PreferenceModifier> {
    toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
  }

  /// Returns the view with items at both sides of the bar.
  public func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> ModifiedContent<Self, _PreferenceModifier> {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading }
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }

  /// Returns the view with a style of navigation views.
  public func navigationViewStyle<S: NavigationViewStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a style of columns.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the column with a width; a picture of one column doesn't have it.
  public func navigationSplitViewColumnWidth(
    _ width: CGFloat
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the column with a width; a picture of one column doesn't have it.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a destination for values.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a destination above it, which isn't drawn.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V,
    file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(isPresented.wrappedValue ? "navigationDestination(isPresented:)" : nil, file, line)
  }

  /// Returns the view with a destination above it, which isn't drawn.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C,
    file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(item.wrappedValue == nil ? nil : "navigationDestination(item:)", file, line)
  }

  /// Returns the view with an action for pulling.
  public func refreshable(
    action: @escaping () async -> Void
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a visibility of the status bar, which isn't drawn.
  public func statusBarHidden(
    _ hidden: Bool = true
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a visibility of the status bar, which isn't drawn.
  public func statusBar(hidden: Bool) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a visibility of the system's parts, which aren't drawn.
  public func persistentSystemOverlays(
    _ visibility: Visibility
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with edges at which the system's gestures wait.
  public func defersSystemGestures(
    on edges: Edge.Set
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a bar of tabs that becomes smaller while a person scrolls.
  public func tabBarMinimizeBehavior(
    _ behavior: TabBarMinimizeBehavior
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a part above the bar of tabs, which isn't drawn.
  public func tabViewBottomAccessory<C: View>(
    @ViewBuilder content: () -> C, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn("tabViewBottomAccessory(content:)", file, line)
  }

  /// Returns the view with a style of the dots of pages, which have theirs in any case.
  public func indexViewStyle<S: IndexViewStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }
}

/// The names of a navigation bar's forms.
public struct NavigationBarItem: Sendable {
  /// The form of a title.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic, inline, large
  }
}

/// The form of a title in a bar.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode?
  /// The standard form.
  public static let automatic = ToolbarTitleDisplayMode(mode: nil)
  /// A title below the items.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// A title between the items.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  /// A title between the items, drawn in the middle.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .inline)
}

/// The time at which a bar of tabs becomes smaller.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  /// The standard time.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// While a person scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// While a person scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// A style of navigation views.
public protocol NavigationViewStyle: Sendable {}

/// The standard style of navigation views.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// A stack of screens.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// Screens beside each other, of which a picture shows the first.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// Two screens beside each other, of which a picture shows the first.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The standard style.
  public static var automatic: DefaultNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A stack of screens.
  public static var stack: StackNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Screens beside each other.
  public static var columns: ColumnNavigationViewStyle { .init() }
}

/// A style of columns.
public protocol NavigationSplitViewStyle: Sendable {}

/// The styles of columns.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The standard style.
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
  /// Columns of which the last one is important.
  public static var prominentDetail: AutomaticNavigationSplitViewStyle { .init() }
  /// Columns of equal importance.
  public static var balanced: AutomaticNavigationSplitViewStyle { .init() }
}

/// A style of the dots of pages.
public protocol IndexViewStyle: Sendable {}

/// Dots below pages.
public struct PageIndexViewStyle: IndexViewStyle {
  /// The visibility of the background of the dots.
  public struct BackgroundDisplayMode: Sendable {
    /// The standard visibility.
    public static var automatic: BackgroundDisplayMode { .init() }
    /// The background is shown while a person touches it.
    public static var interactive: BackgroundDisplayMode { .init() }
    /// The background is shown.
    public static var always: BackgroundDisplayMode { .init() }
    /// The background is hidden.
    public static var never: BackgroundDisplayMode { .init() }
  }

  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots below pages.
  public static var page: PageIndexViewStyle { .init() }

  /// Dots below pages with a background.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { .init() }
}
