/// Fields for searching in bars.
extension View {
  /// Returns the view with a field for searching.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> ModifiedContent<Self, _PreferenceModifier> {
    let text = text.wrappedValue
    return barContent { bar, _ in bar.search = BarSearch(text: text, prompt: prompt) }
  }

  /// Returns the view with a field for searching.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> ModifiedContent<Self, _PreferenceModifier> {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Returns the view with a field for searching.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> ModifiedContent<Self, _PreferenceModifier> {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Returns the view with a field for searching, which has the focus or not.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> ModifiedContent<Self, _PreferenceModifier> {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Returns the view with a field for searching, which has the focus or not.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> ModifiedContent<Self, _PreferenceModifier> {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Returns the view with suggestions below the field, which are shown while a person types.
  public func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with parts to search in, which are shown while a person types.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a text that completes a search.
  public func searchCompletion(_ completion: String) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn()
  }

  /// Returns the view with a form of the field in a bar.
  public func searchToolbarBehavior(
    _ behavior: SearchToolbarBehavior
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }
}

/// The place of a field for searching.
public struct SearchFieldPlacement: Sendable {
  /// The visibility of a field below the title.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// It is hidden while a person scrolls.
    public static var automatic: NavigationBarDrawerDisplayMode { .init() }
    /// It is always visible.
    public static var always: NavigationBarDrawerDisplayMode { .init() }
  }

  /// The standard place.
  public static var automatic: SearchFieldPlacement { .init() }
  /// A bar.
  public static var toolbar: SearchFieldPlacement { .init() }
  /// A sidebar.
  public static var sidebar: SearchFieldPlacement { .init() }
  /// Below the title.
  public static var navigationBarDrawer: SearchFieldPlacement { .init() }

  /// Returns the place below the title.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { .init() }
}

/// The form of a field for searching in a bar.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String
  /// The standard form.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// A button until it is touched.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// The text and the prompt of a field for searching.
struct BarSearch {
  let text: String
  let prompt: Text?
}

/// A field for searching below a title.
struct SearchField: View {
  let search: BarSearch

  var body: some View {
    let isNew = BarLook.isNew
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
      Group {
        if search.text.isEmpty {
          (search.prompt ?? Text(verbatim: "Search")).foregroundStyle(.secondary)
        } else {
          Text(verbatim: search.text)
        }
      }
      .lineLimit(1)
      Spacer(minLength: 0)
    }
    .font(.system(size: 17))
    .padding(.horizontal, isNew ? 12 : 8)
    .frame(height: isNew ? 44 : 36)
    .background(
      Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: isNew ? 22 : 10)
    )
    .padding(.horizontal, BarLook.margin)
    .frame(height: isNew ? 60 : 52, alignment: .top)
    .padding(.top, 1)
  }
}
