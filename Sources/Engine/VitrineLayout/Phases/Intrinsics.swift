package import VitrineGraphics
import VitrineSolver

extension System {
  /// Hugging and compression resistance of every view that has a size of its own.
  mutating func addIntrinsics() throws(SolverError) {
    for index in tree.views.indices where index > 0 && !isOut[index] {
      let size = intrinsics[index]
      guard size.width != nil || size.height != nil else { continue }
      let box = boxes[index]
      let hugging = tree.views[index].hugging
      let resistance = tree.views[index].compressionResistance
      if let width = size.width {
        try prefer(
          box.width, width, hugging: hugging.horizontal, resistance: resistance.horizontal,
          huggingSource: .made("horizontal hugging", ViewID(index)),
          resistanceSource: .made("horizontal compression resistance", ViewID(index)))
      }
      if let height = size.height {
        try prefer(
          box.height, height, hugging: hugging.vertical, resistance: resistance.vertical,
          huggingSource: .made("vertical hugging", ViewID(index)),
          resistanceSource: .made("vertical compression resistance", ViewID(index)))
      }
    }
  }

  /// Adds the two wishes of one axis: not to be larger (hugging) and not to be smaller
  /// (resistance).
  private mutating func prefer(
    _ variable: Variable, _ value: Double, hugging: Priority, resistance: Priority,
    huggingSource: Source, resistanceSource: Source
  ) throws(SolverError) {
    let difference = Expression(variable) - value
    // A required one that conflicts with constraints is dropped, whichever of these would be.
    try add(
      difference, .lessOrEqual, priority: hugging, from: huggingSource, isDroppable: true,
      yieldRank: .max)
    try add(
      difference, .greaterOrEqual, priority: resistance, from: resistanceSource, isDroppable: true,
      yieldRank: .max)
  }

  /// Sizes and baselines have to be known before the constraints that use them are written.
  mutating func measureContent(_ measuring: some Measuring) {
    let views = tree.views
    intrinsics = views.indices.map { index in
      intrinsicSize(of: views[index], measuring, width: widths[index], in: context)
    }
    guard tree.usesBaselines else { return }
    baselines = views.indices.map { index in
      views[index].baselineOffset.map { TextBaselines(aboveBottom: $0) }
        ?? TextBaselines(of: views[index], measuring, width: widths[index])
    }
  }
}

/// What a view's content asks for; nil is no wish.
package struct IntrinsicSize {
  package var width: Double?
  package var height: Double?

  static let none = IntrinsicSize(width: nil, height: nil)
}

/// A view's alignment rectangle's own size (docs/PLATFORM.md, "Intrinsic sizes").
package func intrinsicSize(
  of view: View, _ measuring: some Measuring, width: Double?, in context: LayoutContext
) -> IntrinsicSize {
  var size = contentSize(of: view, measuring, width: width, in: context)
  switch view.intrinsicWidth {
  case .measured: break
  case .fixed(let points): size.width = points
  case .none: size.width = nil
  }
  switch view.intrinsicHeight {
  case .measured: break
  case .fixed(let points): size.height = points
  case .none: size.height = nil
  }
  return size
}

/// The size by kind of view, in points; the numbers are those of docs/PLATFORM.md, "Intrinsic
/// sizes", and `width` is what a text may wrap in.
private func contentSize(
  of view: View, _ measuring: some Measuring, width: Double?, in context: LayoutContext
) -> IntrinsicSize {
  let isNew = context.systemVersion >= 13
  let isGlass = context.systemVersion >= 26
  switch view.kind {
  case .plain, .stack, .grid, .effect, .scroll, .table, .tableCell, .collection, .collectionCell,
    .gradient, .chart, .placeholder:
    return .none
  case .label(let label):
    let limit = label.preferredMaxLayoutWidth > 0 ? label.preferredMaxLayoutWidth : width
    let measure = measuring.measure(
      label.text, numberOfLines: label.numberOfLines,
      width: label.numberOfLines == 1 ? nil : limit)
    let size = context.isAppKit ? AppKitLabels.size(of: label, measure, context) : measure.size
    // Room for the shadow is on both sides, whichever it falls on.
    let shadow = label.shadowColor == nil ? .zero : label.shadowOffset
    return sizeAsStored(
      IntrinsicSize(
        width: size.width + shadow.x.magnitude, height: size.height + shadow.y.magnitude),
      label.storedSize)
  case .button(let button): return buttonSize(button, measuring, isNew: isNew)
  case .image(let image):
    guard let size = image.image?.size else { return .none }
    // The alignment box of a symbol is higher than its drawing.
    let insets = image.image?.isSymbol == true ? view.alignmentInsets ?? .zero : .zero
    return IntrinsicSize(
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  case .toggle:
    // iOS 26's is 63 by 28 (9 switches of 2 repositories).
    return isGlass ? IntrinsicSize(width: 61, height: 28) : IntrinsicSize(width: 49, height: 31)
  case .slider: return IntrinsicSize(width: nil, height: isGlass ? 34 : 30)
  case .stepper: return IntrinsicSize(width: 94, height: isNew ? 32 : 29)
  case .segments(let segments):
    // 14 points around the widest title (8 of 8 controls in 7 repositories), from iOS 13 on 18 around the
    // medium one of a segment that is chosen (9 of 9 in 5 repositories), and a divider of a point between
    // two segments.
    let font = FontDescription.system(13, isNew ? .medium : .regular)
    let widest = segments.titles.map {
      measuring.measure(AttributedText($0, font: font), numberOfLines: 1, width: nil).size.width
    }.max()
    let each = PixelGrid(scale: 1).ceil(widest ?? 0) + (isNew ? 18 : 14)
    let count = Double(max(1, segments.titles.count))
    return IntrinsicSize(width: each * count + count - 1, height: isNew ? 31 : 28)
  case .progress(let bar):
    // A bar's frame is 2.5 points high, rounded up to the pixel (18 views in 7 files); its
    // alignment rectangle leaves out the lowest point.
    let barHeight = PixelGrid(scale: context.scale).ceil(2.5) - 1
    let standardHeight = context.systemVersion >= 14 ? 4.0 : 2
    return IntrinsicSize(width: nil, height: bar.style == .bar ? barHeight : standardHeight)
  case .activity(let indicator):
    let isLarge = indicator.style == .whiteLarge || indicator.style == .large
    return IntrinsicSize(width: isLarge ? 37 : 20, height: isLarge ? 37 : 20)
  case .pages(let pages):
    let count = Double(max(0, pages.pages))
    return IntrinsicSize(
      width: max(0, 7 * count + 9 * (count - 1)),
      height: context.systemVersion >= 14 ? 26 : 37)
  case .textField(let field): return fieldSize(field, measuring, in: context)
  case .searchBar(let bar):
    let bars = context.systemVersion >= 11 ? 56.0 : 44
    return IntrinsicSize(width: nil, height: bar.style == .field ? 22 : bars)
  case .textView(let text):
    guard !text.isScrollEnabled else { return .none }
    let padding = 10 + text.containerInsets.left + text.containerInsets.right
    let measure = measuring.measure(
      text.text, numberOfLines: 0, width: width.map { max(0, $0 - padding) })
    return IntrinsicSize(
      width: measure.size.width + padding,
      height: measure.size.height + text.containerInsets.top + text.containerInsets.bottom)
  case .picker: return IntrinsicSize(width: 320, height: 216)
  }
}

/// A label's size in whole points, where it was stored in them.
///
/// Interface Builder measures text for the display that it runs on. On one without Retina a label of
/// 17 points is 21 points high and not 20.5, whatever device the canvas shows (some 50 views of 430 files
/// are right with this rule only, 7 without it only). A stored width between two points comes from
/// elsewhere.
private func sizeAsStored(_ size: IntrinsicSize, _ stored: Size?) -> IntrinsicSize {
  guard let stored, let width = size.width, let height = size.height else { return size }
  let points = PixelGrid(scale: 1)
  let wholeHeight = points.ceil(height)
  guard wholeHeight != height, (stored.height - wholeHeight).magnitude < 0.01 else { return size }
  let isWhole = points.ceil(stored.width) == stored.width
  return IntrinsicSize(width: isWhole ? points.ceil(width) : width, height: wholeHeight)
}

/// A button's size: image and title side by side, insets around both, a background at least.
private func buttonSize(
  _ button: Button, _ measuring: some Measuring, isNew: Bool
) -> IntrinsicSize {
  switch button.role {
  case .contactAdd, .detailDisclosure, .infoLight, .infoDark, .close:
    return isNew
      ? IntrinsicSize(width: 25, height: 24) : IntrinsicSize(width: 22, height: 22)
  case .custom, .system: break
  }
  if let configuration = button.configuration {
    let size = button.arrangement(configuration, measuring).size
    return IntrinsicSize(
      width: size.width + button.contentInsets.left + button.contentInsets.right,
      height: size.height + button.contentInsets.top + button.contentInsets.bottom)
  }
  let face = button.face
  let points = PixelGrid(scale: 1)
  // A title that isn't there has its line's height all the same.
  var title = Size(width: 0, height: points.ceil(measuring.metrics(of: button.font).lineHeight))
  if let text = face.title, !text.string.isEmpty {
    let measure = measuring.measure(text, numberOfLines: 1, width: nil)
    title = Size(width: points.ceil(measure.size.width), height: points.ceil(measure.size.height))
  }
  let image = face.image?.size ?? .zero
  var width = image.width + title.width
  var height = max(image.height, title.height)
  // Insets of zero mean six points above and below a title alone; any other replaces them.
  if button.contentInsets != .zero {
    width += button.contentInsets.left + button.contentInsets.right
    height += button.contentInsets.top + button.contentInsets.bottom
  } else if face.image == nil {
    width = max(30, width)
    height += 12
  }
  if let background = face.backgroundImage?.size {
    // A button that shows nothing but a background is as large as that (6 of 6 buttons).
    if face.image == nil, face.title?.string.isEmpty ?? true {
      return IntrinsicSize(width: background.width, height: background.height)
    }
    width = max(width, background.width)
    height = max(height, background.height)
  }
  return IntrinsicSize(width: width, height: height)
}

extension Button {
  /// The arrangement at the content's own size, each line of text in whole points.
  func arrangement(
    _ configuration: ButtonConfiguration, _ measuring: some Measuring
  ) -> ButtonArrangement {
    let points = PixelGrid(scale: 1)
    func size(_ text: AttributedText?) -> Size {
      guard let text, !text.string.isEmpty else { return .zero }
      let measured = measuring.measure(text, numberOfLines: 1, width: nil).size
      return Size(width: points.ceil(measured.width), height: points.ceil(measured.height))
    }
    return ButtonArrangement(
      configuration, image: face.image?.size ?? .zero, title: size(face.title),
      subtitle: size(configuration.subtitle))
  }
}

/// A field is as wide as its text or its placeholder, plus the insets of its border.
///
/// Those of a rounded rectangle are 21 points up to iOS 12 (8 fields of 4 repositories), 28 later (4 of 4
/// repositories).
/// Without a border that is 4 points up to iOS 12 (8 fields of 6 repositories) and nothing later. Its line is
/// a whole number of points high up to iOS 13, and from iOS 14 on 1.5 points higher than its font's (over 60
/// fields of 6 repositories).
private func fieldSize(
  _ field: TextField, _ measuring: some Measuring, in context: LayoutContext
) -> IntrinsicSize {
  let isNew = context.systemVersion >= 13
  let font = field.text.runs.first?.attributes.font ?? .system(17)
  let shown = field.text.string.isEmpty ? field.placeholder ?? "" : field.text.string
  let measure = measuring.measure(
    AttributedText(shown, font: font), numberOfLines: 1, width: nil)
  switch field.border {
  case .bezel: return IntrinsicSize(width: measure.size.width + 14, height: isNew ? 34 : 30)
  case .roundedRect:
    return IntrinsicSize(
      width: measure.size.width + (isNew ? 28 : 21), height: isNew ? 34 : 30)
  case .line: return IntrinsicSize(width: measure.size.width + 8, height: measure.size.height + 4)
  case .none:
    let line = measuring.metrics(of: font).lineHeight
    return IntrinsicSize(
      width: measure.size.width + (isNew ? 0 : 4),
      height: context.systemVersion >= 14
        ? PixelGrid(scale: context.scale).ceil(line + 1.5) : PixelGrid(scale: 1).ceil(line))
  }
}

/// From the frame's edges to the alignment rectangle's.
///
/// Only controls whose shadow or rounding is outside of the alignment rectangle have any.
package func alignmentInsets(of kind: ViewKind) -> Insets {
  switch kind {
  case .toggle: Insets(top: 0, left: 0, bottom: 0, right: 2)
  case .slider: Insets(top: 0, left: 2, bottom: 1, right: 2)
  case .segments: Insets(top: 0, left: 0, bottom: 1, right: 0)
  case .progress(let bar) where bar.style == .bar: Insets(top: 0, left: 0, bottom: 1, right: 0)
  default: .zero
  }
}
