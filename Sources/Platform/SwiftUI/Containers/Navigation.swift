import VitrinePlacement

/// A stack of screens, of which a picture shows the first without its bar.
public struct NavigationStack<Data, Root: View>: View {
  private let root: Root
  private let place: CallSite

  /// The first screen.
  public var body: some View {
    root.frame(maxWidth: .infinity, maxHeight: .infinity)
      .modifier(_UndrawnModifier("the bar of NavigationStack", place))
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack.
  public init(
    file: StaticString = #fileID, line: Int = #line, @ViewBuilder root: () -> Root
  ) {
    self.root = root()
    place = CallSite(file, line)
  }

  /// Creates a stack with a path.
  public init(
    path: Binding<NavigationPath>, file: StaticString = #fileID, line: Int = #line,
    @ViewBuilder root: () -> Root
  ) { self.init(file: file, line: line, root: root) }
}

/// The screens of a stack above the first.
public struct NavigationPath: Equatable {
  /// The number of screens.
  public private(set) var count = 0
  /// A Boolean value that indicates whether there are no screens.
  public var isEmpty: Bool { count == 0 }

  /// Creates an empty path.
  public init() {}

  /// Adds a screen.
  public mutating func append<V: Hashable>(_ value: V) { count += 1 }
  /// Removes screens.
  public mutating func removeLast(_ number: Int = 1) { count = max(0, count - number) }
}

/// A screen without its bar.
public struct NavigationView<Content: View>: View {
  private let content: Content
  private let place: CallSite

  /// Creates a view.
  public init(
    file: StaticString = #fileID, line: Int = #line, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    place = CallSite(file, line)
  }

  /// The content.
  public var body: some View {
    content.frame(maxWidth: .infinity, maxHeight: .infinity)
      .modifier(_UndrawnModifier("the bar of NavigationView", place))
  }
}

/// Columns of screens, of which a picture shows the first.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let place: CallSite

  /// The first column.
  public var body: some View {
    sidebar.modifier(_UndrawnModifier("the detail of NavigationSplitView", place))
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates columns.
  public init(
    file: StaticString = #fileID, line: Int = #line, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    place = CallSite(file, line)
  }
}

/// Content that opens another screen.
public struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label

  /// Creates a link.
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Creates a link.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// The label, in a list with a chevron.
  public var body: some View { _LinkRow(label: label) }
}

/// The label of a link to another screen, which has a chevron in a list.
struct _LinkRow<Label: View>: View {
  let label: Label
  @Environment(\.list) private var list

  var body: some View {
    if list == nil {
      label
    } else {
      HStack(spacing: 10.67) {
        label.frame(maxWidth: .infinity, alignment: .leading)
        Image(systemName: "chevron.forward").font(.system(size: 13, weight: .semibold))
          .foregroundStyle(.tertiary).frame(width: 11.33)
      }
    }
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link for a value.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.label = label() }

  /// Creates a link for a value with a title.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    label = Text(titleKey)
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) { label = Text(titleKey) }

  /// Creates a link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    label = Text(titleKey)
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    label = Text(title)
  }
}

/// Screens of which a person chooses one by tabs, and a picture shows the first without the tabs.
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let content: Content
  private let place: CallSite

  /// Returns the layout nodes of the first screen.
  public static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    context.builder.note("the other screens and the bar of TabView aren't drawn", view.place)
    let nodes = Content._nodes(of: view.content, in: context.child(0).inside(nil))
    guard let first = nodes.ids.first else { return _Nodes() }
    let fill = FlexibleFrameRule(
      width: .init(maximum: .infinity), height: .init(maximum: .infinity))
    return _Nodes([context.wrap(first, in: fill)])
  }
}

extension TabView {
  /// Creates screens with a binding to the chosen one.
  public init(
    selection: Binding<SelectionValue>?, file: StaticString = #fileID, line: Int = #line,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    place = CallSite(file, line)
  }
}

extension TabView where SelectionValue == Int {
  /// Creates screens.
  public init(
    file: StaticString = #fileID, line: Int = #line, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    place = CallSite(file, line)
  }
}
