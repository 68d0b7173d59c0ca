package import VitrineBase
package import VitrineImport

/// The keys of a `vitrine.json`: content for the storyboard beside it, and a matrix of pictures.
///
/// A single file may serve both purposes, so either reader accepts the other's keys.
package struct ProjectFileKeys: JSONKeys {
  let schema = JSONKey("$schema", .string)
  package let matrix = MatrixKeys()
  package let states = JSONKey<[JSONEntry<JSONValue>]>(
    "states", .map(of: .written(.reference(StandInStateKeys.definition))),
    "Named sets of values, an axis of their own.")
  let content = StandInContentKeys()
  let behavior = DeclaredBehaviorKeys()

  package init() {}

  package static let shape = JSONShape(Self())
}

/// The keys of the content that replaces the placeholders of a storyboard's views.
struct StandInContentKeys: JSONKeys {
  let data = JSONKey("data", .dataObject, "Values for what outlets show.")
  let set = JSONKey("set", .overrides("'set'"))
  let world = JSONKey(
    "world", .object(RunWorldKeys.self, "'world'"),
    "What the extension's own code finds where --run runs it.")

  static let shape = JSONShape(Self())
}

/// The keys of a state, besides properties of views.
package struct StandInStateKeys: JSONKeys {
  let data = JSONKey("data", .dataObject, "Values over all other data.")

  package init() {}

  package static let shape = JSONShape(Self())

  package static let definition = "state"

  /// The schema of a state.
  ///
  /// Properties of views are keys that each file chooses.
  package static var schema: JSONSchema {
    let overrides = JSONForm<[SceneRequest.Override]>.overridesSchema
    var properties = WrittenObject()
    for key in shape.descriptions {
      properties.put(key.name, key.schema.described(key.summary).kind)
    }
    return overrides.with("properties", properties.value.kind)
  }
}

/// The keys of a matrix: its inputs, its variants, and the folder of its goldens.
package struct MatrixKeys: JSONKeys {
  package let inputs = JSONKey<[JSONValue]>(
    "inputs",
    .array(of: .written(.anyOf([.string, MatrixInputKeys.shape.schema])), count: 1...Int.max),
    "Files relative to this one: widget documents, storyboards, xibs, folders of Today extensions.")
  package let axes = JSONKey(
    "axes", .written(.object(VariantAxis.keys { .array(of: $0, count: 1...Int.max) })),
    "In what the pictures differ; an axis that is left out has its default.")
  package let preset = JSONKey<MatrixPreset>(
    "preset", .choice, "Axes by one name; 'axes' replaces those it names.")
  package let sample = JSONKey<MatrixSample>(
    "sample", .choice, "All combinations, or few in which every pair of values meets.")
  package let include = JSONKey<[JSONValue]>(
    "include", .array(of: .written(.reference(choice))), "Variants that are drawn in addition.")
  package let exclude = JSONKey<[JSONValue]>(
    "exclude", .array(of: .written(.reference(choice))),
    "Combinations that are left out; all values of one must match.")
  package let goldens = JSONKey(
    "goldens", .string, "The folder of the goldens (default: Goldens).")
  package let goldenPictures = JSONKey(
    "goldenPictures", .string, "Where their pictures are, if not beside their manifest.")
  package let deviceFile = JSONKey(
    "deviceFile", .paths, "Files with more devices, relative to this one.")

  package init() {}

  package static let shape = JSONShape(Self())

  package static let choice = "choice"
}

/// The keys of one input of a matrix.
package struct MatrixInputKeys: JSONKeys {
  package let file = JSONKey("file", .string, isRequired: true)
  package let name = JSONKey("name", .string, "What its pictures are called by.")
  package let widget = JSONKey(
    "widget", .integer(in: 1...1000), "Which of the document's widgets, from 1.")
  package let scene = JSONKey("scene", .string, "Which of the storyboard's scenes.")
  package let set = JSONKey("set", .overrides("'set'"))
  package let data = JSONKey(
    "data", .string, "A JSON file with values for what its views are bound to.")
  package let state = JSONKey("state", .string, "Its state where the axis has none.")
  package let run = JSONKey<CodeDemand?>(
    "run", .codeDemand,
    "Whether the extension's own code is run, as --run does; with if-possible the storyboard is "
      + "drawn where it can't be, with strict no piece of the code may be left out.")

  package init() {}

  package static let shape = JSONShape(Self())
}

/// A named set of axes.
package enum MatrixPreset: String, Sendable, CaseIterable {
  case smoke, store, all
}

/// The method that chooses the combinations of a matrix.
public enum MatrixSample: String, Sendable, CaseIterable {
  case all
  /// Every pair of values occurs at least once.
  case pairwise
}

extension JSONForm where Value == JSONValue {
  /// The form of an object of values.
  static var dataObject: JSONForm {
    JSONForm(.object) { value, key throws(InputError) in
      _ = try JSONObject(value, key)
      return value
    }
  }
}

extension JSONForm where Value == CodeDemand? {
  /// The form of a Boolean value, `"if-possible"` or `"strict"`.
  static var codeDemand: JSONForm {
    let words = [CodeDemand.ifPossible, .strict].map(\.rawValue)
    let form = JSONSchema.anyOf([.bool] + words.map { .constant($0) })
    return JSONForm(form) { value, key throws(InputError) in
      switch value.kind {
      case .bool(let isRun): return isRun ? .required : nil
      case .string(let text):
        guard words.contains(text) else {
          throw unknownValue(text, for: key, words, at: value.location)
        }
        return CodeDemand(rawValue: text)
      default:
        throw wrongType(
          value, key, expected: "true, false, \(listText(words.map { "\"\($0)\"" }, "or"))")
      }
    }
  }
}

extension JSONForm where Value == [SceneRequest.Override] {
  /// Returns the form of an object with properties to set, by `ID.PROPERTY`.
  package static func overrides(_ subject: String) -> JSONForm {
    JSONForm(.reference("values")) { value, key throws(InputError) in
      try SceneRequest.Override.list(value, subject)
    }
  }

  package static var overridesSchema: JSONSchema {
    let values = JSONSchema.anyOf([.string, .number, .bool])
    return JSONSchema.map(of: values).described("Properties to set, by ID.PROPERTY.")
  }
}

extension JSONForm where Value == [Located] {
  /// The form of one path or several paths.
  package static var paths: JSONForm {
    JSONForm(.anyOf([.string, .array(of: .string)])) { value, key throws(InputError) in
      let entries: [JSONValue] = if case .array(let values) = value.kind { values } else { [value] }
      var paths: [Located] = []
      for entry in entries {
        guard case .string(let path) = entry.kind else {
          throw wrongType(entry, key, expected: "a file's name or an array of them")
        }
        paths.append(Located(word: path, location: entry.location))
      }
      return paths
    }
  }
}
