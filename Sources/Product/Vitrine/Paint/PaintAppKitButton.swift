import VitrineGraphics
import VitrineLayout
import VitrineRaster
import VitrineText

/// `NSButton` and `NSPopUpButton`.
extension Painter {
  /// Paints a button's bezel, then its image and title.
  ///
  /// The box is the alignment rectangle, which excludes shadow and focus ring.
  mutating func paintAppKitButton(
    _ button: Button, _ look: AppKitLook, view: View, id: ViewID, in frame: Rect,
    surroundings: Surroundings
  ) {
    let colors = appKitColors
    let box = frame.inset(by: view.alignmentInsets ?? .zero)
    let radius = 4.0
    switch look.style {
    case .check, .radio:
      return paintMark(
        button, look, id: id, in: box, titleEnd: frame.maxX, surroundings: surroundings)
    case .disclosureTriangle: return paintTriangle(look, id, in: box, surroundings: surroundings)
    case .help: return paintHelp(id, in: box, surroundings)
    case .popUp, .pullDown, .plainPopUp:
      return paintPopUp(button, look, id: id, in: box, surroundings: surroundings)
    case .push:
      // A large control has rounder corners.
      let isTall = box.height > 24
      paintBezel(
        box, radius: isTall ? 6 : radius, color: colors.face, id: id, surroundings: surroundings)
    case .bevel:
      paintBezel(box, radius: radius, color: colors.face, id: id, surroundings: surroundings)
    case .square: paintBezel(box, radius: 0, color: colors.face, id: id, surroundings: surroundings)
    case .circular:
      let side = min(box.width, box.height)
      let disc = Rect(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side)
      paintBezel(disc, radius: side / 2, color: colors.face, id: id, surroundings: surroundings)
    case .inline:
      fill(
        .roundedRect(pixels(box), radius: box.height / 2 * scale, curve: .circular),
        Color(white: colors.isDark ? 1 : 0, alpha: 0.35), id: id, surroundings: surroundings)
    case .recessed:
      if look.isOn {
        paintBezel(box, radius: radius, color: colors.track, id: id, surroundings: surroundings)
      }
    case .plain: break
    }
    paintContents(of: button, look, id: id, in: box, surroundings: surroundings)
  }

  /// Returns the title of the current state, or nil for a button without one.
  private func title(of button: Button) -> AttributedText? {
    guard var title = button.face.title, !title.string.isEmpty else { return nil }
    title.paragraph.lineBreakMode = button.lineBreakMode
    return title
  }

  /// Returns the title's color, which is paler for a disabled button.
  private func color(of button: Button) -> Color {
    if button.state == .disabled { return button.face.titleColor ?? appKitColors.paleInk }
    return button.face.titleColor ?? appKitColors.ink
  }

  /// Paints image and title, centered together in the box.
  private mutating func paintContents(
    of button: Button, _ look: AppKitLook, id: ViewID, in box: Rect, surroundings: Surroundings
  ) {
    // Without an image position a button shows its title if it has one. `only` shows only the
    // image.
    let title = look.imagePosition == .only ? nil : title(of: button)
    let image = look.imagePosition == nil && title != nil ? nil : button.face.image
    let textSize =
      title.map { typesetter.layout($0, numberOfLines: 1, width: max(0, box.width)).size } ?? .zero
    let imageSize = image.map { self.imageSize(of: $0, in: box) } ?? .zero
    let isColumn = look.imagePosition == .above || look.imagePosition == .below
    let isOverlap = look.imagePosition == .overlaps
    let gap = image != nil && title != nil && !isOverlap ? 3.0 : 0
    let grid = PixelGrid(scale: scale)
    let width =
      isColumn || isOverlap
      ? max(textSize.width, imageSize.width) : textSize.width + gap + imageSize.width
    let height =
      isColumn
      ? textSize.height + gap + imageSize.height : max(textSize.height, imageSize.height)
    // Both parts are on whole pixels, so that images remain sharp.
    let left = grid.round(box.midX - min(width, box.width) / 2)
    let top = grid.round(box.midY - height / 2)
    let imageLast = look.imagePosition == .right || look.imagePosition == .trailing
    var imagePlace = Rect(
      x: left, y: grid.round(box.midY - imageSize.height / 2), width: imageSize.width,
      height: imageSize.height)
    var textPlace = Rect(
      x: left, y: grid.round(box.midY - textSize.height / 2),
      width: min(textSize.width, box.width), height: textSize.height)
    if isColumn {
      let imageFirst = look.imagePosition == .above
      imagePlace.origin = Point(
        x: grid.round(box.midX - imageSize.width / 2),
        y: imageFirst ? top : top + textSize.height + gap)
      textPlace.origin = Point(
        x: grid.round(box.midX - textPlace.width / 2),
        y: imageFirst ? top + imageSize.height + gap : top)
    } else if isOverlap {
      imagePlace.origin.x = grid.round(box.midX - imageSize.width / 2)
    } else if imageLast {
      imagePlace.origin.x = left + textSize.width + gap
    } else if image != nil {
      textPlace.origin.x = left + imageSize.width + gap
    }
    if let image {
      var inner = surroundings
      inner.tint = color(of: button)
      paintImage(image, .scaleAspectFit, id: id, in: imagePlace, surroundings: inner)
    }
    if let title {
      paintTitle(title, of: button, id: id, in: textPlace, surroundings: surroundings)
    }
  }

  /// Paints the title like a label, which truncates it if it is too wide.
  private mutating func paintTitle(
    _ title: AttributedText, of button: Button, id: ViewID, in place: Rect,
    surroundings: Surroundings
  ) {
    var label = Label(title)
    label.color = color(of: button)
    paintLabel(label, id, in: place, surroundings: surroundings)
  }

  /// Returns an image's size, limited to that of the button.
  private func imageSize(of reference: ImageReference, in box: Rect) -> Size {
    let natural =
      reference.size
      ?? images[reference.name].map {
        Size(width: Double($0.width) / scale, height: Double($0.height) / scale)
      } ?? box.size
    guard natural.width > 0, natural.height > 0 else { return .zero }
    let share = min(1, min(box.width / natural.width, box.height / natural.height))
    return natural * max(0, share)
  }

  /// Paints a check box or radio button and its title, which may extend to `titleEnd`.
  ///
  /// The frame is 22 points wider than the title, and 26 from Xcode 12.2 (docs/PLATFORM.md,
  /// "AppKit"). Only the later one has space at the trailing side of the title.
  private mutating func paintMark(
    _ button: Button, _ look: AppKitLook, id: ViewID, in box: Rect, titleEnd: Double,
    surroundings: Surroundings
  ) {
    let colors = appKitColors
    let isRadio = look.style == .radio
    let side = min(isRadio ? 16.0 : 14, box.height)
    let mark = facing(
      Rect(x: box.minX, y: box.midY - side / 2, width: side, height: side), in: box, id)
    paintBezel(
      mark, radius: isRadio ? side / 2 : 3, color: look.isOn ? colors.accent : colors.face, id: id,
      surroundings: surroundings)
    if look.isOn, isRadio {
      let dot = mark.inset(by: Insets(all: side / 2 - 3))
      fill(
        .roundedRect(pixels(dot), radius: 3 * scale, curve: .circular), colors.onAccent, id: id,
        surroundings: surroundings)
    } else if look.isOn {
      paintSign(
        [
          Point(x: mark.minX + 3.25, y: mark.midY + 0.25),
          Point(x: mark.minX + 6, y: mark.maxY - 4), Point(x: mark.maxX - 3.5, y: mark.minY + 3.5),
        ], width: 2, color: colors.onAccent, id: id, surroundings: surroundings)
    }
    guard let title = title(of: button) else { return }
    // The earlier frame has a trailing inset, which the title may use, and a smaller gap.
    let gap = titleEnd > box.maxX ? 4.0 : 6
    let rest = facing(
      Rect(minX: box.minX + side + gap, minY: box.minY, maxX: titleEnd, maxY: box.maxY), in: box,
      id)
    paintTitle(title, of: button, id: id, in: rest, surroundings: surroundings)
  }

  /// Paints the selected item with two arrows, or one for a pull-down button.
  ///
  /// In the light appearance the arrows of a pop-up button are on the accent color.
  private mutating func paintPopUp(
    _ button: Button, _ look: AppKitLook, id: ViewID, in box: Rect, surroundings: Surroundings
  ) {
    let colors = appKitColors
    var arrows = colors.ink
    let end = facing(
      Rect(minX: max(box.minX, box.maxX - 17), minY: box.minY, maxX: box.maxX, maxY: box.maxY),
      in: box, id)
    if look.style != .plainPopUp {
      paintBezel(box, radius: 4, color: colors.face, id: id, surroundings: surroundings)
      if !colors.isDark, look.style == .popUp {
        list.append(
          .beginClip(.roundedRect(pixels(box), radius: 4 * scale, curve: .circular)),
          from: id.index)
        fill(.rect(pixels(end)), colors.accent, id: id, surroundings: surroundings)
        list.append(.endClip, from: id.index)
        arrows = colors.onAccent
      }
    }
    let center = Point(x: end.midX, y: end.midY)
    if look.style == .popUp {
      paintArrows(at: center, arrows, id: id, surroundings: surroundings)
    } else {
      paintSign(
        [
          Point(x: center.x - 3, y: center.y - 1.5), Point(x: center.x, y: center.y + 1.5),
          Point(x: center.x + 3, y: center.y - 1.5),
        ], color: arrows, id: id, surroundings: surroundings)
    }
    let inside = facing(
      Rect(
        minX: box.minX + 8, minY: box.minY, maxX: max(box.minX + 8, box.maxX - 20), maxY: box.maxY),
      in: box, id)
    if let title = title(of: button), look.imagePosition != .only {
      paintTitle(title, of: button, id: id, in: inside, surroundings: surroundings)
    } else if let image = button.face.image {
      var inner = surroundings
      inner.tint = color(of: button)
      let size = imageSize(of: image, in: inside)
      let place = Rect(
        x: inside.minX, y: inside.midY - size.height / 2, width: size.width, height: size.height)
      paintImage(image, .scaleAspectFit, id: id, in: place, surroundings: inner)
    }
  }

  /// Paints a disclosure triangle that points to the trailing side, or down if it is on.
  private mutating func paintTriangle(
    _ look: AppKitLook, _ id: ViewID, in box: Rect, surroundings: Surroundings
  ) {
    var path = Path()
    let (x, y) = (box.midX, box.midY)
    let corners =
      look.isOn
      ? [Point(x: x - 4.5, y: y - 3), Point(x: x + 4.5, y: y - 3), Point(x: x, y: y + 4.5)]
      : [Point(x: x - 3, y: y - 4.5), Point(x: x + 4.5, y: y), Point(x: x - 3, y: y + 4.5)]
    path.move(to: corners[0] * scale)
    path.line(to: corners[1] * scale)
    path.line(to: corners[2] * scale)
    path.close()
    fill(.path(path, .nonZero), appKitColors.paleInk, id: id, surroundings: surroundings)
  }

  /// Paints a question mark in a disc of 20 points.
  private mutating func paintHelp(
    _ id: ViewID, in box: Rect, _ surroundings: Surroundings
  ) {
    let disc = Rect(x: box.midX - 10, y: box.midY - 10, width: 20, height: 20)
    paintBezel(disc, radius: 10, color: appKitColors.face, id: id, surroundings: surroundings)
    paintLine(
      "?", .system(14, .medium), color: appKitColors.ink, in: disc, alignment: .center, id: id,
      surroundings: surroundings)
  }
}
