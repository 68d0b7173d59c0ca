import VitrineGraphics
import VitrineLayout
import VitrineRaster
import VitrineVector

extension Painter {
  /// Decodes all images that the tree names.
  ///
  /// An unreadable one is omitted and drawn as a box.
  mutating func loadImages(from source: ImageSource, in workshop: Workshop) {
    for name in tree.views.flatMap(\.kind.images).map(\.name) where images[name] == nil {
      if let bitmap = source.bitmaps[name] {
        images[name] = bitmap
        continue
      }
      if source.isTemplate(name) { templates.insert(name) }
      slices[name] = source.slices(of: name)
      guard let path = source.path(of: name) else { continue }
      let isMirrored = source.isMirrored(name)
      let bitmap: Bitmap?
      if VectorFile.isVector(path) {
        let picture = workshop.vectorPicture(at: path)
        bitmap = picture.map { $0.bitmap(atScale: scale) }
        if !isMirrored, source.preservesVectors(name) { pictures[name] = picture }
      } else {
        bitmap = workshop.image(at: path)
      }
      images[name] = isMirrored ? bitmap?.mirrored : bitmap
    }
  }

  /// Returns the pixels of an image for a rectangle.
  ///
  /// A vector image is rendered at that size.
  private func bitmap(of name: String, in place: Rect) -> Bitmap? {
    guard let picture = pictures[name], slices[name] == nil else { return images[name] }
    let grid = PixelGrid(scale: 1)
    return picture.bitmap(
      width: Int(clamping: grid.round(place.width)),
      height: Int(clamping: grid.round(place.height)))
  }

  /// Paints an image in a frame by its content mode, clipped if it overflows.
  ///
  /// A template image, and any image in a vibrancy effect, is painted as a shape in the tint color.
  mutating func paintImage(
    _ reference: ImageReference, _ mode: ContentMode, id: ViewID, in frame: Rect,
    surroundings: Surroundings
  ) {
    guard frame.width > 0, frame.height > 0 else { return }
    guard let original = images[reference.name] else {
      if reference.isSymbol {
        return paintSymbol(reference, mode, id: id, in: frame, surroundings: surroundings)
      }
      return paintPlaceholder(reference.name, id, in: frame, surroundings: surroundings)
    }
    // An image without a declared size has `scale` pixels per point.
    let natural =
      reference.size
      ?? Size(width: Double(original.width) / scale, height: Double(original.height) / scale)
    let place = pixels(frame.placing(natural, mode))
    let bitmap = self.bitmap(of: reference.name, in: place) ?? original
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
    // The ink already includes the alpha of the surroundings.
    if isTemplate || surroundings.vibrancy != .none {
      let ink = self.ink(surroundings.tint, surroundings)
      drawing.tint = ink.color
      drawing.alpha = 1
      blend = ink.mode
    }
    // Only a content mode that fills or doesn't scale can overflow, so most images need no clip.
    let overflows = !pixels(frame).contains(place)
    if overflows { list.append(.beginClip(.rect(pixels(frame))), from: id.index) }
    list.append(.image(bitmap, in: place, drawing, blend), from: id.index)
    if overflows { list.append(.endClip, from: id.index) }
  }
}
