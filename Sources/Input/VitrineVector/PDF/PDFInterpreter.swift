import VitrineGraphics
import VitrineRaster

/// Executes the operators of content streams (PDF 32000-1, annex A).
///
/// Text isn't drawn: icons contain letters as outlines, and a font would need a separate reader.
/// Each kind of skipped content is reported once. Only `Q` can undo a clip, so a clip opens a
/// container in the builder, which is closed when the state is restored.
struct PDFInterpreter {
  /// The maximum number of operators in the page and its forms together.
  ///
  /// Icons have a few hundred.
  static let operatorLimit = 500_000
  static let formLimit = 12

  /// The page's box in picture coordinates.
  let page: Rect
  var builder = PictureBuilder()
  var state: PDFState
  /// The states saved by `q`, innermost last.
  var saved: [PDFState] = []
  var resources: PDFObject?
  /// The transform at the start of the page or form, which pattern matrices are relative to.
  var base: Affine
  var path = PDFPath()
  /// The fill rule of a clip that takes effect after the next painting operator.
  var pendingClip: FillRule?
  /// Color spaces by their names in the current resources.
  var spaces: [String: PDFColorSpace] = [:]
  var formDepth = 0
  private var operatorCount = 0

  init(page: Rect, map: Affine) {
    self.page = page
    state = PDFState(map: map)
    base = map
  }

  /// Executes a content stream, starting with the current state.
  mutating func run(_ content: [UInt8], resources: PDFObject?) throws(VectorError) {
    let outer = (self.resources, spaces, saved)
    self.resources = resources
    (spaces, saved) = ([:], [])
    let depth = builder.depth
    var lexer = PDFLexer(content)
    var operands: [PDFToken] = []
    while let token = lexer.next() {
      guard case .word(let name) = token else {
        // No operator takes more operands, but a broken stream may contain them.
        if operands.count < 64 { operands.append(token) }
        continue
      }
      operatorCount += 1
      guard operatorCount <= Self.operatorLimit else {
        throw .tooMany("operators", limit: Self.operatorLimit)
      }
      if name == "ID" {
        builder.report("images in the content stream")
        lexer.skipInlineImage()
      } else {
        try perform(name, operands)
      }
      operands.removeAll(keepingCapacity: true)
    }
    builder.close(to: depth)
    (self.resources, spaces, saved) = outer
  }

  /// Executes an operator.
  ///
  /// Each group of operators returns whether it contains the operator.
  private mutating func perform(_ name: String, _ operands: [PDFToken]) throws(VectorError) {
    let numbers = operands.compactMap(\.number)
    if path.perform(name, numbers, map: state.map) { return }
    if setLine(name, operands, numbers: numbers) { return }
    if try setColor(name, operands, numbers: numbers) { return }
    if try paintPath(name) { return }
    switch name {
    case "q":
      guard saved.count < 256 else { throw .tooMany("saved states", limit: 256) }
      saved.append(state)
      state.depth = builder.depth
    case "Q": restore()
    case "cm":
      guard numbers.count == 6 else { return }
      let map = Affine(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
      let next = map.then(state.map)
      if next.isFinite { state.map = next }
    case "gs": try setParameters(operands)
    case "Do": try drawObject(operands)
    case "sh": try fillWithShading(operands)
    case "Tj", "TJ", "'", "\"": builder.report("text")
    case "BI": break
    default:
      // Text positions, marked content and compatibility sections don't change pixels.
      break
    }
  }

  /// Copies the operator count from another interpreter.
  mutating func adoptCount(of other: PDFInterpreter) { operatorCount = other.operatorCount }

  /// Saves the state as `q` does.
  ///
  /// Forms need it because they act as if enclosed in `q` and `Q`.
  mutating func save() {
    saved.append(state)
    state.depth = builder.depth
  }

  /// Closes the clips and masks that were opened since the state was saved.
  ///
  /// An extra `Q` has no effect.
  mutating func restore() {
    guard let last = saved.popLast() else { return }
    builder.close(to: state.depth)
    state = last
  }

  /// Executes an operator that paints and ends the path.
  private mutating func paintPath(_ name: String) throws(VectorError) -> Bool {
    switch name {
    case "W": pendingClip = .nonZero
    case "W*": pendingClip = .evenOdd
    case "n": try endPath()
    case "S", "s": try paint(closes: name == "s", fill: nil, strokes: true)
    case "f", "F": try paint(closes: false, fill: .nonZero, strokes: false)
    case "f*": try paint(closes: false, fill: .evenOdd, strokes: false)
    case "B", "b": try paint(closes: name == "b", fill: .nonZero, strokes: true)
    case "B*", "b*": try paint(closes: name == "b*", fill: .evenOdd, strokes: true)
    default: return false
    }
    return true
  }

  /// Fills and then strokes the path, so that the line is in front (8.5.3).
  private mutating func paint(
    closes: Bool, fill rule: FillRule?, strokes: Bool
  ) throws(VectorError) {
    if closes { path.close() }
    if let rule, !path.mapped.isEmpty, let paint = ink(state.fill) {
      try add(.fill(path.mapped, rule, paint))
    }
    if strokes, !path.mapped.isEmpty, let paint = ink(state.stroke),
      let inverse = state.map.inverted
    {
      // The path was mapped when it was constructed. The pen has the shape of the current
      // transform.
      try add(
        .stroke(path.mapped.mapped(by: inverse), state.line, pen: state.map, paint))
    }
    try endPath()
  }

  /// Returns the paint of an ink, or nil for a pattern that isn't supported, which is reported.
  private mutating func ink(_ ink: PDFState.Ink) -> VectorPaint? {
    if ink.isUnsupported { builder.report("tiles and shadings of other kinds") }
    return ink.paint
  }

  /// Adds an item with the state's blend mode.
  mutating func add(_ item: VectorItem) throws(VectorError) {
    guard state.blendMode != .sourceOver else { return try builder.add(item) }
    try builder.open(.group(alpha: 1, state.blendMode))
    try builder.add(item)
    builder.close()
  }

  /// Ends the path.
  ///
  /// A clip takes effect after the painting operator that ends its path (8.5.4).
  private mutating func endPath() throws(VectorError) {
    if let rule = pendingClip { try clip(path.mapped, rule) }
    pendingClip = nil
    path = PDFPath()
  }

  /// Clips later items in this state, unless the clip contains the page.
  mutating func clip(_ path: Path, _ rule: FillRule) throws(VectorError) {
    if let rect = path.uprightRectangle, rect.contains(page) { return }
    try builder.open(.clip(path, rule))
  }
}

extension Path {
  /// The path as a rectangle, or nil if it isn't an axis-aligned rectangle.
  fileprivate var uprightRectangle: Rect? {
    var points: [Point] = []
    for element in elements {
      switch element {
      case .move(let point) where points.isEmpty: points.append(point)
      case .line(let point): points.append(point)
      case .close: break
      default: return nil
      }
    }
    if points.count == 5, points[4] == points[0] { points.removeLast() }
    guard points.count == 4 else { return nil }
    let isUpright =
      points[0].y == points[1].y && points[1].x == points[2].x && points[2].y == points[3].y
      && points[3].x == points[0].x
      || points[0].x == points[1].x && points[1].y == points[2].y && points[2].x == points[3].x
        && points[3].y == points[0].y
    guard isUpright else { return nil }
    return Rect(pdfBox: [points[0].x, points[0].y, points[2].x, points[2].y])
  }
}
