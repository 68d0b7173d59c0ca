import VitrineBase
import VitrineGraphics
import VitrineLayout

extension InterfaceLowering {
  /// The readers of UIKit's views, by the names of their elements.
  ///
  /// An element with a reader is a view. Interface Builder leaves out every attribute that has its
  /// default, so each reader's defaults are those of the format and not of UIKit. For example, an
  /// activity indicator without a style is white, and a switch without `on` is off.
  static let readers: [String: @Sendable (inout InterfaceLowering, XMLElement) -> ViewKind] = [
    "view": { _, _ in .plain },
    "control": { _, _ in .plain },
    "containerView": { _, _ in .plain },
    "tableViewCellContentView": { _, _ in .plain },
    "collectionViewCellContentView": { _, _ in .plain },
    "collectionReusableView": { _, _ in .plain },
    "label": { .label($0.label($1)) },
    "button": { .button($0.button($1)) },
    // The size of an image is unknown if the file's resources don't list it.
    "imageView": { lowering, element in
      .image(ImageView(element["image"].map { lowering.image($0) }))
    },
    "stackView": { .stack($0.stack($1)) },
    "visualEffectView": { .effect($0.effect($1)) },
    "switch": { .toggle(Toggle(isOn: $1.bool("on") ?? false)) },
    "slider": { .slider($0.slider($1)) },
    "stepper": { .stepper($0.stepper($1)) },
    "segmentedControl": { .segments($0.segments($1)) },
    "progressView": { .progress($0.progressBar($1)) },
    "activityIndicatorView": { .activity($0.activityIndicator($1)) },
    "pageControl": {
      .pages(PageControl(pages: Int(clamping: $1.number("numberOfPages") ?? 0), current: 0))
    },
    "textField": { .textField($0.textField($1)) },
    "searchBar": { .searchBar($0.searchBar($1)) },
    "textView": { .textView($0.textView($1)) },
    "datePicker": { .picker($0.datePicker($1)) },
    "pickerView": { _, _ in .picker(Picker(.rows)) },
    "scrollView": { .scroll($0.scrollView($1)) },
    "tableView": { .table($0.table($1)) },
    "tableViewCell": { .tableCell($0.cell($1)) },
    "collectionView": { .collection($0.collection($1)) },
    "collectionViewCell": { _, _ in .collectionCell },
  ]

  /// Returns the kind of a view from the name of its element.
  ///
  /// An unknown element becomes a box with its name and is listed as unsupported.
  mutating func kind(_ element: XMLElement) -> ViewKind {
    if document.isAppKit, let kind = appKitKind(element) { return kind }
    if let reader = Self.readers[element.name] { return reader(&self, element) }
    // A refresh control isn't among the subviews of its table.
    if element.name == "refreshControl" { return .plain }
    unsupported.append(
      UnsupportedElement(
        element: element.name, id: element["id"] ?? "", line: element.location.line))
    return .placeholder(element.name)
  }

  // MARK: Controls

  private func slider(_ element: XMLElement) -> Slider {
    var slider = Slider(value: element.number("value") ?? 0)
    slider.minimum = element.number("minValue") ?? 0
    slider.maximum = element.number("maxValue") ?? 1
    return slider
  }

  private func stepper(_ element: XMLElement) -> Stepper {
    var stepper = Stepper(value: element.number("value") ?? 0)
    stepper.minimum = element.number("minimumValue") ?? 0
    stepper.maximum = element.number("maximumValue") ?? 100
    return stepper
  }

  private func segments(_ element: XMLElement) -> Segments {
    let titles = (element.child("segments")?.children ?? []).map { $0["title"] ?? "" }
    // An index of -1 means that no segment is selected.
    let index = element.number("selectedSegmentIndex") ?? 0
    return Segments(titles: titles, selected: index < 0 ? nil : Int(exactly: index))
  }

  private func progressBar(_ element: XMLElement) -> ProgressBar {
    var bar = ProgressBar(value: element.number("progress") ?? 0)
    if element["progressViewStyle"] == "bar" { bar.style = .bar }
    bar.progressTint = color(element, "progressTintColor")
    bar.trackTint = color(element, "trackTintColor")
    return bar
  }

  private func activityIndicator(_ element: XMLElement) -> ActivityIndicator {
    let style = ActivityIndicator.Style(rawValue: element["style"] ?? "white") ?? .white
    var indicator = ActivityIndicator(style)
    indicator.isAnimating = element.bool("animating") ?? false
    indicator.hidesWhenStopped = element.bool("hidesWhenStopped") ?? false
    indicator.color = color(element, "color")
    return indicator
  }

  /// Creates a picker for dates.
  ///
  /// Without a mode it shows date and time, as `UIDatePicker` does.
  private func datePicker(_ element: XMLElement) -> Picker {
    let modes: [String: Picker.Mode] = ["date": .date, "time": .time, "countDownTimer": .countDown]
    return Picker(modes[element["datePickerMode"] ?? ""] ?? .dateAndTime)
  }

  // MARK: Text input

  /// Creates a text field.
  ///
  /// A file without `borderStyle` means a field without a border.
  private func textField(_ element: XMLElement) -> TextField {
    var field = TextField(
      AttributedText(element["text"] ?? "", font: font(element) ?? .system(14)))
    field.placeholder = element["placeholder"]
    field.border = TextField.Border(rawValue: element["borderStyle"] ?? "none") ?? .none
    field.color = color(element, "textColor")
    if let alignment = element["textAlignment"].flatMap(TextAlignment.init(rawValue:)) {
      field.text.paragraph.alignment = alignment
    }
    return field
  }

  private func searchBar(_ element: XMLElement) -> SearchBar {
    var bar = SearchBar()
    bar.placeholder = element["placeholder"]
    if document.isAppKit { bar.style = .field }
    return bar
  }

  private func textView(_ element: XMLElement) -> TextView {
    let string = element["text"] ?? element.child("string", key: "text")?.text ?? ""
    let font = font(element) ?? .system(14)
    var view = TextView(
      attributedText(element, "attributedText", font: font) ?? AttributedText(string, font: font))
    if let word = element["textAlignment"], let alignment = TextAlignment(rawValue: word) {
      view.text.paragraph.alignment = alignment
    }
    view.isScrollEnabled = element.bool("scrollEnabled") ?? true
    view.isEditable = element.bool("editable") ?? true
    view.color = color(element, "textColor")
    return view
  }

  // MARK: Scrolling views

  private func scrollView(_ element: XMLElement) -> ScrollView {
    var view = ScrollView()
    view.isScrollEnabled = element.bool("scrollEnabled") ?? true
    return view
  }

  private func table(_ element: XMLElement) -> Table {
    var table = Table()
    table.style = Table.Style(rawValue: element["style"] ?? "plain") ?? .plain
    if element["separatorStyle"] == "none" { table.separators = .none }
    table.isScrollEnabled = element.bool("scrollEnabled") ?? true
    if rules.usesRowHeights, let height = element.number("rowHeight"), height > 0 {
      table.rowHeight = height
    }
    return table
  }

  private func collection(_ element: XMLElement) -> Collection {
    var collection = Collection()
    collection.isScrollEnabled = element.bool("scrollEnabled") ?? true
    readFlow(element, into: &collection)
    return collection
  }

  /// Reads the sizes of a flow layout.
  ///
  /// The first cell has the size of the items. The layout's own `itemSize` is used only if there are
  /// no cells.
  private func readFlow(_ element: XMLElement, into collection: inout Collection) {
    let flow = element.child("collectionViewFlowLayout")
    if rules.usesScrollDirection, flow?["scrollDirection"] == "horizontal" {
      collection.axis = .horizontal
    }
    if let spacing = flow?.number("minimumLineSpacing") { collection.lineSpacing = spacing }
    if let spacing = flow?.number("minimumInteritemSpacing") { collection.itemSpacing = spacing }
    if let inset = flow?.child("inset", key: "sectionInset") {
      collection.sectionInset = insets(inset)
    }
    let cell = element.child("cells")?.children.first
    if let size = cell.flatMap({ itemSize($0) }) {
      collection.itemSize = size
    } else if let size = flow?.child("size", key: "itemSize"), let width = size.number("width"),
      let height = size.number("height"), width > 0, height > 0
    {
      collection.itemSize = Size(width: width, height: height)
    }
  }

  /// Creates a label.
  ///
  /// A plain text has the label's alignment, and an attributed text has that of its paragraphs.
  private func label(_ element: XMLElement) -> Label {
    let plain = font(element) ?? .system(document.isAppKit ? 13 : 17)
    var text =
      attributedText(element, "attributedText", font: plain)
      ?? AttributedText(
        element["text"] ?? element.child("string", key: "text")?.text ?? "", font: plain)
    if element.child("attributedString", key: "attributedText") == nil {
      text.paragraph.alignment =
        TextAlignment(rawValue: element["textAlignment"] ?? "natural") ?? .natural
      text.paragraph.lineBreakMode = lineBreak(element["lineBreakMode"]) ?? .truncateTail
    }
    var label = Label(text)
    label.color = color(element, "textColor") ?? (document.isAppKit ? colors["labelColor"] : nil)
    // The limit only prevents an overflow of `Int` if the number is damaged.
    label.numberOfLines = Int(max(0, min(1000, element.number("numberOfLines") ?? 1)))
    label.minimumScaleFactor = minimumScale(element, of: plain)
    label.preferredMaxLayoutWidth = element.number("preferredMaxLayoutWidth") ?? 0
    label.shadowColor = color(element, "shadowColor")
    if let offset = element.child("size", key: "shadowOffset") {
      label.shadowOffset = Point(x: offset.number("width") ?? 0, y: offset.number("height") ?? 0)
    }
    label.isEnabled = element.bool("enabled") ?? true
    return label
  }

  /// Creates a button with a face for each of its states.
  ///
  /// Without a font in the file, a system button has 15 points and any other has 18.
  private func button(_ element: XMLElement) -> Button {
    let role: Button.Role =
      switch element["buttonType"] {
      case "roundedRect", "system": .system
      case let word: word.flatMap(Button.Role.init(rawValue:)) ?? .custom
      }
    let font = font(element) ?? .system(role == .system ? 15 : 18)
    var button = Button(role, font: font)
    for state in element.children where state.name == "state" {
      guard let key = state["key"].flatMap(Button.State.init(rawValue:)) else { continue }
      var face = Button.Face()
      face.title =
        attributedText(state, "attributedTitle", font: font)
        ?? (state["title"] ?? state.child("string", key: "title")?.text).map {
          AttributedText($0, font: font)
        }
      face.image = state["image"].map { image($0) }
      face.backgroundImage = state["backgroundImage"].map { image($0) }
      face.titleColor = color(state, "titleColor")
      button.faces[key] = face
    }
    button.appKit = appKitLook(element)
    if button.appKit != nil { colorAppKitTitle(&button) }
    if element.bool("enabled") == false {
      button.state = .disabled
    } else if element.bool("selected") == true {
      button.state = .selected
    }
    button.contentInsets = insets(element.child("inset", key: "contentEdgeInsets"))
    button.titleInsets = insets(element.child("inset", key: "titleEdgeInsets"))
    button.imageInsets = insets(element.child("inset", key: "imageEdgeInsets"))
    button.horizontalAlignment =
      element["contentHorizontalAlignment"].flatMap(Button.HorizontalAlignment.init(rawValue:))
      ?? .center
    button.verticalAlignment =
      element["contentVerticalAlignment"].flatMap(Button.VerticalAlignment.init(rawValue:))
      ?? .center
    button.lineBreakMode = lineBreak(element["lineBreakMode"]) ?? .truncateMiddle
    return button
  }

  /// Returns the sides of an `<inset>`, which are zero if the element is missing.
  private func insets(_ element: XMLElement?) -> Insets {
    Insets(
      top: element?.number("minY") ?? 0, left: element?.number("minX") ?? 0,
      bottom: element?.number("maxY") ?? 0, right: element?.number("maxX") ?? 0)
  }

  /// Creates a stack view.
  ///
  /// The alignment `top` of a row equals `leading` of a column.
  private func stack(_ element: XMLElement) -> StackView {
    var stack = StackView(element["axis"] == "vertical" ? .vertical : .horizontal)
    stack.distribution =
      element["distribution"].flatMap(StackView.Distribution.init(rawValue:)) ?? .fill
    switch element["alignment"] {
    case "top", "leading": stack.alignment = .leading
    case "bottom", "trailing": stack.alignment = .trailing
    case let word: stack.alignment = word.flatMap(StackView.Alignment.init(rawValue:)) ?? .fill
    }
    stack.spacing =
      element["spacing"].flatMap(Double.init)
      ?? (element["spacingType"] == "standard" ? 8 : 0)
    stack.isBaselineRelative = element["baselineRelativeArrangement"] == "YES"
    // Files don't store this. A stack with stored margins uses them.
    stack.isLayoutMarginsRelative = storedMargins(element) != nil
    return stack
  }

  /// Returns a blur, or a vibrancy in the style of the blur inside it.
  private func effect(_ element: XMLElement) -> VisualEffect {
    if let blur = element.child("blurEffect") {
      return .blur(BlurStyle(rawValue: blur["style"] ?? "light") ?? .light)
    }
    let style = element.child("vibrancyEffect")?.child("blurEffect")?["style"]
    return .vibrancy(style == "dark" ? .dark : .light)
  }

  /// Creates a table cell with its height and accessory.
  ///
  /// `finish` sets the cell's parts after its views are added.
  private func cell(_ element: XMLElement) -> TableCell {
    var cell = TableCell()
    if rules.usesRowHeights, let height = element.number("rowHeight"), height > 0 {
      cell.rowHeight = height
    }
    switch element["accessoryType"] {
    case "disclosureIndicator": cell.accessory = .disclosureIndicator
    case "checkmark": cell.accessory = .checkmark
    case "detailButton": cell.accessory = .detailButton
    case "detailDisclosureButton": cell.accessory = .detailDisclosureButton
    default: break
    }
    return cell
  }
}
