import VitrineGraphics
import VitrineLayout

extension DocumentBuilder {
  func button(_ object: JSONObject) throws(ImportError) -> Button {
    let font = try font(object) ?? .system(15)
    var button = Button(try object.choice("role", Button.Role.self) ?? .system, font: font)
    let title = try text(object, object["title"] == nil ? "button" : "title")
    button.faces[.normal] = try face(object, title, font)
    button.state = try object.choice("state", Button.State.self) ?? .normal
    for member in try object.object("states")?.members ?? [] {
      guard let state = Button.State(rawValue: member.key) else {
        throw unknownWord(
          member.key, for: "state of a button", Button.State.allCases.map(\.rawValue),
          at: member.location)
      }
      let own = try JSONObject(member.value, "the state '\(member.key)'")
      try own.allowOnly(["title", "color", "image", "backgroundImage"])
      button.faces[state] = try face(own, try text(own, "title"), font)
    }
    button.contentInsets = try insets(object, "contentInsets") ?? .zero
    button.titleInsets = try insets(object, "titleInsets") ?? .zero
    button.imageInsets = try insets(object, "imageInsets") ?? .zero
    button.horizontalAlignment =
      try object.choice("horizontalAlignment", Button.HorizontalAlignment.self) ?? .center
    button.verticalAlignment =
      try object.choice("verticalAlignment", Button.VerticalAlignment.self) ?? .center
    return button
  }

  private func face(
    _ object: JSONObject, _ title: String, _ font: FontDescription
  ) throws(ImportError) -> Button.Face {
    var face = Button.Face()
    if !title.isEmpty { face.title = AttributedText(title, font: font) }
    face.titleColor = try color(object, "color")
    face.image = try reference(object, "image")
    face.backgroundImage = try reference(object, "backgroundImage")
    return face
  }

  /// The image that a key names, in its own size.
  func reference(_ object: JSONObject, _ key: String) throws(ImportError) -> ImageReference? {
    guard object[key] != nil else { return nil }
    let name = try text(object, key)
    return ImageReference(name, size: request.imageSize(name))
  }
}
