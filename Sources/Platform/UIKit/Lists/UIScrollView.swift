import CoreGraphics
public import Foundation
import VitrineGraphics
package import VitrineLayout

/// A view of content that can be larger than it.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  package override class var initialModel: View {
    var model = View("", .scroll(ScrollView()))
    model.style.clipsToBounds = true
    return model
  }

  /// The size of the content, which is used if constraints to the content guide don't determine it.
  open var contentSize = CGSize.zero
  /// A Boolean value that indicates whether a horizontal indicator appears during scrolling.
  ///
  /// A picture never shows one.
  open var showsHorizontalScrollIndicator = true
  /// A Boolean value that indicates whether a vertical indicator appears during scrolling.
  ///
  /// A picture never shows one.
  open var showsVerticalScrollIndicator = true

  /// The settings of scrolling, which a picture doesn't show.
  var scrolling = ScrollSettings()
  /// The delegate of a scroll view, which is notified when code scrolls.
  weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// The point of the content at the view's top left.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      observer?.scrollViewDidScroll(self)
    }
  }

  /// The object that is notified when code scrolls.
  var observer: (any UIScrollViewDelegate)? { scrollDelegate }

  /// Scrolls immediately.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }

  /// The insets around the content, which extend the scrollable area.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      LayoutChanges.note()
      setNeedsLayout()
    }
  }

  /// A Boolean value that indicates whether people can scroll the content.
  open var isScrollEnabled = true {
    didSet { LayoutChanges.note() }
  }

  /// The edges of the content.
  ///
  /// Constraints to them determine the content's size.
  public var contentLayoutGuide: UILayoutGuide { guide(.content) }
  /// The edges of the scroll view, which don't scroll.
  public var frameLayoutGuide: UILayoutGuide { guide(.frame) }

  override func resolve(_ model: inout View, _ ids: [ObjectIdentifier: ViewID]) {
    guard case .scroll(var scroll) = model.kind else { return }
    scroll.contentOffset = contentOffset.point
    scroll.contentInset = contentInset.insets
    scroll.isScrollEnabled = isScrollEnabled
    model.kind = .scroll(scroll)
  }
}
