import VitrineBase
import VitrineGraphics

struct FontKeys: JSONKeys {
  let name = JSONKey(
    "name", .string, "a PostScript or family name; the system font stands in for a missing one")
  let style = JSONKey<TextStyle>("style", .choice)
  let size = JSONKey("size", .number)
  let weight = JSONKey("weight", .fontWeight)
  let italic = JSONKey("italic", .bool)
  let monospacedDigits = JSONKey("monospacedDigits", .bool)

  static let shape = JSONShape(Self())
}
