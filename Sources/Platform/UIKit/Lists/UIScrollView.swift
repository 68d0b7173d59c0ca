import CoreGraphics
public import Foundation
import VitrineGraphics
package import VitrineLayout

/// A window on content that is larger than it.
@MainActor
open class UIScrollView: UIView {
  package override class var initialModel: View {
    var model = View("", .scroll(ScrollView()))
    model.style.clipsToBounds = true
    return model
  }

  /// The size of what is scrolled, where no constraint to the content guide gives it.
  open var contentSize = CGSize.zero
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true

  /// What of the content stands at the top left.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Scrolls at once.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }

  /// Room around the content, which adds to how far it can be scrolled.
  open var contentInset = UIEdgeInsets.zero {
    didSet { LayoutChanges.note() }
  }

  open var isScrollEnabled = true {
    didSet { LayoutChanges.note() }
  }

  /// The content's edges: constraints to it give the content its size.
  public var contentLayoutGuide: UILayoutGuide { guide(.content) }
  /// The scroll view's own edges, which don't scroll.
  public var frameLayoutGuide: UILayoutGuide { guide(.frame) }

  override func resolve(_ model: inout View, _ ids: [ObjectIdentifier: ViewID]) {
    guard case .scroll(var scroll) = model.kind else { return }
    scroll.contentOffset = contentOffset.point
    scroll.contentInset = contentInset.insets
    scroll.isScrollEnabled = isScrollEnabled
    model.kind = .scroll(scroll)
  }
}
