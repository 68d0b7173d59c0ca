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

/// The look of any view.
struct LookKeys: JSONKeys {
  /// A hidden view keeps its space, except in a stack, which closes the gap.
  let hidden = JSONKey("hidden", .bool)
  /// The opacity from 0 to 1 of the view and its subviews.
  let alpha = JSONKey("alpha", .number)
  let background = JSONKey("background", .color)
  /// The radius in points.
  ///
  /// A radius larger than half of the shorter side makes a capsule.
  let cornerRadius = JSONKey("cornerRadius", .number)
  let cornerCurve = JSONKey<CornerCurve>("cornerCurve", .choice)
  let borderWidth = JSONKey("borderWidth", .number)
  let borderColor = JSONKey("borderColor", .color)
  let tint = JSONKey("tint", .color)
  let vibrancy = JSONKey("vibrancy", .vibrancy)
  /// The placement of an image in its view.
  ///
  /// Other kinds of views ignore it.
  let contentMode = JSONKey<ContentMode>("contentMode", .choice)
  let clips = JSONKey("clips", .bool)
  let shadow = JSONKey("shadow", .object(ShadowKeys.self))
  /// The rotation about the center, which layout ignores.
  let rotation = JSONKey("rotation", .number(in: -3600...3600), "clockwise, in degrees")

  static let shape = JSONShape(Self())
}

/// A view's shadow.
///
/// The radius is that of the blur in points, like `CALayer.shadowRadius`.
struct ShadowKeys: JSONKeys {
  let color = JSONKey("color", .color)
  let offset = JSONKey("offset", .point)
  let radius = JSONKey("radius", .number)

  static let shape = JSONShape(Self())
}

/// The placement of any view.
struct LayoutKeys: JSONKeys {
  /// An abbreviation of the constraint `id.width = POINTS`.
  ///
  /// `height` is similar.
  let width = JSONKey("width", .number)
  let height = JSONKey("height", .number)
  /// One number for both axes, or an object with `horizontal` and `vertical`, from 1 to 1,000.
  let hugging = JSONKey("hugging", .priorities)
  let resistance = JSONKey("resistance", .priorities)
  let span = JSONKey("span", .integer(in: 1...100), "how many columns of a grid the view takes")
  let layoutMargins = JSONKey("layoutMargins", .insets)
  let frame = JSONKey("frame", .frame, "x, y, width and height in the parent")
  let autoresizing = JSONKey<[AutoresizingMask]>(
    "autoresizing", .array(of: .word(DocumentBuilder.flexible)),
    "what changes with the parent's size")
  /// The intrinsic size in points, or `none` to leave the size to constraints.
  let intrinsicWidth = JSONKey("intrinsicWidth", .intrinsic)
  let intrinsicHeight = JSONKey("intrinsicHeight", .intrinsic)
  let alignmentInsets = JSONKey(
    "alignmentInsets", .insets, "between the frame and the rectangle that constraints mean")
  /// The properties `preservesSuperviewLayoutMargins` and `insetsLayoutMarginsFromSafeArea` of
  /// `UIView`.
  let preservesMargins = JSONKey("preservesMargins", .bool)
  let safeAreaMargins = JSONKey("safeAreaMargins", .bool)
  let direction = JSONKey<SemanticDirection>("direction", .choice)

  static let shape = JSONShape(Self())
}

/// The keys of a row in Notification Center's list, or of the list as defaults for its rows.
struct ListRowKeys: JSONKeys {
  let canRemove = JSONKey(
    "canRemove", .bool,
    "whether a list's row can be removed while it is edited; of a list, the default for its rows")
  let canReorder = JSONKey(
    "canReorder", .bool,
    "whether a list's row can be moved while it is edited; of a list, the default for its rows")

  static let shape = JSONShape(Self())
}

/// The keys that choose, repeat or replace a view before its own keys are read.
struct TemplateKeys: JSONKeys {
  let each = JSONKey("each", .string, "the list of the data that the view is repeated for")
  let with = JSONKey("with", .data, "values for the names in the view and its subviews")
  let include = JSONKey(
    DocumentIncludes.key, .string, "a file with a view, relative to the document")
  let choice = ChoiceKeys()

  static let shape = JSONShape(Self())
}

/// A value that a condition chooses: `{ "if": "count > 9", "then": "red", "else": "green" }`.
struct ChoiceKeys: JSONKeys {
  let condition = JSONKey("if", .string, "a condition on the data, such as count > 9")
  let then = JSONKey("then", .written(.any), "the value if the condition holds")
  let otherwise = JSONKey("else", .written(.any), "the value if the condition doesn't hold")
  let with = JSONKey("with", .data, "values for the names in the condition")

  static let shape = JSONShape(Self())
}
