import VitrineBase
import VitrineGraphics
import VitrineLayout

/// A plain view.
struct PlainViewKeys: JSONKeys {
  let view = JSONKey(.view, .views)

  static let shape = JSONShape(Self())
}

struct StackKeys: JSONKeys {
  let spacing = JSONKey("spacing", .number)
  let alignment = JSONKey("alignment", .stackAlignment)
  let distribution = JSONKey<StackView.Distribution>("distribution", .choice)
  let baselineRelative = JSONKey("baselineRelative", .bool)
  let marginsRelative = JSONKey("marginsRelative", .bool)

  static let shape = JSONShape(Self())
}

struct HorizontalStackKeys: JSONKeys {
  let hstack = JSONKey(.hstack, .views)
  let stack = StackKeys()

  static let shape = JSONShape(Self())
}

struct VerticalStackKeys: JSONKeys {
  let vstack = JSONKey(.vstack, .views)
  let stack = StackKeys()

  static let shape = JSONShape(Self())
}

struct SpacerKeys: JSONKeys {
  let spacer = JSONKey(
    .spacer, .unread(.any), "takes the room that is left; its value has no meaning")

  static let shape = JSONShape(Self())
}

struct GridKeys: JSONKeys {
  let grid = JSONKey(.grid, .views)
  let columns = JSONKey("columns", .integer(in: 1...100))
  let rowSpacing = JSONKey("rowSpacing", .number)
  let columnSpacing = JSONKey("columnSpacing", .number)
  let alignment = JSONKey("alignment", .stackAlignment)

  static let shape = JSONShape(Self())
}

struct BlurKeys: JSONKeys {
  let blur = JSONKey(.blur, .views)
  let kind = JSONKey<BlurStyle>("kind", .choice, "of a blur")

  static let shape = JSONShape(Self())
}

struct VibrantKeys: JSONKeys {
  let vibrant = JSONKey(.vibrant, .views)
  let kind = JSONKey("kind", .vibrancy, "of a vibrant view")

  static let shape = JSONShape(Self())
}

struct ScrollKeys: JSONKeys {
  let scroll = JSONKey(.scroll, .views)
  let contentOffset = JSONKey("contentOffset", .point)
  let contentInset = JSONKey("contentInset", .insets)
  let scrolls = JSONKey("scrolls", .bool)

  static let shape = JSONShape(Self())
}

struct CollectionKeys: JSONKeys {
  let collection = JSONKey(.collection, .views)
  let axis = JSONKey<Axis>("axis", .choice)
  let itemSize = JSONKey("itemSize", .size)
  let lineSpacing = JSONKey("lineSpacing", .number(in: 0...10_000))
  let itemSpacing = JSONKey("itemSpacing", .number(in: 0...10_000))
  let sectionInset = JSONKey("sectionInset", .insets)
  let headerSize = JSONKey("headerSize", .size)
  let scrolls = JSONKey("scrolls", .bool)

  static let shape = JSONShape(Self())
}

/// An item of a collection.
struct ItemKeys: JSONKeys {
  let item = JSONKey(.item, .views)

  static let shape = JSONShape(Self())
}

/// A place for something that a document can't describe.
struct PlaceholderKeys: JSONKeys {
  let placeholder = JSONKey(.placeholderBox, .string, "what the place is for")

  static let shape = JSONShape(Self())
}
