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
    /// Values for what its views are bound to, where the axis `data` says none.
    var data: DataFile?
    /// Its state where the axis `states` says none, and where that is said.
    var state: Said?
  }

  /// A word, and where it stands.
  struct Said: Sendable {
    var word: String
    var location: SourceLocation
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
  /// By axis, in the order of `MatrixAxis`: its words, each valid.
  var axes: [(axis: MatrixAxis, words: [String])] = []
  /// Whole variants that are drawn in addition, and combinations that are not.
  var includes: [[MatrixAxis: String]] = []
  var excludes: [[MatrixAxis: [String]]] = []
  var states: [StandInContent.State] = []
  /// Words of the axis `states` that aren't the config's own: some input must have them.
  var inputStates: [Said] = []
  /// Devices and data that are the config's own.
  var vocabulary = MatrixVocabulary()
  /// The files of both, which change what is drawn as the inputs do.
  var files: [String] {
    (vocabulary.deviceFiles + vocabulary.data.map(\.path)).map { FilePath.join(folder, $0) }
  }
  public var sample: Sample = .all
  /// The folder of the goldens.
  public var goldens: String
  /// Where their pictures are, if not beside their manifest.
  public var goldenPictures: String?

  /// How many combinations there are before any is left out; never more than `Int` can say.
  public var combinationCount: Int {
    guard sample == .all else { return 0 }
    return axes.reduce(inputs.count) { count, axis in
      let (product, overflows) = count.multipliedReportingOverflow(by: axis.words.count)
      return overflows ? .max : product
    }
  }

  static let keys = [
    "$schema", "inputs", "axes", "preset", "include", "exclude", "states", "sample", "goldens",
    "goldenPictures", "deviceFile",
  ]
  static let inputKeys = ["file", "name", "widget", "scene", "set", "data", "state"]

  public static func read(_ path: String) throws(RenderError) -> MatrixConfig {
    try readJSONFile(path, "the config") { object throws(ImportError) in
      try MatrixConfig(object, path)
    }
  }

  private init(_ object: JSONObject, _ path: String) throws(ImportError) {
    try object.allowOnly(Self.keys + StandInContent.keys)
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

  static func overrides(
    _ value: JSONValue, _ subject: String
  ) throws(ImportError) -> [SceneRequest.Override] {
    var overrides: [SceneRequest.Override] = []
    for member in try JSONObject(value, subject).members {
      guard let dot = member.key.lastIndex(of: ".") else {
        throw ImportError(
          Diagnostic(
            .error, "bad-key", "'\(member.key)' is none; expected ID.PROPERTY",
            at: member.location))
      }
      let text: String
      switch member.value.kind {
      case .string(let string): text = string
      case .number(let number): text = "\(number)"
      case .bool(let flag): text = flag ? "true" : "false"
      default: throw wrongType(member.value, member.key, "a string, a number, true or false")
      }
      overrides.append(
        SceneRequest.Override(
          view: String(member.key[..<dot]),
          property: String(member.key[member.key.index(after: dot)...]), value: text))
    }
    return overrides
  }

  private mutating func readInputs(_ object: JSONObject) throws(ImportError) {
    guard let values = try object.array("inputs"), !values.isEmpty else {
      throw ImportError(
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
          throw ImportError(
            Diagnostic(.error, "missing-key", "an input has no 'file'", at: entry.location))
        }
        input.path = path
        input.name = try entry.string("name") ?? ""
        input.widget = try entry.integer("widget", in: 1...1000) ?? 1
        input.scene = try entry.string("scene")
        if let set = entry["set"] { input.overrides = try Self.overrides(set, "'set'") }
        if let path = try entry.string("data"), let place = entry["data"]?.location {
          input.data = try vocabulary.readData(path, in: folder, at: place)
        }
        if let state = try entry.string("state"), let place = entry["state"]?.location {
          input.state = Said(word: state, location: place)
        }
      }
      if input.name.isEmpty {
        input.name = FilePath.stem(of: input.path) + (input.widget > 1 ? "-\(input.widget)" : "")
      }
      if inputs.contains(where: { $0.name == input.name }) {
        throw ImportError(
          Diagnostic(
            .error, "duplicate-name", "two inputs are named '\(input.name)'", at: value.location,
            hint: "give one of them another 'name'"))
      }
      inputs.append(input)
    }
  }

  private mutating func readAxes(_ object: JSONObject) throws(ImportError) {
    var words = try preset(object)
    if let own = try object.object("axes") {
      try own.allowOnly(MatrixAxis.allCases.map(\.rawValue))
      for axis in MatrixAxis.allCases {
        guard let values = try own.array(axis.rawValue) else { continue }
        if values.isEmpty {
          throw ImportError(
            Diagnostic(
              .error, "empty-axis", "\(axis.rawValue) is empty: nothing would be drawn",
              at: own[axis.rawValue]?.location, hint: "leave the axis out for its default"))
        }
        words[axis] = []
        for value in values {
          guard case .string(let word) = value.kind else {
            throw wrongType(value, "an entry of \(axis.rawValue)", "a string")
          }
          try check(word, axis, at: value.location)
          words[axis]?.append(word)
        }
      }
    }
    if words[.states] == nil, !states.isEmpty { words[.states] = states.map(\.name) }
    for axis in MatrixAxis.allCases {
      if let words = words[axis] { axes.append((axis, words)) }
    }
  }

  /// A preset's axes; the config's own devices are among all.
  private func preset(_ object: JSONObject) throws(ImportError) -> [MatrixAxis: [String]] {
    guard let name = try object.string("preset") else { return [:] }
    guard let preset = Self.presets.first(where: { $0.name == name }) else {
      throw unknownWord(
        name, for: "preset", Self.presets.map(\.name),
        at: object["preset"]?.location ?? object.location)
    }
    var axes = preset.axes
    if name == "all" { axes[.devices]? += vocabulary.devices.map(\.name) }
    return axes
  }

  static let presets: [(name: String, axes: [MatrixAxis: [String]])] = [
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

  private mutating func check(
    _ word: String, _ axis: MatrixAxis, at location: SourceLocation
  ) throws(ImportError) {
    var variant = Variant()
    if axis == .states, word != MatrixVocabulary.plain, !states.contains(where: { $0.name == word })
    {
      inputStates.append(Said(word: word, location: location))
    }
    if axis == .data, word != MatrixVocabulary.plain {
      try vocabulary.readData(word, in: folder, at: location)
    }
    guard axis.apply(word, to: &variant, knowing: vocabulary) else {
      let own = axis == .devices ? vocabulary.devices.map(\.name) : []
      throw unknownWord(word, for: axis.rawValue, axis.known + own, at: location)
    }
  }

  /// `{"devices": "iphone-se", "modes": ["compact"]}`, for an include or exclude.
  private mutating func choice(
    _ value: JSONValue, _ subject: String
  ) throws(ImportError) -> [MatrixAxis: [String]] {
    let object = try JSONObject(value, subject)
    try object.allowOnly(MatrixAxis.allCases.map(\.rawValue))
    var choice: [MatrixAxis: [String]] = [:]
    for member in object.members {
      guard let axis = MatrixAxis(rawValue: member.key) else { continue }
      let entries: [JSONValue] =
        if case .array(let values) = member.value.kind { values } else { [member.value] }
      for entry in entries {
        guard case .string(let word) = entry.kind else {
          throw wrongType(entry, member.key, "a string or an array of strings")
        }
        try check(word, axis, at: entry.location)
        choice[axis, default: []].append(word)
      }
    }
    return choice
  }
}
