/// A change of a view that creates another view.
@preconcurrency @MainActor
public protocol ViewModifier {
  /// The type of the modifier's body.
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = _ViewModifier_Content<Self>

  /// Returns the modified view.
  @ViewBuilder func body(content: Content) -> Body

  /// Returns the layout nodes of modified content.
  static func _nodes(
    of modifier: Self, in context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> _Nodes
  ) -> _Nodes
}

extension ViewModifier {
  /// Evaluates the body of an author's modifier.
  public static func _nodes(
    of modifier: Self, in context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> _Nodes
  ) -> _Nodes {
    let outer = context.modifierContents
    var inner = context
    inner.modifierContents[ObjectIdentifier(Self.self)] = { context in
      // A modifier inside of the content has its own content.
      var context = context
      context.modifierContents = outer
      return content(context)
    }
    DynamicProperties.connect(modifier, to: inner)
    let body = modifier.body(content: _ViewModifier_Content())
    return Body._nodes(of: body, in: inner.child(0))
  }
}

extension ViewModifier where Body == Never {
  /// The body, which is never evaluated.
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

/// A modifier that changes layout nodes itself.
///
/// A new modifier of the library conforms to it and implements `nodes(of:in:)`.
package protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// Returns the nodes of the modified content.
  func nodes(
    of content: @MainActor (_ViewContext) -> _Nodes, in context: _ViewContext
  ) -> _Nodes
}

extension PrimitiveModifier {
  /// Returns the nodes of the modified content.
  public static func _nodes(
    of modifier: Self, in context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> _Nodes
  ) -> _Nodes { modifier.nodes(of: content, in: context) }
}

/// The view that an author's modifier changes.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  /// Returns the layout nodes.
  public static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    context.modifierContents[ObjectIdentifier(Modifier.self)]?(context) ?? _Nodes()
  }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier
  package var site = _SourceSite()

  /// Creates a modified view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: SitedView, View where Content: View, Modifier: ViewModifier {
  /// The body, which is never evaluated.
  public var body: Never { fatalError("modified content has no body") }

  /// Returns the nodes of the content, which the modifier changes.
  public static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    Modifier._nodes(of: view.modifier, in: context.at(view.site)) { inner in
      Content._nodes(of: view.content, in: inner.child(0))
    }
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Returns the nodes of the content with both modifiers, of which the first is inside.
  public static func _nodes(
    of pair: Self, in context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> _Nodes
  ) -> _Nodes {
    Modifier._nodes(of: pair.modifier, in: context) { inner in
      Content._nodes(of: pair.content, in: inner, content: content)
    }
  }

  /// The body, which is never evaluated.
  public func body(content: _ViewModifier_Content<Self>) -> Never {
    fatalError("modified content has no body")
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: PrimitiveModifier {
  /// The modifier.
  public static let identity = EmptyModifier()

  /// Creates a modifier.
  public init() {}

  /// Returns the layout nodes of the modified content.
  package func nodes(
    of content: @MainActor (_ViewContext) -> _Nodes, in context: _ViewContext
  ) -> _Nodes { content(context) }
}

extension View {
  /// Returns the view with a modifier.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Returns this modifier followed by another one.
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
