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
      nodes.ids += Content._nodes(of: view.content(element), in: inner).ids
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
