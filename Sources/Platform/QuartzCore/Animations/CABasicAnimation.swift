public import CoreGraphics
public import Foundation

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

  override var endValues: [(keyPath: String, value: Any)] {
    guard let keyPath, let endValue else { return [] }
    return [(keyPath, endValue)]
  }

  /// A Boolean value that indicates whether values are added to the layer's, which has no effect.
  open var isAdditive = false
  /// A Boolean value that indicates whether runs add up, which has no effect.
  open var isCumulative = false

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

  /// The change of the value, which a picture shows only if it is a number.
  open var byValue: Any?

  override var endValue: Any? {
    guard let byValue = byValue.flatMap(AnimatableProperty.number), toValue == nil else {
      return autoreverses ? fromValue : toValue
    }
    let start = fromValue.flatMap(AnimatableProperty.number) ?? 0
    return autoreverses ? start : start + byValue
  }

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }
}

/// An animation like a spring, of which a picture shows the end.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The damping of the spring.
  open var damping: CGFloat = 10
  /// The initial velocity.
  open var initialVelocity: CGFloat = 0
  /// The duration until the spring rests, which is the animation's.
  open var settlingDuration: CFTimeInterval { duration }
}
