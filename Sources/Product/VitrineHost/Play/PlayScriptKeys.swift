import Vitrine
import VitrineBase
import VitrineImport

/// The keys of a play script.
struct PlayScriptKeys: JSONKeys {
  let schema = JSONKey("$schema", .string)
  let variant = JSONKey<[JSONEntry<JSONValue>]>("variant", .map(of: .written(.any)))
  let widgets = JSONKey<[JSONValue]>(
    "widgets", .array(of: .written(PlayWidgetKeys.shape.schema)))
  let steps = JSONKey<[JSONValue]>("steps", .array(of: .written(.object)))
  let deviceFile = JSONKey("deviceFile", .paths)

  static let shape = JSONShape(Self())
}

struct PlayWidgetKeys: JSONKeys {
  let file = JSONKey("file", .string, isRequired: true)
  let name = JSONKey("name", .string)
  let widget = JSONKey("widget", .integer(in: 1...1000))
  let schemes = JSONKey<[String]>("schemes", .array(of: .string))
  let update = JSONKey<FirstUpdate>("update", .word(FirstUpdate.words))
  let run = JSONKey("run", .bool)
  let values = PlayValueKeys()

  static let shape = JSONShape(Self())
}

/// The result of a widget's first update.
enum FirstUpdate: Hashable, Sendable {
  case result(NCUpdateResult)
  /// A step provides the result.
  case later

  static var words: [(String, FirstUpdate)] {
    NCUpdateResult.allCases.map { ($0.rawValue, .result($0)) } + [("later", .later)]
  }
}

/// The keys of the values that an update sets.
struct PlayValueKeys: JSONKeys {
  let set = JSONKey("set", .overrides("'set'"))
  let data = JSONKey("data", .string)
  let state = JSONKey("state", .string)

  static let shape = JSONShape(Self())
}

struct PlayUpdateKeys: JSONKeys {
  let result = JSONKey<NCUpdateResult>("result", .choice)
  let values = PlayValueKeys()

  static let shape = JSONShape(Self())
}

struct PlayOpenKeys: JSONKeys {
  let url = JSONKey("url", .string)

  static let shape = JSONShape(Self())
}

struct PlayTapKeys: JSONKeys {
  let view = JSONKey("view", .string)

  static let shape = JSONShape(Self())
}

struct PlayContentKeys: JSONKeys {
  let value = JSONKey("value", .bool)

  static let shape = JSONShape(Self())
}

/// The verb of a step, which is a key of its object.
enum PlayVerb: String, CaseIterable {
  case appear, disappear, wait, showMore, showLess, tap, update, open, hasContent, edit, done

  var keys: [JSONKeyDescription] {
    let schema: JSONSchema =
      switch self {
      case .appear, .disappear: .any
      case .wait: .number(in: 0...60)
      default: .string
      }
    return [JSONKeyDescription(rawValue, schema)] + details
  }

  private var details: [JSONKeyDescription] {
    switch self {
    case .update: PlayUpdateKeys.shape.descriptions
    case .tap: PlayTapKeys.shape.descriptions
    case .open: PlayOpenKeys.shape.descriptions
    case .hasContent: PlayContentKeys.shape.descriptions
    default: []
    }
  }
}
