import VitrineGraphics
import VitrineLayout
import VitrineRaster

extension Painter {
  /// Paints the drawing of a view's code.
  ///
  /// The items are in pixels from the view's corner and are moved to the view's position. Solid
  /// colors follow alpha and vibrancy like other content, but gradients and images don't.
  mutating func paintDrawing(
    _ items: [DisplayItem], _ id: ViewID, in frame: Rect, surroundings: Surroundings
  ) {
    let corner = pixels(frame).origin
    for item in items {
      list.append(item.offset(by: corner) { ink($0, surroundings) }, from: id.index)
    }
  }
}

extension DisplayItem {
  /// Returns the command at an offset, with its solid colors replaced by inks.
  fileprivate func offset(by delta: Point, _ ink: (Color) -> Ink) -> DisplayItem {
    func inked(_ paint: Paint, _ mode: BlendMode) -> (Paint, BlendMode) {
      guard case .color(let color) = paint else { return (paint.offset(by: delta), mode) }
      let ink = ink(color)
      return (.color(ink.color), mode == .sourceOver ? ink.mode : mode)
    }
    switch self {
    case .fill(let shape, let paint, let mode):
      let (paint, mode) = inked(paint, mode)
      return .fill(shape.offset(by: delta), paint, mode)
    case .stroke(let path, let stroke, let paint, let mode):
      let (paint, mode) = inked(paint, mode)
      return .stroke(path.offset(by: delta), stroke, paint, mode)
    case .glyphs(let run, let origin, let scale, let paint, let mode):
      let (paint, mode) = inked(paint, mode)
      return .glyphs(run, origin: origin + delta, scale: scale, paint, mode)
    case .image(let bitmap, let rect, let drawing, let mode):
      return .image(bitmap, in: rect.offset(by: delta), drawing, mode)
    case .backdrop(let index, let shape): return .backdrop(index, shape.offset(by: delta))
    case .material(let recipe, let shape, let box):
      return .material(recipe, shape.offset(by: delta), behind: box.offset(by: delta))
    case .shadow(let shape, let color, let offset, let sigma):
      return .shadow(shape.offset(by: delta), color, offset: offset, sigma: sigma)
    case .beginClip(let shape): return .beginClip(shape.offset(by: delta))
    case .endClip, .beginGroup, .endGroup, .beginFilter, .endFilter: return self
    }
  }
}

extension Path {
  fileprivate func offset(by delta: Point) -> Path {
    mapped(by: .translation(x: delta.x, y: delta.y))
  }
}

extension Paint {
  fileprivate func offset(by delta: Point) -> Paint {
    switch self {
    case .color: self
    case .linear(let stops, let start, let end):
      .linear(stops, start: start + delta, end: end + delta)
    case .radial(let stops, let center, let radius):
      .radial(stops, center: center + delta, radius: radius)
    case .angular(let stops, let center, let start, let quarter):
      .angular(stops, center: center + delta, start: start, quarter: quarter)
    }
  }
}
