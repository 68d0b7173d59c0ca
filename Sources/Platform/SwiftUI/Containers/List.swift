public import CoreGraphics
import VitrinePlacement

/// Rows below each other.
///
/// The rows are drawn with lines between them, but without the background of a list's style.
public struct List<SelectionValue, Content: View>: View {
  private let content: Content
  private let place: CallSite

  fileprivate init(content: Content, place: CallSite) {
    self.content = content
    self.place = place
  }

  /// The rows in a scroll view.
  public var body: some View {
    ScrollView { _Rows(content: content) }
      .modifier(_UndrawnModifier("the background of List", place))
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of views.
  public init(
    file: StaticString = #fileID, line: Int = #line, @ViewBuilder content: () -> Content
  ) { self.init(content: content(), place: CallSite(file, line)) }

  /// Creates a list of the elements of a collection.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, file: StaticString = #fileID, line: Int = #line,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(content: ForEach(data, content: rowContent), place: CallSite(file, line))
  }

  /// Creates a list of the elements of a collection with identifiers at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, file: StaticString = #fileID,
    line: Int = #line, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(content: ForEach(data, id: id, content: rowContent), place: CallSite(file, line))
  }
}

/// Controls below each other.
///
/// They are drawn like the rows of a list.
public struct Form<Content: View>: View {
  private let content: Content
  private let place: CallSite

  /// Creates a form.
  public init(
    file: StaticString = #fileID, line: Int = #line, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    place = CallSite(file, line)
  }

  /// The controls in a scroll view.
  public var body: some View {
    ScrollView { _Rows(content: content) }
      .modifier(_UndrawnModifier("the background of Form", place))
  }
}

/// Rows of at least 44 points with lines between them.
struct _Rows<Content: View>: PrimitiveView {
  let content: Content

  static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    let inner = context.child(0).inside(.vertical)
    let rows = Content._nodes(of: view.content, in: inner).ids
    var nodes: [NodeID] = []
    for (index, row) in rows.enumerated() {
      if index > 0 {
        let line = inner.child(index).single(Divider().padding(.leading, 16))
        nodes.append(line)
      }
      let insets = context.wrap(row, in: PaddingRule(context.environment.rowInsets.engine))
      let frame = FlexibleFrameRule(
        width: .init(maximum: .infinity), height: .init(minimum: 44),
        alignment: Alignment.leading.guides)
      nodes.append(context.wrap(insets, in: frame))
    }
    return _Nodes([
      context.add(
        StackRule(.vertical, alignment: HorizontalAlignment.leading.guide, spacing: 0), nodes)
    ])
  }
}

private struct RowInsetsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets {
    EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
  }
}

extension EnvironmentValues {
  /// The insets of a list's rows.
  var rowInsets: EdgeInsets {
    get { self[RowInsetsKey.self] }
    set { self[RowInsetsKey.self] = newValue }
  }
}

/// A style of lists, all of which are drawn as rows.
public protocol ListStyle: Sendable {}

/// The styles of lists.
public struct _ListStyle: ListStyle {}

extension ListStyle where Self == _ListStyle {
  /// The standard style.
  public static var automatic: _ListStyle { .init() }
  /// Rows from edge to edge.
  public static var plain: _ListStyle { .init() }
  /// Rows in groups.
  public static var grouped: _ListStyle { .init() }
  /// Rows in groups with rounded corners.
  public static var insetGrouped: _ListStyle { .init() }
  /// Rows with margins.
  public static var inset: _ListStyle { .init() }
  /// Rows of a sidebar.
  public static var sidebar: _ListStyle { .init() }
}

extension View {
  /// Returns the view with a style of lists, which are always drawn as rows.
  public func listStyle<S: ListStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the row with its insets, which only a list around several rows applies.
  public func listRowInsets(
    _ insets: EdgeInsets?, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(insets == nil ? nil : "listRowInsets(_:)", file, line)
  }

  /// Returns the row with a background, which isn't drawn.
  public func listRowBackground<V: View>(
    _ view: V?, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(view == nil ? nil : "listRowBackground(_:)", file, line)
  }

  /// Returns the row with a visibility of its line, which is always drawn.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all, file: StaticString = #fileID,
    line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(visibility == .hidden ? "listRowSeparator(_:)" : nil, file, line)
  }

  /// Returns the view with a distance between rows, which isn't applied.
  public func listRowSpacing(
    _ spacing: CGFloat?, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(spacing == nil ? nil : "listRowSpacing(_:)", file, line)
  }

  /// Returns the view with a distance between sections, which isn't applied.
  public func listSectionSpacing(
    _ spacing: CGFloat, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn("listSectionSpacing(_:)", file, line)
  }
}
