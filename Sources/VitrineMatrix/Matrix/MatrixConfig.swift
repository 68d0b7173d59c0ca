public import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImport

/// A `vitrine.json`: which inputs are drawn in which variants, and where their goldens are.
public struct MatrixConfig: Sendable {
  public struct Input: Sendable {
    /// Relative to the config's folder.
    public var path: String
    /// What its pictures are called by.
    public var name: String
    public var widget: Int
    public var scene: String?
    var overrides: [SceneRequest.Override]
    /// Values for bound properties where the axis `data` is not used.
    var data: DataFile?
    /// Its state where the axis `states` is not used, with its place in the file.
    var state: Located?
  }

  /// How the combinations are chosen.
  public enum Sample: String, Sendable, CaseIterable {
    case all
    /// Every pair of values meets at least once.
    case pairwise
  }

  public let file: String
  public var folder: String { FilePath.folder(of: file) }
  public var inputs: [Input] = []
  /// By axis, in the order of `VariantAxis`: its words, each valid.
  package var axes: [(axis: VariantAxis, words: [String])] = []
  /// Whole variants that are drawn in addition, and combinations that are not.
  var includes: [[VariantAxis: String]] = []
  var excludes: [[VariantAxis: [String]]] = []
  var states: [StandInContent.State] = []
  /// Words of the axis `states` that aren't the config's own: some input must have them.
  var inputStates: [Located] = []
  /// Devices and data that are the config's own.
  var vocabulary = VariantVocabulary()
  /// The files of both, which change what is drawn as the inputs do.
  var files: [String] {
    (vocabulary.deviceFiles + vocabulary.data.map(\.path)).map { FilePath.join(folder, $0) }
  }
  public var sample: Sample = .all
  /// The folder of the goldens.
  public var goldens: String
  /// Where their pictures are, if not beside their manifest.
  public var goldenPictures: String?

  /// The number of combinations before exclusions, at most `Int.max`.
  public var combinationCount: Int {
    guard sample == .all else { return 0 }
    return axes.reduce(inputs.count) { count, axis in
      let (product, overflows) = count.multipliedReportingOverflow(by: axis.words.count)
      return overflows ? .max : product
    }
  }

  package static let inputKeys = ["file", "name", "widget", "scene", "set", "data", "state"]

  public static func read(_ path: String) throws(RenderError) -> MatrixConfig {
    try readJSONFile(path, "the config") { object throws(InputError) in
      try MatrixConfig(object, path)
    }
  }

  private init(_ object: JSONObject, _ path: String) throws(InputError) {
    if object["inputs"] == nil, let app = object["app"] {
      throw InputError(
        Diagnostic(
          .error, "not-a-config", "this is a widget document, not a config", at: app.location,
          hint: "name it among the 'inputs' of a vitrine.json"))
    }
    let shared = StandInContent.keys.filter { !StandInContent.matrixKeys.contains($0) }
    try object.allowOnly(shared + StandInContent.matrixKeys)
    file = path
    goldens = FilePath.join(FilePath.folder(of: path), try object.string("goldens") ?? "Goldens")
    goldenPictures = try object.string("goldenPictures").map {
      FilePath.join(FilePath.folder(of: path), $0)
    }
    sample = try object.choice("sample", Sample.self) ?? .all
    states = try StandInContent.states(object)
    try vocabulary.readDevices(object, in: folder)
    try readInputs(object)
    try readAxes(object)
    for value in try object.array("include") ?? [] {
      includes.append(try choice(value, "an include").mapValues { $0.first ?? "" })
    }
    for value in try object.array("exclude") ?? [] {
      excludes.append(try choice(value, "an exclude"))
    }
  }

  private mutating func readInputs(_ object: JSONObject) throws(InputError) {
    guard let values = try object.array("inputs"), !values.isEmpty else {
      throw InputError(
        Diagnostic(
          .error, "missing-key", "the config has no 'inputs', the files to draw",
          at: object.location))
    }
    for value in values {
      var input = Input(path: "", name: "", widget: 1, scene: nil, overrides: [])
      if case .string(let path) = value.kind {
        input.path = path
      } else {
        let entry = try JSONObject(value, "an input")
        try entry.allowOnly(Self.inputKeys)
        guard let path = try entry.string("file") else {
          throw InputError(
            Diagnostic(.error, "missing-key", "an input has no 'file'", at: entry.location))
        }
        input.path = path
        input.name = try entry.string("name") ?? ""
        if let place = entry["name"]?.location, let problem = FileRoot.problem(with: input.name) {
          throw InputError(
            Diagnostic(
              .error, "bad-name", "the input's name \(problem)", at: place,
              hint: "its pictures are named by it; use letters, digits and '-'"))
        }
        input.widget = try entry.integer("widget", in: 1...1000) ?? 1
        input.scene = try entry.string("scene")
        if let set = entry["set"] { input.overrides = try SceneRequest.Override.list(set, "'set'") }
        if let path = try entry.string("data"), let place = entry["data"]?.location {
          input.data = try vocabulary.readData(path, in: folder, at: place)
        }
        if let state = try entry.string("state"), let place = entry["state"]?.location {
          input.state = Located(word: state, location: place)
        }
      }
      if input.name.isEmpty {
        input.name = FilePath.stem(of: input.path) + (input.widget > 1 ? "-\(input.widget)" : "")
      }
      if inputs.contains(where: { $0.name == input.name }) {
        throw InputError(
          Diagnostic(
            .error, "duplicate-name", "two inputs are named '\(input.name)'", at: value.location,
            hint: "give one of them another 'name'"))
      }
      inputs.append(input)
    }
  }

  private mutating func readAxes(_ object: JSONObject) throws(InputError) {
    var words = try preset(object)
    if let own = try object.object("axes") {
      try own.allowOnly(VariantAxis.all.map(\.plural))
      for axis in VariantAxis.all {
        guard let values = try own.array(axis.plural) else { continue }
        if values.isEmpty {
          throw InputError(
            Diagnostic(
              .error, "empty-axis", "\(axis.plural) is empty: nothing would be drawn",
              at: own[axis.plural]?.location, hint: "leave the axis out for its default"))
        }
        words[axis] = try uniqueWords(values, axis)
      }
    }
    if words[.states] == nil, !states.isEmpty { words[.states] = states.map(\.name) }
    for axis in VariantAxis.all {
      if let words = words[axis] { axes.append((axis, words)) }
    }
  }

  /// The words of one axis; an error where two of them would give pictures the same name.
  private mutating func uniqueWords(
    _ values: [JSONValue], _ axis: VariantAxis
  ) throws(InputError) -> [String] {
    var words: [String] = []
    var names: Set<String> = []
    for value in values {
      guard let word = axis.configWord(value) else {
        throw wrongType(value, "an entry of \(axis.plural)", axis.expectedType)
      }
      let name = try check(word, axis, at: value.location)
      if words.contains(word) { continue }
      guard names.insert(name).inserted else {
        throw InputError(
          Diagnostic(
            .error, "duplicate-name",
            "two entries of \(axis.plural) are named '\(name)', and so their pictures",
            at: value.location, hint: "rename one of the files"))
      }
      words.append(word)
    }
    return words
  }

  /// A preset's axes; the config's own devices are among all.
  private func preset(_ object: JSONObject) throws(InputError) -> [VariantAxis: [String]] {
    guard let name = try object.string("preset") else { return [:] }
    guard let preset = Self.presets.first(where: { $0.name == name }) else {
      throw unknownValue(
        name, for: "preset", Self.presets.map(\.name),
        at: object["preset"]?.location ?? object.location)
    }
    var axes = preset.axes
    if name == "all" { axes[.devices]? += vocabulary.devices.map(\.name) }
    return axes
  }

  package static let presets: [(name: String, axes: [VariantAxis: [String]])] = [
    ("smoke", [.devices: ["iphone-se", "iphone-7"], .modes: ["compact", "expanded"]]),
    (
      "store",
      [.devices: ["iphone-7-plus", "iphone-x", "ipad-9.7"], .modes: ["compact", "expanded"]]
    ),
    (
      "all",
      [
        .devices: Device.all.map(\.name),
        .orientations: ["portrait", "landscape"], .modes: ["compact", "expanded"],
        .textSizes: ["xs", "l", "xxxl", "ax3"], .directions: ["ltr", "rtl"],
      ]
    ),
  ]

  /// Checks a word of an axis; returns the name that it gives to a picture.
  @discardableResult
  private mutating func check(
    _ word: String, _ axis: VariantAxis, at location: SourceLocation
  ) throws(InputError) -> String {
    var variant = Variant()
    if axis == .states, word != VariantVocabulary.plain,
      !states.contains(where: { $0.name == word })
    {
      inputStates.append(Located(word: word, location: location))
    }
    if axis == .data, word != VariantVocabulary.plain {
      try vocabulary.readData(word, in: folder, at: location)
    }
    guard axis.apply(word, &variant, vocabulary) else {
      throw axis.invalid(word, for: axis.plural, vocabulary, at: location)
    }
    return axis.word(variant)
  }

  /// `{"devices": "iphone-se", "modes": ["compact"]}`, for an include or exclude.
  private mutating func choice(
    _ value: JSONValue, _ subject: String
  ) throws(InputError) -> [VariantAxis: [String]] {
    let object = try JSONObject(value, subject)
    try object.allowOnly(VariantAxis.all.map(\.plural))
    var choice: [VariantAxis: [String]] = [:]
    for member in object.members {
      guard let axis = VariantAxis.plural(member.key) else { continue }
      let entries: [JSONValue] =
        if case .array(let values) = member.value.kind { values } else { [member.value] }
      for entry in entries {
        guard let word = axis.configWord(entry) else {
          throw wrongType(entry, member.key, "\(axis.expectedType) or an array of such")
        }
        try check(word, axis, at: entry.location)
        choice[axis, default: []].append(word)
      }
    }
    return choice
  }
}
