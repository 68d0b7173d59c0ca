import VitrineBase
import VitrineGraphics
import VitrineLayout

/// A plain container, whose views are placed by constraints or frames.
struct PlainViewKeys: JSONKeys {
  let view = JSONKey(.view, .views)

  static let shape = JSONShape(Self())
}

/// The keys of both stacks, with the names of `UIStackView`'s properties.
struct StackKeys: JSONKeys {
  let spacing = JSONKey("spacing", .number)
  let alignment = JSONKey("alignment", .stackAlignment)
  let distribution = JSONKey<StackView.Distribution>("distribution", .choice)
  let baselineRelative = JSONKey("baselineRelative", .bool)
  let marginsRelative = JSONKey("marginsRelative", .bool)

  static let shape = JSONShape(Self())
}

/// `{ "hstack": [ … ], "spacing": 8 }`: views from the leading to the trailing edge.
struct HorizontalStackKeys: JSONKeys {
  let hstack = JSONKey(.hstack, .views)
  let stack = StackKeys()

  static let shape = JSONShape(Self())
}

/// `{ "vstack": [ … ] }`: views from top to bottom.
struct VerticalStackKeys: JSONKeys {
  let vstack = JSONKey(.vstack, .views)
  let stack = StackKeys()

  static let shape = JSONShape(Self())
}

/// `{ "spacer": true }`: a view for stacks that absorbs extra space.
struct SpacerKeys: JSONKeys {
  let spacer = JSONKey(
    .spacer, .unread(.any), "takes the room that is left; its value has no meaning")

  static let shape = JSONShape(Self())
}

/// `{ "grid": [ … ], "columns": 3 }`: views in rows of a number of columns.
///
/// A view with `span` occupies several columns.
struct GridKeys: JSONKeys {
  let grid = JSONKey(.grid, .views)
  let columns = JSONKey("columns", .integer(in: 1...100))
  let rowSpacing = JSONKey("rowSpacing", .number)
  let columnSpacing = JSONKey("columnSpacing", .number)
  let alignment = JSONKey("alignment", .stackAlignment)

  static let shape = JSONShape(Self())
}

/// A `UIVisualEffectView` with a blur.
///
/// Its views are in front of the material.
struct BlurKeys: JSONKeys {
  let blur = JSONKey(.blur, .views)
  let kind = JSONKey<BlurStyle>("kind", .choice, "of a blur")

  static let shape = JSONShape(Self())
}

/// A `UIVisualEffectView` with vibrancy.
///
/// Its views blend with the content behind them.
struct VibrantKeys: JSONKeys {
  let vibrant = JSONKey(.vibrant, .views)
  let kind = JSONKey("kind", .vibrancy, "of a vibrant view")

  static let shape = JSONShape(Self())
}

/// A scroll view at rest at its `contentOffset`, in points.
struct ScrollKeys: JSONKeys {
  let scroll = JSONKey(.scroll, .views)
  let contentOffset = JSONKey("contentOffset", .point)
  let contentInset = JSONKey("contentInset", .insets)
  let scrolls = JSONKey("scrolls", .bool)

  static let shape = JSONShape(Self())
}

/// A collection with a flow layout: items of one size, in rows or columns.
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

/// A box for content that a document can't describe.
struct PlaceholderKeys: JSONKeys {
  let placeholder = JSONKey(.placeholderBox, .string, "what the place is for")

  static let shape = JSONShape(Self())
}
