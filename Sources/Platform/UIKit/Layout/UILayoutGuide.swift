import CoreGraphics
public import Foundation
import VitrineLayout

/// A rectangle that takes part in layout without being a view.
@MainActor
open class UILayoutGuide {
  /// What constraints know the guide by.
  let reference = BackReference<UILayoutGuide>()
  private var owner: BackReference<UIView>?
  /// For people: it names the guide in explanations of the layout.
  open var identifier = ""
  let kind: LayoutGuide.Kind

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

  public internal(set) var owningView: UIView? {
    get { owner?.object }
    set { owner = newValue?.reference }
  }

  /// Where the guide is in its view, found anew by the engine at each call.
  ///
  /// UIKit has the frame of the last layout; here constraints that changed since count already.
  public var layoutFrame: CGRect { LayoutPass.frame(of: self) }
}

extension UIView {
  /// Adds a guide, out of the view that owned it before.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutGuides.append(guide)
    LayoutChanges.note()
  }

  /// Removes a guide; constraints to it count no longer.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
    LayoutChanges.note()
  }

  /// What no bar covers: in a widget, the whole view.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  /// The view without its margins.
  public var layoutMarginsGuide: UILayoutGuide { guide(.layoutMargins) }
  /// As wide as text should be: at most 672 points in the middle of the margins.
  public var readableContentGuide: UILayoutGuide { guide(.readableContent) }

  /// A system guide is made when it is first asked for, so that layout has no more than is used.
  func guide(_ kind: LayoutGuide.Kind) -> UILayoutGuide {
    if let known = systemGuides[kind] { return known }
    let made = UILayoutGuide(kind, of: self)
    systemGuides[kind] = made
    return made
  }
}
