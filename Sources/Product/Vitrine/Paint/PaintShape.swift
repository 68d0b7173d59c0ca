import VitrineGraphics
import VitrineLayout
import VitrineRaster

extension Painter {
  /// Paints an outline that is scaled to the view, with lines of their own width.
  mutating func paintShape(
    _ shape: ShapeView, _ view: View, id: ViewID, in frame: Rect, surroundings: Surroundings
  ) {
    guard let path = pixels(shape, view, in: frame) else { return }
    let isPlain = shape.fill == nil && shape.stroke == nil
    if let color = isPlain ? surroundings.tint : shape.fill {
      let ink = self.ink(color, surroundings)
      list.append(.fill(.path(path, .nonZero), .color(ink.color), ink.mode), from: id.index)
    }
    guard let color = shape.stroke, shape.lineWidth > 0 else { return }
    var stroke = Stroke(width: shape.lineWidth * scale)
    stroke.cap = Stroke.Cap(rawValue: shape.cap.rawValue) ?? .butt
    stroke.join = Stroke.Join(rawValue: shape.join.rawValue) ?? .miter
    stroke.dash = shape.dash.map { $0 * scale }
    let ink = self.ink(color, surroundings)
    list.append(.stroke(path, stroke, .color(ink.color), ink.mode), from: id.index)
  }

  /// Returns the outline of a filled shape without a background, whose shadow isn't that of its
  /// frame.
  func shadowOutline(of view: View, in frame: Rect) -> Shape? {
    guard case .shape(let shape) = view.kind, view.style.backgroundColor == nil,
      shape.fill != nil || shape.stroke == nil
    else { return nil }
    return pixels(shape, view, in: frame).map { .path($0, .nonZero) }
  }

  /// Returns the scaled outline in pixels, or nil if there is no area.
  private func pixels(_ shape: ShapeView, _ view: View, in frame: Rect) -> Path? {
    let (box, place) = (shape.box, frame.placing(shape.box.size, view.style.contentMode))
    guard !box.isEmpty, !place.isEmpty else { return nil }
    let map = Affine.translation(x: -box.minX, y: -box.minY)
      .then(.scale(x: place.width / box.width, y: place.height / box.height))
      .then(.translation(x: place.minX, y: place.minY))
      .then(.scale(x: scale, y: scale))
    return shape.path.mapped(by: map)
  }
}
