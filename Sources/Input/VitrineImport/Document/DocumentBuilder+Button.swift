import VitrineBase
import VitrineGraphics
import VitrineLayout

extension DocumentBuilder {
  /// Creates a button.
  ///
  /// Its normal face is at the top level and other faces are under `states`.
  ///
  /// The font belongs to the button, as in UIKit, so a face can't have a different font except in
  /// runs.
  func button(_ keys: KeyedObject<ButtonKeys>) throws(InputError) -> Button {
    let font = try keys.font ?? .system(15)
    var button = Button(try keys.role ?? .system, font: font)
    // `title`, which a mode or `--set` can change, precedes the text of the key that makes the
    // button.
    let (title, standard) = (try keys.face.title, try keys.button)
    let text = try self.title(
      title ?? standard, TextAttributes(font: font), paragraph: try paragraph(keys.paragraphs))
    let normal = try face(keys.face, text)
    if normal != Button.Face() { button.faces[.normal] = normal }
    button.lineBreakMode = try keys.lineBreak ?? .truncateMiddle
    button.state = try keys.state ?? .normal
    for entry in try keys.states ?? [] {
      guard let state = Button.State(rawValue: entry.key) else {
        throw unknownValue(
          entry.key, for: "state of a button", Button.State.allCases.map(\.rawValue),
          at: entry.location)
      }
      // A state inherits missing properties from the normal state when it is shown.
      let nested = try KeyedObject<ButtonFaceKeys>(entry.value, "the state '\(entry.key)'")
      let title = try self.title(
        nested.title, TextAttributes(font: font), paragraph: ParagraphStyle())
      button.faces[state] = try face(nested, title)
    }
    button.contentInsets = try keys.contentInsets ?? .zero
    button.titleInsets = try keys.titleInsets ?? .zero
    button.imageInsets = try keys.imageInsets ?? .zero
    button.horizontalAlignment = try keys.horizontalAlignment ?? .center
    button.verticalAlignment = try keys.verticalAlignment ?? .center
    return button
  }

  /// Returns a title, or nil if it is empty.
  ///
  /// Its runs can have different styles.
  private func title(
    _ keyed: KeyedValue?, _ attributes: TextAttributes, paragraph: ParagraphStyle
  ) throws(InputError) -> AttributedText? {
    if case .array? = keyed?.value.kind {
      return try attributedText(keyed, attributes, paragraph: paragraph)
    }
    let title = try text(keyed)
    return title.isEmpty ? nil : AttributedText(title, font: attributes.font)
  }

  private func face(
    _ keys: KeyedObject<ButtonFaceKeys>, _ title: AttributedText?
  ) throws(InputError) -> Button.Face {
    var face = Button.Face()
    face.title = title
    face.titleColor = try color(keys.color)
    face.titleShadowColor = try color(keys.shadowColor)
    face.image = try reference(keys.image)
    face.backgroundImage = try reference(keys.backgroundImage)
    return face
  }

  /// Returns the image that a key names.
  ///
  /// An object can set its size: `{ "file": "sun.png", "size": [20, 20] }`.
  func reference(_ keyed: KeyedValue?) throws(InputError) -> ImageReference? {
    guard let keyed else { return nil }
    guard case .object = keyed.value.kind else {
      let name = try text(keyed)
      return ImageReference(name, size: request.imageSize(name))
    }
    let nested = try KeyedObject<ImageFileKeys>(keyed.value, keyed.key)
    return try image(named: try text(try nested.required(\.file)), nested.drawing)
  }
}
