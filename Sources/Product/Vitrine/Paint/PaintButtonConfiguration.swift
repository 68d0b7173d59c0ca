import VitrineGraphics
import VitrineLayout
import VitrineRaster
import VitrineText

extension Painter {
  /// Paints the content of a button with a configuration.
  ///
  /// Its background is that of the view.
  ///
  /// The image takes the title's color, which replaces the tint in a filled button.
  mutating func paintConfigured(
    _ button: Button, _ configuration: ButtonConfiguration, id: ViewID, in frame: Rect,
    surroundings: Surroundings
  ) {
    let color = titleColor(of: button, surroundings)
    let face = button.face
    let box = facing(frame.inset(by: button.contentInsets), in: frame, id)
    let image: Size = face.image.map { size(of: $0) } ?? .zero
    let isBeside = configuration.imageEdge == .leading || configuration.imageEdge == .trailing
    let room = max(0, box.width - (isBeside && image.width > 0 ? image.width : 0))
    let title = line(face.title, button, width: room)
    let subtitle = line(configuration.subtitle, button, width: room)
    let parts = ButtonArrangement(
      configuration, image: image, title: title.size, subtitle: subtitle.size)
    let content = Rect(
      origin: Point(
        x: start(of: button, total: parts.size.width, in: box),
        y: vertical(button, parts.size.height, box: box)), size: parts.size)
    func place(_ part: Rect) -> Rect { facing(part.offset(by: content.origin), in: content, id) }
    if var reference = face.image {
      var images = surroundings
      images.tint = color
      if reference.rendering == .automatic { reference.rendering = .template }
      paintImage(reference, .scaleAspectFit, id: id, in: place(parts.image), surroundings: images)
    }
    for (text, part) in [(title.text, parts.title), (subtitle.text, parts.subtitle)] {
      guard let text else { continue }
      var label = Label(text)
      label.color = color
      label.shadowColor = face.titleShadowColor
      paintLabel(label, id, in: place(part), surroundings: surroundings)
    }
  }

  /// Returns a line of text with the button's line breaking, and its size.
  private func line(
    _ text: AttributedText?, _ button: Button, width: Double
  ) -> (text: AttributedText?, size: Size) {
    guard var text, !text.string.isEmpty else { return (nil, .zero) }
    text.paragraph.lineBreakMode = button.lineBreakMode
    return (text, typesetter.layout(text, numberOfLines: 1, width: width).size)
  }
}
