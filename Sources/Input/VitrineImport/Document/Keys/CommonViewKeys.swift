package import VitrineBase
import VitrineGraphics
import VitrineLayout

/// Keys that every view may have.
package struct CommonViewKeys: JSONKeys {
  let id = JSONKey("id", .string, "names the view for constraints, modes and --set")
  let name = JSONKey("name", .string, "what people call the view")
  package let style = JSONKey("style", .string, "one of the document's styles")
  let allow = JSONKey("allow", .allowances, "exceptions from guidelines: a reason for each rule")
  let look = LookKeys()
  let layout = LayoutKeys()
  let appKit = JSONKey(
    "appKit", .object(AppKitKeys.self), "on a Mac: what AppKit's views have besides")
  let constraints = JSONKey("constraints", .constraints)
  let guides = JSONKey<[JSONEntry<LayoutGuide.Kind>]>(
    "guides", .map(of: .choice), "names for the view's guides, for use in constraints")
  let subviews = JSONKey("subviews", .views, "views inside one that holds no others")
  let list = ListRowKeys()

  package init() {}

  package static let shape = JSONShape(Self())
}

/// How any view looks.
struct LookKeys: JSONKeys {
  /// A hidden view keeps its place, except in a stack, which closes the gap.
  let hidden = JSONKey("hidden", .bool)
  /// From 0 to 1, of the view with all that it holds.
  let alpha = JSONKey("alpha", .number)
  let background = JSONKey("background", .color)
  /// Points; what is larger than half of the shorter side makes a capsule.
  let cornerRadius = JSONKey("cornerRadius", .number)
  let cornerCurve = JSONKey<CornerCurve>("cornerCurve", .choice)
  let borderWidth = JSONKey("borderWidth", .number)
  let borderColor = JSONKey("borderColor", .color)
  let tint = JSONKey("tint", .color)
  let vibrancy = JSONKey("vibrancy", .vibrancy)
  /// How an image is placed in its view; other kinds of views don't read it.
  let contentMode = JSONKey<ContentMode>("contentMode", .choice)
  let clips = JSONKey("clips", .bool)
  let shadow = JSONKey("shadow", .object(ShadowKeys.self))

  static let shape = JSONShape(Self())
}

/// A view's shadow; the radius is the blur's, in points, as `CALayer.shadowRadius`.
struct ShadowKeys: JSONKeys {
  let color = JSONKey("color", .color)
  let offset = JSONKey("offset", .point)
  let radius = JSONKey("radius", .number)

  static let shape = JSONShape(Self())
}

/// Where any view is.
struct LayoutKeys: JSONKeys {
  /// Short for the constraint `id.width = POINTS`; `height` likewise.
  let width = JSONKey("width", .number)
  let height = JSONKey("height", .number)
  /// One number for both axes, or an object with `horizontal` and `vertical`; 1 to 1,000.
  let hugging = JSONKey("hugging", .priorities)
  let resistance = JSONKey("resistance", .priorities)
  let span = JSONKey("span", .integer(in: 1...100), "how many columns of a grid the view takes")
  let layoutMargins = JSONKey("layoutMargins", .insets)
  let frame = JSONKey("frame", .frame, "x, y, width and height in the parent")
  let autoresizing = JSONKey<[AutoresizingMask]>(
    "autoresizing", .array(of: .word(DocumentBuilder.flexible)),
    "what changes with the parent's size")
  /// Points in place of the content's own size, or `none`, which lets constraints alone decide.
  let intrinsicWidth = JSONKey("intrinsicWidth", .intrinsic)
  let intrinsicHeight = JSONKey("intrinsicHeight", .intrinsic)
  let alignmentInsets = JSONKey(
    "alignmentInsets", .insets, "between the frame and the rectangle that constraints mean")
  /// As `preservesSuperviewLayoutMargins` and `insetsLayoutMarginsFromSafeArea` of `UIView`.
  let preservesMargins = JSONKey("preservesMargins", .bool)
  let safeAreaMargins = JSONKey("safeAreaMargins", .bool)
  let direction = JSONKey<SemanticDirection>("direction", .choice)

  static let shape = JSONShape(Self())
}

/// What rows of Notification Center's list may have, and the list itself for all of them.
struct ListRowKeys: JSONKeys {
  let canRemove = JSONKey(
    "canRemove", .bool,
    "whether a list's row can be removed while it is edited; of a list, the default for its rows")
  let canReorder = JSONKey(
    "canReorder", .bool,
    "whether a list's row can be moved while it is edited; of a list, the default for its rows")

  static let shape = JSONShape(Self())
}

/// What a view among others may have.
struct RepetitionKeys: JSONKeys {
  let each = JSONKey("each", .string, "the list of the data that the view is repeated for")

  static let shape = JSONShape(Self())
}
