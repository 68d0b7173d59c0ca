public import CoreGraphics
import Vitrine
import VitrineGraphics
import VitrineRaster
import VitrineText

/// The functions by which an author's code draws.
///
/// The context is a value: a copy has a transform, a clip and an opacity of its own and draws in the
/// same picture.
@preconcurrency @MainActor
public struct GraphicsContext {
  /// The commands of all copies of a context, in pixels.
  final class Picture {
    var items: [DisplayItem] = []
  }

  let picture = Picture()
  let context: _ViewContext
  private let size: VitrineGraphics.Size
  private let scale: Double
  private let place: CallSite
  private var clips: [(path: Path, transform: CGAffineTransform)] = []
  /// The opacity of drawings.
  public var opacity: Double = 1
  /// The combination of drawings with those behind them, of which only the normal one is drawn.
  public var blendMode: BlendMode = .normal {
    didSet { if blendMode != .normal { note("the blend mode of a GraphicsContext") } }
  }
  /// The transform of coordinates.
  public var transform = CGAffineTransform.identity

  init(
    _ context: _ViewContext, _ size: VitrineGraphics.Size, _ scale: Double, _ place: CallSite
  ) {
    self.context = context
    self.size = size
    self.scale = scale
    self.place = place
  }

  var items: [DisplayItem] { picture.items }

  private func note(_ part: String) { context.builder.note("\(part) isn't drawn", place) }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { context.environment }

  /// Moves the origin.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = CGAffineTransform(translationX: x, y: y).concatenating(transform)
  }

  /// Scales coordinates.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = CGAffineTransform(scaleX: x, y: y).concatenating(transform)
  }

  /// Rotates coordinates.
  public mutating func rotate(by angle: Angle) {
    transform = CGAffineTransform(rotationAngle: CGFloat(angle.radians)).concatenating(transform)
  }

  /// Applies a transform before the current one.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Draws only inside of a path from now on.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []
  ) {
    if options.contains(.inverse) { return note("the inverse clip of a GraphicsContext") }
    clips.append((path, transform))
  }

  /// Clips to the content of a layer, which isn't drawn.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = [],
    content: (inout GraphicsContext) throws -> Void
  ) rethrows { note("clipToLayer(opacity:options:content:)") }

  /// Adds a filter, which isn't drawn.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = []) {
    note("addFilter(_:)")
  }

  /// Draws in a layer, whose changes of the context end with it.
  public func drawLayer(
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = self
    layer.opacity = 1
    picture.items.append(.beginGroup(alpha: opacity, .sourceOver))
    defer { picture.items.append(.endGroup) }
    try content(&layer)
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let box = path.boundingRect
    let shape = VitrineRaster.Shape.path(path.path, style.isEOFilled ? .evenOdd : .nonZero)
    draw(shading.items(filling: shape, in: box.rect, context.environment))
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    fill(path.strokedPath(style), with: shading)
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws items in points, in the current transform, clip and opacity.
  func draw(_ items: [DisplayItem]) {
    let pixels = CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale))
    let map = transform.concatenating(pixels).affine
    let limit = Rect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
      .inset(by: Insets(all: -2048))
    let mapping = ItemMapping(
      map: map, glyphs: LiveEnvironment.current.typesetter.fonts, limit: limit)
    var result: [DisplayItem] = clips.map { clip in
      .beginClip(
        .path(clip.path.applying(clip.transform.concatenating(pixels)).path, .nonZero))
    }
    if opacity < 1 { result.append(.beginGroup(alpha: max(0, opacity), .sourceOver)) }
    for item in items { result += mapping(item) }
    if opacity < 1 { result.append(.endGroup) }
    result += clips.map { _ in .endClip }
    picture.items += result
  }

  /// The options of a clip.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The outside of the path.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// The options of a filter.
  public struct FilterOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Colors without gamma.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// The options of a shadow.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The shadow above the drawing.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// The shadow without the drawing.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// The shadow with the inverse of the drawing's opacity.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// The shadow without the drawing's group.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// A filter of drawings, which isn't drawn.
  public struct Filter: Sendable {
    /// Returns a blur.
    public static func blur(radius: CGFloat) -> Filter { Filter() }
    /// Returns a shadow.
    public static func shadow(
      color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = []
    ) -> Filter { Filter() }
    /// Returns a change of colors.
    public static func colorMultiply(_ color: Color) -> Filter { Filter() }
    /// Returns a change of colors.
    public static func saturation(_ amount: Double) -> Filter { Filter() }
    /// Returns a change of colors.
    public static func brightness(_ amount: Double) -> Filter { Filter() }
    /// Returns a change of colors.
    public static func grayscale(_ amount: Double) -> Filter { Filter() }
    /// Returns a change of colors.
    public static func contrast(_ amount: Double) -> Filter { Filter() }
    /// Returns a change of colors.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
    /// Returns a change of colors to their opposites.
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter() }
    /// Returns a change of transforms in space.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter() }
    /// A change of brightness to opacity.
    public static var luminanceToAlpha: Filter { Filter() }
    /// Returns a limit of opacities.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter { Filter() }
  }
}
