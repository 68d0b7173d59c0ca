import VitrineBase
import VitrineGraphics
import VitrineLayout

/// The properties of a view that exist only in AppKit.
struct AppKitKeys: JSONKeys {
  let baseline = JSONKey(
    "baseline", .number, "the last baseline's height above the alignment rectangle's bottom")
  let style = JSONKey<AppKitLook.Style>("style", .choice, "of a button")
  let on = JSONKey("on", .bool, "whether a check box or a radio button is on")
  let imagePosition = JSONKey<AppKitLook.ImagePosition>(
    "imagePosition", .choice, "where a button's image is; without it, only its title is shown")
  let hugging = JSONKey(
    "hugging", .priorities, "of a stack: how strongly its edges keep to its views")
  let gathers = JSONKey(
    "gathers", .bool, "of a stack: whether its views gather at its edges in place of filling it")
  let atEnd = JSONKey("atEnd", .bool, "in such a stack: whether the view gathers at the end")
  let spacingAfter = JSONKey(
    "spacingAfter", .number(in: 0...10_000), "in a stack: the distance to the next view")

  static let shape = JSONShape(Self())
}
