import CoreGraphics
public import Foundation

/// The settings of a view that don't affect a picture.
struct ViewSettings {
  var isOpaque = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var clearsContextBeforeDrawing = true
  var autoresizesSubviews = true
  var restorationIdentifier: String?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var motionEffects: [UIMotionEffect] = []
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  var contentScaleFactor: CGFloat = 0
}

/// A reaction of a view to the device's motion, of which a picture shows none.
open class UIMotionEffect: NSObject {}

/// A movement of a value with the device's tilt, of which a picture shows none.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The direction of the tilt.
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  /// The value at the smallest tilt.
  open var minimumRelativeValue: Any?
  /// The value at the largest tilt.
  open var maximumRelativeValue: Any?

  /// Creates an effect on a property.
  public init(keyPath: String, type: EffectType) {}
}

/// Several reactions to the device's motion.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}

// Settings that code may change although no picture shows them.
extension UIView {
  /// The dimming of the tint color under another controller, which a widget never has.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }

  /// A Boolean value that promises that the content is opaque.
  public var isOpaque: Bool {
    get { settings.isOpaque }
    set { settings.isOpaque = newValue }
  }

  /// A Boolean value that indicates whether several fingers are tracked.
  public var isMultipleTouchEnabled: Bool {
    get { settings.isMultipleTouchEnabled }
    set { settings.isMultipleTouchEnabled = newValue }
  }

  /// A Boolean value that indicates whether a touch excludes those of other views.
  public var isExclusiveTouch: Bool {
    get { settings.isExclusiveTouch }
    set { settings.isExclusiveTouch = newValue }
  }

  /// A Boolean value that indicates whether a drawing begins empty, which it always does.
  public var clearsContextBeforeDrawing: Bool {
    get { settings.clearsContextBeforeDrawing }
    set { settings.clearsContextBeforeDrawing = newValue }
  }

  /// A Boolean value that indicates whether subviews follow the view's size by their masks.
  public var autoresizesSubviews: Bool {
    get { settings.autoresizesSubviews }
    set { settings.autoresizesSubviews = newValue }
  }

  /// The name under which the view's state would be restored.
  public var restorationIdentifier: String? {
    get { settings.restorationIdentifier }
    set { settings.restorationIdentifier = newValue }
  }

  /// The dimming of the tint color, which has no effect.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { settings.tintAdjustmentMode }
    set { settings.tintAdjustmentMode = newValue }
  }

  /// The appearance of the view, which is always the widget's.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { settings.overrideUserInterfaceStyle }
    set { settings.overrideUserInterfaceStyle = newValue }
  }

  /// The number of pixels per point.
  public var contentScaleFactor: CGFloat {
    get { settings.contentScaleFactor > 0 ? settings.contentScaleFactor : UIScreen.main.scale }
    set { settings.contentScaleFactor = newValue }
  }

  /// The reactions to the device's motion, which a picture doesn't show.
  public var motionEffects: [UIMotionEffect] {
    get { settings.motionEffects }
    set { settings.motionEffects = newValue }
  }

  /// Adds a reaction to the device's motion, which a picture doesn't show.
  public func addMotionEffect(_ effect: UIMotionEffect) { settings.motionEffects.append(effect) }

  /// Removes a reaction to the device's motion.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    settings.motionEffects.removeAll { $0 === effect }
  }

  /// The window of a view on the screen, or nil.
  public var window: UIWindow? { isInWindow ? UIWindow.screen : nil }

  /// Returns true without an effect, because no field is edited.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { true }

  /// Moves the view and its subviews to the screen's window, with notifications.
  package func moveToWindow(_ isShown: Bool) {
    guard isInWindow != isShown else { return }
    willMove(toWindow: isShown ? .screen : nil)
    isInWindow = isShown
    didMoveToWindow()
    for view in subviews { view.moveToWindow(isShown) }
  }

  /// Returns the view's priority among constraints, because constraints aren't ambiguous here.
  public var hasAmbiguousLayout: Bool { false }

  /// Returns the constraints that determine an axis.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { constraints }
}

/// The window of the screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The window of views on the screen.
  static let screen = UIWindow(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size))

  /// The controller of the window, or nil.
  open var rootViewController: UIViewController?
  /// The screen.
  open var screen: UIScreen { .main }
  /// The order among windows.
  open var windowLevel = Level.normal
  /// A Boolean value that indicates whether the window receives keys.
  open var isKeyWindow: Bool { true }

  /// The order of a window.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The number of the order.
    public var rawValue: CGFloat

    /// Creates an order from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The order of a normal window.
    public static let normal = Level(rawValue: 0)
    /// The order of alerts.
    public static let alert = Level(rawValue: 2000)
    /// The order of the status bar.
    public static let statusBar = Level(rawValue: 1000)
  }

  /// Shows the window, which has no effect.
  open func makeKeyAndVisible() {}
  /// Makes the window receive keys, which has no effect.
  open func makeKey() {}
}
