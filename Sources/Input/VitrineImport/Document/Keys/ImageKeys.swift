import VitrineBase
import VitrineGraphics
import VitrineLayout

/// The keys for drawing an image.
struct ImageKeys: JSONKeys {
  let size = JSONKey("size", .size, "the image's size in points, in place of its own")
  let rendering = JSONKey<ImageReference.Rendering>("rendering", .choice)
  let capInsets = JSONKey("capInsets", .insets)
  let resizing = JSONKey<ImageSlices.Resizing>("resizing", .choice)

  static let shape = JSONShape(Self())
}

/// An image of a button or a row, with the keys for drawing it.
struct ImageFileKeys: JSONKeys {
  let file = JSONKey("file", .text, isRequired: true)
  let drawing = ImageKeys()

  static let shape = JSONShape(Self())
}

struct ImageViewKeys: JSONKeys {
  let image = JSONKey(.image, .text, "a file relative to the document, or an image of its assets")
  let symbol = JSONKey(
    "symbol", .text, "a symbol of the system in place of an image, which vitrine symbols lists")
  let drawing = ImageKeys()

  static let shape = JSONShape(Self())
}

/// `{ "symbol": "cloud.sun" }`: a symbol of the system in the tint color.
struct SymbolKeys: JSONKeys {
  let symbol = JSONKey(.symbol, .text, "a symbol of the system, which vitrine symbols lists")
  let drawing = ImageKeys()

  static let shape = JSONShape(Self())
}
