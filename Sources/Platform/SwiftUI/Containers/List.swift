import UIKit
import VitrinePlacement

/// Rows below each other, in sections.
///
/// The standard style shows sections as cards on a gray background.
public struct List<SelectionValue, Content: View>: View {
  private let content: Content

  fileprivate init(content: Content) { self.content = content }

  /// The rows in a scroll view.
  public var body: some View { _ListBody(content: content) }
}

extension List {
  /// Creates a list of views of which a person chooses some.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content)
  where SelectionValue: Hashable { self.init(content: content()) }

  /// Creates a list of views of which a person chooses one.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content)
  where SelectionValue: Hashable { self.init(content: content()) }

  /// Creates a list of elements of which a person chooses some.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    SelectionValue: Hashable, Data.Element: Identifiable,
    Content == ForEach<Data, Data.Element.ID, Row>
  { self.init(content: ForEach(data, content: rowContent)) }

  /// Creates a list of elements of which a person chooses one.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    SelectionValue: Hashable, Data.Element: Identifiable,
    Content == ForEach<Data, Data.Element.ID, Row>
  { self.init(content: ForEach(data, content: rowContent)) }

  /// Creates a list of elements with identifiers at a key path, of which a person chooses some.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where SelectionValue: Hashable, Content == ForEach<Data, ID, Row> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list of elements with identifiers at a key path, of which a person chooses one.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where SelectionValue: Hashable, Content == ForEach<Data, ID, Row> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of views.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  /// Creates a list of numbers.
  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(content: ForEach(data, content: rowContent))
  }

  /// Creates a list of the elements of a binding.
  public init<C: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    C.Element: Identifiable,
    Content == ForEach<IndexedBindings<C, C.Element.ID>, C.Element.ID, Row>
  { self.init(content: ForEach(data, content: rowContent)) }

  /// Creates a list of a tree's first level.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> {
    self.init(content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Creates a list of the elements of a collection.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(content: ForEach(data, content: rowContent))
  }

  /// Creates a list of the elements of a collection with identifiers at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }
}

/// Controls below each other.
///
/// They are drawn like the rows of a list in sections.
public struct Form<Content: View>: View {
  private let content: Content
  @Environment(\.formStyle) private var style

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a form from the parts that a style receives.
  public init(_ configuration: FormStyleConfiguration)
  where Content == FormStyleConfiguration.Content { content = configuration.content }

  /// The controls in a scroll view, or the view of the form's style.
  public var body: some View {
    if let style {
      style(FormStyleConfiguration(content: .init(view: AnyView(content))))
    } else {
      _ListBody(content: content)
    }
  }
}

/// The rows of a list in a scroll view, on the background of the list's style.
struct _ListBody<Content: View>: View {
  let content: Content
  @Environment(\.listStyle) private var style
  @Environment(\.hidesListBackground) private var hidesBackground

  var body: some View {
    let look = ListLook(style)
    ScrollView { _Rows(content: content, look: look) }
      .ignoresSafeArea(.container, edges: .bottom)
      .background(hidesBackground ? AnyShapeStyle(Color.clear) : look.background)
  }
}

/// The rows of a list with lines between them.
struct _Rows<Content: View>: PrimitiveView {
  let content: Content
  let look: ListLook

  static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    let list = ListBuilder(view.look)
    if context.environment.editMode?.wrappedValue.isEditing == true {
      context.builder.note(
        "the controls of a list that is edited aren't drawn", at: context.site.location)
    }
    let inner = context.child(0).inside(.vertical).with { $0.list = list }
    let nodes = Content._nodes(of: view.content, in: inner).ids
    return _Nodes([list.list(nodes, in: context.child(1).inside(.vertical))])
  }
}

/// A style of lists.
public protocol ListStyle: Sendable {
  /// The look of lists in the style.
  var _style: _ListStyle { get }
}

/// The looks of lists.
public enum _ListStyle: Sendable {
  case plain, grouped, insetGrouped
}

/// The standard style: rows in groups with rounded corners.
public struct DefaultListStyle: ListStyle {
  /// The look of lists in the style.
  public var _style: _ListStyle { .insetGrouped }
  /// Creates the style.
  public init() {}
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  /// The look of lists in the style.
  public var _style: _ListStyle { .plain }
  /// Creates the style.
  public init() {}
}

/// Rows in groups from edge to edge.
public struct GroupedListStyle: ListStyle {
  /// The look of lists in the style.
  public var _style: _ListStyle { .grouped }
  /// Creates the style.
  public init() {}
}

/// Rows in groups with rounded corners.
public struct InsetGroupedListStyle: ListStyle {
  /// The look of lists in the style.
  public var _style: _ListStyle { .insetGrouped }
  /// Creates the style.
  public init() {}
}

/// Rows with margins, which are drawn from edge to edge.
public struct InsetListStyle: ListStyle {
  /// The look of lists in the style.
  public var _style: _ListStyle { .plain }
  /// Creates the style.
  public init() {}
}

/// Rows of a sidebar, which are drawn in groups.
public struct SidebarListStyle: ListStyle {
  /// The look of lists in the style.
  public var _style: _ListStyle { .insetGrouped }
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The standard style.
  public static var automatic: DefaultListStyle { .init() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { .init() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Rows in groups from edge to edge.
  public static var grouped: GroupedListStyle { .init() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Rows in groups with rounded corners.
  public static var insetGrouped: InsetGroupedListStyle { .init() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with margins.
  public static var inset: InsetListStyle { .init() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows of a sidebar.
  public static var sidebar: SidebarListStyle { .init() }
}

private struct ListStyleKey: EnvironmentKey {
  static var defaultValue: _ListStyle { .insetGrouped }
}

private struct ListBackgroundKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The look of lists.
  var listStyle: _ListStyle {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }

  /// A Boolean value that indicates whether lists have no background.
  var hidesListBackground: Bool {
    get { self[ListBackgroundKey.self] }
    set { self[ListBackgroundKey.self] = newValue }
  }
}

/// A modifier of a list's rows.
public struct _RowModifier: PrimitiveModifier {
  let change: @MainActor (inout ListBuilder.RowTraits, _ViewContext) -> Void

  /// Returns the layout nodes of the modified content.
  package func nodes(
    of content: @MainActor (_ViewContext) -> _Nodes, in context: _ViewContext
  ) -> _Nodes {
    let nodes = content(context)
    guard let list = context.environment.list else { return nodes }
    for row in nodes.ids { change(&list.traits[row, default: .init()], context) }
    return nodes
  }
}

extension View {
  /// Returns the view with a style of lists.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listStyle, style._style)
  }

  /// Returns the view with a visibility of the background of lists.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.hidesListBackground, visibility == .hidden)
  }
}
