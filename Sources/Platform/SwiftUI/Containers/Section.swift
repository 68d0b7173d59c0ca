import VitrinePlacement

/// Views with a header and a footer.
@preconcurrency @MainActor
public struct Section<Parent, Content, Footer> {
  private let header: Parent
  private let content: Content
  private let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// The body, which is never evaluated.
  public var body: Never { fatalError("a section has no body") }

  /// Creates a section.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// Returns the nodes of the header, the content and the footer, or the section of a list.
  public static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    if let list = context.environment.list {
      func part<Part: View>(_ part: Part, _ index: Int) -> NodeID? {
        let inner = context.child(index).with { $0.list = nil }
        let nodes = Part._nodes(of: part, in: inner)
        return nodes.ids.isEmpty ? nil : inner.join(nodes)
      }
      // The header is styled where its nodes are created.
      let header = ListMargin(header: view.header, list.look)
      let footer = ListMargin(footer: view.footer)
      let hasHeader = Parent.self != EmptyView.self
      let hasFooter = Footer.self != EmptyView.self
      let section = list.section(
        Content._nodes(of: view.content, in: context.child(1)).ids,
        header: hasHeader ? part(header, 0) : nil, footer: hasFooter ? part(footer, 2) : nil,
        in: context)
      return _Nodes([section])
    }
    return _Nodes(
      Parent._nodes(of: view.header, in: context.child(0)).ids
        + Content._nodes(of: view.content, in: context.child(1)).ids
        + Footer._nodes(of: view.footer, in: context.child(2)).ids)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without a header.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// Creates a section with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }

  /// Creates a section with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { footer })
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section that a person can hide.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) { self.init(content: content, header: header) }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title that a person can hide.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(titleKey, content: content) }

  /// Creates a section with a title that a person can hide.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(title, content: content) }
}
