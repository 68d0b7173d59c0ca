public import VitrineBase
public import VitrineGraphics
public import VitrineImport
public import VitrineLayout
package import VitrineRaster

/// A widget in one variant: its view tree and its properties for the host.
public struct Scene: Sendable {
  /// The content of the card's header.
  public struct Header: Hashable, Sendable {
    /// The title.
    public var title: String
    /// An image file, or nil for the blank icon.
    public var icon: String?
    /// A Boolean value that indicates whether the header offers Show More or Show Less.
    public var offersToggle: Bool
    /// A Boolean value that indicates whether the header on a Mac has an info button.
    public var allowsEditing = false
    /// A Boolean value that indicates whether the widget is edited, which only a Mac's host allows.
    public var isEditing = false
    /// A Boolean value that indicates whether a Mac widget presents a search or another state with Cancel.
    public var presents = false
  }

  /// The views of the widget.
  public var tree: ViewTree
  /// The properties of the variant that affect the layout.
  public var context: LayoutContext
  /// The header above the card.
  public var header: Header
  /// The source of the height, for a host that only determines the width.
  public var preferredHeight: PreferredHeight
  /// The root's height in the file, which is used if constraints don't determine it.
  public var storedHeight: Double?
  /// The insets that the widget returns for the proposed ones, with left meaning leading, or nil to
  /// accept the proposal.
  public var marginInsets: Insets?
  /// A Boolean value that indicates whether the widget was built before iOS 10 and has no display
  /// modes.
  public var isLegacy = false
  /// A Boolean value that indicates whether the preferred height applies on hosts without display
  /// modes.
  var heightIsForAllModes = false
  /// A Boolean value that indicates whether code creates all visible content, so only boxes are
  /// drawn.
  package var isAllCode = false
  /// A Boolean value that indicates whether texts without a color are black as in UIKit.
  ///
  /// A document's are readable on any surface.
  public var isPlatformColored = false
  /// A Boolean value that indicates whether a closed list is truncated.
  package var hasMoreRows = false
  /// The app's quick actions.
  ///
  /// The first is nearest to its icon.
  public var quickActions: [QuickAction] = []
  /// A Boolean value that indicates whether the tree has live views, whose changes a host animates.
  package var isLive = false
  /// The drawings of views' code, in pixels from their top left.
  package var drawings: [ViewID: [DisplayItem]] = [:]
  /// The source of the images.
  public var images: ImageSource
  /// The problems that were found while the scene was created.
  public var diagnostics: [Diagnostic]
  /// The unsupported elements of the file, which are drawn as boxes with their names.
  public var unsupported: [UnsupportedElement] = []

  /// Returns the insets that the host applies around the widget's root view, with physical left and
  /// right.
  public func hostInsets(as variant: Variant) -> Insets {
    guard case .host = variant.canvas else { return .zero }
    let metrics = variant.metrics
    let isCard = variant.system.presentation == .card
    // Cards don't request insets from widgets that were built for them.
    guard !isCard || isLegacy else { return .zero }
    let proposed = isCard ? WidgetMetrics.legacyInsets : metrics.proposedInsets
    let insets = metrics.applied(marginInsets ?? proposed)
    guard variant.layoutDirection == .rightToLeft else { return insets }
    return Insets(
      top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }
}
