import VitrineGraphics
import VitrineLayout
import VitrineRaster

/// AppKit's controls in Notification Center of OS X 10.10 to macOS 10.15: white with gray borders
/// in the light appearance, translucent whites in the vibrant dark one.
extension Painter {
  /// The colors of AppKit's controls in an appearance (docs/PLATFORM.md, "AppKit").
  struct AppKitColors {
    let isDark: Bool
    /// The fill of a control that can be pressed.
    var face: Color { isDark ? Color(white: 1, alpha: 0.25) : .white }
    /// The border of a control, which is drawn over its fill.
    var rim: Color { isDark ? Color(white: 1, alpha: 0.1) : Color(white: 0, alpha: 0.22) }
    /// The fill of selected or active controls.
    var accent: Color { isDark ? Color(white: 1, alpha: 0.75) : Color(hex: 0x2A84F5) }
    /// The color of signs and titles on the accent color.
    var onAccent: Color { isDark ? Color(white: 0, alpha: 0.75) : .white }
    var ink: Color { Color(white: isDark ? 1 : 0, alpha: 0.85) }
    var paleInk: Color { Color(white: isDark ? 1 : 0, alpha: 0.5) }
    var track: Color { Color(white: isDark ? 1 : 0, alpha: 0.18) }
    var field: Color { isDark ? Color(white: 1, alpha: 0.12) : .white }
    var knob: Color { isDark ? Color(white: 0.9) : .white }
  }

  var appKitColors: AppKitColors { AppKitColors(isDark: tree.appKit == .dark) }

  /// Paints a view that looks different in AppKit.
  ///
  /// Returns false for views that look alike in both.
  mutating func paintAppKit(
    _ view: View, _ id: ViewID, in frame: Rect, surroundings: Surroundings
  ) -> Bool {
    switch view.kind {
    case .label(let label):
      // A cell has a leading padding of two points. A longer text may use the padding at its end.
      var insets = view.alignmentInsets ?? .zero
      let alignment = label.text.paragraph.alignment
      if alignment == .right { insets.left = 0 } else { insets.right = 0 }
      if alignment == .center { insets = .zero }
      paintLabel(label, id, in: frame.inset(by: insets), surroundings: surroundings)
    case .button(let button):
      guard let look = button.appKit else { return false }
      paintAppKitButton(button, look, view: view, id: id, in: frame, surroundings: surroundings)
    case .textField(let field): paintAppKitField(field, id, in: frame, surroundings: surroundings)
    case .slider(let slider): paintAppKitSlider(slider, id, in: frame, surroundings: surroundings)
    case .progress(let bar): paintAppKitProgress(bar, id, in: frame, surroundings: surroundings)
    case .segments(let segments):
      paintAppKitSegments(segments, id, in: frame, surroundings: surroundings)
    case .stepper: paintAppKitStepper(id, in: frame, surroundings)
    case .toggle(let toggle): paintAppKitSwitch(toggle, id, in: frame, surroundings: surroundings)
    default: return false
    }
    return true
  }

  /// Paints a rounded control with its border.
  mutating func paintBezel(
    _ box: Rect, radius: Double, color: Color, id: ViewID, surroundings: Surroundings
  ) {
    guard !box.isEmpty else { return }
    let radius = min(radius, min(box.width, box.height) / 2)
    fill(
      .roundedRect(pixels(box), radius: radius * scale, curve: .circular), color, id: id,
      surroundings: surroundings)
    paintFrame(
      box, radius: radius, breadth: max(0.5, 1 / scale), color: appKitColors.rim, id: id,
      surroundings: surroundings)
  }

  /// Paints a line of a sign, such as a check mark.
  mutating func paintSign(
    _ points: [Point], width: Double = 1.5, color: Color, id: ViewID,
    surroundings: Surroundings
  ) {
    guard let first = points.first else { return }
    var path = Path()
    path.move(to: first * scale)
    for point in points.dropFirst() { path.line(to: point * scale) }
    var stroke = Stroke(width: width * scale)
    stroke.cap = .round
    stroke.join = .round
    let ink = self.ink(color, surroundings)
    list.append(.stroke(path, stroke, .color(ink.color), ink.mode), from: id.index)
  }

  /// Paints the two arrows of a pop-up control, one up and one down.
  mutating func paintArrows(
    at center: Point, _ color: Color, id: ViewID, surroundings: Surroundings
  ) {
    for (edge, tip) in [(-2.0, -4.75), (2.0, 4.75)] {
      paintSign(
        [
          Point(x: center.x - 2.75, y: center.y + edge), Point(x: center.x, y: center.y + tip),
          Point(x: center.x + 2.75, y: center.y + edge),
        ], width: 1.25, color: color, id: id, surroundings: surroundings)
    }
  }

  /// Paints a text field.
  ///
  /// Without a border the text is positioned like a label's, and with one it is inset by 5 points.
  private mutating func paintAppKitField(
    _ field: TextField, _ id: ViewID, in frame: Rect, surroundings: Surroundings
  ) {
    let colors = appKitColors
    var box = frame.inset(by: Insets(top: 0, left: 2, bottom: 0, right: 2))
    if field.border != .none {
      fill(.rect(pixels(frame)), colors.field, id: id, surroundings: surroundings)
      paintFrame(
        frame, radius: 0, breadth: max(0.5, 1 / scale), color: colors.rim, id: id,
        surroundings: surroundings)
      box = frame.inset(by: Insets(top: 0, left: 5, bottom: 0, right: 5))
    }
    var text = field.text
    var color = field.color ?? colors.ink
    if text.string.isEmpty {
      guard let placeholder = field.placeholder else { return }
      text = AttributedText(
        placeholder, font: text.runs.first?.attributes.font ?? .system(13))
      text.paragraph.alignment = field.text.paragraph.alignment
      color = Color(white: colors.isDark ? 1 : 0, alpha: 0.3)
    }
    var label = Label(text)
    label.color = color
    paintLabel(label, id, in: box, surroundings: surroundings)
  }

  /// Paints a slider of the regular size, whose knob is inset by 2 points at both ends.
  private mutating func paintAppKitSlider(
    _ slider: Slider, _ id: ViewID, in frame: Rect, surroundings: Surroundings
  ) {
    let colors = appKitColors
    let span = slider.maximum - slider.minimum
    let share = span > 0 ? min(1, max(0, (slider.value - slider.minimum) / span)) : 0
    let knob = 15.0
    let line = Rect(
      x: frame.minX + 4, y: frame.midY - 1.5, width: max(0, frame.width - 8), height: 3)
    let x = frame.minX + 2 + share * max(0, frame.width - 4 - knob)
    let body = facing(
      Rect(x: x, y: frame.midY - knob / 2, width: knob, height: knob), in: frame, id)
    fillRound(line, colors.track, id: id, surroundings: surroundings)
    let done = Rect(minX: line.minX, minY: line.minY, maxX: x + knob / 2, maxY: line.maxY)
    fillRound(facing(done, in: frame, id), colors.accent, id: id, surroundings: surroundings)
    paintBezel(body, radius: knob / 2, color: colors.knob, id: id, surroundings: surroundings)
  }

  /// Paints a progress bar with its completed part at the leading end.
  private mutating func paintAppKitProgress(
    _ bar: ProgressBar, _ id: ViewID, in frame: Rect, surroundings: Surroundings
  ) {
    // A bar of the regular size is 6 points high in a frame of 20.
    let line = Rect(
      x: frame.minX + 2, y: frame.midY - 3, width: max(0, frame.width - 4), height: 6)
    fillRound(line, appKitColors.track, id: id, surroundings: surroundings)
    var done = line
    done.size.width = line.width * min(1, max(0, bar.value))
    fillRound(facing(done, in: line, id), appKitColors.accent, id: id, surroundings: surroundings)
  }

  private mutating func fillRound(
    _ rect: Rect, _ color: Color, id: ViewID, surroundings: Surroundings
  ) {
    guard !rect.isEmpty else { return }
    let radius = min(rect.width, rect.height) / 2 * scale
    fill(
      .roundedRect(pixels(rect), radius: radius, curve: .circular), color, id: id,
      surroundings: surroundings)
  }

  /// Paints segments of equal width, with lines between unselected ones.
  private mutating func paintAppKitSegments(
    _ segments: Segments, _ id: ViewID, in frame: Rect, surroundings: Surroundings
  ) {
    guard !segments.titles.isEmpty else { return }
    let colors = appKitColors
    let box = Rect(
      x: frame.minX + 2, y: frame.midY - 10.5, width: max(0, frame.width - 4), height: 21)
    paintBezel(box, radius: 4, color: colors.face, id: id, surroundings: surroundings)
    let rounded = Shape.roundedRect(pixels(box), radius: 4 * scale, curve: .circular)
    let width = box.width / Double(segments.titles.count)
    for (index, title) in segments.titles.enumerated() {
      let cell = PixelGrid(scale: scale).round(
        facing(
          Rect(x: box.minX + width * Double(index), y: box.minY, width: width, height: box.height),
          in: box, id))
      let isSelected = segments.selected == index
      if isSelected {
        list.append(.beginClip(rounded), from: id.index)
        fill(.rect(pixels(cell)), colors.accent, id: id, surroundings: surroundings)
        list.append(.endClip, from: id.index)
      } else if index > 0, segments.selected != index - 1 {
        let line = Rect(
          x: cell.minX, y: cell.minY + 3, width: 1 / scale, height: cell.height - 6)
        fill(.rect(pixels(line)), colors.rim, id: id, surroundings: surroundings)
      }
      paintLine(
        title, .system(13), color: isSelected ? colors.onAccent : colors.ink, in: cell,
        alignment: .center, id: id, surroundings: surroundings)
    }
  }

  /// Paints a stepper of the regular size, 13 by 22 points, in the center of its frame.
  private mutating func paintAppKitStepper(
    _ id: ViewID, in frame: Rect, _ surroundings: Surroundings
  ) {
    let box = Rect(x: frame.midX - 6.5, y: frame.midY - 11, width: 13, height: 22)
    paintBezel(box, radius: 4, color: appKitColors.face, id: id, surroundings: surroundings)
    paintArrows(
      at: Point(x: box.midX, y: box.midY), appKitColors.ink, id: id, surroundings: surroundings)
  }

  /// Paints a switch of 38 by 21 points, which AppKit has from macOS 10.15.
  private mutating func paintAppKitSwitch(
    _ toggle: Toggle, _ id: ViewID, in frame: Rect, surroundings: Surroundings
  ) {
    let colors = appKitColors
    let box = Rect(x: frame.midX - 19, y: frame.midY - 10.5, width: 38, height: 21)
    paintBezel(
      box, radius: 10.5, color: toggle.isOn ? colors.accent : colors.track, id: id,
      surroundings: surroundings)
    let x = toggle.isOn ? box.maxX - 20 : box.minX + 1
    paintBezel(
      facing(Rect(x: x, y: box.minY + 1, width: 19, height: 19), in: box, id), radius: 9.5,
      color: colors.knob, id: id, surroundings: surroundings)
  }
}
