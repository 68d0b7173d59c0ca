import CoreGraphics
public import Foundation
package import VitrineLayout
import VitrineSolver

/// A switch with an on and an off state.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  package override class var initialModel: View {
    var model = View("", .toggle(Toggle(isOn: false)))
    model.hugging = AxisPriorities(horizontal: .high, vertical: .high)
    return model
  }

  /// Creates a switch with a size of 51 by 31 points, regardless of the frame's size.
  override public init(frame: CGRect) {
    super.init(frame: frame)
    // The control has a constant size, whichever frame is set.
    bounds.size = CGSize(width: 51, height: 31)
  }

  /// Creates a switch of a storyboard or xib.
  ///
  /// Returns nil for any other coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var toggle: Toggle {
    get { if case .toggle(let toggle) = model.kind { toggle } else { Toggle(isOn: false) } }
    set { model.kind = .toggle(newValue) }
  }

  /// A Boolean value that indicates whether the switch is on, by default false.
  open var isOn: Bool {
    get { toggle.isOn }
    set { toggle.isOn = newValue }
  }

  /// Sets the state immediately and without an event, because only a person's tap sends one.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The color of the track in the on state.
  ///
  /// Nil is the system's green.
  open var onTintColor: UIColor? {
    get { toggle.onTint.map(UIColor.init) }
    set { toggle.onTint = newValue?.color }
  }

  /// The color of the thumb.
  ///
  /// Nil is white.
  open var thumbTintColor: UIColor? {
    get { toggle.thumbTint.map(UIColor.init) }
    set { toggle.thumbTint = newValue?.color }
  }
}
