import VitrinePlacement

/// A stack of screens, of which a picture shows the first with its bars.
public struct NavigationStack<Data, Root: View>: View {
  private let root: Root
  private let place: CallSite
  private let isDeep: Bool

  private init(_ root: Root, at place: CallSite, isDeep: Bool = false) {
    self.root = root
    self.place = place
    self.isDeep = isDeep
  }

  /// The first screen.
  public var body: some View {
    _Screen(content: root)
      .modifier(_UndrawnModifier(isDeep ? "the path of NavigationStack" : nil, place))
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack.
  public init(
    file: StaticString = #fileID, line: Int = #line, @ViewBuilder root: () -> Root
  ) { self.init(root(), at: CallSite(file, line)) }

  /// Creates a stack with a path.
  public init(
    path: Binding<NavigationPath>, file: StaticString = #fileID, line: Int = #line,
    @ViewBuilder root: () -> Root
  ) { self.init(root(), at: CallSite(file, line), isDeep: !path.wrappedValue.isEmpty) }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// Creates a stack with a path of values.
  public init(
    path: Binding<Data>, file: StaticString = #fileID, line: Int = #line,
    @ViewBuilder root: () -> Root
  ) { self.init(root(), at: CallSite(file, line), isDeep: !path.wrappedValue.isEmpty) }
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

/// A screen with its bars.
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Creates a view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The content with its bars.
  public var body: some View { _Screen(content: content) }
}

/// Columns of screens, of which a picture shows the first.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let place: CallSite

  /// The first column.
  public var body: some View {
    _Screen(content: sidebar)
      .modifier(_UndrawnModifier("the detail of NavigationSplitView", place))
  }
}

extension NavigationSplitView {
  /// Creates three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail, file: StaticString = #fileID, line: Int = #line
  ) {
    self.sidebar = sidebar()
    place = CallSite(file, line)
  }

  /// Creates three columns with their visibility.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail,
    file: StaticString = #fileID, line: Int = #line
  ) {
    self.sidebar = sidebar()
    place = CallSite(file, line)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail,
    file: StaticString = #fileID, line: Int = #line
  ) {
    self.sidebar = sidebar()
    place = CallSite(file, line)
  }

  /// Creates columns with their visibility.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail, file: StaticString = #fileID, line: Int = #line
  ) {
    self.sidebar = sidebar()
    place = CallSite(file, line)
  }
}

/// The visibility of columns.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private let name: String
  /// The standard visibility.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All columns.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last column.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
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

extension NavigationLink {
  /// Creates a link that a program opens.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Creates a link that a program opens.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Creates a link that a program chooses.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

extension NavigationLink where Destination == Never {
  /// Creates a link for a value.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.label = label() }

  /// Creates a link for a value with a title.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    label = Text(titleKey)
  }

  /// Creates a link for a value with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    label = Text(title)
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

  /// Creates a link with a title that a program opens.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) { label = Text(titleKey) }

  /// Creates a link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    label = Text(title)
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) { label = Text(title) }
}
