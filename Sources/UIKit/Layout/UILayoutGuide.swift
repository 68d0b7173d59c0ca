import VitrineLayout

/// A rectangle that takes part in layout without being a view.
@MainActor
open class UILayoutGuide {
  public internal(set) weak var owningView: UIView?
  open var identifier = ""
  let kind: LayoutGuide.Kind

  public init() { kind = .free }

  init(_ kind: LayoutGuide.Kind, of view: UIView) {
    self.kind = kind
    owningView = view
  }
}

extension UIView {
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutGuides.append(guide)
    LayoutChanges.note()
  }

  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
    LayoutChanges.note()
  }

  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  public var layoutMarginsGuide: UILayoutGuide { guide(.layoutMargins) }
  public var readableContentGuide: UILayoutGuide { guide(.readableContent) }

  func guide(_ kind: LayoutGuide.Kind) -> UILayoutGuide {
    if let known = systemGuides[kind] { return known }
    let made = UILayoutGuide(kind, of: self)
    systemGuides[kind] = made
    return made
  }
}
