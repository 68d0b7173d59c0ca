import VitrinePlacement

/// A modifier with an action that runs before the picture is taken.
public struct _AppearanceModifier: PrimitiveModifier {
  let action: (@MainActor () -> Void)?

  /// Returns the layout nodes of the modified content.
  package func nodes(
    of content: @MainActor (_ViewContext) -> _Nodes, in context: _ViewContext
  ) -> _Nodes {
    // A view appears once, however often it is evaluated.
    if let action, context.identity.storage["appeared"] == nil {
      context.identity.storage["appeared"] = context.builder
      context.builder.appearances.append(action)
    }
    return content(context)
  }
}

/// A modifier that sets the identity of its content.
public struct _IdentityModifier: PrimitiveModifier {
  let id: AnyHashable

  /// Returns the layout nodes of the modified content.
  package func nodes(
    of content: @MainActor (_ViewContext) -> _Nodes, in context: _ViewContext
  ) -> _Nodes { content(context.child(id: id)) }
}

/// The layouts of nodes that only carry a name.
enum PassRuleName {
  static var identifier: PassRule { PassRule("identifier") }
}
