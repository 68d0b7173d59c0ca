/// An animation of one property of a layer.
@MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The property's name, such as `opacity` or `transform.scale`.
  open var keyPath: String?

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The value that the animation ends at; nil is the layer's own.
  var endValue: Any? { nil }

  override func take(_ other: CAAnimation) {
    super.take(other)
    keyPath = (other as? CAPropertyAnimation)?.keyPath
  }
}

/// An animation between two values, of which one left out is the layer's own.
@MainActor
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?

  override var endValue: Any? { autoreverses ? fromValue : toValue }

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
  }
}
