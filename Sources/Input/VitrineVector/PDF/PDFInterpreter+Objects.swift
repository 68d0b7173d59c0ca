import VitrineGraphics
import VitrineRaster

extension PDFInterpreter {
  /// Executes the operator `Do`, which draws an image or a form.
  mutating func drawObject(_ operands: [PDFToken]) throws(VectorError) {
    guard let name = operands.first?.name, let object = resources?["/XObject"]?[name],
      object.isStream
    else { return }
    switch object["/Subtype"]?.name {
    case "/Form": try drawForm(object)
    case "/Image": try drawImage(object)
    default: break
    }
  }

  /// Returns whether a form is a transparency group, to which opacity and blend modes apply as a
  /// unit (11.6.6).
  func isGroup(_ form: PDFObject) -> Bool { form["/Group"]?["/S"]?.name == "/Transparency" }

  /// Draws a form XObject (8.10).
  ///
  /// It becomes a group if opacity or a blend mode applies to it as a unit.
  private mutating func drawForm(_ form: PDFObject) throws(VectorError) {
    save()
    if isGroup(form), state.fill.alpha < 1 || state.blendMode != .sourceOver {
      try builder.open(.group(alpha: state.fill.alpha, state.blendMode))
      state.fill.alpha = 1
      state.stroke.alpha = 1
      state.blendMode = .sourceOver
    }
    try runForm(form)
    restore()
  }

  /// Executes a form's content in the current state, which the caller saves.
  private mutating func runForm(_ form: PDFObject) throws(VectorError) {
    guard formDepth < Self.formLimit else {
      throw .tooMany("nested forms", limit: Self.formLimit)
    }
    guard let content = try form.unpacked() else {
      return builder.report("forms that cannot be unpacked")
    }
    formDepth += 1
    let outer = (base, path, pendingClip)
    if let n = form["/Matrix"]?.numbers, n.count == 6 {
      let map = Affine(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]).then(state.map)
      if map.isFinite { state.map = map }
    }
    if let box = form["/BBox"]?.numbers.flatMap(Rect.init(pdfBox:)) {
      try clip(Path.rectangle(box).mapped(by: state.map), .nonZero)
    }
    base = state.map
    (path, pendingClip) = (PDFPath(), nil)
    // A form may change the state without restoring it. Its changes must not affect later
    // operators.
    let before = state
    try run(content, resources: form["/Resources"] ?? resources)
    state = before
    (base, path, pendingClip) = outer
    formDepth -= 1
  }

  /// Draws an image into the unit square of the current coordinates (8.9.4).
  private mutating func drawImage(_ object: PDFObject) throws(VectorError) {
    let space = try space(of: object)
    let tint = state.fill.space.color(state.fill.components)
    // The image's first row is at the top of the unit square.
    let flipped = Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
    guard let bitmap = try PDFImage.read(object, tint: tint, space: space),
      let (upright, place) = bitmap.upright(flipped.then(state.map))
    else { return builder.report("images of other kinds") }
    let item = VectorItem.image(upright, place: place)
    guard state.fill.alpha < 1 else { return try add(item) }
    try builder.open(.group(alpha: state.fill.alpha, state.blendMode))
    try builder.add(item)
    builder.close()
  }

  /// Executes the operator `sh`, which fills the clip with a shading.
  mutating func fillWithShading(_ operands: [PDFToken]) throws(VectorError) {
    guard let name = operands.first?.name, let object = resources?["/Shading"]?[name] else {
      return
    }
    guard let shading = try PDFShading.read(object, space: try space(of: object)) else {
      return builder.report("tiles and shadings of other kinds")
    }
    let area = shading.bounds.map { Path.rectangle($0).mapped(by: state.map) }
    try add(
      .fill(
        area ?? .rectangle(page), .nonZero,
        shading.paint(alpha: state.fill.alpha, transform: state.map)))
  }

  /// Sets a soft mask, which applies until the state is restored.
  ///
  /// A copy of this interpreter with a fresh state draws the mask's form (11.6.5.2). Items up to
  /// the next `Q` are added to a container with the mask.
  mutating func setSoftMask(_ mask: PDFObject) throws(VectorError) {
    guard mask.name == nil else {
      if state.hasSoftMask { builder.report("soft masks that end before the state is restored") }
      return
    }
    guard let form = mask["/G"], form.isStream else { return }
    if mask["/TR"].map({ $0.name != "/Identity" }) ?? false {
      builder.report("soft masks with a transfer function")
    }
    let isAlpha = mask["/S"]?.name == "/Alpha"
    let backdrop = isAlpha ? nil : try backdropColor(mask, form)
    var interpreter = self
    let items = try builder.collect { (part) throws(VectorError) in
      interpreter.builder = part
      if let backdrop {
        try interpreter.builder.add(.fill(.rectangle(interpreter.page), .nonZero, .color(backdrop)))
      }
      let map = interpreter.state.map
      interpreter.state = PDFState(map: map)
      interpreter.state.depth = interpreter.builder.depth
      try interpreter.runForm(form)
      interpreter.builder.close(to: interpreter.state.depth)
      part = interpreter.builder
    }
    // The limits count both interpreters, so that nested masks can't multiply the work.
    adoptCount(of: interpreter)
    try builder.open(.mask(VectorMask(items: items, channel: isAlpha ? .alpha : .luminance)))
    state.hasSoftMask = true
  }

  /// Returns the backdrop of a luminosity mask, or nil if it is black and has no effect.
  private mutating func backdropColor(
    _ mask: PDFObject, _ form: PDFObject
  ) throws(VectorError) -> Color? {
    guard let components = mask["/BC"]?.numbers, let object = form["/Group"]?["/CS"],
      let space = try PDFColorSpace.read(object)
    else { return nil }
    let color = space.color(components)
    return color == .black ? nil : color
  }
}

extension Bitmap {
  /// Returns the image mirrored so that `place` has positive extents, or nil if `place` is rotated.
  fileprivate func upright(_ place: Affine) -> (Bitmap, Affine)? {
    let size = place.a.magnitude + place.d.magnitude
    guard place.b.magnitude + place.c.magnitude <= size * 1e-6 else { return nil }
    var (bitmap, place) = (self, place)
    if place.a < 0 {
      bitmap = bitmap.mirrored
      place.tx += place.a
      place.a = -place.a
    }
    if place.d < 0 {
      var rows: [UInt32] = []
      rows.reserveCapacity(pixels.count)
      for row in (0..<height).reversed() {
        rows += bitmap.pixels[row * width..<(row + 1) * width]
      }
      bitmap.pixels = rows
      place.ty += place.d
      place.d = -place.d
    }
    return (bitmap, place)
  }
}
