public import VitrineBase
public import VitrineGraphics
public import VitrineImport
public import VitrineLayout
package import VitrineRaster

/// A widget for one variant: its view tree and what the host knows of it.
public struct Scene: Sendable {
  /// The line of the card's header, and whether it can be opened.
  public struct Header: Hashable, Sendable {
    public var title: String
    /// An image file, or nil for a plain icon.
    public var icon: String?
    public var offersToggle: Bool
    /// On a Mac: whether there is an info button, whether it is Done, and whether the widget
    /// presents something.
    public var allowsEditing = false
    public var isEditing = false
    public var presents = false
  }

  public var tree: ViewTree
  public var context: LayoutContext
  public var header: Header
  /// Where the height comes from, when a host decides the width alone.
  public var preferredHeight: PreferredHeight
  /// The root's height as a file stores it, for when no constraint gives one.
  public var storedHeight: Double?
  /// What the widget answers to the proposed margin insets, left being leading; nil takes them.
  public var marginInsets: Insets?
  /// Whether the widget was built for a system before iOS 10: it knows no display modes.
  public var isLegacy = false
  /// Whether the preferred height counts on hosts without display modes.
  var heightIsForAllModes = false
  /// Whether all that would be seen is made in code, so that only labeled boxes are drawn.
  package var isAllCode = false
  /// Whether it is built as UIKit builds it, whose texts are black unless they say otherwise; a
  /// document's are readable on any surface.
  public var isPlatformColored = false
  /// Whether a closed list leaves out rows.
  package var hasMoreRows = false
  /// The app's, the first of them nearest to its icon.
  public var quickActions: [QuickAction] = []
  /// Whether the tree is of live views, whose changes a host animates view by view.
  package var isLive = false
  /// What views draw themselves, in pixels from their top left.
  package var drawings: [ViewID: [DisplayItem]] = [:]
  public var images: ImageSource
  public var diagnostics: [Diagnostic]
  /// The unsupported elements of the file; each is drawn as a box with its name.
  public var unsupported: [UnsupportedElement] = []

  /// The insets that the host applies around the widget's own view, left being left.
  public func hostInsets(as variant: Variant) -> Insets {
    guard case .host = variant.canvas else { return .zero }
    let metrics = variant.metrics
    let isCard = variant.system.presentation == .card
    // Cards never ask widgets that were built for them.
    guard !isCard || isLegacy else { return .zero }
    let proposed = isCard ? WidgetMetrics.legacyInsets : metrics.proposedInsets
    let insets = metrics.applied(marginInsets ?? proposed)
    guard variant.layoutDirection == .rightToLeft else { return insets }
    return Insets(
      top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }
}
