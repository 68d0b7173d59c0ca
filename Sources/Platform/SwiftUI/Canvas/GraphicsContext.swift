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
  let symbols: CanvasSymbols
  let size: VitrineGraphics.Size
  private let scale: Double
  private let place: CallSite
  private var clips: [(shape: VitrineRaster.Shape, transform: CGAffineTransform)] = []
  private var filters: [PictureFilter] = []
  /// The opacity of drawings.
  public var opacity: Double = 1
  /// The combination of drawings with those behind them.
  public var blendMode: BlendMode = .normal {
    didSet { if blendMode.engine == nil { note("the blend mode .\(blendMode) of a Canvas") } }
  }
  /// The transform of coordinates.
  public var transform = CGAffineTransform.identity

  init(
    _ context: _ViewContext, _ size: VitrineGraphics.Size, _ scale: Double, _ place: CallSite,
    symbols: CanvasSymbols = .none
  ) {
    self.symbols = symbols
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
    guard options.contains(.inverse) else {
      clips.append((.path(path.path, style.isEOFilled ? .evenOdd : .nonZero), transform))
      return
    }
    // A rectangle around everything makes the path a hole in it.
    var outside = VitrineGraphics.Path.rectangle(
      Rect(x: -1e5, y: -1e5, width: 2e5, height: 2e5))
    outside.append(path.path)
    clips.append((.path(outside, .evenOdd), transform))
  }

  /// Clips to the content of a layer, which isn't drawn.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = [],
    content: (inout GraphicsContext) throws -> Void
  ) rethrows { note("clipToLayer(opacity:options:content:)") }

  /// Adds a filter; it changes the result of the earlier ones.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = []) {
    guard let picture = filter.picture(environment) else { return note(filter.name) }
    filters.append(picture)
  }

  /// Draws in a layer, whose changes of the context end with it.
  public func drawLayer(
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = self
    layer.opacity = 1
    layer.blendMode = .normal
    layer.filters = []
    layer.clips = []
    picture.items += begin
    defer { picture.items += end }
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
    picture.items += begin + items.flatMap { mapping($0) } + end
  }

  /// The items before a drawing: the clips, the group and the filters.
  private var begin: [DisplayItem] {
    let pixels = CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale))
    var items: [DisplayItem] = clips.compactMap { clip in
      guard case .path(let path, let rule) = clip.shape else { return nil }
      let map = clip.transform.concatenating(pixels).affine
      return .beginClip(.path(path.mapped(by: map), rule))
    }
    if isGroup {
      items.append(.beginGroup(alpha: min(1, max(0, opacity)), blendMode.engine ?? .sourceOver))
    }
    items += filters.reversed().map { .beginFilter($0.scaled(by: scale)) }
    return items
  }

  /// The items after a drawing.
  private var end: [DisplayItem] {
    filters.map { _ in .endFilter } + (isGroup ? [.endGroup] : []) + clips.map { _ in .endClip }
  }

  private var isGroup: Bool { opacity < 1 || blendMode.engine ?? .sourceOver != .sourceOver }

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
}
