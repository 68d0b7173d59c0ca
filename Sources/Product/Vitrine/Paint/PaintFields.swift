import VitrineGraphics
import VitrineLayout
import VitrineRaster
import VitrineText

extension Painter {
  /// The colors of fields: white, the system's colors from iOS 13 on, or a brighter part of a Mac's
  /// panel (docs/PLATFORM.md, "Chrome").
  private var fieldColors:
    (fill: Color, border: Color, text: Color, placeholder: Color, sign: Color)
  {
    if hasFilledControls {
      let colors = controlColors
      return (
        colors.background, colors.separator, colors.label, colors.placeholder,
        colors.secondaryLabel
      )
    }
    guard surface == .panel, isDark else {
      return (
        .white, Color(hex: 0xCCCCCC), .black, Color(red: 0, green: 0, blue: 0.1, alpha: 0.22),
        Color(white: 0.55)
      )
    }
    return (
      Color(white: 1, alpha: 0.12), Color(white: 1, alpha: 0.2), defaultTextColor,
      Color(white: 1, alpha: 0.4), Color(white: 1, alpha: 0.55)
    )
  }

  /// Paints a field's text, or its placeholder if the text is empty.
  ///
  /// The insets are those of `UITextField`'s borders.
  mutating func paintTextField(
    _ field: TextField, _ id: ViewID, in frame: Rect, surroundings: Surroundings
  ) {
    var box = frame
    switch field.border {
    case .none: break
    case .line:
      paintFrame(frame, radius: 0, breadth: 1, color: .black, id: id, surroundings: surroundings)
      box = frame.inset(by: Insets(top: 0, left: 4, bottom: 0, right: 4))
    case .bezel, .roundedRect:
      let shape = Shape.roundedRect(pixels(frame), radius: 5 * scale, curve: .circular)
      fill(shape, fieldColors.fill, id: id, surroundings: surroundings)
      paintFrame(
        frame, radius: 5, breadth: 0.5, color: fieldColors.border, id: id,
        surroundings: surroundings)
      box = frame.inset(by: Insets(top: 0, left: 7, bottom: 0, right: 7))
    }
    if field.text.string.isEmpty {
      guard let placeholder = field.placeholder else { return }
      let font = field.text.runs.first?.attributes.font ?? .system(17)
      paintLine(
        placeholder, font, color: fieldColors.placeholder, in: box,
        alignment: field.text.paragraph.alignment, id: id, surroundings: surroundings)
    } else {
      var label = Label(field.text)
      label.color = field.color ?? fieldColors.text
      paintLabel(label, id, in: box, surroundings: surroundings)
    }
  }

  /// Paints a search bar.
  ///
  /// Its field is 28 points high, with margins of 8 points at both ends; on a Mac it fills the bar.
  mutating func paintSearchBar(
    _ bar: SearchBar, _ id: ViewID, in frame: Rect, surroundings: Surroundings
  ) {
    guard bar.style == .bar else {
      return paintSearchField(bar, id, in: frame, surroundings: surroundings)
    }
    if hasFilledControls {
      return paintFilledSearchBar(bar, id, in: frame, surroundings: surroundings)
    }
    let field = Rect(x: frame.minX + 8, y: frame.midY - 14, width: frame.width - 16, height: 28)
    guard !field.isEmpty else { return }
    fill(
      .roundedRect(pixels(field), radius: 5 * scale, curve: .circular), fieldColors.fill, id: id,
      surroundings: surroundings)
    paintLoupe(
      center: facing(Point(x: field.minX + 15, y: field.midY), in: field, id),
      fieldColors.sign, id: id, surroundings: surroundings)
    let shown = bar.text ?? bar.placeholder ?? "Search"
    paintLine(
      shown, .system(14), color: bar.text == nil ? fieldColors.sign : fieldColors.text,
      in: facing(
        field.inset(by: Insets(top: 0, left: 28, bottom: 0, right: 8)), in: field, id),
      alignment: .natural, id: id, surroundings: surroundings)
  }

  /// Paints the Mac's search field: a magnifying glass, the text, and a clear button.
  private mutating func paintSearchField(
    _ bar: SearchBar, _ id: ViewID, in frame: Rect, surroundings: Surroundings
  ) {
    guard frame.width > 44, frame.height > 0 else { return }
    let shape = Shape.roundedRect(pixels(frame), radius: 4 * scale, curve: .circular)
    fill(shape, fieldColors.fill, id: id, surroundings: surroundings)
    paintFrame(
      frame, radius: 4, breadth: 0.5, color: fieldColors.border, id: id, surroundings: surroundings)
    paintLoupe(
      center: facing(Point(x: frame.minX + 13, y: frame.midY), in: frame, id), fieldColors.sign,
      id: id, surroundings: surroundings)
    let shown = bar.text ?? bar.placeholder ?? ""
    paintLine(
      shown, .system(13), color: bar.text == nil ? fieldColors.placeholder : fieldColors.text,
      in: facing(frame.inset(by: Insets(top: 0, left: 24, bottom: 0, right: 22)), in: frame, id),
      alignment: .natural, id: id, surroundings: surroundings)
    guard bar.text != nil else { return }
    paintClearSign(
      center: facing(Point(x: frame.maxX - 11, y: frame.midY), in: frame, id), id, surroundings)
  }

  /// Paints the clear button of a search field, which is visible if it has text.
  private mutating func paintClearSign(
    center: Point, _ id: ViewID, _ surroundings: Surroundings
  ) {
    let disc = Rect(x: center.x - 6, y: center.y - 6, width: 12, height: 12)
    fill(
      .roundedRect(pixels(disc), radius: 6 * scale, curve: .circular), fieldColors.sign, id: id,
      surroundings: surroundings)
    var cross = Path()
    for side in [-1.0, 1] {
      cross.move(to: Point(x: center.x - 2.5, y: center.y - 2.5 * side) * scale)
      cross.line(to: Point(x: center.x + 2.5, y: center.y + 2.5 * side) * scale)
    }
    let ink = self.ink(Color(white: 0.2), surroundings)
    list.append(
      .stroke(cross, Stroke(width: 1.25 * scale), .color(ink.color), ink.mode), from: id.index)
  }

  /// Paints a magnifying glass, 13 points wide.
  mutating func paintLoupe(
    center: Point, _ color: Color, id: ViewID, surroundings: Surroundings
  ) {
    let ink = self.ink(color, surroundings)
    let lens = Rect(x: center.x - 6.5, y: center.y - 6.5, width: 9, height: 9)
    var stroke = Stroke(width: 1.25 * scale)
    stroke.cap = .round
    var path = Path.ellipse(in: pixels(lens))
    path.move(to: Point(x: center.x + 1.5, y: center.y + 1.5) * scale)
    path.line(to: Point(x: center.x + 6, y: center.y + 6) * scale)
    list.append(.stroke(path, stroke, .color(ink.color), ink.mode), from: id.index)
  }

  /// Paints a text view's lines, inset by its container and the 5 points of `lineFragmentPadding`.
  mutating func paintTextView(
    _ view: TextView, _ id: ViewID, in frame: Rect, surroundings: Surroundings
  ) {
    let padding = 5.0
    let insets = view.containerInsets
    let box = frame.inset(
      by: Insets(
        top: insets.top, left: insets.left + padding, bottom: 0, right: insets.right + padding))
    guard box.width > 0 else { return }
    var text = view.text
    text.paragraph.lineBreakMode = .wordWrap
    let lines = typesetter.layout(text, numberOfLines: 0, width: box.width)
    let first = list.entries.count
    paintText(
      lines, at: box.origin, color: view.color ?? defaultTextColor, id: id,
      surroundings: surroundings)
    record?.add(lines, of: id, at: box.origin, in: box, entries: first..<list.entries.count)
  }

  /// Paints a picker at rest: its selected row between two lines, with fading neighbors.
  ///
  /// Two rows on each side are drawn if they fit entirely, with 65 and 30 % of the ink.
  mutating func paintPicker(
    _ picker: Picker, _ id: ViewID, in frame: Rect, surroundings: Surroundings
  ) {
    let row = 36.0
    for edge in [frame.midY - row / 2, frame.midY + row / 2] {
      fill(
        .rect(pixels(Rect(x: frame.minX, y: edge, width: frame.width, height: 1 / scale))),
        Color(white: 0.6), id: id, surroundings: surroundings)
    }
    guard !picker.columns.isEmpty else { return }
    let share = frame.width / Double(picker.columns.count)
    for (index, rows) in picker.columns.enumerated() {
      let chosen = index < picker.selected.count ? picker.selected[index] : 0
      for (number, text) in rows.enumerated() where (number - chosen).magnitude <= 2 {
        let away = Double(number - chosen)
        let box = Rect(
          x: frame.minX + share * Double(index), y: frame.midY - row / 2 + away * row,
          width: share, height: row)
        guard box.minY >= frame.minY, box.maxY <= frame.maxY else { continue }
        paintLine(
          text, .system(21),
          color: defaultTextColor.withAlpha(defaultTextColor.alpha * (1 - 0.35 * away.magnitude)),
          in: box,
          alignment: .center, id: id, surroundings: surroundings)
      }
    }
  }
}
