import VitrineBase
import VitrineGraphics
import VitrineLayout

/// The choice of a document's key for an existing view.
///
/// Several keys create views of one kind. The reader lowers `spacer`, `list` and `search` to plain
/// views and stacks, so they are written as `view` and `vstack` with their lowered properties.
extension ViewKey {
  /// Creates the document key of a kind of view.
  init(_ kind: ViewKind) {
    self =
      switch kind {
      case .plain: .view
      case .label: .label
      case .button: .button
      case .image(let view): view.image?.isSymbol == true ? .symbol : .image
      case .stack(let stack): stack.axis == .horizontal ? .hstack : .vstack
      case .grid: .grid
      case .effect(.blur): .blur
      case .effect(.vibrancy): .vibrant
      case .toggle: .toggle
      case .slider: .slider
      case .stepper: .stepper
      case .segments: .segments
      case .progress: .progress
      case .activity: .activity
      case .pages: .pages
      case .textField: .textField
      case .searchBar: .searchBar
      case .textView: .textView
      case .picker: .picker
      case .scroll: .scroll
      case .table: .table
      case .tableCell: .row
      case .collection: .collection
      case .collectionCell: .item
      case .gradient: .gradient
      case .chart: .chart
      case .shape: .path
      case .placeholder: .placeholderBox
      }
  }

  /// Returns whether the key's value is a list of views.
  ///
  /// Such a key is written last, so that the view's properties precede its long list of children.
  func holdsViews(_ kind: ViewKind) -> Bool {
    switch self {
    case .view, .hstack, .vstack, .grid, .blur, .vibrant, .scroll, .table, .row, .collection, .item:
      true
    default: false
    }
  }
}

extension DocumentWriter {
  /// Writes the properties of a container view.
  ///
  /// A value that equals the default of `DocumentBuilder` is omitted, so a written document is as
  /// short as one written by hand. The defaults here must equal those of the builder's functions.
  func putDetails(of view: View, _ object: inout WrittenObject) {
    switch view.kind {
    case .stack(let stack): put(stack, &object)
    case .effect(.blur(let style)): object.put(BlurKeys.keys.kind, style.rawValue, unless: "light")
    case .effect(.vibrancy(let vibrancy)): object.put(VibrantKeys.keys.kind, Self.word(vibrancy))
    case .scroll(let scroll):
      if scroll.contentOffset != .zero {
        object.put(
          ScrollKeys.keys.contentOffset, numbers: [scroll.contentOffset.x, scroll.contentOffset.y])
      }
      object.put(ScrollKeys.keys.contentInset, scroll.contentInset)
      object.put(ScrollKeys.keys.scrolls, scroll.isScrollEnabled, unless: true)
    case .table(let table): put(table, &object)
    case .tableCell(let cell):
      if cell.style != .custom { object.put(RowKeys.keys.cell, cell.style.rawValue) }
      if cell.accessory != .none { object.put(RowKeys.keys.accessory, cell.accessory.rawValue) }
      object.put(RowKeys.keys.selected, cell.isSelected, unless: false)
      object.put(RowKeys.keys.rowHeight, cell.rowHeight.map { WrittenObject.within(1...1000, $0) })
    case .collection(let collection): put(collection, &object)
    default: break
    }
  }

  /// Writes the keys of `StackKeys`.
  ///
  /// The defaults are UIKit's: no spacing, `fill` along both axes.
  private func put(_ stack: StackView, _ object: inout WrittenObject) {
    object.put(StackKeys.keys.spacing, stack.spacing, unless: 0)
    object.put(StackKeys.keys.alignment, stack.alignment.rawValue, unless: "fill")
    object.put(StackKeys.keys.distribution, stack.distribution.rawValue, unless: "fill")
    object.put(StackKeys.keys.baselineRelative, stack.isBaselineRelative, unless: false)
    object.put(StackKeys.keys.marginsRelative, stack.isLayoutMarginsRelative, unless: false)
  }

  /// Writes a table.
  ///
  /// A nil row height means that constraints decide, which is written as `automatic`.
  private func put(_ table: Table, _ object: inout WrittenObject) {
    object.put(TableKeys.keys.kind, table.style.rawValue, unless: "plain")
    if let height = table.rowHeight {
      object.put(TableKeys.keys.rowHeight, WrittenObject.within(1...1000, height), unless: 44)
    } else {
      object.put(TableKeys.keys.rowHeight, "automatic")
    }
    object.put(TableKeys.keys.separators, table.separators.rawValue, unless: "automatic")
    object.put(TableKeys.keys.separatorColor, table.separatorColor.map(Self.word))
    if let inset = table.separatorInset {
      object.put(TableKeys.keys.separatorInset, inset, unless: nil)
    }
    object.put(TableKeys.keys.scrolls, table.isScrollEnabled, unless: false)
  }

  /// Writes a collection.
  ///
  /// Its lengths are clamped to the range of `CollectionKeys`, because a storyboard may contain any
  /// number.
  private func put(_ collection: Collection, _ object: inout WrittenObject) {
    let standard = Collection()
    object.put(CollectionKeys.keys.axis, collection.axis.rawValue, unless: standard.axis.rawValue)
    if collection.itemSize != standard.itemSize {
      object.put(CollectionKeys.keys.itemSize, collection.itemSize)
    }
    let spacing = 0.0...10_000
    object.put(
      CollectionKeys.keys.lineSpacing, WrittenObject.within(spacing, collection.lineSpacing),
      unless: standard.lineSpacing)
    object.put(
      CollectionKeys.keys.itemSpacing, WrittenObject.within(spacing, collection.itemSpacing),
      unless: standard.itemSpacing)
    object.put(CollectionKeys.keys.sectionInset, collection.sectionInset)
    if collection.headerSize != .zero {
      object.put(CollectionKeys.keys.headerSize, collection.headerSize)
    }
    object.put(CollectionKeys.keys.scrolls, collection.isScrollEnabled, unless: true)
  }

  /// Writes the content of a leaf view, beginning with its kind's key.
  mutating func putContent(of view: View, _ word: ViewKey, _ object: inout WrittenObject) {
    let key = word.rawValue
    switch view.kind {
    case .label(let label): put(label, &object)
    case .button(let button): put(button, &object)
    // An image view without an image has an empty name.
    case .image(let image):
      object.put(key, image.image?.name ?? "")
      if let image = image.image { Self.put(image, &object) }
    case .shape(let shape): Self.put(shape, &object)
    // A control's main value is the value of its kind's key: `"toggle": true`, `"slider": 0.5`.
    case .toggle(let toggle):
      object.put(key, .bool(toggle.isOn))
      object.put(ToggleKeys.keys.color, toggle.onTint.map(Self.word))
      object.put(ToggleKeys.keys.thumbColor, toggle.thumbTint.map(Self.word))
    case .slider(let slider):
      object.put(key, .number(slider.value))
      object.put(SliderKeys.keys.minimum, slider.minimum, unless: 0)
      object.put(SliderKeys.keys.maximum, slider.maximum, unless: 1)
      object.put(SliderKeys.keys.color, slider.minimumTrackTint.map(Self.word))
      object.put(SliderKeys.keys.trackColor, slider.maximumTrackTint.map(Self.word))
      object.put(SliderKeys.keys.thumbColor, slider.thumbTint.map(Self.word))
    case .stepper(let stepper):
      object.put(key, .number(stepper.value))
      object.put(StepperKeys.keys.minimum, stepper.minimum, unless: 0)
      object.put(StepperKeys.keys.maximum, stepper.maximum, unless: 100)
    case .segments(let segments):
      object.put(key, strings: segments.titles.map { text($0) })
      object.put(SegmentsKeys.keys.selected, segments.selected.map { .number(Double($0)) })
    case .progress(let bar):
      object.put(key, .number(bar.value))
      object.put(ProgressKeys.keys.kind, bar.style.rawValue, unless: "standard")
      object.put(ProgressKeys.keys.color, bar.progressTint.map(Self.word))
      object.put(ProgressKeys.keys.trackColor, bar.trackTint.map(Self.word))
    case .activity(let indicator):
      object.put(key, indicator.style.rawValue)
      object.put(ActivityKeys.keys.color, indicator.color.map(Self.word))
      object.put(ActivityKeys.keys.animating, indicator.isAnimating, unless: true)
      object.put(ActivityKeys.keys.hidesWhenStopped, indicator.hidesWhenStopped, unless: true)
    case .pages(let pages):
      object.put(key, .number(Double(max(0, min(1000, pages.pages)))))
      object.put(PagesKeys.keys.current, Double(max(0, min(1000, pages.current))), unless: 0)
      object.put(PagesKeys.keys.color, pages.tint.map(Self.word))
      object.put(PagesKeys.keys.currentColor, pages.currentTint.map(Self.word))
    default: putInput(of: view, key, &object)
    }
  }

  /// Writes the content of views for input or selection.
  ///
  /// A kind without content has an empty array.
  private mutating func putInput(
    of view: View, _ key: String, _ object: inout WrittenObject
  ) {
    switch view.kind {
    case .textField(let field):
      object.put(key, text(field.text.string))
      // A field has one style, that of its first run. An empty field has no run.
      let font = field.text.runs.first?.attributes.font ?? .system(14)
      object.put(TextFieldKeys.keys.font, Self.word(font), unless: .number(14))
      object.put(TextFieldKeys.keys.placeholder, field.placeholder.map { text($0) })
      object.put(TextFieldKeys.keys.border, field.border.rawValue, unless: "roundedRect")
      object.put(TextFieldKeys.keys.color, field.color.map(Self.word))
      object.put(
        TextFieldKeys.keys.alignment, field.text.paragraph.alignment.rawValue, unless: "natural")
    case .searchBar(let bar):
      object.put(key, text(bar.text ?? ""))
      object.put(SearchBarKeys.keys.placeholder, bar.placeholder.map { text($0) })
    case .textView(let view):
      put(view.text, key, font: .number(14), lineBreak: .wordWrap, object: &object)
      object.put(TextViewKeys.keys.color, view.color.map(Self.word))
      object.put(TextViewKeys.keys.scrolls, view.isScrollEnabled, unless: false)
      object.put(TextViewKeys.keys.editable, view.isEditable, unless: false)
    // A picker's columns are arrays of texts, each of which can be bound.
    case .picker(let picker):
      object.put(
        key,
        values: picker.columns.map { rows in
          let texts = rows.map { JSONValue(.string(text($0)), at: SourceLocation(file: "")) }
          return .array(texts)
        })
      object.put(PickerKeys.keys.kind, picker.mode.rawValue, unless: "rows")
      if !picker.selected.isEmpty {
        object.put(PickerKeys.keys.selected, numbers: picker.selected.map(Double.init))
      }
    case .placeholder(let name): object.put(key, name)
    default: object.put(key, values: [])
    }
  }

  /// Writes a label.
  ///
  /// UIKit's default shadow offset is (0, -1), so it is omitted.
  private mutating func put(_ label: Label, _ object: inout WrittenObject) {
    put(
      label.text, LabelKeys.keys.label.name, font: .string("body"), lineBreak: .truncateTail,
      object: &object)
    object.put(LabelKeys.keys.color, label.color.map(Self.word))
    object.put(LabelKeys.keys.lines, Double(label.numberOfLines), unless: 1)
    object.put(LabelKeys.keys.minimumScale, label.minimumScaleFactor, unless: 0)
    object.put(
      LabelKeys.keys.preferredWidth,
      WrittenObject.within(0...10_000, label.preferredMaxLayoutWidth), unless: 0)
    object.put(LabelKeys.keys.shadowColor, label.shadowColor.map(Self.word))
    if label.shadowOffset != Point(x: 0, y: -1) {
      object.put(
        LabelKeys.keys.shadowOffset, numbers: [label.shadowOffset.x, label.shadowOffset.y])
    }
    object.put(LabelKeys.keys.enabled, label.isEnabled, unless: true)
  }

  /// Writes a button.
  ///
  /// The normal state's face is part of the button, because most buttons have only one; every other
  /// state is an object under `states`.
  private mutating func put(_ button: Button, _ object: inout WrittenObject) {
    let normal = button.faces[.normal] ?? Button.Face()
    put(
      normal, titleKey: ButtonKeys.keys.button.name, font: button.font, isTitleNeeded: true, &object
    )
    object.put(ButtonKeys.keys.font, Self.word(button.font), unless: .number(15))
    object.put(ButtonKeys.keys.role, button.role.rawValue, unless: "system")
    object.put(ButtonKeys.keys.state, button.state.rawValue, unless: "normal")
    var states = WrittenObject()
    for state in Button.State.allCases where state != .normal {
      guard let face = button.faces[state] else { continue }
      var nested = WrittenObject()
      put(
        face, titleKey: ButtonFaceKeys.keys.title.name, font: button.font, isTitleNeeded: false,
        &nested)
      states.put(state.rawValue, nested.value)
    }
    if !states.isEmpty { object.put(ButtonKeys.keys.states, states.value) }
    object.put(ButtonKeys.keys.contentInsets, button.contentInsets)
    object.put(ButtonKeys.keys.titleInsets, button.titleInsets)
    object.put(ButtonKeys.keys.imageInsets, button.imageInsets)
    object.put(
      ButtonKeys.keys.horizontalAlignment, button.horizontalAlignment.rawValue, unless: "center")
    object.put(
      ButtonKeys.keys.verticalAlignment, button.verticalAlignment.rawValue, unless: "center")
    object.put(ButtonKeys.keys.lineBreak, button.lineBreakMode.rawValue, unless: "truncateMiddle")
  }

  /// Writes a face.
  ///
  /// A face without a title omits the key, unless the key makes the view a button.
  private mutating func put(
    _ face: Button.Face, titleKey: String, font: FontDescription, isTitleNeeded: Bool,
    _ object: inout WrittenObject
  ) {
    if let title = face.title {
      object.put(titleKey, content(of: title, font: font))
    } else if isTitleNeeded {
      object.put(titleKey, "")
    }
    object.put(ButtonFaceKeys.keys.color, face.titleColor.map(Self.word))
    object.put(ButtonFaceKeys.keys.shadowColor, face.titleShadowColor.map(Self.word))
    object.put(ButtonFaceKeys.keys.image, face.image.map(Self.reference))
    object.put(ButtonFaceKeys.keys.backgroundImage, face.backgroundImage.map(Self.reference))
  }

  /// Returns an image's name, or an object if it has more properties: `{ "file": "sun.png", "size":
  /// [20, 20] }`.
  private static func reference(_ image: ImageReference) -> JSONValue.Kind {
    if image == ImageReference(image.name) { return .string(image.name) }
    var object = WrittenObject()
    object.put(ImageFileKeys.keys.file, image.name)
    put(image, &object)
    return object.value.kind
  }

  /// Writes an image's properties other than its name.
  private static func put(_ image: ImageReference, _ object: inout WrittenObject) {
    object.put(ImageKeys.keys.size, image.size)
    object.put(ImageKeys.keys.rendering, image.rendering.rawValue, unless: "automatic")
    guard let slices = image.slices else { return }
    object.put(ImageKeys.keys.capInsets, slices.capInsets)
    object.put(ImageKeys.keys.resizing, slices.resizing.rawValue, unless: "stretch")
  }
}
