import VitrinePlacement

/// A modifier that changes the preferences of its content.
public struct _PreferenceModifier: PrimitiveModifier {
  let prepare: @MainActor (PreferenceScope, _ViewContext) -> Void

  /// Returns the layout nodes of the modified content.
  package func nodes(
    of content: @MainActor (_ViewContext) -> _Nodes, in context: _ViewContext
  ) -> _Nodes {
    var inner = context
    inner.preferences = context.preferences.part()
    prepare(inner.preferences, context)
    return content(inner)
  }
}

/// A modifier with a preference that contains an anchor of its content.
public struct _AnchorPreferenceModifier: PrimitiveModifier {
  let prepare: @MainActor (PreferenceScope, PlacedFrame) -> Void

  /// Returns the layout nodes of the modified content.
  package func nodes(
    of content: @MainActor (_ViewContext) -> _Nodes, in context: _ViewContext
  ) -> _Nodes {
    var inner = context
    inner.preferences = context.preferences.part()
    let frame = PlacedFrame()
    prepare(inner.preferences, frame)
    let rule = FrameReportRule { frame.rect = $0 }
    return _Nodes(content(inner).ids.map { context.wrap($0, in: rule) })
  }
}

/// A modifier that adds a view for a preference of its content, behind it or in front of it.
public struct _PreferenceViewModifier<Key: PreferenceKey, Secondary: View>: PrimitiveModifier {
  let isBehind: Bool
  let alignment: Alignment
  let make: (Key.Value) -> Secondary

  /// Returns the layout nodes of the modified content.
  package func nodes(
    of content: @MainActor (_ViewContext) -> _Nodes, in context: _ViewContext
  ) -> _Nodes {
    var inner = context
    let scope = context.preferences.part()
    inner.preferences = scope
    let fill = FlexibleFrameRule(
      width: .init(maximum: .infinity), height: .init(maximum: .infinity),
      alignment: alignment.guides)
    return _Nodes(
      content(inner).ids.enumerated().map { index, id in
        // The view is created when it is placed, after all preferences of the content are known.
        let outer = context.child(index + 1).inside(nil)
        let second = outer.addDeferred { _ in
          let view = make(scope.value(of: Key.self) ?? Key.defaultValue)
          let node = outer.single(view, LayerRule(alignment.guides))
          return _Nodes([outer.wrap(node, in: fill)])
        }
        return context.wrap(
          id, with: [second], in: SecondaryRule(alignment.guides), isBehind ? .reversed : nil)
      })
  }
}

/// The last value of a preference that an action received.
private final class LastPreference<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension View {
  /// Returns the view with a preference, which replaces that of its content.
  public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> ModifiedContent<Self, _PreferenceModifier> {
    modifier(_PreferenceModifier { scope, _ in scope.change(key) { _ in value } })
  }

  /// Returns the view with a changed preference.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> ModifiedContent<Self, _PreferenceModifier> {
    modifier(
      _PreferenceModifier { scope, _ in
        scope.change(key) { value in
          var value = value ?? K.defaultValue
          callback(&value)
          return value
        }
      })
  }

  /// Returns the view with an action for changes of its preference.
  ///
  /// The action also receives the first value that isn't the default.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> ModifiedContent<Self, _PreferenceModifier> where K.Value: Equatable {
    modifier(
      _PreferenceModifier { scope, context in
        let identity = context.identity
        context.builder.appearances.append {
          let value = scope.value(of: key) ?? K.defaultValue
          let name = "preference \(K.self)"
          let last = identity.storage[name] as? LastPreference<K.Value>
          guard last?.value != value else { return }
          identity.storage[name] = LastPreference(value)
          action(value)
        }
      })
  }

  /// Returns the view with a preference that contains an anchor.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> ModifiedContent<Self, _AnchorPreferenceModifier> {
    modifier(
      _AnchorPreferenceModifier { scope, frame in
        scope.change(key) { _ in transform(Anchor(frame, value)) }
      })
  }

  /// Returns the view with a preference that an anchor changes.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> ModifiedContent<Self, _AnchorPreferenceModifier> {
    modifier(
      _AnchorPreferenceModifier { scope, frame in
        scope.change(key) { inner in
          var result = inner ?? K.defaultValue
          transform(&result, Anchor(frame, value))
          return result
        }
      })
  }

  /// Returns the view with another one in front of it, made for a preference of the view.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> ModifiedContent<Self, _PreferenceViewModifier<K, V>> {
    modifier(_PreferenceViewModifier(isBehind: false, alignment: alignment, make: transform))
  }

  /// Returns the view with another one behind it, made for a preference of the view.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> ModifiedContent<Self, _PreferenceViewModifier<K, V>> {
    modifier(_PreferenceViewModifier(isBehind: true, alignment: alignment, make: transform))
  }
}
