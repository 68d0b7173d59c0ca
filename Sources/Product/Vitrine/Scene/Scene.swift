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
  }

  /// The views of the widget with the properties that their source gives them.
  public var content: SceneContent
  /// The properties of the variant that affect the layout.
  public var context: LayoutContext
  /// The header above the card.
  public var header: Header
  /// A Boolean value that indicates whether the widget was built before iOS 10 and has no display
  /// modes.
  public var isLegacy = false
  /// A Boolean value that indicates whether the preferred height applies on hosts without display
  /// modes.
  var heightIsForAllModes = false
  /// A Boolean value that indicates whether code creates all visible content, so only boxes are
  /// drawn.
  package var isAllCode = false
  /// The reason why the scene shows the widget's file although its code was to be run.
  package var codeFailure: CodeFailure?
  /// The app's quick actions.
  ///
  /// The first is nearest to its icon.
  public var quickActions: [QuickAction] = []
  /// A Boolean value that indicates whether the tree has live views, whose changes a host animates.
  package var isLive = false
  /// A Boolean value that indicates whether a picture without chrome is transparent behind the
  /// views.
  package var hasNoBackdrop = false
  /// The drawings of views' code, in pixels from their top left.
  package var drawings: [ViewID: [DisplayItem]] = [:]
  /// The facts about a widget of WidgetKit; nil for other widgets.
  package var home: HomePicture?
  /// The source of the images.
  public var images: ImageSource

  /// The views of the widget.
  public var tree: ViewTree { content.tree }
  /// The problems that were found while the scene was created.
  public var diagnostics: [Diagnostic] { content.diagnostics }

  /// Returns the margin insets that the host proposes to the widget.
  func proposedInsets(as variant: Variant) -> Insets {
    variant.system.presentation == .card
      ? WidgetMetrics.legacyInsets : variant.metrics.proposedInsets
  }

  /// Returns the insets that the host applies around the widget's root view, with physical left and
  /// right.
  public func hostInsets(as variant: Variant) -> Insets {
    guard case .host = variant.canvas else { return .zero }
    let metrics = variant.metrics
    // Cards don't request insets from widgets that were built for them.
    guard variant.system.presentation != .card || isLegacy else { return .zero }
    let insets = metrics.applied(content.marginInsets ?? proposedInsets(as: variant))
    guard variant.layoutDirection == .rightToLeft else { return insets }
    return Insets(
      top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }
}
