import VitrineGraphics
import VitrineLayout
import VitrineRaster

/// Controls of UIKit from iOS 13 on, which have fills instead of outlines (docs/PLATFORM.md, "Control
/// colors").
extension Painter {
  /// Paints a gray track with a thumb under the selected title.
  ///
  /// A line separates two segments unless one of them is selected.
  mutating func paintFilledSegments(
    _ segments: Segments, _ id: ViewID, in frame: Rect, surroundings: Surroundings
  ) {
    guard !segments.titles.isEmpty else { return }
    let colors = controlColors
    let box = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: min(frame.height, 32))
    fillRounded(box, radius: 9, colors.fill, id: id, surroundings: surroundings)
    let share = box.width / Double(segments.titles.count)
    for (index, title) in segments.titles.enumerated() {
      let cell = PixelGrid(scale: scale).round(
        facing(
          Rect(x: box.minX + share * Double(index), y: box.minY, width: share, height: box.height),
          in: box, id))
      let isSelected = segments.selected == index
      if isSelected {
        paintSegmentThumb(
          cell.inset(by: Insets(all: 2)), colors.thumb, id: id, surroundings: surroundings)
      } else if index > 0, segments.selected != index - 1 {
        let line = Rect(x: cell.minX, y: cell.midY - 7, width: 1, height: 14)
        fill(
          .rect(pixels(facing(line, in: cell, id))), colors.separator, id: id,
          surroundings: surroundings)
      }
      paintLine(
        title, .system(13, isSelected ? .semibold : .medium), color: colors.label, in: cell,
        alignment: .center, id: id, surroundings: surroundings)
    }
  }

  /// Paints the thumb of a segmented control with its shadow, which vibrant content doesn't have.
  private mutating func paintSegmentThumb(
    _ thumb: Rect, _ color: Color, id: ViewID, surroundings: Surroundings
  ) {
    let shape = Shape.roundedRect(pixels(thumb), radius: 7 * scale, curve: .continuous)
    if surroundings.vibrancy == .none {
      let shade = Color(white: 0, alpha: 0.12 * surroundings.alpha)
      list.append(
        .shadow(shape, shade, offset: Point(x: 0, y: 3) * scale, sigma: 4 * scale), from: id.index)
    }
    fill(shape, color, id: id, surroundings: surroundings)
  }

  /// Paints a gray box with two signs in the color of labels and a line between them.
  ///
  /// A sign at the limit is as pale as the title of a disabled control.
  mutating func paintFilledStepper(
    _ stepper: Stepper, _ id: ViewID, in frame: Rect, surroundings: Surroundings
  ) {
    let colors = controlColors
    fillRounded(frame, radius: 8, colors.fill, id: id, surroundings: surroundings)
    let (y, third) = (frame.midY, frame.width / 4)
    let pale = colors.label.withAlpha(0.3)
    let less = stepper.value > stepper.minimum ? colors.label : pale
    let more = stepper.value < stepper.maximum ? colors.label : pale
    func bar(_ rect: Rect, _ color: Color) {
      fill(.rect(pixels(rect)), color, id: id, surroundings: surroundings)
    }
    bar(Rect(x: frame.midX - 0.5, y: y - 9, width: 1, height: 18), colors.separator)
    bar(Rect(x: frame.minX + third - 7.5, y: y - 1, width: 15, height: 2), less)
    bar(Rect(x: frame.maxX - third - 7.5, y: y - 1, width: 15, height: 2), more)
    bar(Rect(x: frame.maxX - third - 1, y: y - 7.5, width: 2, height: 6.5), more)
    bar(Rect(x: frame.maxX - third - 1, y: y + 1, width: 2, height: 6.5), more)
  }

  /// Paints eight thick spokes at rest.
  ///
  /// The brightest is at twelve o'clock.
  mutating func paintThickSpokes(
    _ color: Color, _ id: ViewID, in frame: Rect, surroundings: Surroundings
  ) {
    let size = min(frame.width, frame.height)
    for spoke in 0..<8 {
      let (cosine, sine) = Scalars.direction(turns: Double(spoke) / 8)
      // The direction from the center is rotated so that spoke 0 points up.
      let (dx, dy) = (sine, -cosine)
      let center = Point(x: frame.midX, y: frame.midY)
      var line = Path()
      line.move(to: (center + Point(x: dx * size * 0.27, y: dy * size * 0.27)) * scale)
      line.line(to: (center + Point(x: dx * size * 0.43, y: dy * size * 0.43)) * scale)
      let strength = 1 - Double((8 - spoke) % 8) * 0.1
      let ink = self.ink(color.withAlpha(color.alpha * strength), surroundings)
      var stroke = Stroke(width: size * 0.14 * scale)
      stroke.cap = .round
      list.append(.stroke(line, stroke, .color(ink.color), ink.mode), from: id.index)
    }
  }

  /// Paints a search bar's field, which is 36 points high, with margins of 8 points at both ends.
  mutating func paintFilledSearchBar(
    _ bar: SearchBar, _ id: ViewID, in frame: Rect, surroundings: Surroundings
  ) {
    let colors = controlColors
    let height = min(36, frame.height)
    let field = Rect(
      x: frame.minX + 8, y: frame.midY - height / 2, width: frame.width - 16, height: height)
    guard !field.isEmpty else { return }
    fillRounded(field, radius: 10, colors.fill, id: id, surroundings: surroundings)
    paintLoupe(
      center: facing(Point(x: field.minX + 16, y: field.midY), in: field, id),
      colors.secondaryLabel, id: id, surroundings: surroundings)
    paintLine(
      bar.text ?? bar.placeholder ?? "Search", .system(17),
      color: bar.text == nil ? colors.secondaryLabel : colors.label,
      in: facing(field.inset(by: Insets(top: 0, left: 30, bottom: 0, right: 8)), in: field, id),
      alignment: .natural, id: id, surroundings: surroundings)
  }

  private mutating func fillRounded(
    _ frame: Rect, radius: Double, _ color: Color, id: ViewID, surroundings: Surroundings
  ) {
    fill(
      .roundedRect(pixels(frame), radius: radius * scale, curve: .continuous), color, id: id,
      surroundings: surroundings)
  }
}
