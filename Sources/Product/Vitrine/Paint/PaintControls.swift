import VitrineGraphics
import VitrineLayout
import VitrineRaster

/// Controls of UIKit (docs/PLATFORM.md, "Control colors").
///
/// `PaintFilledControls` has those that look different from iOS 13 on.
extension Painter {
  private static let green = Color(hex: 0x4CD964)
  private static let border = Color(hex: 0xE5E5EA)
  private static let track = Color(hex: 0xB7B7B7)

  /// Paints a switch of 51 by 31 points, independent of its frame.
  mutating func paintToggle(
    _ toggle: Toggle, _ id: ViewID, in frame: Rect, surroundings: Surroundings
  ) {
    let body = facing(Rect(x: frame.minX, y: frame.minY, width: 51, height: 31), in: frame, id)
    let capsule = Shape.roundedRect(pixels(body), radius: 15.5 * scale, curve: .circular)
    if toggle.isOn {
      let green = hasFilledControls ? controlColors.switchOn : Self.green
      fill(capsule, toggle.onTint ?? green, id: id, surroundings: surroundings)
    } else if hasFilledControls {
      fill(capsule, controlColors.switchOff, id: id, surroundings: surroundings)
    } else {
      paintFrame(
        body, radius: 15.5, breadth: 1.5, color: Self.border, id: id, surroundings: surroundings)
    }
    // The thumb is inside the capsule's shape.
    if toggle.isOn, surroundings.vibrancy != .none { return }
    let inset = hasFilledControls ? 2 : 1.5
    let side = body.height - 2 * inset
    let thumb = Rect(
      x: toggle.isOn ? body.maxX - inset - side : body.minX + inset, y: body.minY + inset,
      width: side, height: side)
    paintThumb(
      facing(thumb, in: body, id), toggle.thumbTint ?? .white, id: id, surroundings: surroundings)
  }

  /// Paints the white thumb of switches and sliders with its shadow.
  ///
  /// In a vibrancy effect only its shape is drawn, as for all content (screenshot T of
  /// docs/PLATFORM.md). The shadow is omitted there, because the effect would apply to it a second
  /// time.
  private mutating func paintThumb(
    _ disc: Rect, _ color: Color, id: ViewID, surroundings: Surroundings
  ) {
    let shape = Shape.roundedRect(
      pixels(disc), radius: disc.width / 2 * scale, curve: .circular)
    if surroundings.vibrancy == .none {
      let shade = Color(white: 0, alpha: 0.2 * surroundings.alpha)
      list.append(
        .shadow(shape, shade, offset: Point(x: 0, y: 2) * scale, sigma: 2 * scale), from: id.index)
    }
    fill(shape, color, id: id, surroundings: surroundings)
  }

  /// Paints a slider.
  ///
  /// The track is 2 points high, and the center of the thumb is at least half its width from either
  /// end.
  mutating func paintSlider(
    _ slider: Slider, _ id: ViewID, in frame: Rect, surroundings: Surroundings
  ) {
    let span = slider.maximum - slider.minimum
    let share = span > 0 ? min(1, max(0, (slider.value - slider.minimum) / span)) : 0
    let inner = Rect(
      x: frame.minX + 2, y: frame.midY - 1, width: max(0, frame.width - 4), height: 2)
    let knob = 28.0
    let x = inner.minX + share * max(0, inner.width - knob)
    // In a vibrancy effect parts must not overlap, because the effect would apply twice.
    let half = surroundings.vibrancy == .none ? 0 : knob / 2
    let (left, right) = (x + knob / 2 - half, x + knob / 2 + half)
    fillCapsule(
      facing(
        Rect(minX: right, minY: inner.minY, maxX: inner.maxX, maxY: inner.maxY), in: frame, id),
      slider.maximumTrackTint ?? Self.track, id: id, surroundings: surroundings)
    fillCapsule(
      facing(
        Rect(minX: inner.minX, minY: inner.minY, maxX: left, maxY: inner.maxY), in: frame, id),
      slider.minimumTrackTint ?? surroundings.tint, id: id, surroundings: surroundings)
    paintThumb(
      facing(Rect(x: x, y: frame.midY - knob / 2, width: knob, height: knob), in: frame, id),
      slider.thumbTint ?? .white, id: id, surroundings: surroundings)
  }

  /// Fills a rectangle with semicircular ends.
  ///
  /// An empty one isn't drawn.
  private mutating func fillCapsule(
    _ rect: Rect, _ color: Color, id: ViewID, surroundings: Surroundings
  ) {
    guard !rect.isEmpty else { return }
    let radius = min(rect.width, rect.height) / 2 * scale
    fill(
      .roundedRect(pixels(rect), radius: radius, curve: .circular), color, id: id,
      surroundings: surroundings)
  }

  /// Paints the track and the completed part over it, at the height of the frame.
  mutating func paintProgress(
    _ bar: ProgressBar, _ id: ViewID, in frame: Rect, surroundings: Surroundings
  ) {
    fillCapsule(frame, bar.trackTint ?? Self.track, id: id, surroundings: surroundings)
    var done = frame
    done.size.width = frame.width * min(1, max(0, bar.value))
    fillCapsule(
      facing(done, in: frame, id), bar.progressTint ?? surroundings.tint, id: id,
      surroundings: surroundings)
  }

  /// Paints two halves with a line between them.
  ///
  /// The bars of the plus don't overlap, because the intersection would be darker with a
  /// translucent tint.
  mutating func paintStepper(
    _ stepper: Stepper, _ id: ViewID, in frame: Rect, surroundings: Surroundings
  ) {
    if hasFilledControls {
      return paintFilledStepper(stepper, id, in: frame, surroundings: surroundings)
    }
    let tint = surroundings.tint
    paintFrame(frame, radius: 4, breadth: 1, color: tint, id: id, surroundings: surroundings)
    let (y, third) = (frame.midY, frame.width / 4)
    // A sign at the limit is as pale as the title of a disabled control.
    let less = stepper.value > stepper.minimum ? tint : tint.withAlpha(tint.alpha * 0.35)
    let more = stepper.value < stepper.maximum ? tint : tint.withAlpha(tint.alpha * 0.35)
    func bar(_ rect: Rect, _ color: Color) {
      fill(.rect(pixels(rect)), color, id: id, surroundings: surroundings)
    }
    bar(
      Rect(x: frame.midX - 0.5, y: frame.minY + 1, width: 1, height: max(0, frame.height - 2)),
      tint)
    bar(Rect(x: frame.minX + third - 8, y: y - 0.75, width: 16, height: 1.5), less)
    bar(Rect(x: frame.maxX - third - 8, y: y - 0.75, width: 16, height: 1.5), more)
    bar(Rect(x: frame.maxX - third - 0.75, y: y - 8, width: 1.5, height: 7.25), more)
    bar(Rect(x: frame.maxX - third - 0.75, y: y + 0.75, width: 1.5, height: 7.25), more)
  }

  /// Paints segments of equal width that are 28 points high, with titles of 13 points.
  mutating func paintSegments(
    _ segments: Segments, _ id: ViewID, in frame: Rect, surroundings: Surroundings
  ) {
    guard !segments.titles.isEmpty else { return }
    if hasFilledControls {
      return paintFilledSegments(segments, id, in: frame, surroundings: surroundings)
    }
    let tint = surroundings.tint
    let box = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: min(frame.height, 28))
    let share = box.width / Double(segments.titles.count)
    let rounded = Shape.roundedRect(pixels(box), radius: 4 * scale, curve: .circular)
    // A selected title is cut out of its segment, so it has the darkness of the backdrop (Y).
    let behind = surface == .center ? Color(white: 0.2) : .white
    for (index, title) in segments.titles.enumerated() {
      let cell = PixelGrid(scale: scale).round(
        facing(
          Rect(x: box.minX + share * Double(index), y: box.minY, width: share, height: box.height),
          in: box, id))
      let isSelected = segments.selected == index
      if isSelected {
        list.append(.beginClip(rounded), from: id.index)
        fill(.rect(pixels(cell)), tint, id: id, surroundings: surroundings)
        list.append(.endClip, from: id.index)
      } else if index > 0 {
        fill(
          .rect(
            pixels(
              facing(
                Rect(x: cell.minX, y: cell.minY, width: 1, height: cell.height), in: cell, id))),
          tint, id: id, surroundings: surroundings)
      }
      paintLine(
        title, .system(13), color: isSelected ? behind : tint, in: cell, alignment: .center, id: id,
        surroundings: surroundings)
    }
    paintFrame(box, radius: 4, breadth: 1, color: tint, id: id, surroundings: surroundings)
  }

  /// Paints twelve spokes at rest, eight from iOS 13 on.
  ///
  /// The brightest is at twelve o'clock.
  mutating func paintActivity(
    _ indicator: ActivityIndicator, _ id: ViewID, in frame: Rect, surroundings: Surroundings
  ) {
    guard indicator.isAnimating || !indicator.hidesWhenStopped else { return }
    let size = min(frame.width, frame.height)
    let base: Color =
      switch indicator.style {
      case .white, .whiteLarge: .white
      case .gray: Color(white: 0.35)
      case .medium, .large: isDark ? controlColors.secondaryLabel : Color(white: 0.35)
      }
    let color = indicator.color ?? base
    if hasFilledControls {
      return paintThickSpokes(color, id, in: frame, surroundings: surroundings)
    }
    for spoke in 0..<12 {
      let way = Scalars.direction(turns: Double(spoke) / 12)
      // The direction from the center is rotated so that spoke 0 points up.
      let (dx, dy) = (way.sine, -way.cosine)
      var line = Path()
      line.move(
        to: Point(x: frame.midX + dx * size * 0.26, y: frame.midY + dy * size * 0.26) * scale)
      line.line(
        to: Point(x: frame.midX + dx * size * 0.45, y: frame.midY + dy * size * 0.45) * scale)
      let strength = 1 - Double((12 - spoke) % 12) * 0.07
      let ink = self.ink(color.withAlpha(color.alpha * strength), surroundings)
      var stroke = Stroke(width: size * 0.09 * scale)
      stroke.cap = .round
      list.append(.stroke(line, stroke, .color(ink.color), ink.mode), from: id.index)
    }
  }

  /// Paints dots of 7 points with gaps of 9, centered and on whole pixels.
  mutating func paintPages(
    _ pages: PageControl, _ id: ViewID, in frame: Rect, surroundings: Surroundings
  ) {
    let total = Double(7 * pages.pages + 9 * (pages.pages - 1))
    var x = PixelGrid(scale: scale).round(frame.midX - total / 2)
    for page in 0..<max(0, pages.pages) {
      let isCurrent = page == pages.current
      let color =
        isCurrent ? pages.currentTint ?? .white : pages.tint ?? Color(white: 1, alpha: 0.2)
      fillCapsule(
        Rect(x: x, y: frame.midY - 3.5, width: 7, height: 7), color, id: id,
        surroundings: surroundings)
      x += 16
    }
  }
}
