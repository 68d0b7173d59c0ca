import VitrinePlacement

/// A content that is evaluated for each of its views where a view of it is shown.
///
/// So the environment of a place applies to the view, while its state stays that of the content.
@preconcurrency @MainActor
private struct SubviewSource {
  let evaluate: (_ViewContext) -> _Nodes
  let identity: ViewIdentity

  init<Content: View>(_ content: Content, in context: _ViewContext) {
    evaluate = { Content._nodes(of: content, in: $0) }
    identity = context.child(0).identity
  }

  func nodes(in context: _ViewContext) -> _Nodes {
    var inner = context
    inner.identity = identity
    return evaluate(inner)
  }
}

/// A view of a content, taken singly.
public struct Subview: PrimitiveView, Identifiable {
  private let source: SubviewSource
  private let index: Int
  private let values: ContainerValues

  /// The identity of a view in its content.
  public struct ID: Hashable, Sendable {
    let index: Int
  }

  fileprivate init(_ source: SubviewSource, _ index: Int, _ values: ContainerValues) {
    self.source = source
    self.index = index
    self.values = values
  }

  /// The identity among the views of the content.
  public nonisolated var id: ID { ID(index: index) }

  /// The values of the view for its container.
  public var containerValues: ContainerValues { values }

  /// Returns the layout node of this view.
  public static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    let builder = context.builder
    let start = builder.appearances.count
    let nodes = view.source.nodes(in: context)
    // The collection's evaluation has recorded the work of all views already.
    let end = builder.notes.count
    builder.remove(appearances: start..<builder.appearances.count, notes: end..<end)
    return nodes.ids.indices.contains(view.index) ? _Nodes([nodes.ids[view.index]]) : _Nodes()
  }
}

/// The views of a content one by one.
public struct SubviewsCollection: RandomAccessCollection, PrimitiveView {
  private let views: [Subview]

  init<Content: View>(of content: Content, in context: _ViewContext) {
    let source = SubviewSource(content, in: context)
    let builder = context.builder
    views = source.nodes(in: context).ids.enumerated().map { index, id in
      let number = builder.tree[id].traits.clientValues
      let values = ContainerValues { builder.layoutValues.value(of: $0, in: number) }
      return Subview(source, index, values)
    }
  }

  /// The index of the first view.
  public nonisolated var startIndex: Int { views.startIndex }
  /// The index after the last view.
  public nonisolated var endIndex: Int { views.endIndex }
  /// Returns the view at an index.
  public nonisolated subscript(index: Int) -> Subview { views[index] }

  /// Returns the layout nodes of all views.
  public static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    _Nodes(view.flatMap { Subview._nodes(of: $0, in: context).ids })
  }
}

/// A view that is made of the views of another.
public struct GroupElementsOfContent<Base: View, Result: View>: PrimitiveView {
  let base: Base
  let transform: (SubviewsCollection) -> Result

  /// Returns the layout nodes of the result.
  public static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    let result = view.transform(SubviewsCollection(of: view.base, in: context))
    return Result._nodes(of: result, in: context.child(1))
  }
}

extension Group {
  /// Creates a view from the views of another.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(base: view, transform: transform) }
  }
}

extension ForEach where Data == CollectionOfOne<Int>, ID == Int {
  /// Creates a view for each view of another.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Result
  )
  where
    Content == GroupElementsOfContent<Base, ForEach<SubviewsCollection, Subview.ID, Result>>
  {
    self.init(CollectionOfOne(0), id: \.self) { _ in
      GroupElementsOfContent(base: view) { ForEach<_, _, Result>($0, content: content) }
    }
  }
}

/// The forms in which earlier systems arrange the views of a content.
public enum _VariadicView {
  /// The views of a content one by one.
  public typealias Children = SubviewsCollection
  /// A form of one view.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// A form of several views.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot

  /// A content with its form.
  public struct Tree<Root, Content> {
    /// The form.
    public var root: Root
    /// The content.
    public var content: Content

    /// Creates a content with its form.
    public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    /// Creates a content with its form.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.init(root: root, content: content())
    }
  }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  /// The content in its form.
  public var body: GroupElementsOfContent<Content, Root.Body> {
    GroupElementsOfContent(base: content) { [root] in root.body(children: $0) }
  }
}

/// A form of a content's views.
@preconcurrency @MainActor
public protocol _VariadicView_ViewRoot {
  /// The type of the result.
  associatedtype Body: View
  /// Returns the result for the views of a content.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A form of one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A form of several views.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}
