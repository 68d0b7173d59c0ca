import VitrineBase
import VitrineGraphics
import VitrineLayout

/// Controls, each from the keys of its kind.
///
/// Defaults are those of a control that UIKit code creates.
///
/// A missing key and a bound key without data are equivalent.
extension DocumentBuilder {
  func progress(_ keys: KeyedObject<ProgressKeys>) throws(InputError) -> ProgressBar {
    var bar = ProgressBar(value: try keys.progress ?? 0)
    bar.style = try keys.kind ?? .standard
    bar.progressTint = try color(keys.color)
    bar.trackTint = try color(keys.trackColor)
    return bar
  }

  func toggle(_ keys: KeyedObject<ToggleKeys>) throws(InputError) -> Toggle {
    var toggle = Toggle(isOn: try keys.toggle ?? false)
    toggle.onTint = try color(keys.color)
    toggle.thumbTint = try color(keys.thumbColor)
    return toggle
  }

  /// Creates a stepper, which by default counts from 0 to 100 as `UIStepper` does.
  func stepper(_ keys: KeyedObject<StepperKeys>) throws(InputError) -> Stepper {
    var stepper = Stepper(value: try keys.stepper ?? 0)
    stepper.minimum = try keys.minimum ?? 0
    stepper.maximum = try keys.maximum ?? 100
    return stepper
  }

  /// Creates a slider, which by default ranges from 0 to 1 as `UISlider` does.
  func slider(_ keys: KeyedObject<SliderKeys>) throws(InputError) -> Slider {
    var slider = Slider(value: try keys.slider ?? 0)
    slider.minimum = try keys.minimum ?? 0
    slider.maximum = try keys.maximum ?? 1
    slider.minimumTrackTint = try color(keys.color)
    slider.maximumTrackTint = try color(keys.trackColor)
    slider.thumbTint = try color(keys.thumbColor)
    return slider
  }

  /// Creates a segmented control.
  ///
  /// Each title can be bound to data.
  func segments(_ keys: KeyedObject<SegmentsKeys>) throws(InputError) -> Segments {
    var titles: [String] = []
    for title in try keys.segments ?? [] {
      titles.append(try filled(title, keys.json.location))
    }
    return Segments(titles: titles, selected: try keys.selected)
  }

  func activity(_ keys: KeyedObject<ActivityKeys>) throws(InputError) -> ActivityIndicator {
    var indicator = ActivityIndicator(try keys.activity ?? .gray)
    indicator.color = try color(keys.color)
    indicator.isAnimating = try keys.animating ?? true
    indicator.hidesWhenStopped = try keys.hidesWhenStopped ?? true
    return indicator
  }

  /// Creates a page control.
  ///
  /// Nil tints are the platform's: white, and white at 20 % for the other dots.
  func pages(_ keys: KeyedObject<PagesKeys>) throws(InputError) -> PageControl {
    var pages = PageControl(pages: try keys.pages ?? 0, current: try keys.current ?? 0)
    pages.tint = try color(keys.color)
    pages.currentTint = try color(keys.currentColor)
    return pages
  }

  func textField(_ keys: KeyedObject<TextFieldKeys>) throws(InputError) -> TextField {
    var field = TextField(
      AttributedText(try text(keys.textField), font: try keys.font ?? .system(14)))
    field.text.paragraph.alignment = try keys.alignment ?? .natural
    field.placeholder = try keys.placeholder.map(text)
    field.color = try color(keys.color)
    field.border = try keys.border ?? .roundedRect
    return field
  }

  func searchBar(_ keys: KeyedObject<SearchBarKeys>) throws(InputError) -> SearchBar {
    var bar = SearchBar()
    let typed = try text(keys.searchBar)
    bar.text = typed.isEmpty ? nil : typed
    bar.placeholder = try keys.placeholder.map(text)
    return bar
  }

  /// Creates a text view.
  ///
  /// It doesn't scroll by default, so that its intrinsic height is that of its text, which suits a
  /// widget.
  func textView(_ keys: KeyedObject<TextViewKeys>) throws(InputError) -> TextView {
    var view = TextView(try attributedText(keys.textView, keys.look, font: .system(14)))
    view.color = try color(keys.color)
    view.text.breakLines(try keys.lineBreak ?? .wordWrap)
    view.isScrollEnabled = try keys.scrolls ?? false
    view.isEditable = try keys.editable ?? false
    return view
  }

  /// Creates a picker with columns of rows and the selected row of each.
  func picker(_ keys: KeyedObject<PickerKeys>) throws(InputError) -> Picker {
    var picker = Picker(try keys.kind ?? .rows)
    for column in try keys.picker ?? [] {
      guard case .array(let rows) = column.kind else {
        throw wrongType(column, "a column of the picker", expected: "an array of strings")
      }
      var texts: [String] = []
      for row in rows {
        guard case .string(let source) = row.kind else {
          throw wrongType(row, "a row of the picker", expected: "a string")
        }
        texts.append(try filled(source, row.location))
      }
      picker.columns.append(texts)
    }
    for (index, number) in (try keys.selected ?? []).enumerated() {
      // Rows are validated against the columns with data, not against the written ones.
      guard picker.columns.indices.contains(index), let row = Int(exactly: number),
        picker.columns[index].indices.contains(row)
      else {
        throw InputError(
          Diagnostic(
            .error, "out-of-range", "selected names row \(number) of column \(index + 1)",
            at: keys.place(of: \.selected),
            hint: "count columns and rows that the picker has, rows from 0"))
      }
      picker.selected.append(row)
    }
    return picker
  }
}
