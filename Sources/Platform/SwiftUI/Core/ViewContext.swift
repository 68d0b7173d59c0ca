import VitrineGraphics
package import VitrinePlacement

/// The surroundings in which a view creates its layout nodes.
///
/// It is a value that parents change for their children: the environment, the identity for state,
/// and the axis of the surrounding stack.
@preconcurrency @MainActor
public struct _ViewContext {
  package let builder: TreeBuilder
  package var environment: EnvironmentValues
  /// The position in the structure of the views, which owns their state.
  package var identity: ViewIdentity
  /// The axis of the surrounding stack, for spacers and dividers.
  package var stackAxis: VitrinePlacement.Axis?
  /// The contents that the placeholders of modifiers stand for, by the modifier's type.
  package var modifierContents: [ObjectIdentifier: @MainActor (_ViewContext) -> _Nodes] = [:]
  /// The preferences of the views around this one, to which its own are added.
  package var preferences = PreferenceScope()
  /// The named spaces of coordinates around the view.
  package var spaces: [AnyHashable: PlacedFrame] = [:]
  /// The author's line of the view.
  package var site = _SourceSite()
  /// The number of bodies around the view.
  private var depth = 0

  /// The largest number of nested bodies, above which a view isn't shown.
  private static let deepest = 400

  package init(_ builder: TreeBuilder, _ environment: EnvironmentValues, _ identity: ViewIdentity) {
    self.builder = builder
    self.environment = environment
    self.identity = identity
  }

  /// Returns the context of the child at an index of its parent.
  package func child(_ index: Int) -> _ViewContext {
    var context = self
    context.identity = identity.child(.index(index))
    return context
  }

  /// Returns the context of a child with an explicit identity.
  package func child(id: AnyHashable) -> _ViewContext {
    var context = self
    context.identity = identity.child(.id(id))
    return context
  }

  /// Returns the context with a changed environment.
  package func with(_ change: (inout EnvironmentValues) -> Void) -> _ViewContext {
    var context = self
    change(&context.environment)
    return context
  }

  /// Returns the context inside of a stack, or of another container for nil.
  package func inside(_ axis: VitrinePlacement.Axis?) -> _ViewContext {
    var context = self
    context.stackAxis = axis
    return context
  }

  /// Evaluates the body of an author's view.
  func nodes<V: View>(ofBodyOf view: V) -> _Nodes {
    guard depth < Self.deepest else {
      builder.note("the views are nested too deeply; \(V.self) isn't shown", at: site.location)
      return _Nodes()
    }
    var inner = self
    inner.depth += 1
    DynamicProperties.connect(view, to: inner)
    let body = view.body
    return V.Body._nodes(of: body, in: inner.child(0))
  }

  /// Returns the node of a view that may be a group, which `rule` then arranges.
  package func single<V: View>(_ view: V, _ rule: any PlacementRule = LayerRule()) -> NodeID {
    join(V._nodes(of: view, in: self), rule)
  }

  /// Joins nodes to a single one.
  package func join(_ nodes: _Nodes, _ rule: any PlacementRule = LayerRule()) -> NodeID {
    if nodes.ids.count == 1 { return nodes.ids[0] }
    return add(rule, nodes.ids)
  }

  /// Adds a node with the direction of the environment.
  package func add(
    _ rule: any PlacementRule, _ children: [NodeID] = [], _ content: NodeContent? = nil
  ) -> NodeID {
    var node = PlacementNode(rule, children)
    node.direction = environment.layoutDirection.engine
    node.content = content.map(addColored)
    let id = builder.tree.add(node)
    builder.locate(id, at: site)
    return id
  }

  /// Wraps a node, whose traits the new one keeps.
  package func wrap(
    _ child: NodeID, with others: [NodeID] = [], in rule: any PlacementRule,
    _ content: NodeContent? = nil
  ) -> NodeID {
    let id = builder.tree.wrap(child, with: others, in: rule)
    builder.tree[id].direction = environment.layoutDirection.engine
    builder.tree[id].content = content.map(addColored)
    builder.locate(id, at: site)
    return id
  }
}
