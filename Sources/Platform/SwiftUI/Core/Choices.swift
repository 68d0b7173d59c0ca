import VitrinePlacement

/// The tags and labels of alternatives, such as the options of a picker, while their nodes are created.
@MainActor
final class ChoiceBuilder {
  /// An alternative of a container.
  struct Choice {
    let id: NodeID
    let tag: AnyHashable?
    let label: Caption?
  }

  /// The label of a screen in a bar of tabs.
  struct Caption {
    let view: AnyView
    let context: _ViewContext
  }

  /// The work and the notes of an alternative, which count only if it is shown.
  struct Consequences {
    let appearances: Range<Int>
    let notes: Range<Int>
  }

  private var tags: [NodeID: AnyHashable] = [:]
  private var labels: [NodeID: Caption] = [:]
  private var consequences: [NodeID: Consequences] = [:]

  /// Returns the alternatives of a view in order.
  static func choices<V: View>(
    of view: V, in context: _ViewContext
  ) -> (builder: ChoiceBuilder, choices: [Choice]) {
    let builder = ChoiceBuilder()
    let inner = context.with {
      $0.choices = builder
      $0.list = nil
    }
    let tree = context.builder
    let choices = V._nodes(of: view, in: inner).ids.map { id in
      Choice(
        id: id, tag: builder.found(id, tree) { builder.tags[$0] },
        label: builder.found(id, tree) { builder.labels[$0] })
    }
    return (builder, choices)
  }

  /// Sets the tag of nodes; `isImplicit` doesn't replace an author's tag.
  func setTag(_ tag: AnyHashable, of nodes: _Nodes, in context: _ViewContext, isImplicit: Bool) {
    for id in nodes.ids where !isImplicit || found(id, context.builder, { tags[$0] }) == nil {
      tags[id] = tag
    }
  }

  /// Sets the label of nodes, with the work that their views caused.
  func setLabel(_ label: Caption, of nodes: _Nodes, _ consequences: Consequences) {
    for id in nodes.ids {
      labels[id] = label
      self.consequences[id] = consequences
    }
  }

  /// Removes the work and the notes of the alternatives that aren't shown.
  func drop(_ hidden: [Choice], in builder: TreeBuilder) {
    // The last ones go first, so that the ranges of the others stay valid.
    for choice in hidden.reversed() {
      guard let part = found(choice.id, builder, { consequences[$0] }) else { continue }
      builder.remove(appearances: part.appearances, notes: part.notes)
    }
  }

  /// Returns the value of a node, or of the node that modifiers wrap.
  private func found<Value>(
    _ id: NodeID, _ builder: TreeBuilder, _ value: (NodeID) -> Value?
  ) -> Value? {
    var id = id
    while true {
      if let value = value(id) { return value }
      guard let first = builder.tree[id].children.first else { return nil }
      id = first
    }
  }
}

private struct ChoicesKey: EnvironmentKey {
  static var defaultValue: ChoiceBuilder? { nil }
}

extension EnvironmentValues {
  /// The alternatives whose nodes are created, or nil outside of a container of alternatives.
  var choices: ChoiceBuilder? {
    get { self[ChoicesKey.self] }
    set { self[ChoicesKey.self] = newValue }
  }
}

/// A modifier with the tag of an alternative.
public struct _TagModifier: PrimitiveModifier {
  let tag: AnyHashable

  /// Returns the layout nodes of the modified content.
  package func nodes(
    of content: @MainActor (_ViewContext) -> _Nodes, in context: _ViewContext
  ) -> _Nodes {
    let nodes = content(context)
    context.environment.choices?.setTag(tag, of: nodes, in: context, isImplicit: false)
    return nodes
  }
}

/// A modifier with the label of a screen in a bar of tabs.
public struct _TabLabelModifier: PrimitiveModifier {
  let label: AnyView

  /// Returns the layout nodes of the modified content.
  package func nodes(
    of content: @MainActor (_ViewContext) -> _Nodes, in context: _ViewContext
  ) -> _Nodes {
    let builder = context.builder
    let (appearances, notes) = (builder.appearances.count, builder.notes.count)
    let nodes = content(context)
    context.environment.choices?.setLabel(
      .init(view: label, context: context), of: nodes,
      .init(
        appearances: appearances..<builder.appearances.count, notes: notes..<builder.notes.count))
    return nodes
  }
}

extension View {
  /// Returns the view with a tag, by which a container such as a picker knows it.
  public func tag<V: Hashable>(
    _ tag: V, includeOptional: Bool = true
  ) -> ModifiedContent<Self, _TagModifier> { modifier(_TagModifier(tag: AnyHashable(tag))) }

  /// Returns the view as a screen with a label in a bar of tabs.
  public func tabItem<V: View>(
    @ViewBuilder _ label: () -> V
  ) -> ModifiedContent<Self, _TabLabelModifier> {
    modifier(_TabLabelModifier(label: AnyView(label())))
  }
}
