package import VitrineLayout
import VitrineSolver

/// A value with buttons to decrease and increase it.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  package override class var initialModel: View {
    var model = View("", .stepper(Stepper(value: 0)))
    model.hugging = AxisPriorities(horizontal: .high, vertical: .high)
    return model
  }

  private var stepper: Stepper {
    get { if case .stepper(let stepper) = model.kind { stepper } else { Stepper(value: 0) } }
    set { model.kind = .stepper(newValue) }
  }

  /// The value, clamped to the minimum and the maximum.
  open var value: Double {
    get { stepper.value }
    set { stepper.value = min(stepper.maximum, max(stepper.minimum, newValue)) }
  }

  /// The minimum, by default 0.
  ///
  /// UIKit requires it to be less than the maximum.
  open var minimumValue: Double {
    get { stepper.minimum }
    set {
      stepper.minimum = newValue
      value = stepper.value
    }
  }

  /// The maximum, by default 100.
  ///
  /// UIKit requires it to be greater than the minimum.
  open var maximumValue: Double {
    get { stepper.maximum }
    set {
      stepper.maximum = newValue
      value = stepper.value
    }
  }

  /// The change per press, by default 1.
  open var stepValue = 1.0
  /// A Boolean value that indicates whether the value continues at the other end.
  open var wraps = false
  /// A Boolean value that indicates whether a long touch repeats steps.
  open var autorepeat = true
  /// A Boolean value that indicates whether a long touch sends every value.
  open var isContinuous = true

  /// Sets the image of the minus button, which isn't drawn.
  open func setDecrementImage(_ image: UIImage?, for state: State) {}
  /// Sets the image of the plus button, which isn't drawn.
  open func setIncrementImage(_ image: UIImage?, for state: State) {}
  /// Sets the background, which isn't drawn.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}
}
