import CoreGraphics
import Foundation
package import VitrineLayout
import VitrineSolver

/// A bar that shows the progress of a task.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The style of a progress bar.
  public enum Style: Int, Sendable {
    case `default`, bar
  }

  package override class var initialModel: View {
    var model = View("", .progress(ProgressBar(value: 0)))
    model.hugging = AxisPriorities(horizontal: .low, vertical: .high)
    return model
  }

  /// Creates a bar with a style and the style's height.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    frame.size.height = intrinsicContentSize.height
  }

  private var bar: ProgressBar {
    get { if case .progress(let bar) = model.kind { bar } else { ProgressBar(value: 0) } }
    set { model.kind = .progress(newValue) }
  }

  /// The progress, clamped to 0…1.
  open var progress: Float {
    get { Float(bar.value) }
    set { bar.value = min(1, max(0, Double(newValue))) }
  }

  /// Sets the progress immediately, because a picture shows no animation.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// The style, which determines the intrinsic height.
  open var progressViewStyle: Style {
    get { bar.style == .bar ? .bar : .default }
    set {
      bar.style = newValue == .bar ? .bar : .standard
      contentDidChange()
    }
  }

  /// The color of the completed part.
  ///
  /// Nil is the tint color.
  open var progressTintColor: UIColor? {
    get { bar.progressTint.map(UIColor.init) }
    set { bar.progressTint = newValue?.color }
  }

  /// The color of the remaining part.
  ///
  /// Nil is the system's gray.
  open var trackTintColor: UIColor? {
    get { bar.trackTint.map(UIColor.init) }
    set { bar.trackTint = newValue?.color }
  }
}
