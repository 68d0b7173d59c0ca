import CoreGraphics
public import Foundation
package import VitrineLayout
import VitrineSolver

/// A switch between on and off.
@MainActor
open class UISwitch: UIControl {
  package override class var initialModel: View {
    var model = View("", .toggle(Toggle(isOn: false)))
    model.hugging = AxisPriorities(horizontal: .high, vertical: .high)
    return model
  }

  override public init(frame: CGRect) {
    super.init(frame: frame)
    // The control's size is its own, whatever frame is asked for.
    bounds.size = CGSize(width: 51, height: 31)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var toggle: Toggle {
    get { if case .toggle(let toggle) = model.kind { toggle } else { Toggle(isOn: false) } }
    set { model.kind = .toggle(newValue) }
  }

  open var isOn: Bool {
    get { toggle.isOn }
    set { toggle.isOn = newValue }
  }

  /// Turns the switch at once, without its event: only people's taps send one.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// Of the track when on; nil is the system's green.
  open var onTintColor: UIColor? {
    get { toggle.onTint.map(UIColor.init) }
    set { toggle.onTint = newValue?.color }
  }

  open var thumbTintColor: UIColor? {
    get { toggle.thumbTint.map(UIColor.init) }
    set { toggle.thumbTint = newValue?.color }
  }
}
