package import VitrineGraphics
import VitrineSolver

extension System {
  /// Adds hugging and compression resistance of every view with an intrinsic size.
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

  /// Adds the constraints of one axis: a maximum with the hugging priority, and a minimum with the
  /// resistance priority.
  private mutating func prefer(
    _ variable: Variable, _ value: Double, hugging: Priority, resistance: Priority,
    huggingSource: Source, resistanceSource: Source
  ) throws(SolverError) {
    let difference = Expression(variable) - value
    // If one of them is required and in a conflict, it yields before any other constraint.
    try add(
      difference, .lessOrEqual, priority: hugging, from: huggingSource, isDroppable: true,
      yieldRank: .max)
    try add(
      difference, .greaterOrEqual, priority: resistance, from: resistanceSource, isDroppable: true,
      yieldRank: .max)
  }

  /// Measures intrinsic sizes and baselines, which later constraints refer to.
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

/// The intrinsic size of a view.
///
/// A nil dimension has no intrinsic size.
package struct IntrinsicSize {
  package var width: Double?
  package var height: Double?

  static let none = IntrinsicSize(width: nil, height: nil)
}

/// Returns the intrinsic size of a view's alignment rectangle (docs/PLATFORM.md, "Intrinsic
/// sizes").
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

/// Returns the size by kind of view, in points.
///
/// The numbers are from docs/PLATFORM.md, "Intrinsic sizes". `width` is the available width for
/// wrapping text.
private func contentSize(
  of view: View, _ measuring: some Measuring, width: Double?, in context: LayoutContext
) -> IntrinsicSize {
  let isNew = context.systemVersion >= 13
  let isGlass = context.systemVersion >= 26
  switch view.kind {
  case .plain, .stack, .grid, .effect, .scroll, .table, .tableCell, .collection, .collectionCell,
    .gradient, .chart, .placeholder:
    return .none
  case .shape(let shape): return IntrinsicSize(width: shape.box.width, height: shape.box.height)
  case .label(let label): return labelSize(label, measuring, width: width, in: context)
  case .button(let button): return buttonSize(button, measuring, isNew: isNew)
  case .image(let image):
    guard let size = image.image?.size else { return .none }
    // The alignment rectangle of a symbol is higher than its drawing.
    let insets = image.image?.isSymbol == true ? view.alignmentInsets ?? .zero : .zero
    return IntrinsicSize(
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  case .toggle:
    // Since iOS 26, a switch is 63 by 28 points, of which the alignment rectangle excludes 2.
    return isGlass ? IntrinsicSize(width: 61, height: 28) : IntrinsicSize(width: 49, height: 31)
  case .slider: return IntrinsicSize(width: nil, height: isGlass ? 34 : 30)
  case .stepper: return IntrinsicSize(width: 94, height: isNew ? 32 : 29)
  case .segments(let segments): return segmentsSize(segments, measuring, isNew: isNew)
  case .progress(let bar):
    // A bar's frame has a height of 2.5 points, rounded up to the pixel. Its alignment rectangle
    // excludes the lowest point.
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
  case .textView(let text): return textViewSize(text, measuring, width: width)
  case .picker: return IntrinsicSize(width: 320, height: 216)
  }
}

/// Returns the size of a label's text with the space for its shadow.
private func labelSize(
  _ label: Label, _ measuring: some Measuring, width: Double?, in context: LayoutContext
) -> IntrinsicSize {
  let limit = label.preferredMaxLayoutWidth > 0 ? label.preferredMaxLayoutWidth : width
  let measure = measuring.measure(
    label.text, numberOfLines: label.numberOfLines,
    width: label.numberOfLines == 1 ? nil : limit)
  let size = context.isAppKit ? AppKitLabels.size(of: label, measure, context) : measure.size
  // The space for the shadow is on both sides, regardless of its direction.
  let shadow = label.shadowColor == nil ? .zero : label.shadowOffset
  return sizeAsStored(
    IntrinsicSize(
      width: size.width + shadow.x.magnitude, height: size.height + shadow.y.magnitude),
    label.storedSize)
}

/// Returns the size of a segmented control, whose segments have equal widths.
private func segmentsSize(
  _ segments: Segments, _ measuring: some Measuring, isNew: Bool
) -> IntrinsicSize {
  // The padding of the widest title is 14 points, and 18 since iOS 13. Since iOS 13, titles are
  // measured in the medium weight of a selected segment. A divider of one point separates two
  // segments.
  let font = FontDescription.system(13, isNew ? .medium : .regular)
  let widest = segments.titles.map {
    measuring.measure(AttributedText($0, font: font), numberOfLines: 1, width: nil).size.width
  }.max()
  let each = PixelGrid(scale: 1).ceil(widest ?? 0) + (isNew ? 18 : 14)
  let count = Double(max(1, segments.titles.count))
  return IntrinsicSize(width: each * count + count - 1, height: isNew ? 31 : 28)
}

/// Returns the size of a text view, which has no intrinsic size if it scrolls.
private func textViewSize(
  _ text: TextView, _ measuring: some Measuring, width: Double?
) -> IntrinsicSize {
  guard !text.isScrollEnabled else { return .none }
  let padding = 10 + text.containerInsets.left + text.containerInsets.right
  let measure = measuring.measure(
    text.text, numberOfLines: 0, width: width.map { max(0, $0 - padding) })
  return IntrinsicSize(
    width: measure.size.width + padding,
    height: measure.size.height + text.containerInsets.top + text.containerInsets.bottom)
}

/// Returns a label's size in whole points if its stored size has whole points.
///
/// Interface Builder measures text for the display that it runs on. Without Retina, a label of 17
/// points has a height of 21 points instead of 20.5, regardless of the canvas's device. A stored
/// width with a fraction has another cause.
private func sizeAsStored(_ size: IntrinsicSize, _ stored: Size?) -> IntrinsicSize {
  guard let stored, let width = size.width, let height = size.height else { return size }
  let points = PixelGrid(scale: 1)
  let wholeHeight = points.ceil(height)
  guard wholeHeight != height, (stored.height - wholeHeight).magnitude < 0.01 else { return size }
  let isWhole = points.ceil(stored.width) == stored.width
  return IntrinsicSize(width: isWhole ? points.ceil(width) : width, height: wholeHeight)
}

/// Returns the size of a button: image and title side by side with insets, and at least its
/// background.
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
  // A missing title still has the height of a line.
  var title = Size(width: 0, height: points.ceil(measuring.metrics(of: button.font).lineHeight))
  if let text = face.title, !text.string.isEmpty {
    let measure = measuring.measure(text, numberOfLines: 1, width: nil)
    title = Size(width: points.ceil(measure.size.width), height: points.ceil(measure.size.height))
  }
  let image = face.image?.size ?? .zero
  var width = image.width + title.width
  var height = max(image.height, title.height)
  // Zero insets mean six points above and below a title without an image. Other insets replace
  // them.
  if button.contentInsets != .zero {
    width += button.contentInsets.left + button.contentInsets.right
    height += button.contentInsets.top + button.contentInsets.bottom
  } else if face.image == nil {
    width = max(30, width)
    height += 12
  }
  if let background = face.backgroundImage?.size {
    // A button with only a background has the size of the background.
    if face.image == nil, face.title?.string.isEmpty ?? true {
      return IntrinsicSize(width: background.width, height: background.height)
    }
    width = max(width, background.width)
    height = max(height, background.height)
  }
  return IntrinsicSize(width: width, height: height)
}

extension Button {
  /// Returns the arrangement at the content's intrinsic size, with line heights of whole points.
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

/// Returns the size of a text field: its text or placeholder with the insets of its border.
///
/// The insets of a rounded rectangle add 21 points up to iOS 12, and 28 points later. Without a
/// border, they add 4 points up to iOS 12, and 0 later. Without a border, the height is a whole
/// number of points up to iOS 13. Since iOS 14, it is 1.5 points more than the line height.
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

/// Returns the insets from a control's frame to its alignment rectangle.
///
/// Only controls with a shadow or rounding outside of the alignment rectangle have insets.
package func alignmentInsets(of kind: ViewKind) -> Insets {
  switch kind {
  case .toggle: Insets(top: 0, left: 0, bottom: 0, right: 2)
  case .slider: Insets(top: 0, left: 2, bottom: 1, right: 2)
  case .segments: Insets(top: 0, left: 0, bottom: 1, right: 0)
  case .progress(let bar) where bar.style == .bar: Insets(top: 0, left: 0, bottom: 1, right: 0)
  default: .zero
  }
}
