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
}
