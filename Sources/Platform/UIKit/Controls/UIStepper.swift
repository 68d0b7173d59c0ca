package import VitrineLayout
import VitrineSolver

/// A value with a button to make it less and one to make it more.
@MainActor
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

  /// Kept between the minimum and the maximum.
  open var value: Double {
    get { stepper.value }
    set { stepper.value = min(stepper.maximum, max(stepper.minimum, newValue)) }
  }

  /// 0 by default; UIKit wants it below the maximum.
  open var minimumValue: Double {
    get { stepper.minimum }
    set {
      stepper.minimum = newValue
      value = stepper.value
    }
  }

  /// 100 by default; UIKit wants it above the minimum.
  open var maximumValue: Double {
    get { stepper.maximum }
    set {
      stepper.maximum = newValue
      value = stepper.value
    }
  }

  /// What one press adds or takes away; 1 by default.
  open var stepValue = 1.0
}
