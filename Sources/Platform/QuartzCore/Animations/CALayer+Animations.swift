import CoreGraphics

extension CALayer {
  /// Adds a copy of an animation, replacing the one with its key.
  ///
  /// The animation has ended and its delegate was notified when this returns, unless it repeats
  /// forever. In that case the layer shows its values, and the animation remains until it is
  /// removed.
  public func add(_ animation: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    let added = animation.copied()
    if added.holdsEnd { checkEnd(of: added) }
    if added.isEndless || !added.isRemovedOnCompletion { animations.append((key, added)) }
    added.delegate?.animationDidStart(added)
    guard !added.isEndless else { return }
    AnimationEnds.follow { added.delegate?.animationDidStop(added, finished: true) }
  }

  /// Returns the animation with a key, or nil if it has ended and was removed.
  public func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  /// Returns the keys of the layer's animations, or nil if there are none.
  public func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.compactMap(\.key)
  }

  /// Removes the animation with a key.
  public func removeAnimation(forKey key: String) { removeAnimations { $0 == key } }

  /// Removes all animations.
  public func removeAllAnimations() { removeAnimations { _ in true } }

  /// Removes animations and notifies the delegates of those that hadn't ended.
  private func removeAnimations(where isRemoved: (String?) -> Bool) {
    let removed = animations.filter { isRemoved($0.key) }
    animations.removeAll { isRemoved($0.key) }
    for (_, animation) in removed where animation.isEndless {
      animation.delegate?.animationDidStop(animation, finished: false)
    }
  }

  /// Notes a final value that can't be shown.
  private func checkEnd(of animation: CAAnimation) {
    for (name, value) in animation.endValues {
      guard let restore = AnimatableProperty.all[name]?.show(self, value) else {
        PlatformNotes.add(
          "the last value of an animation of '\(name)' isn't drawn; the layer's own value is")
        continue
      }
      restore()
    }
  }

  /// Runs a closure while this layer and its sublayers have the final values of their animations.
  package func showingHeldValues<Result>(_ body: () -> Result) -> Result {
    var restorers: [() -> Void] = []
    showHeldValues(&restorers)
    defer { for restore in restorers.reversed() { restore() } }
    return body()
  }

  /// Sets final values in the order in which the animations were added, so the last one has
  /// precedence.
  ///
  /// Positions are set after the transforms that they modify.
  private func showHeldValues(_ restorers: inout [() -> Void]) {
    let held = animations.filter(\.animation.holdsEnd).flatMap(\.animation.endValues)
      .compactMap { end in
        AnimatableProperty.all[end.keyPath].map { (property: $0, value: end.value) }
      }
    for moves in [false, true] {
      for (property, value) in held where property.moves == moves {
        if let restore = property.show(self, value) { restorers.append(restore) }
      }
    }
    for layer in sublayers ?? [] { layer.showHeldValues(&restorers) }
    mask?.showHeldValues(&restorers)
  }
}
