import CoreGraphics
import Foundation
package import VitrineLayout
import VitrineSolver

/// How much of something is done.
@MainActor
open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default`, bar
  }

  package override class var initialModel: View {
    var model = View("", .progress(ProgressBar(value: 0)))
    model.hugging = AxisPriorities(horizontal: .low, vertical: .high)
    return model
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    frame.size.height = intrinsicContentSize.height
  }

  private var bar: ProgressBar {
    get { if case .progress(let bar) = model.kind { bar } else { ProgressBar(value: 0) } }
    set { model.kind = .progress(newValue) }
  }

  /// From 0 to 1; numbers beyond are the nearest one.
  open var progress: Float {
    get { Float(bar.value) }
    set { bar.value = min(1, max(0, Double(newValue))) }
  }

  /// Shows the new progress at once: a picture has no time for an animation.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open var progressViewStyle: Style {
    get { bar.style == .bar ? .bar : .default }
    set {
      bar.style = newValue == .bar ? .bar : .standard
      contentDidChange()
    }
  }

  /// Of the part that is done; nil is the tint color.
  open var progressTintColor: UIColor? {
    get { bar.progressTint.map(UIColor.init) }
    set { bar.progressTint = newValue?.color }
  }

  /// Of the part that is left; nil is the system's gray.
  open var trackTintColor: UIColor? {
    get { bar.trackTint.map(UIColor.init) }
    set { bar.trackTint = newValue?.color }
  }
}
