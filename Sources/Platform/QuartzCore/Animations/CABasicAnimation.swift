/// An animation of one property of a layer.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The property's name, such as `opacity` or `transform.scale`.
  open var keyPath: String?

  /// Creates an animation of a layer's property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The final value, or nil for the layer's value.
  var endValue: Any? { nil }

  override func take(_ other: CAAnimation) {
    super.take(other)
    keyPath = (other as? CAPropertyAnimation)?.keyPath
  }
}

/// An animation between two values.
///
/// A missing value is the layer's.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start, or nil for the layer's value.
  open var fromValue: Any?
  /// The value at the end, or nil for the layer's value.
  open var toValue: Any?

  override var endValue: Any? { autoreverses ? fromValue : toValue }

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
  }
}
