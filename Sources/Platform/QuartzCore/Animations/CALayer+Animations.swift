extension CALayer {
  /// Adds a copy of an animation, in place of the one that has its key.
  ///
  /// The animation has ended when this returns, and its delegate has been told, unless it repeats for
  /// ever: then the layer shows its own values and keeps the animation until it is removed.
  public func add(_ animation: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    let added = animation.copied()
    if added.holdsEnd { checkEnd(of: added) }
    if added.isEndless || !added.isRemovedOnCompletion { animations.append((key, added)) }
    added.delegate?.animationDidStart(added)
    guard !added.isEndless else { return }
    AnimationEnds.follow { added.delegate?.animationDidStop(added, finished: true) }
  }

  /// The animation of a key; nil where it has ended and was removed.
  public func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  /// The keys of the layer's animations; nil for none.
  public func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.compactMap(\.key)
  }

  public func removeAnimation(forKey key: String) { removeAnimations { $0 == key } }

  public func removeAllAnimations() { removeAnimations { _ in true } }

  /// Takes animations out; the delegates of those that had not ended are told.
  private func removeAnimations(where isRemoved: (String?) -> Bool) {
    let removed = animations.filter { isRemoved($0.key) }
    animations.removeAll { isRemoved($0.key) }
    for (_, animation) in removed where animation.isEndless {
      animation.delegate?.animationDidStop(animation, finished: false)
    }
  }

  /// Stops the program for an end that cannot be shown, rather than showing something else.
  private func checkEnd(of animation: CAAnimation) {
    guard let animation = animation as? CAPropertyAnimation, let value = animation.endValue,
      let name = animation.keyPath
    else { return }
    guard let property = AnimatableProperty.all[name] else {
      let names = AnimatableProperty.all.keys.sorted().joined(separator: ", ")
      preconditionFailure(
        "an animation cannot go on showing a value of '\(name)': expected one of \(names)")
    }
    guard let restore = property.show(self, value) else {
      preconditionFailure("\(value) is not a value of '\(name)' of \(type(of: self))")
    }
    restore()
  }

  /// Does something while this layer and all in it show what their animations hold.
  package func showingHeldValues<Result>(_ body: () -> Result) -> Result {
    var restorers: [() -> Void] = []
    showHeldValues(&restorers)
    defer { for restore in restorers.reversed() { restore() } }
    return body()
  }

  /// Sets the held values in the order in which their animations were added, the last one counting;
  /// those that move the layer come after those of the transform by which they do so.
  private func showHeldValues(_ restorers: inout [() -> Void]) {
    let held: [(property: AnimatableProperty, value: Any)] = animations.compactMap {
      guard $0.animation.holdsEnd, let animation = $0.animation as? CAPropertyAnimation,
        let value = animation.endValue,
        let property = animation.keyPath.flatMap({ AnimatableProperty.all[$0] })
      else { return nil }
      return (property, value)
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
