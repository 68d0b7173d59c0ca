public import Foundation
package import VitrineGraphics
package import VitrineRaster

/// The shape of the ends of a line.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

/// The shape of the corners of a line.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}

/// The rule for the interior of a path that intersects itself.
public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd

  package var rule: FillRule { self == .winding ? .nonZero : .evenOdd }
}

/// A recorded drawing, which becomes a display list for the rasterizer.
public final class CGContext {
  struct State {
    /// The transform from the drawing's points to pixels.
    var transform: Affine
    var fill = Color.black
    var line = Color.black
    var stroke = Stroke(width: 1)
    var alpha = 1.0
    var blend = BlendMode.sourceOver
    var shadow: (color: Color, offset: Point, sigma: Double)?
    /// The number of clips that were begun since the state was saved.
    var clips = 0
    /// A Boolean value that indicates whether a drawing first removes the content below it.
    var erases = false
    /// A Boolean value that indicates whether a drawing is painted.
    var paints = true
  }

  package private(set) var items: [DisplayItem] = []
  package let scale: Double
  let bounds: Rect
  var state: State
  private var saved: [State] = []
  /// The number of open transparency layers.
  private var groups = 0
  /// The path in pixels.
  var path = Path()

  /// Creates a drawing of `bounds` in points.
  ///
  /// Pixels are relative to its top left.
  package init(bounds: Rect, scale: Double) {
    self.bounds = bounds
    self.scale = scale
    let origin = Affine.translation(x: -bounds.minX, y: -bounds.minY)
    state = State(transform: origin.then(.scale(x: scale, y: scale)))
  }

  /// Returns the current drawing, with all clips ended.
  package func finished() -> [DisplayItem] {
    let open = saved.reduce(state.clips) { $0 + $1.clips }
    return items + Array(repeating: .endClip, count: open)
  }

  package func append(_ item: DisplayItem) { items.append(item) }

  /// Wraps the drawing so far in a group, followed by items that mask it.
  ///
  /// Clips that are still open can't be enclosed, so their drawings stay unmasked.
  func maskDrawing(by mask: [DisplayItem]) {
    guard state.clips == 0, saved.allSatisfy({ $0.clips == 0 }), groups == 0 else {
      return PlatformNotes.add("erasing inside of a clip isn't drawn")
    }
    items = [.beginGroup(alpha: 1, .sourceOver)] + items
    items += [.beginGroup(alpha: 1, .destinationIn)] + mask + [.endGroup, .endGroup]
  }

  /// The bounds of the drawing in pixels.
  package var pixelBounds: Rect {
    Rect(x: 0, y: 0, width: bounds.width * scale + 1, height: bounds.height * scale + 1)
  }

  /// Returns the color multiplied by the state's alpha.
  package func paint(_ color: Color) -> Paint {
    .color(color.withAlpha(color.alpha * state.alpha))
  }

  package var blend: BlendMode { state.blend }
  package var transform: Affine { state.transform }
  package var alpha: Double { state.alpha }
  package var fillColor: Color { state.fill }
  package var hasShadow: Bool { state.shadow != nil }

  // MARK: State

  /// Saves colors, pen, transform, shadow and clip.
  ///
  /// The path isn't part of the state.
  public func saveGState() {
    saved.append(state)
    state.clips = 0
  }

  /// Restores the last saved state.
  ///
  /// Without one it has no effect.
  public func restoreGState() {
    guard let outer = saved.popLast() else { return }
    for _ in 0..<state.clips { items.append(.endClip) }
    state = outer
  }

  /// Translates later drawing in current coordinates.
  public func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = Affine.translation(x: Double(x), y: Double(y)).then(state.transform)
  }

  /// Scales later drawing, including line widths.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = Affine.scale(x: Double(x), y: Double(y)).then(state.transform)
  }

  /// Rotates later drawing by an angle in radians.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Transforms later drawing in current coordinates.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.affine.then(state.transform)
  }

  /// Sets the color of later fills.
  public func setFillColor(_ color: CGColor) { state.fill = color.color }
  /// Sets the color of later strokes.
  public func setStrokeColor(_ color: CGColor) { state.line = color.color }
  /// Sets the width of later strokes in current coordinates.
  public func setLineWidth(_ width: CGFloat) { state.stroke.width = Double(width) }
  /// Sets the maximum length of a miter in half widths.
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = Double(limit) }
  /// Sets a factor for the opacity of later drawing.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = Double(alpha) }
  /// Sets the blend mode of later drawing.
  public func setBlendMode(_ mode: CGBlendMode) {
    if mode.mode == nil {
      PlatformNotes.add(
        "the blend mode '\(mode)' isn't drawn; the code's drawing covers the content")
    }
    state.blend = mode.mode ?? .sourceOver
    state.erases = mode == .clear || mode == .copy
    state.paints = mode != .clear
  }

  /// Sets the shape of the ends of lines.
  public func setLineCap(_ cap: CGLineCap) {
    state.stroke.cap =
      switch cap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
  }

  /// Sets the shape of the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) {
    state.stroke.join =
      switch join {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
  }

  /// Sets alternating lengths of dashes and gaps, and the offset of a line's start.
  ///
  /// An empty pattern is solid.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.stroke.phase = Double(phase)
    state.stroke.dash = lengths.map { Double($0) }
  }

  /// Sets the shadow of later drawing.
  ///
  /// Without a color there is none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    // A blur's radius is twice its standard deviation, and offsets are in the base space.
    state.shadow = color.map {
      (
        $0.color, Point(x: Double(offset.width), y: Double(offset.height)) * scale,
        Double(blur) * scale / 2
      )
    }
  }

  /// Sets a black shadow for later drawing, with a third of full opacity.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Begins a group to which alpha, blend mode and shadow apply as a unit.
  public func beginTransparencyLayer() {
    items.append(.beginGroup(alpha: state.alpha, state.blend))
    groups += 1
    saveGState()
    state.alpha = 1
    state.blend = .sourceOver
  }

  /// Ends the group and restores the state from before it.
  public func endTransparencyLayer() {
    restoreGState()
    items.append(.endGroup)
    groups -= 1
  }
}
