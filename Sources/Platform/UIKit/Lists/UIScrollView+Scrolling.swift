import CoreGraphics
public import Foundation

/// The settings of scrolling.
@preconcurrency @MainActor
struct ScrollSettings {
  var bounces: Bool = true
  var alwaysBounceVertical: Bool = false
  var alwaysBounceHorizontal: Bool = false
  var isPagingEnabled: Bool = false
  var isDirectionalLockEnabled: Bool = false
  var scrollsToTop: Bool = true
  var delaysContentTouches: Bool = true
  var canCancelContentTouches: Bool = true
  var bouncesZoom: Bool = true
  var minimumZoomScale: CGFloat = 1
  var maximumZoomScale: CGFloat = 1
  var zoomScale: CGFloat = 1
  var decelerationRate: UIScrollView.DecelerationRate = .normal
  var indicatorStyle: UIScrollView.IndicatorStyle = .default
  var scrollIndicatorInsets: UIEdgeInsets = .zero
  var keyboardDismissMode: UIScrollView.KeyboardDismissMode = .none
  var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic
  var refreshControl: UIRefreshControl? = nil
  /// The offset of the content at its beginning.
  var start = CGPoint.zero
}

// Settings of scrolling, which a picture doesn't show.
extension UIScrollView {
  /// The look of indicators.
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  /// The way in which scrolling hides the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive
  }

  /// The change of insets by bars.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// The rate at which scrolling slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor per millisecond.
    public let rawValue: CGFloat

    /// Creates a rate from its factor.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The normal rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The fast rate.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// A Boolean value that indicates whether scrolling bounces at the end.
  public var bounces: Bool {
    get { scrolling.bounces }
    set { scrolling.bounces = newValue }
  }

  /// A Boolean value that indicates whether a short content bounces vertically.
  public var alwaysBounceVertical: Bool {
    get { scrolling.alwaysBounceVertical }
    set { scrolling.alwaysBounceVertical = newValue }
  }

  /// A Boolean value that indicates whether a narrow content bounces horizontally.
  public var alwaysBounceHorizontal: Bool {
    get { scrolling.alwaysBounceHorizontal }
    set { scrolling.alwaysBounceHorizontal = newValue }
  }

  /// A Boolean value that indicates whether scrolling stops at pages.
  public var isPagingEnabled: Bool {
    get { scrolling.isPagingEnabled }
    set { scrolling.isPagingEnabled = newValue }
  }

  /// A Boolean value that indicates whether scrolling keeps its direction.
  public var isDirectionalLockEnabled: Bool {
    get { scrolling.isDirectionalLockEnabled }
    set { scrolling.isDirectionalLockEnabled = newValue }
  }

  /// A Boolean value that indicates whether a tap on the status bar scrolls to the top.
  public var scrollsToTop: Bool {
    get { scrolling.scrollsToTop }
    set { scrolling.scrollsToTop = newValue }
  }

  /// A Boolean value that indicates whether touches wait for scrolling.
  public var delaysContentTouches: Bool {
    get { scrolling.delaysContentTouches }
    set { scrolling.delaysContentTouches = newValue }
  }

  /// A Boolean value that indicates whether scrolling ends touches.
  public var canCancelContentTouches: Bool {
    get { scrolling.canCancelContentTouches }
    set { scrolling.canCancelContentTouches = newValue }
  }

  /// A Boolean value that indicates whether zooming bounces at the end.
  public var bouncesZoom: Bool {
    get { scrolling.bouncesZoom }
    set { scrolling.bouncesZoom = newValue }
  }

  /// The smallest scale of zooming.
  public var minimumZoomScale: CGFloat {
    get { scrolling.minimumZoomScale }
    set { scrolling.minimumZoomScale = newValue }
  }

  /// The largest scale of zooming.
  public var maximumZoomScale: CGFloat {
    get { scrolling.maximumZoomScale }
    set { scrolling.maximumZoomScale = newValue }
  }

  /// The scale of zooming, which has no effect.
  public var zoomScale: CGFloat {
    get { scrolling.zoomScale }
    set { scrolling.zoomScale = newValue }
  }

  /// The rate at which scrolling slows down.
  public var decelerationRate: DecelerationRate {
    get { scrolling.decelerationRate }
    set { scrolling.decelerationRate = newValue }
  }

  /// The look of indicators.
  public var indicatorStyle: IndicatorStyle {
    get { scrolling.indicatorStyle }
    set { scrolling.indicatorStyle = newValue }
  }

  /// The insets of indicators.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { scrolling.scrollIndicatorInsets }
    set { scrolling.scrollIndicatorInsets = newValue }
  }

  /// The way in which scrolling hides the keyboard.
  public var keyboardDismissMode: KeyboardDismissMode {
    get { scrolling.keyboardDismissMode }
    set { scrolling.keyboardDismissMode = newValue }
  }

  /// The change of insets by bars and the edges of a screen.
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { scrolling.contentInsetAdjustmentBehavior }
    set {
      scrolling.contentInsetAdjustmentBehavior = newValue
      setNeedsLayout()
    }
  }

  /// The control for refreshing by pulling, which isn't drawn.
  public var refreshControl: UIRefreshControl? {
    get { scrolling.refreshControl }
    set { scrolling.refreshControl = newValue }
  }

  /// The insets around the content, and the safe area along the axes on which the content scrolls.
  public var adjustedContentInset: UIEdgeInsets {
    let safe = safeAreaInsets
    guard contentInsetAdjustmentBehavior != .never, safe != .zero else { return contentInset }
    let isAlways = contentInsetAdjustmentBehavior == .always
    var insets = contentInset
    if isAlways || scrollsVertically {
      insets.top += safe.top
      insets.bottom += safe.bottom
    }
    if isAlways || alwaysBounceHorizontal || contentSize.width > bounds.width {
      insets.left += safe.left
      insets.right += safe.right
    }
    return insets
  }

  /// A Boolean value that indicates whether the content scrolls, or is below the bars of a container.
  private var scrollsVertically: Bool {
    let isBelowBars =
      contentInsetAdjustmentBehavior == .automatic
      && controller?.parent?.view is UILayoutContainerView
    return isBelowBars || alwaysBounceVertical || self is UITableView
      || contentSize.height > bounds.height
  }

  /// Scrolls to the beginning within the insets, unless code has scrolled the content.
  func startWithinInsets() {
    let insets = adjustedContentInset
    let start = CGPoint(x: -insets.left, y: -insets.top)
    guard start != scrolling.start else { return }
    if bounds.origin == scrolling.start { bounds.origin = start }
    scrolling.start = start
  }
  /// A Boolean value that indicates whether a finger is on the content.
  public var isTracking: Bool { false }
  /// A Boolean value that indicates whether the content is dragged.
  public var isDragging: Bool { false }
  /// A Boolean value that indicates whether scrolling slows down.
  public var isDecelerating: Bool { false }
  /// A Boolean value that indicates whether the content is zoomed.
  public var isZooming: Bool { false }
  /// The recognizer of scrolling, which never recognizes.
  public var panGestureRecognizer: UIPanGestureRecognizer { UIPanGestureRecognizer() }

  /// Scrolls until a rectangle is visible, which has no effect.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  /// Shows the indicators, which a picture doesn't.
  public func flashScrollIndicators() {}
  /// Zooms, which has no effect.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
}

/// A view whose delegate is a scroll view's.
///
/// A table has a delegate of its own type, which therefore hides this one.
@preconcurrency @MainActor
public protocol UIScrollViewDelegating: AnyObject {}

extension UIScrollViewDelegating where Self: UIScrollView {
  /// The delegate, which is notified when code scrolls.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

extension UIScrollView: UIScrollViewDelegating {}

/// A delegate of a scroll view.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Handles a change of the offset.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Handles a change of the scale.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Prepares for dragging.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Handles the end of dragging.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Changes the offset at which scrolling ends.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Handles the start of slowing down.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Handles the end of slowing down.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Handles the end of an animation.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns the view that is zoomed.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Returns whether a tap on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Handles scrolling to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Ignores the change.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Ignores the change.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Prepares nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Ignores the end.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Leaves the offset as it is.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Ignores the start.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Ignores the end.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Ignores the end.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns nil.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Returns true.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Ignores it.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

/// A control for refreshing by pulling, which isn't drawn.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// The text below the spinner.
  open var attributedTitle: NSAttributedString?
  /// A Boolean value that indicates whether the content is refreshed.
  open private(set) var isRefreshing = false

  /// Begins refreshing.
  open func beginRefreshing() { isRefreshing = true }
  /// Hides the indicator.
  open func endRefreshing() { isRefreshing = false }
}
