/// A builder of views from the statements of a closure.
@resultBuilder
@preconcurrency @MainActor
public enum ViewBuilder {
  /// Builds an empty view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Builds a view from one statement.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Builds a view from several statements.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content)) { context in
      var ids = _Nodes()
      var index = 0
      @MainActor func add<V: View>(_ view: V) {
        ids.ids += V._nodes(of: view, in: context.child(index)).ids
        index += 1
      }
      repeat add(each content)
      return ids
    }
  }

  /// Builds a view of an expression and records the line.
  public static func buildExpression<Content: View>(
    _ content: Content, _ file: StaticString = #filePath, _ line: Int = #line
  ) -> Content { Content._sited(content, _SourceSite(file, line)) }

  /// Builds a view of an expression of the library, whose lines mean nothing to an author.
  package static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Builds the first branch of a condition.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(.first(first)) }

  /// Builds the second branch of a condition.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(.second(second)) }

  /// Builds a condition without a second branch.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Builds a view of a newer system.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// The views of several statements.
public struct TupleView<T>: PrimitiveView {
  /// The views.
  public var value: T
  private let make: @MainActor (_ViewContext) -> _Nodes

  init(_ value: T, _ make: @escaping @MainActor (_ViewContext) -> _Nodes) {
    self.value = value
    self.make = make
  }

  /// Returns the layout nodes.
  public static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    view.make(context)
  }
}

/// One of two views.
public struct _ConditionalContent<First: View, Second: View>: PrimitiveView {
  enum Branch {
    case first(First)
    case second(Second)
  }

  let branch: Branch

  init(_ branch: Branch) { self.branch = branch }

  /// Returns the layout nodes.
  public static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    switch view.branch {
    case .first(let first): First._nodes(of: first, in: context.child(0))
    case .second(let second): Second._nodes(of: second, in: context.child(1))
    }
  }
}

extension Optional: View where Wrapped: View {
  /// The body, which is never evaluated.
  public var body: Never { fatalError("an optional view has no body") }

  /// Returns the nodes of the view, or none.
  public static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    view.map { Wrapped._nodes(of: $0, in: context.child(0)) } ?? _Nodes()
  }
}
