package import VitrineLayout

/// A row of dots that represent pages.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  package override class var initialModel: View {
    View("", .pages(PageControl(pages: 0, current: 0)))
  }

  /// The engine's value.
  ///
  /// The size depends on the number of dots.
  private var pages: PageControl {
    get {
      if case .pages(let pages) = model.kind { return pages }
      return PageControl(pages: 0, current: 0)
    }
    set {
      model.kind = .pages(newValue)
      contentDidChange()
    }
  }

  /// The number of dots.
  ///
  /// A negative number is 0.
  open var numberOfPages: Int {
    get { pages.pages }
    set { pages.pages = max(0, newValue) }
  }

  /// The index of the highlighted dot, clamped to the pages.
  open var currentPage: Int {
    get { pages.current }
    set { pages.current = min(max(0, newValue), max(0, pages.pages - 1)) }
  }

  /// The color of the other dots.
  ///
  /// Nil is the system's translucent white.
  open var pageIndicatorTintColor: UIColor? {
    get { pages.tint.map(UIColor.init) }
    set { pages.tint = newValue?.color }
  }

  /// The color of the highlighted dot.
  ///
  /// Nil is white.
  open var currentPageIndicatorTintColor: UIColor? {
    get { pages.currentTint.map(UIColor.init) }
    set { pages.currentTint = newValue?.color }
  }
}
