import VitrineGraphics
import VitrineLayout
import VitrineRaster
import VitrineText

extension Painter {
  /// Paints a `UIButton` in its state: the background image, then image and title side by side.
  ///
  /// Both are aligned together and then shifted by their insets, as in UIKit.
  mutating func paintButton(
    _ button: Button, _ view: View, id: ViewID, in frame: Rect, surroundings: Surroundings
  ) {
    let face = button.face
    if let background = face.backgroundImage {
      paintImage(background, .scaleToFill, id: id, in: frame, surroundings: surroundings)
    }
    switch button.role {
    case .contactAdd, .detailDisclosure, .infoLight, .infoDark, .close:
      paintRoundSign(button.role, id, in: frame, surroundings: surroundings)
      return
    case .custom, .system: break
    }
    if let configuration = button.configuration {
      paintConfigured(button, configuration, id: id, in: frame, surroundings: surroundings)
      return
    }
    let color = titleColor(of: button, surroundings)
    // A state affects a template image like a title.
    var images = surroundings
    if button.role == .system, button.state != .normal { images.tint = color }
    var title = face.title
    title?.paragraph.lineBreakMode = button.lineBreakMode
    let box = frame.inset(by: button.contentInsets)
    let natural: Size = face.image.map { size(of: $0) } ?? .zero
    // UIButton limits the size of an image to its content rectangle, which the image fills.
    let imageSize = Size(
      width: min(natural.width, max(0, box.width)), height: min(natural.height, max(0, box.height)))
    let measured: Size? = title.map {
      typesetter.layout($0, numberOfLines: 1, width: max(0, box.width - imageSize.width)).size
    }
    let titleSize = measured ?? .zero
    if isInverted(button), titleSize.width > 0 || imageSize.width > 0 {
      // A title already has space above and below it.
      let above = titleSize.height > 0 ? 0.0 : 4
      paintSelection(
        of: frame.inset(by: Insets(top: -above, left: -4, bottom: -above, right: -4)), id,
        surroundings)
    }
    let left = start(of: button, total: imageSize.width + titleSize.width, in: box)
    if let image = face.image {
      let place = Rect(
        x: left, y: vertical(button, imageSize.height, box: box), width: imageSize.width,
        height: imageSize.height)
      var reference = image
      if button.role == .system && image.rendering == .automatic { reference.rendering = .template }
      paintImage(
        reference, imageSize == natural ? .scaleAspectFit : .scaleToFill, id: id,
        in: place.shifted(by: button.imageInsets), surroundings: images)
    }
    if let title, !title.string.isEmpty {
      let place = Rect(
        x: left + imageSize.width, y: vertical(button, titleSize.height, box: box),
        width: titleSize.width, height: titleSize.height)
      var label = Label(title)
      label.color = color
      label.shadowColor = face.titleShadowColor
      paintLabel(label, id, in: place.shifted(by: button.titleInsets), surroundings: surroundings)
    }
  }

  /// Returns the title's color: that of the state, or the tint of a system button, or white for a
  /// custom one.
  ///
  /// A highlighted system button fades to 20 %. A disabled one without a specific color is gray.
  func titleColor(of button: Button, _ surroundings: Surroundings) -> Color {
    if button.state == .disabled, button.faces[.disabled]?.titleColor == nil {
      return Color(white: 0.56, alpha: 0.8)
    }
    if let color = button.face.titleColor { return color }
    guard button.role == .system else { return .white }
    if isInverted(button) { return .white }
    return button.state == .highlighted ? surroundings.tint.withAlpha(0.2) : surroundings.tint
  }

  /// Returns whether a system button is selected without a face for that state.
  ///
  /// Its title is then on its tint.
  private func isInverted(_ button: Button) -> Bool {
    button.role == .system && button.state == .selected
      && (button.faces[.selected] ?? Button.Face()) == Button.Face()
  }

  /// Paints the filled background of a selected system button's title.
  private mutating func paintSelection(
    of frame: Rect, _ id: ViewID, _ surroundings: Surroundings
  ) {
    let shape = Shape.roundedRect(pixels(frame), radius: 4 * scale, curve: .circular)
    fill(shape, surroundings.tint, id: id, surroundings: surroundings)
  }

  /// Returns an image's natural size in points, or zero if it is missing, so that it takes no
  /// space.
  func size(of reference: ImageReference) -> Size {
    if let size = reference.size { return size }
    guard let bitmap = images[reference.name] else { return .zero }
    return Size(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
  }

  /// Returns the start of image and title for the horizontal alignment.
  func start(of button: Button, total: Double, in box: Rect) -> Double {
    switch button.horizontalAlignment {
    case .left, .leading, .fill: box.minX
    case .right, .trailing: box.maxX - total
    case .center: PixelGrid(scale: scale).round(box.midX - total / 2)
    }
  }

  /// Returns the top of a part with this height for the vertical alignment.
  func vertical(_ button: Button, _ height: Double, box: Rect) -> Double {
    switch button.verticalAlignment {
    case .top: box.minY
    case .bottom: box.maxY - height
    case .center, .fill: PixelGrid(scale: scale).round(box.midY - height / 2)
    }
  }

  /// Paints the circled plus, i and cross of the standard round buttons.
  mutating func paintRoundSign(
    _ role: Button.Role, _ id: ViewID, in frame: Rect, surroundings: Surroundings
  ) {
    let ring = Rect(x: frame.midX - 10.5, y: frame.midY - 10.5, width: 21, height: 21)
    let ink = self.ink(surroundings.tint, surroundings)
    list.append(
      .stroke(.ellipse(in: pixels(ring)), Stroke(width: scale), .color(ink.color), ink.mode),
      from: id.index)
    func bar(_ rect: Rect) {
      fill(.rect(pixels(rect)), surroundings.tint, id: id, surroundings: surroundings)
    }
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
  /// Returns the rectangle shifted by half of each inset without shrinking, like a button's title
  /// and image.
  func shifted(by insets: Insets) -> Rect {
    offset(
      by: Point(x: (insets.left - insets.right) / 2, y: (insets.top - insets.bottom) / 2))
  }
}
