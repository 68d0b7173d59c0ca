/// A scene's views, guides and constraints: what layout starts from.
///
/// A flat array in document order, every parent before its children; the root is view 0. Size
/// classes, locale, text size and state have been applied before a tree is made.
public struct ViewTree: Codable, Sendable {
  public var views: [View] = []
  public var guides: [LayoutGuide] = []
  public var constraints: [Constraint] = []
  /// The appearance of a Mac's controls; nil for views of UIKit.
  public var appKit: AppKitAppearance?

  public init() {}

  public static let root = ViewID(0)

  public subscript(id: ViewID) -> View {
    get { views[id.index] }
    set { views[id.index] = newValue }
  }

  public subscript(id: GuideID) -> LayoutGuide {
    get { guides[id.index] }
    set { guides[id.index] = newValue }
  }

  /// Appends a view as the last child of `parent`; the first view of a tree has no parent.
  @discardableResult
  public mutating func add(_ view: consuming View, to parent: ViewID? = nil) -> ViewID {
    let id = ViewID(views.count)
    view.parent = parent
    views.append(view)
    if let parent { views[parent.index].subviews.append(id) }
    return id
  }

  @discardableResult
  public mutating func add(_ guide: LayoutGuide) -> GuideID {
    guides.append(guide)
    return GuideID(guides.count - 1)
  }

  /// Of each view, whether it is there to be seen: neither it nor a view around it is hidden.
  public var isShown: [Bool] {
    var shown: [Bool] = []
    shown.reserveCapacity(views.count)
    for view in views {
      shown.append(!view.isHidden && (view.parent.map { shown[$0.index] } ?? true))
    }
    return shown
  }

  /// The view with this identifier, or nil.
  public func view(named name: String) -> ViewID? {
    views.firstIndex { $0.name == name }.map(ViewID.init)
  }
}
