// The platform has a modifier of this name for items and one for views.
// swift-format-ignore-file: AmbiguousTrailingClosureOverload

/// Modifiers with the items and the look of a screen's bars.
extension View {
  /// Returns the view with items of bars.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> ModifiedContent<Self, _PreferenceModifier> {
    let content = content()
    return barContent { bar, context in
      bar.items += Content._items(of: content, in: context.child(700))
    }
  }

  /// Returns the view with items of bars that a person can arrange.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> ModifiedContent<Self, _PreferenceModifier> { toolbar(content: content) }

  /// Returns the view with views at the trailing side of the bar.
  @_disfavoredOverload
  public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> ModifiedContent<Self, _PreferenceModifier> {
    toolbar { ToolbarItemGroup(content: content) }
  }

  /// Returns the view with a visibility of bars.
  public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> ModifiedContent<Self, _PreferenceModifier> { barVisibility(visibility, bars) }

  /// Returns the view with a visibility of bars.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> ModifiedContent<Self, _PreferenceModifier> { barVisibility(visibility, bars) }

  private func barVisibility(
    _ visibility: Visibility, _ bars: [ToolbarPlacement]
  ) -> ModifiedContent<Self, _PreferenceModifier> {
    barContent { bar, _ in
      guard visibility != .automatic else { return }
      if bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) {
        bar.isHidden = visibility == .hidden
      }
      if bars.contains(.tabBar) { bar.hidesTabs = visibility == .hidden }
    }
  }

  /// Returns the view with a background of the navigation bar.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> ModifiedContent<Self, _PreferenceModifier> {
    barContent { bar, _ in
      if bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) {
        bar.background = AnyShapeStyle(style)
      }
    }
  }

  /// Returns the view with a visibility of the background of bars, which have theirs in any case.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a visibility of the background of bars, which have theirs in any case.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with an appearance of bars.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> ModifiedContent<Self, _PreferenceModifier> {
    barContent { bar, _ in bar.colorScheme = colorScheme ?? bar.colorScheme }
  }

  /// Returns the view with a purpose of its bar.
  public func toolbarRole(_ role: ToolbarRole) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn()
  }

  /// Returns the view with a menu of its title, which isn't drawn.
  public func toolbarTitleMenu<C: View>(
    @ViewBuilder content: () -> C, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn("toolbarTitleMenu(content:)", file, line)
  }
}

/// The purpose of a bar.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String
  /// The standard purpose.
  public static let automatic = ToolbarRole(name: "automatic")
  /// A screen among others.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// A browser.
  public static let browser = ToolbarRole(name: "browser")
  /// An editor.
  public static let editor = ToolbarRole(name: "editor")
}
