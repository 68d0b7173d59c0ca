import VitrineBase
import VitrineGraphics
import VitrineLayout

struct ButtonKeys: JSONKeys {
  let button = JSONKey(.button, .richText, "a text, or runs of it")
  let face = ButtonFaceKeys()
  let role = JSONKey<Button.Role>("role", .choice)
  let state = JSONKey<Button.State>("state", .choice)
  let states = JSONKey<[JSONEntry<JSONValue>]>(
    "states", .map(of: .written(ButtonFaceKeys.shape.schema)),
    "what differs in a state: normal, highlighted, selected or disabled")
  let font = JSONKey("font", .font)
  let paragraphs = ParagraphKeys()
  let lineBreak = JSONKey<LineBreakMode>("lineBreak", .choice)
  let contentInsets = JSONKey("contentInsets", .insets)
  let titleInsets = JSONKey("titleInsets", .insets)
  let imageInsets = JSONKey("imageInsets", .insets)
  let horizontalAlignment = JSONKey<Button.HorizontalAlignment>("horizontalAlignment", .choice)
  let verticalAlignment = JSONKey<Button.VerticalAlignment>("verticalAlignment", .choice)

  static let shape = JSONShape(Self())
}

/// The look of a button in one state.
struct ButtonFaceKeys: JSONKeys {
  let title = JSONKey("title", .richText, "a text, or runs of it")
  let color = JSONKey("color", .color)
  let image = JSONKey("image", .image.fillingPlaceholders)
  let backgroundImage = JSONKey("backgroundImage", .image)
  let shadowColor = JSONKey("shadowColor", .color)

  static let shape = JSONShape(Self())
}
