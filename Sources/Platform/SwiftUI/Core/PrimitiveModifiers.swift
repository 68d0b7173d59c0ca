package import VitrinePlacement

/// A modifier that changes the environment of its content.
public struct _EnvironmentModifier: PrimitiveModifier {
  private let change: @MainActor (inout EnvironmentValues) -> Void

  package init(_ change: @escaping @MainActor (inout EnvironmentValues) -> Void) {
    self.change = change
  }

  /// Returns the layout nodes of the modified content.
  package func nodes(
    of content: @MainActor (_ViewContext) -> _Nodes, in context: _ViewContext
  ) -> _Nodes { content(context.with(change)) }
}

/// A modifier that wraps each node of its content: a layout, an effect, or both.
public struct _WrappingModifier: PrimitiveModifier {
  private let wrap: @MainActor (NodeID, _ViewContext) -> NodeID

  package init(_ wrap: @escaping @MainActor (NodeID, _ViewContext) -> NodeID) { self.wrap = wrap }

  /// Creates a modifier that wraps nodes in a layout.
  package init(_ rule: any PlacementRule) {
    self.init { id, context in context.wrap(id, in: rule) }
  }

  /// Creates a modifier that changes the drawing of each node.
  package init(_ effect: NodeEffect) {
    self.init { id, context in context.wrap(id, in: PassRule("effect"), .effect(effect)) }
  }

  /// Returns the layout nodes of the modified content.
  package func nodes(
    of content: @MainActor (_ViewContext) -> _Nodes, in context: _ViewContext
  ) -> _Nodes { _Nodes(content(context).ids.map { wrap($0, context) }) }
}

/// A modifier that adds a second view to each node, behind it, in front of it or as its mask.
public struct _SecondaryModifier<Secondary: View>: PrimitiveModifier {
  enum Position {
    case behind
    case inFront
    case mask
  }

  let position: Position
  let alignment: Alignment
  let secondary: Secondary

  /// Returns the layout nodes of the modified content.
  package func nodes(
    of content: @MainActor (_ViewContext) -> _Nodes, in context: _ViewContext
  ) -> _Nodes {
    _Nodes(
      content(context).ids.enumerated().map { index, id in
        var inner = context.child(index + 1).inside(nil)
        if position == .mask { inner.environment.isMask = true }
        let second = inner.single(secondary, LayerRule(alignment.guides))
        let drawing: NodeContent? =
          switch position {
          case .behind: .reversed
          case .inFront: nil
          case .mask: .effect(.mask)
          }
        return context.wrap(id, with: [second], in: SecondaryRule(alignment.guides), drawing)
      })
  }
}

/// A modifier that has no effect on a picture, or none that is drawn.
///
/// Without a note it needs none, for example an accessibility label.
public struct _UndrawnModifier: PrimitiveModifier {
  private let note: String?
  private let place: CallSite

  package init(_ note: String? = nil, _ place: CallSite = .unknown) {
    self.note = note
    self.place = place
  }

  /// Returns the layout nodes of the modified content.
  package func nodes(
    of content: @MainActor (_ViewContext) -> _Nodes, in context: _ViewContext
  ) -> _Nodes {
    if let note { context.builder.note("\(note) isn't drawn", place) }
    return content(context)
  }
}

extension View {
  /// Returns the view, for a modifier that a picture can't show.
  package func undrawn(
    _ note: String? = nil, _ file: StaticString = "", _ line: Int = 0
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    modifier(_UndrawnModifier(note, CallSite(file, line)))
  }

  package func wrapped(in rule: any PlacementRule) -> ModifiedContent<Self, _WrappingModifier> {
    modifier(_WrappingModifier(rule))
  }

  package func effect(_ effect: NodeEffect) -> ModifiedContent<Self, _WrappingModifier> {
    modifier(_WrappingModifier(effect))
  }

  package func environmentChange(
    _ change: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    modifier(_EnvironmentModifier(change))
  }
}
