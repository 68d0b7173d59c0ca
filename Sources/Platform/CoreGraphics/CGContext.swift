public import Foundation
package import VitrineGraphics
package import VitrineRaster

public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}

/// Which points are inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd

  package var rule: FillRule { self == .winding ? .nonZero : .evenOdd }
}

/// How what is drawn meets what is there.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn
  case plusDarker = 26
  case plusLighter = 27

  fileprivate var mode: BlendMode {
    switch self {
    case .normal: .sourceOver
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}

/// A drawing that is recorded: what is drawn becomes a display list, which the rasterizer paints.
public final class CGContext {
  struct State {
    /// From the drawing's points to pixels.
    var transform: Affine
    var fill = Color.black
    var line = Color.black
    var stroke = Stroke(width: 1)
    var alpha = 1.0
    var blend = BlendMode.sourceOver
    var shadow: (color: Color, offset: Point, sigma: Double)?
    /// How many clips were begun since the state was saved.
    var clips = 0
  }

  package private(set) var items: [DisplayItem] = []
  package let scale: Double
  let bounds: Rect
  var state: State
  private var saved: [State] = []
  /// In pixels.
  var path = Path()

  /// A drawing of `bounds` in points; pixels are counted from their top left.
  package init(bounds: Rect, scale: Double) {
    self.bounds = bounds
    self.scale = scale
    let origin = Affine.translation(x: -bounds.minX, y: -bounds.minY)
    state = State(transform: origin.then(.scale(x: scale, y: scale)))
  }

  /// The drawing as it is so far, with an end for every clip that was begun.
  package func finished() -> [DisplayItem] {
    let open = saved.reduce(state.clips) { $0 + $1.clips }
    return items + Array(repeating: .endClip, count: open)
  }

  package func append(_ item: DisplayItem) { items.append(item) }

  /// The pixels that the drawing has.
  package var pixelBounds: Rect {
    Rect(x: 0, y: 0, width: bounds.width * scale + 1, height: bounds.height * scale + 1)
  }

  /// The color as the state's alpha leaves it.
  package func paint(_ color: Color) -> Paint {
    .color(color.withAlpha(color.alpha * state.alpha))
  }

  package var blend: BlendMode { state.blend }
  package var transform: Affine { state.transform }
  package var alpha: Double { state.alpha }
  package var fillColor: Color { state.fill }
  package var hasShadow: Bool { state.shadow != nil }

  // MARK: State

  /// Keeps colors, pen, map, shadow and clip; the path is not part of the state.
  public func saveGState() {
    saved.append(state)
    state.clips = 0
  }

  /// Takes back what was last kept; without anything kept, nothing happens.
  public func restoreGState() {
    guard let outer = saved.popLast() else { return }
    for _ in 0..<state.clips { items.append(.endClip) }
    state = outer
  }

  /// Moves what is drawn from now on, in the points in force.
  public func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = Affine.translation(x: Double(x), y: Double(y)).then(state.transform)
  }

  /// Scales what is drawn from now on, lines and all.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = Affine.scale(x: Double(x), y: Double(y)).then(state.transform)
  }

  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.affine.then(state.transform)
  }

  public func setFillColor(_ color: CGColor) { state.fill = color.color }
  public func setStrokeColor(_ color: CGColor) { state.line = color.color }
  public func setLineWidth(_ width: CGFloat) { state.stroke.width = Double(width) }
  /// How many half widths a mitered corner may reach before it is cut.
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = Double(limit) }
  /// Times the opacity of everything that is drawn from now on.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = Double(alpha) }
  public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode.mode }

  public func setLineCap(_ cap: CGLineCap) {
    state.stroke.cap =
      switch cap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
  }

  public func setLineJoin(_ join: CGLineJoin) {
    state.stroke.join =
      switch join {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
  }

  /// Lengths of line and gap in turn, and how far into them a line starts; none is a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.stroke.phase = Double(phase)
    state.stroke.dash = lengths.map { Double($0) }
  }

  /// A shadow under what is drawn from now on; without a color, none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    // A blur's radius is twice its Gaussian's deviation; offsets keep to the base space.
    state.shadow = color.map {
      (
        $0.color, Point(x: Double(offset.width), y: Double(offset.height)) * scale,
        Double(blur) * scale / 2
      )
    }
  }

  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Draws what follows as one: alpha, blend mode and shadow count for all of it together.
  public func beginTransparencyLayer() {
    items.append(.beginGroup(alpha: state.alpha, state.blend))
    saveGState()
    state.alpha = 1
    state.blend = .sourceOver
  }

  public func endTransparencyLayer() {
    restoreGState()
    items.append(.endGroup)
  }
}
