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

  open var value: Double {
    get { stepper.value }
    set { stepper.value = min(stepper.maximum, max(stepper.minimum, newValue)) }
  }

  open var minimumValue: Double {
    get { stepper.minimum }
    set {
      stepper.minimum = newValue
      value = stepper.value
    }
  }

  open var maximumValue: Double {
    get { stepper.maximum }
    set {
      stepper.maximum = newValue
      value = stepper.value
    }
  }

  open var stepValue = 1.0
}
