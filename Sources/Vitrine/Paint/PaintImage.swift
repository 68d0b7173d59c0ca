import VitrineGraphics
import VitrineLayout
import VitrineRaster

extension Painter {
  /// Decodes every image that the tree names; what cannot be read stays out and is drawn as a box.
  mutating func loadImages(from source: ImageSource, in workshop: Workshop) {
    for name in tree.views.flatMap(\.kind.images).map(\.name) where images[name] == nil {
      if source.isTemplate(name) { templates.insert(name) }
      slices[name] = source.slices(of: name)
      let bitmap = source.path(of: name).flatMap { workshop.image(at: $0) }
      images[name] = source.isMirrored(name) ? bitmap?.mirrored : bitmap
    }
  }

  mutating func paintImage(
    _ reference: ImageReference, _ mode: ContentMode, _ id: ViewID, in frame: Rect,
    _ surroundings: Surroundings
  ) {
    guard frame.width > 0, frame.height > 0 else { return }
    guard let bitmap = images[reference.name] else {
      return paintPlaceholder(reference.name, id, in: frame, surroundings)
    }
    let natural =
      reference.size
      ?? Size(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
    let place = pixels(frame.placing(natural, mode))
    var drawing = ImageDrawing()
    if let slices = reference.slices ?? slices[reference.name] {
      drawing.parts = NineParts(slices, of: bitmap, natural, scale: scale)
    } else {
      record?.add(bitmap, reference.name, of: id, in: place)
    }
    drawing.alpha = surroundings.alpha
    var blend = BlendMode.sourceOver
    let isTemplate =
      reference.rendering == .template
      || reference.rendering == .automatic && templates.contains(reference.name)
    if isTemplate || surroundings.vibrancy != .none {
      let ink = self.ink(surroundings.tint, surroundings)
      drawing.tint = ink.color
      drawing.alpha = 1
      blend = ink.mode
    }
    let overflows = !pixels(frame).contains(place)
    if overflows { list.append(.beginClip(.rect(pixels(frame))), from: id.index) }
    list.append(.image(bitmap, in: place, drawing, blend), from: id.index)
    if overflows { list.append(.endClip, from: id.index) }
  }
}

/// The smallest rectangle of `size`'s shape that covers `box`, centred.
func aspectFill(_ size: Size, in box: Rect) -> Rect { box.placing(size, .scaleAspectFill) }

extension Rect {
  /// Where content of `size` goes in this rectangle.
  func placing(_ size: Size, _ mode: ContentMode) -> Rect {
    guard size.width > 0, size.height > 0 else { return self }
    var fitted = size
    switch mode {
    case .scaleToFill, .redraw: return self
    case .scaleAspectFit:
      fitted = size * min(width / size.width, height / size.height)
    case .scaleAspectFill:
      fitted = size * max(width / size.width, height / size.height)
    default: break
    }
    var x = midX - fitted.width / 2
    var y = midY - fitted.height / 2
    switch mode {
    case .left, .topLeft, .bottomLeft: x = minX
    case .right, .topRight, .bottomRight: x = maxX - fitted.width
    default: break
    }
    switch mode {
    case .top, .topLeft, .topRight: y = minY
    case .bottom, .bottomLeft, .bottomRight: y = maxY - fitted.height
    default: break
    }
    return Rect(origin: Point(x: x, y: y), size: fitted)
  }
}
