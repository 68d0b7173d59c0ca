import CoreGraphics
public import Foundation
import VitrineLayout

/// A rectangle that takes part in layout without being a view.
@preconcurrency @MainActor
open class UILayoutGuide {
  /// The reference that constraints have to the guide.
  let reference = BackReference<UILayoutGuide>()
  private var owner: BackReference<UIView>?
  /// The guide's name in explanations of the layout.
  open var identifier = ""
  let kind: LayoutGuide.Kind

  /// Creates a guide that belongs to no view yet.
  public init() {
    kind = .free
    reference.object = self
  }

  init(_ kind: LayoutGuide.Kind, of view: UIView) {
    self.kind = kind
    reference.object = self
    owningView = view
  }

  deinit { reference.clear() }

  /// The view to which the guide was added, or nil.
  public internal(set) var owningView: UIView? {
    get { owner?.object }
    set { owner = newValue?.reference }
  }

  /// The frame of the guide in its view, which the engine computes at each access.
  ///
  /// UIKit returns the frame of the last layout. Here later changes of constraints are included.
  public var layoutFrame: CGRect { LayoutPass.frame(of: self) }
}

extension UIView {
  /// Adds a guide, which is removed from its previous view.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutGuides.append(guide)
    LayoutChanges.note()
  }

  /// Removes a guide and thus the effect of its constraints.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
    LayoutChanges.note()
  }

  /// The area that no bar covers, which in a widget is the entire view.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  /// The view without its margins.
  public var layoutMarginsGuide: UILayoutGuide { guide(.layoutMargins) }
  /// A readable width for text: at most 672 points in the center of the margins.
  public var readableContentGuide: UILayoutGuide { guide(.readableContent) }

  /// Returns a system guide, which is created on first access so that layout has no unused ones.
  func guide(_ kind: LayoutGuide.Kind) -> UILayoutGuide {
    if let known = systemGuides[kind] { return known }
    let made = UILayoutGuide(kind, of: self)
    systemGuides[kind] = made
    return made
  }
}
