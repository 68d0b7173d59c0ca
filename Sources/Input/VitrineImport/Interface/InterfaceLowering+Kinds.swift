import VitrineBase
import VitrineGraphics
import VitrineLayout

extension InterfaceLowering {
  /// What a view is, from the name of its element.
  ///
  /// Interface Builder leaves out every attribute that has its default, so each default here is
  /// that of the format and not of UIKit: an activity indicator without a style is white, a switch
  /// without `on` is off.
  mutating func kind(_ element: XMLElement) -> ViewKind {
    if document.isMac, let kind = macKind(element) { return kind }
    switch element.name {
    case "view", "control", "containerView", "tableViewCellContentView",
      "collectionViewCellContentView", "collectionReusableView", "refreshControl":
      return .plain
    case "label": return .label(label(element))
    case "button": return .button(button(element))
    // The image may be missing from the file's list of resources; its size is unknown then.
    case "imageView":
      return .image(ImageView(element["image"].map { image($0) }))
    case "stackView": return .stack(stack(element))
    case "visualEffectView": return .effect(effect(element))
    case "switch": return .toggle(Toggle(isOn: element.bool("on") ?? false))
    case "slider":
      var slider = Slider(value: element.number("value") ?? 0)
      slider.minimum = element.number("minValue") ?? 0
      slider.maximum = element.number("maxValue") ?? 1
      return .slider(slider)
    case "stepper":
      var stepper = Stepper(value: element.number("value") ?? 0)
      stepper.minimum = element.number("minimumValue") ?? 0
      stepper.maximum = element.number("maximumValue") ?? 100
      return .stepper(stepper)
    case "segmentedControl":
      let titles = (element.child("segments")?.children ?? []).map { $0["title"] ?? "" }
      // -1 means that no segment is chosen.
      let index = element.number("selectedSegmentIndex") ?? 0
      return .segments(Segments(titles: titles, selected: index < 0 ? nil : Int(exactly: index)))
    case "progressView":
      var bar = ProgressBar(value: element.number("progress") ?? 0)
      if element["progressViewStyle"] == "bar" { bar.style = .bar }
      bar.progressTint = color(element, "progressTintColor")
      bar.trackTint = color(element, "trackTintColor")
      return .progress(bar)
    case "activityIndicatorView":
      let style = ActivityIndicator.Style(rawValue: element["style"] ?? "white") ?? .white
      var indicator = ActivityIndicator(style)
      indicator.isAnimating = element.bool("animating") ?? false
      indicator.hidesWhenStopped = element.bool("hidesWhenStopped") ?? false
      indicator.color = color(element, "color")
      return .activity(indicator)
    case "pageControl":
      return .pages(PageControl(pages: Int(element.number("numberOfPages") ?? 0), current: 0))
    // A field without `borderStyle` has none in the file; UIKit's own default is the same.
    case "textField":
      var field = TextField(
        AttributedText(element["text"] ?? "", font: font(element) ?? .system(14)))
      field.placeholder = element["placeholder"]
      field.border = TextField.Border(rawValue: element["borderStyle"] ?? "none") ?? .none
      field.color = color(element, "textColor")
      if let alignment = element["textAlignment"].flatMap(TextAlignment.init(rawValue:)) {
        field.text.paragraph.alignment = alignment
      }
      return .textField(field)
    case "searchBar":
      var bar = SearchBar()
      bar.placeholder = element["placeholder"]
      if document.isMac { bar.style = .field }
      return .searchBar(bar)
    case "textView":
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
      return .textView(view)
    // A date picker without a mode shows date and time, as `UIDatePicker` does.
    case "datePicker":
      let modes: [String: Picker.Mode] = [
        "date": .date, "time": .time, "countDownTimer": .countDown,
      ]
      return .picker(Picker(modes[element["datePickerMode"] ?? ""] ?? .dateAndTime))
    case "pickerView": return .picker(Picker(.rows))
    case "scrollView":
      var view = ScrollView()
      view.isScrollEnabled = element.bool("scrollEnabled") ?? true
      return .scroll(view)
    case "tableView":
      var table = Table()
      table.style = Table.Style(rawValue: element["style"] ?? "plain") ?? .plain
      if element["separatorStyle"] == "none" { table.separators = .none }
      table.isScrollEnabled = element.bool("scrollEnabled") ?? true
      // On the editor's canvas rows are as high as the cells drawn there, whatever height the table
      // has.
      if rules.usesRowHeights, let height = element.number("rowHeight"), height > 0 {
        table.rowHeight = height
      }
      return .table(table)
    case "tableViewCell": return .tableCell(cell(element))
    case "collectionView":
      var collection = Collection()
      collection.isScrollEnabled = element.bool("scrollEnabled") ?? true
      readFlow(element, into: &collection)
      return .collection(collection)
    case "collectionViewCell": return .collectionCell
    default:
      // An element that is no known view keeps its place as a labeled box and is named in a note.
      unsupported.append(
        UnsupportedElement(
          element: element.name, id: element["id"] ?? "", line: element.location.line))
      return .placeholder(element.name)
    }
  }

  /// The sizes of a flow layout.
  ///
  /// The first cell on the canvas gives the items' size; the layout's own counts only without
  /// cells.
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

  /// A label's text, either plain with the label's own alignment, or attributed with that of its
  /// paragraphs.
  private func label(_ element: XMLElement) -> Label {
    let plain = font(element) ?? .system(document.isMac ? 13 : 17)
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
    label.color = color(element, "textColor") ?? (document.isMac ? colors["labelColor"] : nil)
    // The limit only keeps a damaged number from overflowing `Int`.
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

  /// A button with the faces of all of its states; fonts are 15 points for the system's kind and 18
  /// for others unless the file has one.
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

  /// An `<inset>`, whose four sides are called by the axes; a missing element is no inset.
  private func insets(_ element: XMLElement?) -> Insets {
    Insets(
      top: element?.number("minY") ?? 0, left: element?.number("minX") ?? 0,
      bottom: element?.number("maxY") ?? 0, right: element?.number("maxX") ?? 0)
  }

  /// Words of both axes mean the same: `top` in a row is `leading` in a column.
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
    // Files don't say it: a stack that is given margins keeps to them.
    stack.isLayoutMarginsRelative = storedMargins(element) != nil
    return stack
  }

  /// A blur by its style, or vibrancy; a vibrancy's style is that of the blur inside it.
  private func effect(_ element: XMLElement) -> VisualEffect {
    if let blur = element.child("blurEffect") {
      return .blur(BlurStyle(rawValue: blur["style"] ?? "light") ?? .light)
    }
    let style = element.child("vibrancyEffect")?.child("blurEffect")?["style"]
    return .vibrancy(style == "dark" ? .dark : .light)
  }

  /// A cell's height and accessory; its parts are noted once its views are there.
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
