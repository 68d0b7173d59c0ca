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
      drawing.parts = parts(slices, of: bitmap, natural)
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

extension Painter {
  /// Slices in pixels: of an image that is `natural` points large, and of the picture.
  private func parts(_ slices: ImageSlices, of bitmap: Bitmap, _ natural: Size) -> NineParts {
    let across = natural.width > 0 ? Double(bitmap.width) / natural.width : 1
    let down = natural.height > 0 ? Double(bitmap.height) / natural.height : 1
    let insets = slices.capInsets
    var parts = NineParts(
      source: Insets(
        top: insets.top * down, left: insets.left * across, bottom: insets.bottom * down,
        right: insets.right * across),
      target: Insets(
        top: insets.top * scale, left: insets.left * scale, bottom: insets.bottom * scale,
        right: insets.right * scale),
      centerWidth: slices.centerWidth.map { $0 * across },
      centerHeight: slices.centerHeight.map { $0 * down })
    if slices.resizing == .tile {
      parts.tile = Size(
        width: (slices.centerWidth ?? natural.width - insets.left - insets.right) * scale,
        height: (slices.centerHeight ?? natural.height - insets.top - insets.bottom) * scale)
    }
    return parts
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
