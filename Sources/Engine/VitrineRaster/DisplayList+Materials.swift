import VitrineGraphics

extension DisplayList {
  /// Returns the list with a picture in place of each material: the earlier items, blurred and
  /// tinted.
  ///
  /// A material shows the pixels of other rows, so its picture is complete and not in bands. The
  /// groups around a material are part of the pixels behind it.
  func withMaterialsPainted(glyphs: some GlyphSource, cache: inout GlyphMaskCache) -> DisplayList {
    guard hasMaterials else { return self }
    var result = withoutEntries
    for entry in entries {
      guard case .material(let recipe, let shape, let behind) = entry.item else {
        result.append(entry.item, from: entry.source)
        continue
      }
      let whole = PixelBox(minX: 0, minY: 0, maxX: width, maxY: height)
      guard let box = PixelBox(around: behind)?.intersection(whole), !box.isEmpty else { continue }
      let picture = rasterize(result.closed, glyphs: glyphs, cache: &cache)
        .cropped(x: box.minX, y: box.minY, width: box.width, height: box.height)
      // The edge of a picture with holes isn't the edge of its content, so there is no color to
      // continue it with.
      guard picture.isOpaque else {
        result.append(.fill(shape, .color(recipe.tint), .sourceOver), from: entry.source)
        continue
      }
      let index = result.add(
        Backdrop(bitmap: apply(recipe, to: picture), x: -box.minX, y: -box.minY))
      result.append(.backdrop(index, shape), from: entry.source)
    }
    return result
  }

  /// An empty list with the same background and backdrops.
  private var withoutEntries: DisplayList {
    var result = DisplayList(width: width, height: height)
    result.background = background
    result.backdrops = backdrops
    return result
  }

  /// The list where each clip and group ends, without the filters that don't.
  ///
  /// The items of such a filter would be collected and never painted.
  private var closed: DisplayList {
    var open: [(index: Int, end: DisplayItem?)] = []
    for (index, entry) in entries.enumerated() {
      switch entry.item {
      case .beginClip: open.append((index, .endClip))
      case .beginGroup: open.append((index, .endGroup))
      case .beginFilter: open.append((index, nil))
      case .endClip, .endGroup, .endFilter: if !open.isEmpty { open.removeLast() }
      default: break
      }
    }
    guard !open.isEmpty else { return self }
    let omitted = Set(open.filter { $0.end == nil }.map(\.index))
    var result = withoutEntries
    for (index, entry) in entries.enumerated() where !omitted.contains(index) {
      result.append(entry.item, from: entry.source)
    }
    for end in open.reversed().compactMap(\.end) { result.append(end) }
    return result
  }
}
