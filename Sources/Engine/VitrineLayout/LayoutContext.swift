public import VitrineGraphics

/// The environment of the root view: the properties of a device and a host that affect layout.
public struct LayoutContext: Hashable, Sendable {
  /// The source of the root view's size.
  public enum RootSize: Hashable, Sendable {
    case fixed(Size)
    /// The width is given, and constraints determine the height.
    ///
    /// The widget host asks for this size.
    case fittingHeight(width: Double)
  }

  /// The size of the root view.
  public var rootSize: RootSize
  /// The number of pixels per point.
  public var scale: Double
  /// The direction of the interface.
  public var direction: LayoutDirection = .leftToRight
  /// The safe area insets of the root view.
  public var safeAreaInsets = Insets.zero
  /// The layout margins of the root view.
  public var rootMargins = Insets(all: 8)
  /// The length of the top layout guide in points.
  public var topGuideLength = 0.0
  /// The length of the bottom layout guide in points.
  public var bottomGuideLength = 0.0
  /// The major version of the system, which determines UIKit's sizes of controls and cells.
  public var systemVersion = 10
  /// A Boolean value that indicates whether the root is the view of a widget.
  public var isWidget = true
  /// A Boolean value that indicates whether AppKit lays out the views.
  ///
  /// In AppKit y grows upward, so that an edge halfway between two pixels moves up the screen.
  /// Lines of text have heights of whole points.
  public var isAppKit = false
  /// A Boolean value that indicates whether views halfway between two pixels move left.
  ///
  /// Some canvases of Interface Builder do so if the view has a width of whole pixels.
  public var movesHalvesLeft = false
  /// The rules that determined the insets of a scene on Interface Builder's canvas.
  public var canvasRules: [CanvasRule] = []

  /// Creates a context with default margins and without a safe area.
  public init(rootSize: RootSize, scale: Double) {
    self.rootSize = rootSize
    self.scale = scale
  }
}
