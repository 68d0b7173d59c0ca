import VitrineBase
import VitrineGraphics
import VitrineLayout
import VitrineSolver

extension DocumentBuilder {
  mutating func kind(_ word: ViewKey, _ object: JSONObject) throws(InputError) -> ViewKind {
    switch word {
    case .label: return .label(try label(object))
    case .image: return .image(try image(object))
    case .hstack: return .stack(try stack(.horizontal, object))
    case .vstack: return .stack(try stack(.vertical, object))
    case .grid: return .grid(try grid(object))
    case .view, .spacer: return .plain
    case .blur:
      return .effect(.blur(try object.choice("kind", BlurStyle.self) ?? .light))
    case .vibrant:
      return .effect(.vibrancy(try vibrancy(object, "kind") ?? .widgetPrimary))
    case .button: return .button(try button(object))
    case .gradient: return .gradient(try gradient(object))
    case .chart: return .chart(try chart(object))
    case .progress:
      var bar = ProgressBar(value: try number(object, word.rawValue))
      bar.style = try object.choice("kind", ProgressBar.Style.self) ?? .standard
      bar.progressTint = try color(object, "color")
      bar.trackTint = try color(object, "trackColor")
      return .progress(bar)
    case .toggle:
      var toggle = Toggle(isOn: try object.bool(word.rawValue) ?? false)
      toggle.onTint = try color(object, "color")
      toggle.thumbTint = try color(object, "thumbColor")
      return .toggle(toggle)
    case .stepper:
      var stepper = Stepper(value: try number(object, word.rawValue))
      stepper.minimum = try object.number("minimum") ?? 0
      stepper.maximum = try object.number("maximum") ?? 100
      return .stepper(stepper)
    case .searchBar:
      var bar = SearchBar()
      let typed = try text(object, word.rawValue)
      bar.text = typed.isEmpty ? nil : typed
      bar.placeholder = object["placeholder"] == nil ? nil : try text(object, "placeholder")
      return .searchBar(bar)
    case .textView: return .textView(try textView(object))
    case .list:
      try requireMac(word, object)
      return .stack(StackView(.vertical))
    case .search:
      try requireMac(word, object)
      return .stack(search())
    case .picker: return .picker(try picker(object))
    case .scroll: return .scroll(try scroll(object))
    case .collection: return .collection(try collection(object))
    case .item: return .collectionCell
    case .placeholderBox: return .placeholder(try object.string(word.rawValue) ?? "")
    case .table: return .table(try table(object))
    case .row: return .tableCell(try row(object))
    case .slider:
      var slider = Slider(value: try number(object, word.rawValue))
      slider.minimum = try object.number("minimum") ?? 0
      slider.maximum = try object.number("maximum") ?? 1
      slider.minimumTrackTint = try color(object, "color")
      slider.maximumTrackTint = try color(object, "trackColor")
      slider.thumbTint = try color(object, "thumbColor")
      return .slider(slider)
    case .segments:
      let titles = try object.strings(word.rawValue) ?? []
      var localized: [String] = []
      for title in titles { localized.append(try filled(title, object.location)) }
      let selected = try object.integer("selected", in: 0...1000)
      return .segments(Segments(titles: localized, selected: selected))
    case .activity:
      let style = try object.choice(word.rawValue, ActivityIndicator.Style.self) ?? .gray
      var indicator = ActivityIndicator(style)
      indicator.color = try color(object, "color")
      indicator.isAnimating = try object.bool("animating") ?? true
      indicator.hidesWhenStopped = try object.bool("hidesWhenStopped") ?? true
      return .activity(indicator)
    case .pages:
      let count = try object.integer(word.rawValue, in: 0...1000) ?? 0
      var pages = PageControl(
        pages: count, current: try object.integer("current", in: 0...1000) ?? 0)
      pages.tint = try color(object, "color")
      pages.currentTint = try color(object, "currentColor")
      return .pages(pages)
    case .textField:
      var field = TextField(
        AttributedText(try text(object, word.rawValue), font: try font(object) ?? .system(14)))
      field.text.paragraph.alignment =
        try object.choice("alignment", TextAlignment.self) ?? .natural
      field.placeholder = object["placeholder"] == nil ? nil : try text(object, "placeholder")
      field.color = try color(object, "color")
      field.border = try object.choice("border", TextField.Border.self) ?? .roundedRect
      return .textField(field)
    }
  }

  private func label(_ object: JSONObject) throws(InputError) -> Label {
    let key = object["text"] == nil ? "label" : "text"
    var content = try attributedText(object, key, font: FontDescription(.style(.body)))
    content.breakLines(try object.choice("lineBreak", LineBreakMode.self) ?? .truncateTail)
    var label = Label(content)
    label.color = try color(object, "color")
    label.numberOfLines = try object.integer("lines", in: 0...10_000) ?? 1
    label.minimumScaleFactor = try object.number("minimumScale", in: 0...1) ?? 0
    label.preferredMaxLayoutWidth = try object.number("preferredWidth", in: 0...10_000) ?? 0
    label.shadowColor = try color(object, "shadowColor")
    if let offset = try point(object, "shadowOffset") { label.shadowOffset = offset }
    label.isEnabled = try object.bool("enabled") ?? true
    return label
  }

  private func image(_ object: JSONObject) throws(InputError) -> ImageView {
    let name = try text(object, "image")
    guard !name.isEmpty else { return ImageView() }
    return ImageView(try image(named: name, object))
  }

  /// An image by name, with what an object says of its size, rendering and resizing.
  func image(
    named name: String, _ object: JSONObject
  ) throws(InputError) -> ImageReference {
    let rendering = try object.choice("rendering", ImageReference.Rendering.self) ?? .automatic
    let size = try size(object, "size") ?? request.imageSize(name)
    return ImageReference(name, size: size, rendering: rendering, slices: try slices(object))
  }

  private func slices(_ object: JSONObject) throws(InputError) -> ImageSlices? {
    let resizing = try object.choice("resizing", ImageSlices.Resizing.self)
    guard let insets = try insets(object, "capInsets") else {
      return resizing == .tile ? ImageSlices(.zero, resizing: .tile) : nil
    }
    guard min(insets.top, insets.left, insets.bottom, insets.right) >= 0 else {
      throw InputError(
        Diagnostic(
          .error, "out-of-range", "capInsets are 0 or more", at: object["capInsets"]?.location))
    }
    return ImageSlices(insets, resizing: resizing ?? .stretch)
  }

  private func stack(_ axis: Axis, _ object: JSONObject) throws(InputError) -> StackView {
    var stack = StackView(axis)
    stack.spacing = try object.number("spacing") ?? 0
    stack.alignment = try alignment(object) ?? .fill
    stack.distribution = try object.choice("distribution", StackView.Distribution.self) ?? .fill
    stack.isBaselineRelative = try object.bool("baselineRelative") ?? false
    stack.isLayoutMarginsRelative = try object.bool("marginsRelative") ?? false
    return stack
  }

  private func alignment(_ object: JSONObject) throws(InputError) -> StackView.Alignment? {
    let word = try object.string("alignment")
    if word == "top" { return .leading }
    if word == "bottom" { return .trailing }
    return try object.choice("alignment", StackView.Alignment.self)
  }

  private mutating func grid(_ object: JSONObject) throws(InputError) -> GridView {
    var grid = GridView(columns: try object.integer("columns", in: 1...100) ?? 4)
    grid.rowSpacing = try object.number("rowSpacing") ?? 8
    grid.columnSpacing = try object.number("columnSpacing") ?? 8
    grid.alignment = try alignment(object) ?? .fill
    return grid
  }

  private func gradient(_ object: JSONObject) throws(InputError) -> Gradient {
    let values = try object.array("gradient") ?? []
    guard values.count >= 2 else {
      throw InputError(
        Diagnostic(
          .error, "out-of-range", "a gradient needs two colors or more",
          at: object["gradient"]?.location))
    }
    var stops: [Gradient.Stop] = []
    for (index, value) in values.enumerated() {
      stops.append(
        Gradient.Stop(
          position: Double(index) / Double(values.count - 1),
          color: try color(of: value, "gradient")))
    }
    var gradient = Gradient(stops: stops)
    gradient.kind = try object.choice("kind", Gradient.Kind.self) ?? .linear
    if gradient.kind == .radial {
      (gradient.start, gradient.end) = (Point(x: 0.5, y: 0.5), Point(x: 1, y: 0.5))
    }
    if let start = try point(object, "start") { gradient.start = start }
    if let end = try point(object, "end") { gradient.end = end }
    return gradient
  }

  private func chart(_ object: JSONObject) throws(InputError) -> Chart {
    let style = try object.choice("kind", Chart.Style.self) ?? .line
    var chart = Chart(style, values: try object.numbers("chart") ?? [])
    chart.minimum = try object.number("minimum")
    chart.maximum = try object.number("maximum")
    chart.color = try color(object, "color")
    chart.trackColor = try color(object, "trackColor")
    chart.lineWidth = try object.number("lineWidth") ?? 2
    chart.isFilled = try object.bool("filled") ?? false
    return chart
  }

  // MARK: Values

  func number(_ object: JSONObject, _ key: String) throws(InputError) -> Double {
    try object.number(key) ?? 0
  }

  /// A width and a height in points.
  func size(_ object: JSONObject, _ key: String) throws(InputError) -> Size? {
    guard let given = try object.numbers(key) else { return nil }
    guard given.count == 2, given.allSatisfy({ (0...10_000).contains($0) }) else {
      throw InputError(
        Diagnostic(
          .error, "wrong-type", "\(key) needs a width and a height in points",
          at: object[key]?.location))
    }
    return Size(width: given[0], height: given[1])
  }

  func point(_ object: JSONObject, _ key: String) throws(InputError) -> Point? {
    guard let numbers = try object.numbers(key) else { return nil }
    guard numbers.count == 2 else {
      throw InputError(
        Diagnostic(.error, "wrong-type", "\(key) needs two numbers", at: object[key]?.location))
    }
    return Point(x: numbers[0], y: numbers[1])
  }

  /// A text in the request's language with its data filled in.
  func text(_ object: JSONObject, _ key: String) throws(InputError) -> String {
    guard let text = try object.string(key) else { return "" }
    return try filled(text, object[key]?.location ?? object.location)
  }

  /// Replaces every `{name}` by the document's data.
  func filled(_ source: String, _ location: SourceLocation) throws(InputError) -> String {
    let text = localized(source)
    guard text.contains("{") else { return text }
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      // A brace that is meant is written twice.
      if rest[open...].hasPrefix("{{") {
        result += "{"
        rest = rest[rest.index(open, offsetBy: 2)...]
        continue
      }
      guard let close = rest[open...].firstIndex(of: "}") else {
        rest = rest[open...]
        break
      }
      let name = String(rest[rest.index(after: open)..<close])
      result += try datum(name, location)
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
