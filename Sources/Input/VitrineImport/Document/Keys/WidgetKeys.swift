package import VitrineBase
import VitrineGraphics

/// The document's keys other than those of a single widget.
///
/// A document with one widget also has that widget's keys. Several widgets are under `widgets`.
package struct DocumentKeys: JSONKeys {
  let schema = JSONKey("$schema", .string)
  package let app = JSONKey("app", .string, "the app's name", isRequired: true)
  package let icon = JSONKey("icon", .string, "an image file, relative to the document")
  package let assets = JSONKey<[String]>(
    "assets", .array(of: .string),
    "asset catalogs, or folders that hold some, relative to the document")
  let schemes = JSONKey<[String]>(
    "schemes", .array(of: .string), "the URL schemes that open the app")
  package let strings = JSONKey<[JSONEntry<[JSONEntry<String>]>]>(
    "strings", .map(of: .map(of: .string)), "texts by language")
  package let data = JSONKey("data", .data, "values for what views are bound to")
  let colors = JSONKey<[JSONEntry<JSONValue>]>(
    "colors", .map(of: .written(.reference("color"))), "the names of colors")
  package let styles = JSONKey("styles", .changes, "keys that views share, by name")
  let widgets = JSONKey<[JSONValue]>(
    "widgets", .array(of: .written(.reference("widget")), count: 1...Int.max),
    "the app's widgets, if there are several")
  let actions = JSONKey<[JSONValue]>(
    "actions", .array(of: .written(QuickActionKeys.shape.schema), count: 0...4),
    "the app's quick actions: what pressing its icon offers")

  package init() {}

  package static let shape = JSONShape(Self())
}

/// The keys of a widget.
package struct WidgetKeys: JSONKeys {
  let name = JSONKey("name", .string, "the widget's own name")
  package let platform = JSONKey<WidgetPlatform>(
    "platform", .choice, "the system that the widget is for (default: ios)")
  /// `expanded` adds the Show More button, like `widgetLargestAvailableDisplayMode`.
  let largestMode = JSONKey<DisplayMode>("largestMode", .choice)
  let height = JSONKey("height", .preferredHeight, "the height of the expanded widget")
  let tap = JSONKey("tap", .string, "the URL that a tap opens")
  let content = JSONKey("content", .view)
  let compact = JSONKey("compact", .object(ChangeKeys.self), "what differs in the compact mode")
  let expanded = JSONKey("expanded", .object(ChangeKeys.self), "what differs in the expanded mode")
  let constraints = JSONKey("constraints", .constraints)
  let margins = JSONKey("margins", .insets, "around the content: top, leading, bottom, trailing")
  let marginInsets = JSONKey(
    "marginInsets", .insets,
    "the answer to the proposed margin insets: top, leading, bottom, trailing")
  let legacy = JSONKey("legacy", .bool, "built for a system before iOS 10: no display modes")
  let quickActions = JSONKey(
    "quickActions", .bool, "whether the app's quick actions show this one of several widgets")
  let signIn = JSONKey("signIn", .bool, "whether some of it needs people to sign in")
  package let allow = JSONKey(
    "allow", .allowances, "exceptions from guidelines: a reason for each rule")
  let allowsEditing = JSONKey(
    "allowsEditing", .bool, "on a Mac: whether the header has an info button")
  let states = JSONKey<[JSONEntry<JSONValue>]>(
    "states", .map(of: .written(.reference("state"))),
    "what differs when nobody is signed in, when there is nothing to show…")
  package let root = JSONKey("root", .view, "the card's own view, in place of content and margins")
  package let canvas = JSONKey(
    "canvas", .object(CanvasKeys.self, "the canvas"),
    "where vitrine layout --canvas file lays root out")

  package init() {}

  package static let shape = JSONShape(Self())
}

/// The changes of a display mode or a state.
struct ChangeKeys: JSONKeys {
  let content = JSONKey("content", .view, "other content")
  let hide = JSONKey<[String]>("hide", .array(of: .string), "views to hide, by id")
  let set = JSONKey("set", .changes, "keys of views to change, by id")
  let constraints = JSONKey("constraints", .constraints)

  static let shape = JSONShape(Self())
}

/// The differences of a state.
struct StateKeys: JSONKeys {
  let changes = ChangeKeys()
  let data = JSONKey("data", .data, "values over the document's data")
  let height = JSONKey("height", .preferredHeight, "the height of the expanded widget")
  let presents = JSONKey("presents", .bool, "on a Mac: whether the header has a Cancel button")

  static let shape = JSONShape(Self())
}

/// The canvas of a converted Interface Builder file, for comparing frames.
package struct CanvasKeys: JSONKeys {
  let size = JSONKey("size", .size, isRequired: true)
  let scale = JSONKey("scale", .integer(in: 1...3))
  let system = JSONKey("system", .integer(in: 7...99))
  let widget = JSONKey(
    "widget", .bool, "whether the canvas is a widget's (default: true) or a whole screen's")
  let margins = JSONKey("margins", .insets)
  let safeArea = JSONKey("safeArea", .insets)
  let guides = JSONKey<[Double]>(
    "guides", .array(of: .number, count: 2...2), "the lengths of the top and the bottom guide")

  package init() {}

  package static let shape = JSONShape(Self())
}

/// A quick action of the app (`UIApplicationShortcutItem`).
///
/// There are at most four.
struct QuickActionKeys: JSONKeys {
  let title = JSONKey("title", .string, isRequired: true)
  let subtitle = JSONKey("subtitle", .string)
  let icon = JSONKey("icon", .string, "add, search, play, time, or an image")

  static let shape = JSONShape(Self())
}
