public import CoreGraphics

// Settings of the interface around a view; a picture shows nothing.
extension UIView {
  /// The title of the large copy of a small control; a picture doesn't show it.
  public var largeContentTitle: String? {
    get { nil }
    set {}
  }

  /// The image of the large copy of a small control; a picture doesn't show it.
  public var largeContentImage: UIImage? {
    get { nil }
    set {}
  }

  /// A Boolean value that indicates whether a small control has a large copy.
  public var showsLargeContentViewer: Bool {
    get { false }
    set {}
  }

  /// The smallest text size of the view; it isn't applied.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { nil }
    set { noteLimit(newValue) }
  }

  /// The largest text size of the view; it isn't applied.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { nil }
    set { noteLimit(newValue) }
  }

  private func noteLimit(_ category: UIContentSizeCategory?) {
    guard category != nil else { return }
    PlatformNotes.add("the limit of a view's text size isn't applied")
  }

  /// The group of the view for the keyboard's focus.
  public var focusGroupIdentifier: String? {
    get { nil }
    set {}
  }

  /// The view whose first baseline counts for this view's.
  public var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline counts for this view's.
  public var forLastBaselineLayout: UIView { self }
  /// The area of the keyboard; it is hidden: the edge at the safe area's bottom.
  public var keyboardLayoutGuide: UILayoutGuide { safeAreaLayoutGuide }
  /// Updates the traits; it never change.
  public func updateTraitsIfNeeded() {}
  /// Changes an ambiguous layout, always empty.
  public func exerciseAmbiguityInLayout() {}
}

/// An area with coordinates: a view or the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  /// The area in its own coordinates.
  var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {}
extension UIScreen: UICoordinateSpace {
  /// The coordinates of the screen.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The coordinates of the screen; it isn't turned.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
}
