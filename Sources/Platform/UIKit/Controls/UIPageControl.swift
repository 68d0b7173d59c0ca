package import VitrineLayout

/// A row of dots, one for each page.
@MainActor
open class UIPageControl: UIControl {
  package override class var initialModel: View {
    View("", .pages(PageControl(pages: 0, current: 0)))
  }

  /// The engine's value: changing it changes the size, which goes with the number of dots.
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

  /// How many dots there are; a negative number is 0.
  open var numberOfPages: Int {
    get { pages.pages }
    set { pages.pages = max(0, newValue) }
  }

  /// The filled dot; numbers beyond the pages are the nearest one.
  open var currentPage: Int {
    get { pages.current }
    set { pages.current = min(max(0, newValue), max(0, pages.pages - 1)) }
  }

  /// Of the other dots; nil is the system's translucent white.
  open var pageIndicatorTintColor: UIColor? {
    get { pages.tint.map(UIColor.init) }
    set { pages.tint = newValue?.color }
  }

  /// Of the filled dot; nil is white.
  open var currentPageIndicatorTintColor: UIColor? {
    get { pages.currentTint.map(UIColor.init) }
    set { pages.currentTint = newValue?.color }
  }
}
