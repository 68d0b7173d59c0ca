import VitrineGraphics
import VitrineRaster

/// Carries out the operators of content streams (PDF 32000-1, annex A).
///
/// Graphics is drawn, text isn't: icons have their letters as outlines, and a font would need a
/// reader of its own. Whatever is left out is reported once by what it is. A clip can't be undone
/// but by `Q`, so it opens a container of the builder that the state closes when it is restored.
struct PDFInterpreter {
  /// Operators of the page and of all forms together; icons have a few hundred.
  static let operatorLimit = 500_000
  static let formLimit = 12

  /// The page's box in the picture.
  let page: Rect
  var builder = PictureBuilder()
  var state: PDFState
  /// The states that `q` has saved, innermost last.
  var saved: [PDFState] = []
  var resources: PDFObject?
  /// The map at the start of the page or form, which patterns refer to.
  var base: Affine
  var path = PDFPath()
  /// The rule of a clip that takes effect after the next painting operator.
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

  /// Runs a content stream from the current state.
  mutating func run(_ content: [UInt8], resources: PDFObject?) throws(VectorError) {
    let outer = (self.resources, spaces, saved)
    self.resources = resources
    (spaces, saved) = ([:], [])
    let depth = builder.depth
    var lexer = PDFLexer(content)
    var operands: [PDFToken] = []
    while let token = lexer.next() {
      guard case .word(let name) = token else {
        // No operator has more operands; a broken stream may have.
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

  /// Tries the groups of operators in turn; each returns whether the operator is one of its own.
  private mutating func perform(_ name: String, _ operands: [PDFToken]) throws(VectorError) {
    let numbers = operands.compactMap(\.number)
    if path.perform(name, numbers, state.map) { return }
    if setLine(name, operands, numbers) { return }
    if try setColor(name, operands, numbers) { return }
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
      // Text positions, marked content and compatibility sections change no pixel themselves.
      break
    }
  }

  /// Takes over how much another interpreter has done.
  mutating func adoptCount(of other: PDFInterpreter) { operatorCount = other.operatorCount }

  /// What `q` does, for forms, which count as if they were between `q` and `Q`.
  mutating func save() {
    saved.append(state)
    state.depth = builder.depth
  }

  /// Closes the clips and masks since the state was saved; a `Q` too many has no effect.
  mutating func restore() {
    guard let last = saved.popLast() else { return }
    builder.close(to: state.depth)
    state = last
  }

  /// Operators that paint the path, which end it.
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

  /// Fills, then strokes, so that the line is in front of the area (8.5.3).
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
      // The path was mapped where it was made; the pen has the shape of now.
      try add(
        .stroke(path.mapped.mapped(by: inverse), state.line, pen: state.map, paint))
    }
    try endPath()
  }

  /// What an ink paints with; nil for a pattern that isn't drawn, which is reported.
  private mutating func ink(_ ink: PDFState.Ink) -> VectorPaint? {
    if ink.isUnsupported { builder.report("tiles and shadings of other kinds") }
    return ink.paint
  }

  /// Adds an item in the state's blend mode.
  mutating func add(_ item: VectorItem) throws(VectorError) {
    guard state.blendMode != .sourceOver else { return try builder.add(item) }
    try builder.open(.group(alpha: 1, state.blendMode))
    try builder.add(item)
    builder.close()
  }

  /// A clip takes effect after the painting operator that ends its path (8.5.4).
  private mutating func endPath() throws(VectorError) {
    if let rule = pendingClip { try clip(path.mapped, rule) }
    pendingClip = nil
    path = PDFPath()
  }

  /// Clips what follows in this state, unless all of the page is inside.
  mutating func clip(_ path: Path, _ rule: FillRule) throws(VectorError) {
    if let rect = path.uprightRectangle, rect.contains(page) { return }
    try builder.open(.clip(path, rule))
  }
}

extension Path {
  /// The rectangle that the path is, where its sides are upright.
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
