public import VitrineGraphics

/// What surrounds the root view: all that layout needs to know of a device and a host.
public struct LayoutContext: Hashable, Sendable {
  /// What decides the root's size.
  public enum RootSize: Hashable, Sendable {
    case fixed(Size)
    /// The width is given and constraints decide the height, as the widget host asks for it.
    case fittingHeight(width: Double)
  }

  public var rootSize: RootSize
  public var scale: Double
  public var direction: LayoutDirection = .leftToRight
  public var safeAreaInsets = Insets.zero
  /// The root view's layout margins.
  public var rootMargins = Insets(all: 8)
  public var topGuideLength = 0.0
  public var bottomGuideLength = 0.0
  /// The major version of the system: UIKit's sizes of controls and cells follow it.
  public var systemVersion = 10
  public var isWidget = true
  /// Whether AppKit lays out: y runs up, so that an edge halfway between two pixels goes up the screen,
  /// and lines of text are whole points high.
  public var isAppKit = false
  /// Whether a view of whole pixels that stands halfway between two goes left, as on some of Interface
  /// Builder's canvases.
  public var movesHalvesLeft = false
  /// What decided the insets of a scene on Interface Builder's canvas.
  public var canvasRules: [CanvasRule] = []

  public init(rootSize: RootSize, scale: Double) {
    self.rootSize = rootSize
    self.scale = scale
  }
}
