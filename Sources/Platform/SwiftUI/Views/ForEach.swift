/// Views of the elements of a collection.
@preconcurrency @MainActor
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// A function that creates the view of an element.
  public var content: (Data.Element) -> Content
  private let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  /// The body, which is never evaluated.
  public var body: Never { fatalError("ForEach has no body") }

  /// Creates views of elements with identifiers at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }

  /// Returns the nodes of all elements in order.
  public static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    var nodes = _Nodes()
    for element in view.data {
      let inner = context.child(id: AnyHashable(view.id(element)))
      let part = Content._nodes(of: view.content(element), in: inner)
      // An identifier is also the tag of an option without one.
      context.environment.choices?.setTag(
        AnyHashable(view.id(element)), of: part, in: context, isImplicit: true)
      nodes.ids += part.ids
    }
    return nodes
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates views of elements with identifiers.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Creates views of numbers.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: \.self, content: content)
  }
}

/// The elements of a binding's collection as bindings with identifiers.
public struct IndexedBindings<Base: MutableCollection & RandomAccessCollection, ID: Hashable>:
  RandomAccessCollection
{
  /// An element with its identifier.
  public struct Element {
    let id: ID
    let binding: Binding<Base.Element>
  }

  private let base: Binding<Base>
  private let id: KeyPath<Base.Element, ID>

  init(_ base: Binding<Base>, id: KeyPath<Base.Element, ID>) {
    self.base = base
    self.id = id
  }

  /// The first index.
  public var startIndex: Base.Index { base.wrappedValue.startIndex }
  /// The index after the last one.
  public var endIndex: Base.Index { base.wrappedValue.endIndex }

  /// Returns the next index.
  public func index(after index: Base.Index) -> Base.Index {
    base.wrappedValue.index(after: index)
  }

  /// Returns the previous index.
  public func index(before index: Base.Index) -> Base.Index {
    base.wrappedValue.index(before: index)
  }

  /// The binding at an index.
  public subscript(position: Base.Index) -> Element {
    let base = base
    return Element(
      id: base.wrappedValue[position][keyPath: id],
      binding: Binding(
        get: { base.wrappedValue[position] }, set: { base.wrappedValue[position] = $0 }))
  }
}

extension ForEach where Content: View {
  /// Creates views of the elements of a binding.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == IndexedBindings<C, C.Element.ID>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(data, id: \.id, content: content)
  }

  /// Creates views of the elements of a binding with identifiers at a key path.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == IndexedBindings<C, ID> {
    self.init(IndexedBindings(data, id: id), id: \.id) { content($0.binding) }
  }
}

extension ForEach {
  /// Creates parts of elements that aren't views.
  package init(
    _data data: Data, id: KeyPath<Data.Element, ID>,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }
}
