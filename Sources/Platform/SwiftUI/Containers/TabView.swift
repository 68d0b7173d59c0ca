import UIKit
import VitrinePlacement

/// Screens of which a person chooses one by tabs, and a picture shows the chosen one.
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let content: Content
  private let selection: SelectionValue?

  /// Returns the layout nodes of the chosen screen and of the bar.
  public static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    var inner = context.child(0).inside(nil)
    inner.preferences = context.preferences.part()
    let (builder, choices) = ChoiceBuilder.choices(of: view.content, in: inner)
    guard !choices.isEmpty else { return _Nodes() }
    let chosen =
      view.selection.flatMap { selection in
        choices.firstIndex { Self.matches($0.tag, selection) }
      } ?? 0
    builder.drop(
      choices.indices.filter { $0 != chosen }.map { choices[$0] }, in: context.builder)
    let fill = FlexibleFrameRule(
      width: .init(maximum: .infinity), height: .init(maximum: .infinity))
    let screen = context.wrap(choices[chosen].id, in: fill)
    let bar = context.child(1).inside(nil)
    switch context.environment.tabViewStyle {
    case .tabs:
      if inner.preferences.value(of: BarContentKey.self)?.hidesTabs == true {
        return _Nodes([screen])
      }
      let items = choices.map { TabBar.Item(label: $0.label) }
      let node = bar.single(TabBar(items: items, chosen: chosen))
      let rule = EdgeInsetRule(.bottom, alignment: HorizontalAlignment.center.guide)
      return _Nodes([context.wrap(screen, with: [node], in: rule)])
    case .pages(let showsDots):
      guard showsDots ?? (choices.count > 1) else { return _Nodes([screen]) }
      let dots = bar.single(
        PageDots(count: choices.count, current: chosen).fixedSize().padding(.bottom, 8))
      return _Nodes([
        context.wrap(screen, with: [dots], in: SecondaryRule(Alignment.bottom.guides))
      ])
    }
  }

  /// Returns whether a tag is the selection, also if the selection is an optional.
  private static func matches(_ tag: AnyHashable?, _ selection: SelectionValue) -> Bool {
    guard let tag else { return false }
    if tag == AnyHashable(selection) { return true }
    guard let value = tag.base as? SelectionValue else { return false }
    return value == selection
  }
}

extension TabView {
  /// Creates screens with a binding to the chosen one.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.selection = selection?.wrappedValue
  }
}

extension TabView where SelectionValue == Int {
  /// Creates screens, of which the first is shown.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    selection = nil
  }
}

/// A screen of a tab view with its label.
public struct Tab<Value: Hashable, Content: View, Label: View>: View {
  private let content: Content
  private let label: Label
  private let value: Value?

  /// The screen.
  public var body: some View {
    content.tabItem { label }.tagged(value.map { AnyHashable($0) })
  }
}

extension View {
  @ViewBuilder
  fileprivate func tagged(_ tag: AnyHashable?) -> some View {
    if let tag { modifier(_TagModifier(tag: tag)) } else { self }
  }
}

extension Tab {
  /// Creates a screen with a value and a label.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.content = content()
    self.label = label()
    self.value = value
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a screen with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    label = DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
    self.value = value
  }

  /// Creates a screen with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    label = DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    self.value = value
  }

  /// Creates a screen with a title and an image.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    label = DefaultTabLabel(title: Text(titleKey), image: Image(image))
    self.value = value
  }

  /// Creates a screen for searching.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.content = content()
    label = DefaultTabLabel(title: Text("Search"), image: Image(systemName: "magnifyingglass"))
    self.value = value
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a screen with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    label = DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
    value = nil
  }

  /// Creates a screen with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    label = DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    value = nil
  }

  /// Creates a screen with a title and an image.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    label = DefaultTabLabel(title: Text(titleKey), image: Image(image))
    value = nil
  }

  /// Creates a screen for searching.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.content = content()
    label = DefaultTabLabel(title: Text("Search"), image: Image(systemName: "magnifyingglass"))
    value = nil
  }
}

/// The label of a tab with a title and a symbol.
public struct DefaultTabLabel: View {
  let title: Text
  let image: Image

  /// The symbol and the title.
  public var body: some View {
    image
    title
  }
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// A tab for searching.
  public static let search = TabRole(name: "search")
}

/// A group of tabs, whose title a bar doesn't show.
public struct TabSection<Content: View>: View {
  private let content: Content

  /// Creates a group with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The tabs.
  public var body: some View { content }
}

/// The bar with the tabs (docs/PLATFORM.md, "Bars").
private struct TabBar: View {
  struct Item {
    let label: ChoiceBuilder.Caption?
  }

  let items: [Item]
  let chosen: Int

  var body: some View {
    if BarLook.isNew {
      row.padding(.horizontal, 4)
        .frame(height: BarLook.tabCapsuleHeight).background(GlassBackground())
        .padding(.horizontal, BarLook.tabCapsuleMargin)
        .frame(height: BarLook.tabBarHeight, alignment: .top)
    } else {
      row.frame(height: BarLook.tabBarHeight).background(BarBackground())
    }
  }

  private var row: some View {
    HStack(spacing: 0) {
      ForEach(Array(items.indices), id: \.self) { index in
        TabBarItem(label: items[index].label, isChosen: index == chosen)
          .frame(maxWidth: .infinity)
      }
    }
    .frame(maxWidth: .infinity)
  }
}

/// The background of a bar of tabs before iOS 26, with a line at the top.
private struct BarBackground: View {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.pixelLength) private var pixel

  var body: some View {
    Color(white: scheme == .dark ? 0.086 : 0.976)
      .overlay(alignment: .top) {
        Color(uiColor: .separator).frame(height: pixel)
      }
      .ignoresSafeArea(.container, edges: .bottom)
  }
}

/// The symbol and the title of a tab.
private struct TabBarItem: PrimitiveView {
  let label: ChoiceBuilder.Caption?
  let isChosen: Bool

  static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    guard let label = view.label else { return _Nodes([context.single(Color.clear)]) }
    var inner = label.context
    inner.environment.choices = nil
    inner.environment.labelStyle = { parts in
      AnyView(
        Group {
          parts.icon
          parts.title
        })
    }
    let item = VStack(spacing: 2) { label.view }
      .font(.system(size: 10, weight: BarLook.isNew ? .semibold : .medium)).imageScale(.large)
      .foregroundStyle(view.isChosen ? AnyShapeStyle(.tint) : other)
      .lineLimit(1)
    guard BarLook.isNew, view.isChosen else { return _Nodes([inner.single(item)]) }
    let selection = item.frame(maxWidth: .infinity).frame(height: 54)
      .background(Color(uiColor: .tertiarySystemFill), in: Capsule())
    return _Nodes([inner.single(selection)])
  }

  private static var other: AnyShapeStyle {
    AnyShapeStyle(BarLook.isNew ? Color.primary : Color(uiColor: .systemGray))
  }
}

/// The dots below pages.
private struct PageDots: UIViewRepresentable {
  let count: Int
  let current: Int

  func makeUIView(context: Context) -> UIPageControl { UIPageControl() }

  func updateUIView(_ control: UIPageControl, context: Context) {
    control.numberOfPages = count
    control.currentPage = current
  }
}

/// The looks of tab views.
public enum _TabViewStyle: Sendable {
  case tabs
  /// Pages, whose dots are shown, hidden or, for nil, shown for more than one page.
  case pages(showsDots: Bool?)
}

/// A style of tabs.
public protocol TabViewStyle: Sendable {
  /// The look of tab views in the style.
  var _style: _TabViewStyle { get }
}

/// The standard style: a bar of tabs.
public struct DefaultTabViewStyle: TabViewStyle {
  /// The look of tab views in the style.
  public var _style: _TabViewStyle { .tabs }
  /// Creates the style.
  public init() {}
}

/// Tabs that a wide screen shows in a sidebar, drawn as a bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// The look of tab views in the style.
  public var _style: _TabViewStyle { .tabs }
  /// Creates the style.
  public init() {}
}

/// Pages that a person turns.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether the dots are shown.
  public struct IndexDisplayMode: Sendable {
    let showsDots: Bool?
    /// The dots are shown if there are several pages.
    public static let automatic = IndexDisplayMode(showsDots: nil)
    /// The dots are shown.
    public static let always = IndexDisplayMode(showsDots: true)
    /// The dots are hidden.
    public static let never = IndexDisplayMode(showsDots: false)
  }

  private let mode: IndexDisplayMode

  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }

  /// The look of tab views in the style.
  public var _style: _TabViewStyle { .pages(showsDots: mode.showsDots) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The standard style.
  public static var automatic: DefaultTabViewStyle { .init() }
  /// A bar of tabs.
  public static var tabBarOnly: DefaultTabViewStyle { .init() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar, or a sidebar on wide screens.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Screens beside each other.
  public static var page: PageTabViewStyle { .init() }

  /// Screens beside each other, with or without dots.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { .init(indexDisplayMode: indexDisplayMode) }
}

private struct TabViewStyleKey: EnvironmentKey {
  static var defaultValue: _TabViewStyle { .tabs }
}

extension EnvironmentValues {
  /// The look of tab views.
  var tabViewStyle: _TabViewStyle {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Returns the view with a style of tabs.
  public func tabViewStyle<S: TabViewStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.tabViewStyle = style._style }
  }
}
