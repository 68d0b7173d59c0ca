package import VitrineLayout
import VitrineSolver

/// A spinning indicator of an ongoing activity.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size and the standard color of an indicator.
  ///
  /// `white` and `whiteLarge` are white, and the others are gray.
  public enum Style: Int, Sendable {
    case whiteLarge = 0
    case white, gray
    case medium = 100
    case large = 101

    fileprivate var engine: ActivityIndicator.Style {
      switch self {
      case .whiteLarge: .whiteLarge
      case .white: .white
      case .gray: .gray
      case .medium: .medium
      case .large: .large
      }
    }

    fileprivate init(_ style: ActivityIndicator.Style) {
      self =
        switch style {
        case .whiteLarge: .whiteLarge
        case .white: .white
        case .gray: .gray
        case .medium: .medium
        case .large: .large
        }
    }
  }

  package override class var initialModel: View {
    var indicator = ActivityIndicator(.white)
    indicator.isAnimating = false
    var model = View("", .activity(indicator))
    model.hugging = AxisPriorities(horizontal: .high, vertical: .high)
    return model
  }

  /// Creates an indicator with a style and the style's size.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    sizeToFit()
  }

  private var indicator: ActivityIndicator {
    get {
      if case .activity(let indicator) = model.kind { return indicator }
      return ActivityIndicator(.white)
    }
    set {
      model.kind = .activity(newValue)
      contentDidChange()
    }
  }

  /// The style, by default white.
  open var style: Style {
    get { Style(indicator.style) }
    set { indicator.style = newValue.engine }
  }

  // The platform declares it as implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the spokes.
  ///
  /// Nil is that of the style.
  open var color: UIColor! {
    get { indicator.color.map(UIColor.init) }
    set { indicator.color = newValue?.color }
  }

  /// A Boolean value that indicates whether the indicator is visible only while it is animating.
  ///
  /// The default is true.
  open var hidesWhenStopped: Bool {
    get { indicator.hidesWhenStopped }
    set { indicator.hidesWhenStopped = newValue }
  }

  /// A Boolean value that indicates whether the indicator is animating, by default false.
  public var isAnimating: Bool { indicator.isAnimating }

  /// Starts the animation.
  ///
  /// A picture shows its first frame.
  open func startAnimating() { indicator.isAnimating = true }
  /// Stops the animation, which hides the indicator unless `hidesWhenStopped` is false.
  open func stopAnimating() { indicator.isAnimating = false }
}
