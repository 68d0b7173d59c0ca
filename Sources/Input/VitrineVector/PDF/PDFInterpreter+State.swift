import VitrineGraphics
import VitrineRaster

extension PDFInterpreter {
  /// Executes an operator for the line style.
  ///
  /// Returns false for other operators.
  ///
  /// The operators are `w`, `J`, `j`, `M` and `d` (8.4.3). Lengths are in the coordinate system at
  /// the time of stroking.
  mutating func setLine(_ name: String, _ operands: [PDFToken], numbers: [Double]) -> Bool {
    switch name {
    case "w": if let width = numbers.first { state.line.width = max(0, width) }
    case "J": state.line.cap = Self.cap(numbers.first) ?? state.line.cap
    case "j": state.line.join = Self.join(numbers.first) ?? state.line.join
    case "M": if let limit = numbers.first { state.line.miterLimit = max(1, limit) }
    case "d":
      if case .array(let items)? = operands.first {
        setDash(items.compactMap(\.number), phase: numbers.last ?? 0)
      }
    default: return false
    }
    return true
  }

  /// Returns the cap of table 54, or nil to leave the style unchanged.
  private static func cap(_ number: Double?) -> Stroke.Cap? {
    switch number {
    case 0: .butt
    case 1: .round
    case 2: .square
    default: nil
    }
  }

  /// Returns the join of table 55, or nil to leave the style unchanged.
  private static func join(_ number: Double?) -> Stroke.Join? {
    switch number {
    case 0: .miter
    case 1: .round
    case 2: .bevel
    default: nil
    }
  }

  /// Sets the dash pattern.
  ///
  /// A pattern with an odd number of lengths is repeated, so that dashes and gaps alternate
  /// (8.4.3.6). A pattern without a positive length is a solid line.
  private mutating func setDash(_ pattern: [Double], phase: Double) {
    guard pattern.allSatisfy({ $0 >= 0 }), pattern.contains(where: { $0 > 0 }) else {
      state.line.dash = []
      return
    }
    let pattern = Array(pattern.prefix(64))
    state.line.dash = pattern.count % 2 == 0 ? pattern : pattern + pattern
    state.line.phase = phase
  }

  /// Executes a color operator.
  ///
  /// Returns false for other operators.
  ///
  /// Lowercase operators affect fills and uppercase operators strokes (8.6.8).
  mutating func setColor(
    _ name: String, _ operands: [PDFToken], numbers: [Double]
  ) throws(VectorError) -> Bool {
    switch name {
    case "g": set(\.fill, .gray, numbers: numbers)
    case "G": set(\.stroke, .gray, numbers: numbers)
    case "rg": set(\.fill, .rgb, numbers: numbers)
    case "RG": set(\.stroke, .rgb, numbers: numbers)
    case "k": set(\.fill, .cmyk, numbers: numbers)
    case "K": set(\.stroke, .cmyk, numbers: numbers)
    case "cs": try select(\.fill, operands)
    case "CS": try select(\.stroke, operands)
    case "sc", "scn": try setComponents(\.fill, operands, numbers: numbers)
    case "SC", "SCN": try setComponents(\.stroke, operands, numbers: numbers)
    default: return false
    }
    return true
  }

  /// Executes an operator that sets both a device color space and its components.
  private mutating func set(
    _ ink: WritableKeyPath<PDFState, PDFState.Ink>, _ space: PDFColorSpace, numbers: [Double]
  ) {
    state[keyPath: ink].select(space)
    state[keyPath: ink].components = numbers
  }

  /// Executes `cs` and `CS`.
  ///
  /// An unknown space is reported and replaced by gray.
  private mutating func select(
    _ ink: WritableKeyPath<PDFState, PDFState.Ink>, _ operands: [PDFToken]
  ) throws(VectorError) {
    guard let name = operands.first?.name else { return }
    if let space = try space(named: name) {
      state[keyPath: ink].select(space)
    } else {
      builder.report("color spaces of other kinds")
      state[keyPath: ink].select(.gray)
    }
  }

  /// Executes `sc`, `scn` and their uppercase forms, which take numbers or the name of a pattern
  /// (8.7).
  ///
  /// Shading patterns are drawn. Tiling patterns are reported when they are used.
  private mutating func setComponents(
    _ ink: WritableKeyPath<PDFState, PDFState.Ink>, _ operands: [PDFToken], numbers: [Double]
  ) throws(VectorError) {
    guard let name = operands.last?.name else {
      state[keyPath: ink].components = numbers
      state[keyPath: ink].pattern = nil
      return
    }
    guard let pattern = resources?["/Pattern"]?[name], let shading = pattern["/Shading"],
      let read = try PDFShading.read(shading, space: try space(of: shading))
    else {
      state[keyPath: ink].isUnsupported = true
      return
    }
    var map = Affine.identity
    if let n = pattern["/Matrix"]?.numbers, n.count == 6 {
      map = Affine(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }
    // A pattern's matrix is relative to the start of the page or form, not to the current
    // coordinates.
    state[keyPath: ink].pattern = (read, map.then(base))
    state[keyPath: ink].isUnsupported = false
  }

  /// Returns the color space of a shading or an image.
  mutating func space(of object: PDFObject) throws(VectorError) -> PDFColorSpace? {
    guard let space = object["/ColorSpace"] else { return nil }
    if let name = space.name { return try self.space(named: name) }
    return try PDFColorSpace.read(space)
  }

  /// Returns the color space with a name from the resources or the device spaces.
  ///
  /// The result is cached, because icons use the same space repeatedly.
  private mutating func space(named name: String) throws(VectorError) -> PDFColorSpace? {
    if let space = spaces[name] { return space }
    let space: PDFColorSpace?
    if let object = resources?["/ColorSpace"]?[name] {
      space = try PDFColorSpace.read(object)
    } else {
      space = PDFColorSpace(name: name)
    }
    if let space { spaces[name] = space }
    return space
  }

  /// Executes `gs`, which sets parameters by name (PDF 32000-1, 8.4.5).
  mutating func setParameters(_ operands: [PDFToken]) throws(VectorError) {
    guard let name = operands.first?.name, let values = resources?["/ExtGState"]?[name] else {
      return
    }
    if let alpha = values["/ca"]?.number { state.fill.alpha = max(0, min(1, alpha)) }
    if let alpha = values["/CA"]?.number { state.stroke.alpha = max(0, min(1, alpha)) }
    if let width = values["/LW"]?.number { state.line.width = max(0, width) }
    state.line.cap = Self.cap(values["/LC"]?.number) ?? state.line.cap
    state.line.join = Self.join(values["/LJ"]?.number) ?? state.line.join
    if let limit = values["/ML"]?.number { state.line.miterLimit = max(1, limit) }
    if let dash = values["/D"]?.items, dash.count == 2, let pattern = dash[0].numbers {
      setDash(pattern, phase: dash[1].number ?? 0)
    }
    if let mode = values["/BM"] {
      // An array lists modes in order of preference (11.6.3).
      let names = mode.name.map { [$0] } ?? mode.items?.compactMap(\.name) ?? []
      if let mode = names.lazy.compactMap({ Self.blendModes[$0] }).first {
        state.blendMode = mode
      } else {
        builder.report("blend modes of other kinds")
      }
    }
    if let mask = values["/SMask"] { try setSoftMask(mask) }
  }

  /// The blend modes that the rasterizer supports (11.3.5).
  private static let blendModes: [String: BlendMode] = [
    "/Normal": .sourceOver, "/Compatible": .sourceOver, "/Multiply": .multiply,
    "/Screen": .screen, "/Overlay": .overlay, "/Darken": .darken, "/Lighten": .lighten,
    "/ColorDodge": .colorDodge, "/ColorBurn": .colorBurn,
  ]
}
