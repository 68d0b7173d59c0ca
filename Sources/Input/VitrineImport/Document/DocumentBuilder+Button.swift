import VitrineBase
import VitrineGraphics
import VitrineLayout

extension DocumentBuilder {
  /// A button from its keys: the normal face at the top, those of other states under `states`.
  ///
  /// The font is the button's, as in UIKit, so faces of other states can't have one of their own;
  /// only runs can.
  func button(_ keys: KeyedObject<ButtonKeys>) throws(InputError) -> Button {
    let font = try keys.font ?? .system(15)
    var button = Button(try keys.role ?? .system, font: font)
    // `title` is what a mode or `--set` changes; it goes before the text of the key that makes the
    // button.
    let (title, standard) = (try keys.face.title, try keys.button)
    let text = try self.title(
      title ?? standard, TextAttributes(font: font), try paragraph(keys.paragraphs))
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
      // What a state leaves out it takes from the normal state, when it is shown.
      let nested = try KeyedObject<ButtonFaceKeys>(entry.value, "the state '\(entry.key)'")
      let title = try self.title(nested.title, TextAttributes(font: font), ParagraphStyle())
      button.faces[state] = try face(nested, title)
    }
    button.contentInsets = try keys.contentInsets ?? .zero
    button.titleInsets = try keys.titleInsets ?? .zero
    button.imageInsets = try keys.imageInsets ?? .zero
    button.horizontalAlignment = try keys.horizontalAlignment ?? .center
    button.verticalAlignment = try keys.verticalAlignment ?? .center
    return button
  }

  /// A title, or nil where it is empty; runs have looks of their own.
  private func title(
    _ keyed: KeyedValue?, _ attributes: TextAttributes, _ paragraph: ParagraphStyle
  ) throws(InputError) -> AttributedText? {
    if case .array? = keyed?.value.kind {
      return try attributedText(keyed, attributes, paragraph)
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

  /// The image that a key names, in its own size, or in that which an object says:
  /// `{ "file": "sun.png", "size": [20, 20] }`.
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
