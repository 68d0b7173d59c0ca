import VitrineGraphics
import VitrineLayout
import VitrineRaster

extension Painter {
  /// Decodes every image that the tree names; what cannot be read stays out and is drawn as a box.
  mutating func loadImages(from source: ImageSource, in workshop: Workshop) {
    for name in tree.views.flatMap(\.kind.images).map(\.name) where images[name] == nil {
      if let bitmap = source.bitmaps[name] {
        images[name] = bitmap
        continue
      }
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
