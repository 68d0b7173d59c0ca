import VitrineGraphics
import VitrineImport
import VitrineRaster

extension SVGReader {
  /// Encloses content in the opacity, clip path and mask of an element.
  ///
  /// They apply in the order of SVG 1.1, 14.1: the clip is innermost, then the mask, then opacity.
  mutating func within(
    _ style: SVGStyle, _ element: XMLElement, scope: Scope,
    content: (inout SVGReader, Scope) throws(VectorError) -> Void
  ) throws(VectorError) {
    let depth = builder.depth
    if style.opacity < 1 || style.blendMode != .sourceOver {
      try builder.open(.group(alpha: style.opacity, style.blendMode))
    }
    if let id = style.mask { try openMask(id, element, scope: scope) }
    if let id = style.clipPath { try openClip(id, element, scope: scope) }
    try content(&self, scope)
    builder.close(to: depth)
  }

  /// Opens a clip path.
  ///
  /// One shape becomes a clip; several shapes, or a clipped clip path, become a mask.
  ///
  /// The children are drawn at each reference, in the coordinates of the clipped element (14.3.5).
  private mutating func openClip(
    _ id: String, _ element: XMLElement, scope: Scope
  ) throws(VectorError) {
    guard let clip = document.element(id: id), clip.name == "clipPath" else { return }
    var inner = scope
    inner.inherited = SVGStyle.Inherited()
    if clip["clipPathUnits"] == "objectBoundingBox" {
      guard let map = boundsMap(of: element, scope) else { return }
      inner.map = map.then(scope.map)
      inner.viewport = Size(width: 1, height: 1)
    }
    if let map = clip["transform"].flatMap(Affine.init(svgTransform:)) {
      inner.map = map.then(inner.map)
    }
    let shapes = clip.children.filter {
      Self.shapeNames.contains($0.name) || $0.name == "use" || $0.name == "text"
    }
    let clipStyle = document.style(of: clip, inheriting: SVGStyle.Inherited())
    if shapes.count == 1, let only = shapes.first, clipStyle.clipPath == nil,
      Self.shapeNames.contains(only.name)
    {
      let style = document.style(of: only, inheriting: clipStyle.inherited)
      if style.clipPath == nil, style.isDisplayed, style.inherited.isVisible,
        let path = Path(svgShape: only, in: inner.viewport)
      {
        let map = only["transform"].flatMap(Affine.init(svgTransform:)) ?? .identity
        return try builder.open(
          .clip(path.mapped(by: map.then(inner.map)), style.inherited.clipRule))
      }
    }
    inner.inherited.clipRule = clipStyle.inherited.clipRule
    let items = try collect(clip, clipStyle, scope: inner, isClip: true)
    try builder.open(.mask(VectorMask(items: items, channel: .alpha)))
  }

  /// Opens a mask.
  ///
  /// It is first clipped to its area, which by default is a tenth larger than the element's box on
  /// every side (14.4).
  private mutating func openMask(
    _ id: String, _ element: XMLElement, scope: Scope
  ) throws(VectorError) {
    guard let mask = document.element(id: id), mask.name == "mask" else { return }
    var inner = scope
    inner.inherited = SVGStyle.Inherited()
    let bounds = boundsMap(of: element, scope)
    if mask["maskContentUnits"] == "objectBoundingBox", let bounds {
      inner.map = bounds.then(scope.map)
      inner.viewport = Size(width: 1, height: 1)
    }
    let style = document.style(of: mask, inheriting: SVGStyle.Inherited())
    inner.inherited = style.inherited
    let items = try collect(mask, style, scope: inner, isClip: false)
    let isAlpha = mask["mask-type"] == "alpha" || (mask["style"] ?? "").contains("mask-type:alpha")
    // The mask's area, which is the entire picture if the element has no bounds, for example an
    // empty group.
    var area: Path?
    if mask["maskUnits"] == "userSpaceOnUse" {
      area = SVGShape(element: mask, viewport: scope.viewport).rectangle?.mapped(by: scope.map)
    } else if let bounds {
      let shape = SVGShape(element: mask, viewport: Size(width: 1, height: 1))
      let rect = Rect(
        x: shape.length("x", .width) ?? -0.1, y: shape.length("y", .height) ?? -0.1,
        width: shape.length("width", .width) ?? 1.2,
        height: shape.length("height", .height) ?? 1.2)
      area = Path.rectangle(rect).mapped(by: bounds.then(scope.map))
    }
    if let area { try builder.open(.clip(area, .nonZero)) }
    try builder.open(.mask(VectorMask(items: items, channel: isAlpha ? .alpha : .luminance)))
  }

  /// Returns the items of a clip path's or a mask's children.
  ///
  /// The copy of the reader shares the builder's limits, so nested masks are bounded.
  private mutating func collect(
    _ element: XMLElement, _ style: SVGStyle, scope: Scope, isClip: Bool
  ) throws(VectorError) -> [VectorItem] {
    var reader = self
    let items = try builder.collect { (part) throws(VectorError) in
      reader.builder = part
      if let id = style.clipPath { try reader.openClip(id, element, scope: scope) }
      if isClip {
        for child in element.children { try reader.clipShape(child, scope) }
      } else {
        try reader.children(of: element, scope)
      }
      part = reader.builder
    }
    return items
  }

  /// Adds a shape of a clip path by its area, regardless of its paint.
  private mutating func clipShape(_ element: XMLElement, _ scope: Scope) throws(VectorError) {
    var scope = scope
    var target = element
    var map = element["transform"].flatMap(Affine.init(svgTransform:)) ?? .identity
    let style = document.style(of: element, inheriting: scope.inherited)
    if element.name == "use" {
      guard let used = element["href"].flatMap(document.element(at:)) else { return }
      let origin = SVGShape(element: element, viewport: scope.viewport).point("x", "y")
      map = Affine.translation(x: origin.x, y: origin.y).then(map)
      map = (used["transform"].flatMap(Affine.init(svgTransform:)) ?? .identity).then(map)
      target = used
    }
    scope.map = map.then(scope.map)
    let own = document.style(of: target, inheriting: style.inherited)
    guard style.isDisplayed, own.isDisplayed, own.inherited.isVisible else { return }
    guard let path = Path(svgShape: target, in: scope.viewport) else {
      if target.name == "text" { builder.report("'text' elements") }
      return
    }
    let depth = builder.depth
    if let id = style.clipPath { try openClip(id, target, scope: scope) }
    try builder.add(.fill(path.mapped(by: scope.map), own.inherited.clipRule, .color(.black)))
    builder.close(to: depth)
  }

  static let shapeNames = [
    "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
  ]

  /// Returns the map from the unit square to an element's bounding box.
  private func boundsMap(of element: XMLElement, _ scope: Scope) -> Affine? {
    var left = 10_000
    guard let box = bounds(of: element, scope.viewport, .identity, depth: 0, left: &left),
      box.width > 0, box.height > 0
    else { return nil }
    return Affine(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY)
  }

  /// Returns the bounding box of an element's shapes.
  ///
  /// `left` limits the number of visited elements.
  private func bounds(
    of element: XMLElement, _ viewport: Size, _ map: Affine, depth: Int, left: inout Int
  ) -> Rect? {
    left -= 1
    guard left > 0, depth < PictureBuilder.depthLimit else { return nil }
    if let path = Path(svgShape: element, in: viewport) {
      return path.mapped(by: map).tightBounds
    }
    var map = map
    var children = element.children
    if element.name == "use" {
      guard let target = element["href"].flatMap(document.element(at:)) else { return nil }
      let origin = SVGShape(element: element, viewport: viewport).point("x", "y")
      map = Affine.translation(x: origin.x, y: origin.y).then(map)
      children = [target]
    } else if !["g", "a", "svg", "symbol", "switch"].contains(element.name) {
      return nil
    }
    var box: Rect?
    for child in children {
      let own = child["transform"].flatMap(Affine.init(svgTransform:)) ?? .identity
      guard
        let part = bounds(of: child, viewport, own.then(map), depth: depth + 1, left: &left)
      else { continue }
      box = box.map { $0.union(part) } ?? part
    }
    return box
  }
}
