import VitrineBase
import VitrineGraphics
import VitrineLayout
import VitrineSolver

extension DocumentBuilder {
  /// Returns the kind of a view, from the key that names it.
  ///
  /// Each case reads its keys of the object. Unknown keys were rejected earlier, by the kind's
  /// list.
  mutating func kind(_ word: ViewKey, _ object: JSONObject) throws(InputError) -> ViewKind {
    switch word {
    case .label: return .label(try label(KeyedObject(partOf: object)))
    case .image: return .image(try image(KeyedObject(partOf: object)))
    case .symbol:
      let keys = KeyedObject<SymbolKeys>(partOf: object)
      return .image(ImageView(try symbol(try text(keys.symbol), keys.drawing)))
    case .path: return .shape(try shape(KeyedObject(partOf: object)))
    case .hstack:
      return .stack(
        try stack(.horizontal, KeyedObject<HorizontalStackKeys>(partOf: object).stack))
    case .vstack:
      return .stack(try stack(.vertical, KeyedObject<VerticalStackKeys>(partOf: object).stack))
    case .grid: return .grid(try grid(KeyedObject(partOf: object)))
    case .view, .spacer: return .plain
    case .blur:
      return .effect(.blur(try KeyedObject<BlurKeys>(partOf: object).kind ?? .light))
    case .vibrant:
      let kind = try KeyedObject<VibrantKeys>(partOf: object).kind
      return .effect(.vibrancy(kind ?? .widgetPrimary))
    case .button: return .button(try button(KeyedObject(partOf: object)))
    case .gradient: return .gradient(try gradient(KeyedObject(partOf: object)))
    case .chart: return .chart(try chart(KeyedObject(partOf: object)))
    case .progress: return .progress(try progress(KeyedObject(partOf: object)))
    case .toggle: return .toggle(try toggle(KeyedObject(partOf: object)))
    case .stepper: return .stepper(try stepper(KeyedObject(partOf: object)))
    case .searchBar: return .searchBar(try searchBar(KeyedObject(partOf: object)))
    case .textView: return .textView(try textView(KeyedObject(partOf: object)))
    case .list:
      try requireMac(word, object)
      return .stack(StackView(.vertical))
    case .search:
      try requireMac(word, object)
      return .stack(search())
    case .picker: return .picker(try picker(KeyedObject(partOf: object)))
    case .scroll: return .scroll(try scroll(KeyedObject(partOf: object)))
    case .collection: return .collection(try collection(KeyedObject(partOf: object)))
    case .item: return .collectionCell
    case .placeholderBox:
      return .placeholder(try KeyedObject<PlaceholderKeys>(partOf: object).placeholder ?? "")
    case .table: return .table(try table(KeyedObject(partOf: object)))
    case .row: return .tableCell(try row(KeyedObject(partOf: object)))
    case .slider: return .slider(try slider(KeyedObject(partOf: object)))
    case .segments: return .segments(try segments(KeyedObject(partOf: object)))
    case .activity: return .activity(try activity(KeyedObject(partOf: object)))
    case .pages: return .pages(try pages(KeyedObject(partOf: object)))
    case .textField: return .textField(try textField(KeyedObject(partOf: object)))
    }
  }

  /// Creates a label with UIKit's defaults, except for the font.
  ///
  /// The default font is the text style `body`, because nearly all texts of a document follow the
  /// text size.
  private func label(_ keys: KeyedObject<LabelKeys>) throws(InputError) -> Label {
    let (text, standard) = (try keys.text, try keys.label)
    var content = try attributedText(
      text ?? standard, keys.look, font: FontDescription(.style(.body)))
    content.breakLines(try keys.lineBreak ?? .truncateTail)
    var label = Label(content)
    label.color = try color(keys.color)
    label.numberOfLines = try keys.lines ?? 1
    label.minimumScaleFactor = try keys.minimumScale ?? 0
    label.preferredMaxLayoutWidth = try keys.preferredWidth ?? 0
    label.shadowColor = try color(keys.shadowColor)
    if let offset = try keys.shadowOffset { label.shadowOffset = offset }
    label.isEnabled = try keys.enabled ?? true
    return label
  }

  /// The side of a symbol's box beside text of 17 points (docs/PLATFORM.md, "Interface Builder").
  private static let symbolSide = 20.0

  private func image(_ keys: KeyedObject<ImageViewKeys>) throws(InputError) -> ImageView {
    let symbol = try text(keys.symbol)
    if !symbol.isEmpty { return ImageView(try self.symbol(symbol, keys.drawing)) }
    let name = try text(keys.image)
    guard !name.isEmpty else { return ImageView() }
    return ImageView(try image(named: name, keys.drawing))
  }

  private func symbol(
    _ name: String, _ keys: KeyedObject<ImageKeys>
  ) throws(InputError) -> ImageReference {
    let size = try keys.size ?? Size(width: Self.symbolSide, height: Self.symbolSide)
    var reference = ImageReference(name, size: size, rendering: try keys.rendering ?? .automatic)
    reference.isSymbol = true
    return reference
  }

  /// Returns an image by name, with its size, rendering mode and slices from the document.
  func image(
    named name: String, _ keys: KeyedObject<ImageKeys>
  ) throws(InputError) -> ImageReference {
    let rendering = try keys.rendering ?? .automatic
    let size = try keys.size ?? request.imageSize(name)
    return ImageReference(name, size: size, rendering: rendering, slices: try slices(keys))
  }

  /// Returns the slices, with caps in points of the image, or nil if the image is scaled uniformly.
  private func slices(_ keys: KeyedObject<ImageKeys>) throws(InputError) -> ImageSlices? {
    let resizing = try keys.resizing
    guard let insets = try keys.capInsets else {
      return resizing == .tile ? ImageSlices(.zero, resizing: .tile) : nil
    }
    guard min(insets.top, insets.left, insets.bottom, insets.right) >= 0 else {
      throw InputError(
        Diagnostic(
          .error, "out-of-range", "capInsets are 0 or more", at: keys.place(of: \.capInsets)))
    }
    return ImageSlices(insets, resizing: resizing ?? .stretch)
  }

  private func stack(
    _ axis: Axis, _ keys: KeyedObject<StackKeys>
  ) throws(InputError) -> StackView {
    var stack = StackView(axis)
    stack.spacing = try keys.spacing ?? 0
    stack.alignment = try keys.alignment ?? .fill
    stack.distribution = try keys.distribution ?? .fill
    stack.isBaselineRelative = try keys.baselineRelative ?? false
    stack.isLayoutMarginsRelative = try keys.marginsRelative ?? false
    return stack
  }

  /// Creates a grid, by default with four columns and a spacing of 8 points in both directions.
  private func grid(_ keys: KeyedObject<GridKeys>) throws(InputError) -> GridView {
    var grid = GridView(columns: try keys.columns ?? 4)
    grid.rowSpacing = try keys.rowSpacing ?? 8
    grid.columnSpacing = try keys.columnSpacing ?? 8
    grid.alignment = try keys.alignment ?? .fill
    return grid
  }

  /// Creates a gradient.
  ///
  /// Its colors are evenly spaced.
  ///
  /// Start and end are in the unit square, like those of `CAGradientLayer`. A radial gradient
  /// starts in the center.
  private func gradient(_ keys: KeyedObject<GradientKeys>) throws(InputError) -> Gradient {
    let values = try keys.gradient ?? []
    guard values.count >= 2 else {
      throw InputError(
        Diagnostic(
          .error, "out-of-range", "a gradient needs two colors or more",
          at: keys.place(of: \.gradient)))
    }
    var stops: [Gradient.Stop] = []
    for (index, value) in values.enumerated() {
      stops.append(
        Gradient.Stop(
          position: Double(index) / Double(values.count - 1),
          color: try color(of: value, ViewKey.gradient.rawValue)))
    }
    var gradient = Gradient(stops: stops)
    gradient.kind = try keys.kind ?? .linear
    if gradient.kind == .radial {
      (gradient.start, gradient.end) = (Point(x: 0.5, y: 0.5), Point(x: 1, y: 0.5))
    }
    if let start = try keys.start { gradient.start = start }
    if let end = try keys.end { gradient.end = end }
    return gradient
  }

  /// Creates a chart.
  ///
  /// Nil limits follow the values, so that the chart fills its height; bars and rings start at 0.
  private func chart(_ keys: KeyedObject<ChartKeys>) throws(InputError) -> Chart {
    var chart = Chart(try keys.kind ?? .line, values: try keys.chart ?? [])
    chart.minimum = try keys.minimum
    chart.maximum = try keys.maximum
    chart.color = try color(keys.color)
    chart.trackColor = try color(keys.trackColor)
    chart.lineWidth = try keys.lineWidth ?? 2
    chart.isFilled = try keys.filled ?? false
    return chart
  }
}
