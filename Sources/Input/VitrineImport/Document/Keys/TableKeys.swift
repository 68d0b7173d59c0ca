import VitrineBase
import VitrineGraphics
import VitrineLayout

/// The height of a row.
enum RowHeight: Hashable {
  case points(Double)
  /// The height that the row's constraints require.
  case automatic

  /// The height in points, or nil if constraints decide.
  var points: Double? {
    if case .points(let points) = self { points } else { nil }
  }
}

extension JSONForm where Value == RowHeight {
  /// Points from 1 to 1,000, or `automatic`.
  static var rowHeight: JSONForm {
    let range = 1.0...1000
    return JSONForm(.anyOf([.number(in: range), .constant("automatic")])) {
      value, key throws(InputError) in
      if value.kind == .string("automatic") { return .automatic }
      guard case .number(let height) = value.kind else {
        throw wrongType(value, key, expected: "a number")
      }
      guard range.contains(height) else {
        throw InputError(
          Diagnostic(
            .error, "out-of-range", "\(key) is \(height), expected 1 to 1000 points",
            at: value.location))
      }
      return .points(height)
    }
  }
}

/// `{ "table": [ { "row": "Title" } ] }`: a table with rows, drawn at its full height.
struct TableKeys: JSONKeys {
  let table = JSONKey(.table, .views, "rows")
  let rowHeight = JSONKey("rowHeight", .rowHeight)
  let separators = JSONKey<Table.Separators>("separators", .choice)
  let separatorColor = JSONKey("separatorColor", .color)
  let separatorInset = JSONKey("separatorInset", .insets)
  let kind = JSONKey<Table.Style>("kind", .choice, "of a table")
  let scrolls = JSONKey("scrolls", .bool)

  static let shape = JSONShape(Self())
}

/// A row: a standard cell with a title and further parts, or a list of views.
struct RowKeys: JSONKeys {
  let row = JSONKey<KeyedValue>(
    .row, .unread(.anyOf([.string, .array(of: .reference("view"))])).fillingPlaceholders,
    "a title, or views of its own")
  let detail = JSONKey("detail", .text)
  let cell = JSONKey<TableCell.Style>("cell", .choice)
  let image = JSONKey("image", .image.fillingPlaceholders)
  let accessory = JSONKey<TableCell.Accessory>("accessory", .choice)
  let selected = JSONKey("selected", .bool, "whether a row is chosen")
  let rowHeight = JSONKey("rowHeight", .rowHeight)
  let font = JSONKey("font", .font)
  let color = JSONKey("color", .color)
  let detailColor = JSONKey("detailColor", .color)

  static let shape = JSONShape(Self())
}

/// Notification Center's list, on a Mac.
struct ListKeys: JSONKeys {
  let list = JSONKey(.list, .views, "rows of Notification Center's list, on a Mac")
  let minimumVisibleRows = JSONKey(
    "minimumVisibleRows", .integer(in: 0...1000),
    "how many rows a closed list shows before Show More…; 0 shows all")
  let dividers = JSONKey("dividers", .bool, "lines between a list's rows (default: true)")
  let addButton = JSONKey(
    "addButton", .bool, "a + under a list's rows while it is edited (default: true)")

  static let shape = JSONShape(Self())
}

/// Notification Center's search, on a Mac.
struct SearchKeys: JSONKeys {
  let search = JSONKey(
    .search, .text, "what was typed into Notification Center's search, on a Mac")
  let header = JSONKey("header", .text, "over a search (default: Search)")
  let placeholder = JSONKey("placeholder", .text)
  let results = JSONKey<[JSONValue]>(
    "results", .array(of: .written(.anyOf([.string, .object]))),
    "of a search: texts, or objects of which resultKey is shown")
  let resultKey = JSONKey("resultKey", .string, "which of a result's keys is shown")

  static let shape = JSONShape(Self())
}
