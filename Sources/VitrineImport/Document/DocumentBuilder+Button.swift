import VitrineBase
import VitrineGraphics
import VitrineLayout

extension DocumentBuilder {
  func button(_ object: JSONObject) throws(InputError) -> Button {
    let font = try font(object) ?? .system(15)
    var button = Button(try object.choice("role", Button.Role.self) ?? .system, font: font)
    let key = object["title"] == nil ? "button" : "title"
    let normal = try face(object, try title(object, key, font), font)
    if normal != Button.Face() { button.faces[.normal] = normal }
    button.lineBreakMode = try object.choice("lineBreak", LineBreakMode.self) ?? .truncateMiddle
    button.state = try object.choice("state", Button.State.self) ?? .normal
    for member in try object.object("states")?.members ?? [] {
      guard let state = Button.State(rawValue: member.key) else {
        throw unknownValue(
          member.key, for: "state of a button", Button.State.allCases.map(\.rawValue),
          at: member.location)
      }
      let nested = try JSONObject(member.value, "the state '\(member.key)'")
      try nested.allowOnly(["title", "color", "image", "backgroundImage", "shadowColor"])
      button.faces[state] = try face(nested, try title(nested, "title", font), font)
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

  /// A title, or nil where it is empty; runs have looks of their own.
  private func title(
    _ object: JSONObject, _ key: String, _ font: FontDescription
  ) throws(InputError) -> AttributedText? {
    if case .array? = object[key]?.kind { return try attributedText(object, key, font: font) }
    let title = try text(object, key)
    return title.isEmpty ? nil : AttributedText(title, font: font)
  }

  private func face(
    _ object: JSONObject, _ title: AttributedText?, _ font: FontDescription
  ) throws(InputError) -> Button.Face {
    var face = Button.Face()
    face.title = title
    face.titleColor = try color(object, "color")
    face.titleShadowColor = try color(object, "shadowColor")
    face.image = try reference(object, "image")
    face.backgroundImage = try reference(object, "backgroundImage")
    return face
  }

  /// The image that a key names, in its own size, or in that which an object says:
  /// `{ "file": "sun.png", "size": [20, 20] }`.
  func reference(_ object: JSONObject, _ key: String) throws(InputError) -> ImageReference? {
    guard let value = object[key] else { return nil }
    guard case .object = value.kind else {
      let name = try text(object, key)
      return ImageReference(name, size: request.imageSize(name))
    }
    let nested = try JSONObject(value, key)
    try nested.allowOnly(["file", "size", "rendering", "capInsets", "resizing"])
    guard nested["file"] != nil else {
      throw InputError(
        Diagnostic(.error, "missing-key", "\(key) has no key 'file'", at: nested.location))
    }
    return try image(named: try text(nested, "file"), nested)
  }
}
