import VitrineGraphics
import VitrineLayout
import VitrineRaster
import VitrineText

extension Painter {
  /// Draws a `UIButton` in its state: the background image, then image and title side by side.
  ///
  /// Both are placed together by the alignments, then moved apart by their own insets, as UIKit
  /// does.
  mutating func paintButton(
    _ button: Button, _ view: View, _ id: ViewID, in frame: Rect, _ surroundings: Surroundings
  ) {
    let face = button.face
    if let background = face.backgroundImage {
      paintImage(background, .scaleToFill, id, in: frame, surroundings)
    }
    switch button.role {
    case .contactAdd, .detailDisclosure, .infoLight, .infoDark, .close:
      paintRoundSign(button.role, id, in: frame, surroundings)
      return
    case .custom, .system: break
    }
    if let configuration = button.configuration {
      paintConfigured(button, configuration, id, in: frame, surroundings)
      return
    }
    let color = titleColor(of: button, surroundings)
    // What a state does to the title it does to the shape of an image.
    var images = surroundings
    if button.role == .system, button.state != .normal { images.tint = color }
    var title = face.title
    title?.paragraph.lineBreakMode = button.lineBreakMode
    let box = frame.inset(by: button.contentInsets)
    let natural: Size = face.image.map { size(of: $0) } ?? .zero
    // UIButton makes the place of an image no larger than its content, and fills it.
    let imageSize = Size(
      width: min(natural.width, max(0, box.width)), height: min(natural.height, max(0, box.height)))
    let measured: Size? = title.map {
      typesetter.layout($0, numberOfLines: 1, width: max(0, box.width - imageSize.width)).size
    }
    let titleSize = measured ?? .zero
    if isInverted(button), titleSize.width > 0 || imageSize.width > 0 {
      // A title has room above and below it already.
      let above = titleSize.height > 0 ? 0.0 : 4
      paintSelection(
        of: frame.inset(by: Insets(top: -above, left: -4, bottom: -above, right: -4)), id,
        surroundings)
    }
    let left = start(of: button, total: imageSize.width + titleSize.width, in: box)
    if let image = face.image {
      let place = Rect(
        x: left, y: vertical(button, imageSize.height, box), width: imageSize.width,
        height: imageSize.height)
      var reference = image
      if button.role == .system && image.rendering == .automatic { reference.rendering = .template }
      paintImage(
        reference, imageSize == natural ? .scaleAspectFit : .scaleToFill, id,
        in: place.shifted(by: button.imageInsets), images)
    }
    if let title, !title.string.isEmpty {
      let place = Rect(
        x: left + imageSize.width, y: vertical(button, titleSize.height, box),
        width: titleSize.width, height: titleSize.height)
      var label = Label(title)
      label.color = color
      label.shadowColor = face.titleShadowColor
      paintLabel(label, id, in: place.shifted(by: button.titleInsets), surroundings)
    }
  }

  /// The title's color: the state's own, else the tint of a system button and white for a custom
  /// one.
  ///
  /// A highlighted system button fades to a fifth; a disabled one without a color of its own is
  /// gray.
  func titleColor(of button: Button, _ surroundings: Surroundings) -> Color {
    if button.state == .disabled, button.faces[.disabled]?.titleColor == nil {
      return Color(white: 0.56, alpha: 0.8)
    }
    if let color = button.face.titleColor { return color }
    guard button.role == .system else { return .white }
    if isInverted(button) { return .white }
    return button.state == .highlighted ? surroundings.tint.withAlpha(0.2) : surroundings.tint
  }

  /// Whether a system button is selected and no face says how: it then stands on its tint.
  private func isInverted(_ button: Button) -> Bool {
    button.role == .system && button.state == .selected
      && (button.faces[.selected] ?? Button.Face()) == Button.Face()
  }

  /// The filled patch behind a selected system button's title.
  private mutating func paintSelection(
    of frame: Rect, _ id: ViewID, _ surroundings: Surroundings
  ) {
    let shape = Shape.roundedRect(pixels(frame), radius: 4 * scale, curve: .circular)
    fill(shape, surroundings.tint, id, surroundings)
  }

  /// An image's own size in points; zero where it is missing, so that it takes no room.
  func size(of reference: ImageReference) -> Size {
    if let size = reference.size { return size }
    guard let bitmap = images[reference.name] else { return .zero }
    return Size(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
  }

  /// Where image and title begin, by the horizontal alignment.
  func start(of button: Button, total: Double, in box: Rect) -> Double {
    switch button.horizontalAlignment {
    case .left, .leading, .fill: box.minX
    case .right, .trailing: box.maxX - total
    case .center: PixelGrid(scale: scale).round(box.midX - total / 2)
    }
  }

  /// Where a part of this height begins, by the vertical alignment.
  func vertical(_ button: Button, _ height: Double, _ box: Rect) -> Double {
    switch button.verticalAlignment {
    case .top: box.minY
    case .bottom: box.maxY - height
    case .center, .fill: PixelGrid(scale: scale).round(box.midY - height / 2)
    }
  }

  /// The ringed plus, i and cross of the standard round buttons.
  mutating func paintRoundSign(
    _ role: Button.Role, _ id: ViewID, in frame: Rect, _ surroundings: Surroundings
  ) {
    let ring = Rect(x: frame.midX - 10.5, y: frame.midY - 10.5, width: 21, height: 21)
    let ink = self.ink(surroundings.tint, surroundings)
    list.append(
      .stroke(.ellipse(in: pixels(ring)), Stroke(width: scale), .color(ink.color), ink.mode),
      from: id.index)
    func bar(_ rect: Rect) { fill(.rect(pixels(rect)), surroundings.tint, id, surroundings) }
    let (x, y) = (frame.midX, frame.midY)
    switch role {
    case .contactAdd:
      bar(Rect(x: x - 5, y: y - 0.5, width: 10, height: 1))
      bar(Rect(x: x - 0.5, y: y - 5, width: 1, height: 4.5))
      bar(Rect(x: x - 0.5, y: y + 0.5, width: 1, height: 4.5))
    case .close:
      var cross = Path()
      cross.move(to: Point(x: x - 4, y: y - 4) * scale)
      cross.line(to: Point(x: x + 4, y: y + 4) * scale)
      cross.move(to: Point(x: x + 4, y: y - 4) * scale)
      cross.line(to: Point(x: x - 4, y: y + 4) * scale)
      list.append(
        .stroke(cross, Stroke(width: scale), .color(ink.color), ink.mode), from: id.index)
    default:
      bar(Rect(x: x - 0.75, y: y - 5.5, width: 1.5, height: 2))
      bar(Rect(x: x - 0.75, y: y - 2, width: 1.5, height: 7))
    }
  }
}

extension Rect {
  /// Moved, not shrunk, as a button's title and image insets do: half of what each side asks.
  func shifted(by insets: Insets) -> Rect {
    offset(
      by: Point(x: (insets.left - insets.right) / 2, y: (insets.top - insets.bottom) / 2))
  }
}
