package import VitrineGraphics

/// The views, guides and constraints of a scene, which are the input of layout.
///
/// The views are an array in document order, with parents before their children. The root is view
/// 0. Size classes, locale, text size and state were applied before.
public struct ViewTree: Codable, Sendable {
  /// The views in document order, with parents before their children.
  public var views: [View] = []
  /// The layout guides of the views.
  public var guides: [LayoutGuide] = []
  /// The constraints, in the order that decides conflicts.
  public var constraints: [Constraint] = []
  /// The steps of layouts by proposals, to which views refer.
  public var steps: [PlacementStep] = []
  /// The appearance of a Mac's controls, or nil for views of UIKit.
  public var appKit: AppKitAppearance?

  /// Creates an empty tree.
  public init() {}

  /// The identifier of the root view.
  public static let root = ViewID(0)

  /// The view with an identifier.
  public subscript(id: ViewID) -> View {
    get { views[id.index] }
    set { views[id.index] = newValue }
  }

  /// The guide with an identifier.
  public subscript(id: GuideID) -> LayoutGuide {
    get { guides[id.index] }
    set { guides[id.index] = newValue }
  }

  /// Appends a view as the last child of `parent`.
  ///
  /// The first view of a tree has no parent.
  @discardableResult
  public mutating func add(_ view: consuming View, to parent: ViewID? = nil) -> ViewID {
    let id = ViewID(views.count)
    view.parent = parent
    views.append(view)
    if let parent { views[parent.index].subviews.append(id) }
    return id
  }

  /// Appends a guide.
  @discardableResult
  public mutating func add(_ guide: LayoutGuide) -> GuideID {
    guides.append(guide)
    return GuideID(guides.count - 1)
  }

  /// For each view, whether it and all views around it are visible.
  public var isShown: [Bool] {
    var shown: [Bool] = []
    shown.reserveCapacity(views.count)
    for view in views {
      shown.append(!view.isHidden && (view.parent.map { shown[$0.index] } ?? true))
    }
    return shown
  }

  /// Returns the frames of all views in the coordinates in which the root view has this origin.
  package func absoluteFrames(of frames: [Rect], at origin: Point) -> [Rect] {
    var absolute: [Rect] = []
    absolute.reserveCapacity(frames.count)
    for (frame, view) in zip(frames, views) {
      absolute.append(frame.offset(by: view.parent.map { absolute[$0.index].origin } ?? origin))
    }
    return absolute
  }

  /// Returns the view with this identifier, or nil.
  public func view(named name: String) -> ViewID? {
    views.firstIndex { $0.name == name }.map(ViewID.init)
  }
}
