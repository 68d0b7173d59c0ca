extension View {
  /// Returns the view with an action for the values of a publisher.
  ///
  /// The picture shows the changes by values that are sent until the first pause.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> ModifiedContent<Self, _ReceptionModifier<P>> where P.Failure == Never {
    modifier(_ReceptionModifier(publisher: publisher, action: action))
  }
}

/// A modifier with an action for the values of a publisher.
public struct _ReceptionModifier<P: Publisher>: PrimitiveModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  /// A subscription that lasts as long as the position of the view.
  @MainActor
  private final class Reception {
    var action: (P.Output) -> Void
    var subscription: AnyCancellable?

    init(_ action: @escaping (P.Output) -> Void) { self.action = action }
  }

  /// Returns the layout nodes of the modified content.
  package func nodes(
    of content: @MainActor (_ViewContext) -> _Nodes, in context: _ViewContext
  ) -> _Nodes {
    if let known = context.identity.storage["reception"] as? Reception {
      known.action = action
    } else {
      let reception = Reception(action)
      context.identity.storage["reception"] = reception
      let publisher = publisher
      context.builder.appearances.append {
        reception.subscription = publisher.sink { [weak reception] value in
          MainActor.assumeIsolated { reception?.action(value) }
        }
      }
    }
    return content(context)
  }
}
