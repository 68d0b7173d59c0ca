public import Vitrine
public import VitrineBase
import VitrineGraphics
import VitrineImport

/// A `vitrine.json`: the inputs, their variants and the folder of their goldens.
public struct MatrixConfig: Sendable {
  /// An input of the config.
  public struct Input: Sendable {
    /// The path relative to the config's folder.
    public var path: String
    /// The first component of the names of its pictures.
    public var name: String
    /// The index of the widget in a document.
    public var widget: Int
    /// The scene of an Interface Builder file.
    ///
    /// Nil for the default scene.
    public var scene: String?
    var overrides: [SceneRequest.Override]
    /// The demand for the extension's code.
    ///
    /// Nil if the code isn't run.
    package var code: CodeDemand?
    /// The values for bound properties if the axis `data` isn't used.
    var data: DataFile?
    /// The state if the axis `states` isn't used.
    var state: Located?
  }

  /// The selection of combinations.
  public typealias Sample = MatrixSample

  /// The path of the config.
  public let file: String
  /// The folder of the config.
  public var folder: String { FilePath.folder(of: file) }
  /// The inputs in their order.
  public var inputs: [Input] = []
  /// The valid words of each axis, in the order of `VariantAxis.all`.
  package var axes: [(axis: VariantAxis, words: [String])] = []
  /// The additional variants, and the excluded combinations.
  var includes: [[VariantAxis: String]] = []
  var excludes: [[VariantAxis: [String]]] = []
  var states: [StandInContent.State] = []
  /// The words of the axis `states` that the config doesn't define.
  ///
  /// Some input must have them.
  var inputStates: [Located] = []
  /// The devices and data that the config defines.
  var vocabulary: VariantVocabulary
  /// The files of these devices and data, which affect pictures like the inputs do.
  var files: [String] {
    (vocabulary.deviceFiles + vocabulary.data.map(\.path)).map { FilePath.join(folder, $0) }
  }
  /// The selection of combinations.
  public var sample: Sample = .all
  /// The folder of the goldens.
  public var goldens: String
  /// The folder of the goldens' pictures.
  ///
  /// Nil if they are beside the manifest.
  public var goldenPictures: String?

  /// The number of combinations before exclusions, at most `Int.max`.
  public var combinationCount: Int {
    guard sample == .all else { return 0 }
    return axes.reduce(inputs.count) { count, axis in
      let (product, overflows) = count.multipliedReportingOverflow(by: axis.words.count)
      return overflows ? .max : product
    }
  }

  /// Reads a config and validates every word, so that an error can't interrupt the drawing later.
  public static func read(
    _ path: String, from files: Files = .disk
  ) throws(RenderError) -> MatrixConfig {
    try readJSONFile(path, from: files, subject: "the config") { object throws(InputError) in
      try MatrixConfig(object, path, from: files)
    }
  }

  private init(
    _ object: JSONObject, _ path: String, from files: Files
  ) throws(InputError) {
    let unchecked = KeyedObject<ProjectFileKeys>(partOf: object)
    if !unchecked.matrix.contains(\.inputs), let location = WidgetDocument.appLocation(object) {
      throw InputError(
        Diagnostic(
          .error, "not-a-config", "this is a widget document, not a config", at: location,
          hint: "name it among the 'inputs' of a vitrine.json"))
    }
    let file = try KeyedObject<ProjectFileKeys>(object)
    let keys = file.matrix
    self.file = path
    vocabulary = VariantVocabulary(files)
    goldens = FilePath.join(FilePath.folder(of: path), try keys.goldens ?? "Goldens")
    goldenPictures = try keys.goldenPictures.map {
      FilePath.join(FilePath.folder(of: path), $0)
    }
    sample = try keys.sample ?? .all
    states = try StandInContent.states(file)
    try vocabulary.readDevices(try keys.deviceFile ?? [], in: folder)
    try readInputs(keys)
    try readAxes(keys)
    for value in try keys.include ?? [] {
      includes.append(try choice(value, "an include").mapValues { $0.first ?? "" })
    }
    for value in try keys.exclude ?? [] { excludes.append(try choice(value, "an exclude")) }
  }

  /// Reads the inputs.
  ///
  /// A name defaults to the file's stem. Names are unique, because the names of pictures begin with
  /// them.
  private mutating func readInputs(_ keys: KeyedObject<MatrixKeys>) throws(InputError) {
    guard let values = try keys.inputs, !values.isEmpty else {
      throw InputError(
        Diagnostic(
          .error, "missing-key", "the config has no 'inputs', the files to draw",
          at: keys.json.location,
          hint: "\"inputs\": [\".\"] draws the storyboard or project of the folder"))
    }
    for value in values {
      var input = Input(path: "", name: "", widget: 1, scene: nil, overrides: [])
      if case .string(let path) = value.kind {
        input.path = path
      } else {
        try read(try KeyedObject(value, "an input"), into: &input)
      }
      if input.name.isEmpty {
        // The folder of the config has no name that is the same in every checkout.
        let stem = FilePath.stem(of: input.path)
        let base = ["", ".", ".."].contains(stem) ? "widget" : stem
        input.name = base + (input.widget > 1 ? "-\(input.widget)" : "")
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

  private mutating func read(
    _ entry: KeyedObject<MatrixInputKeys>, into input: inout Input
  ) throws(InputError) {
    input.path = try entry.required(\.file)
    input.name = try entry.name ?? ""
    if entry.contains(\.name), let problem = FileRoot.problem(with: input.name) {
      throw InputError(
        Diagnostic(
          .error, "bad-name", "the input's name \(problem)", at: entry.place(of: \.name),
          hint: "its pictures are named by it; use letters, digits and '-'"))
    }
    input.widget = try entry.widget ?? 1
    input.scene = try entry.scene
    input.overrides = try entry.set ?? []
    input.code = try entry.run ?? nil
    if let path = try entry.data {
      input.data = try vocabulary.readData(path, in: folder, at: entry.place(of: \.data))
    }
    if let state = try entry.state {
      input.state = Located(word: state, location: entry.place(of: \.state))
    }
  }

  /// Reads the axes in the order of `VariantAxis.all`.
  ///
  /// The config's axes replace those of its preset.
  private mutating func readAxes(_ keys: KeyedObject<MatrixKeys>) throws(InputError) {
    var words = try preset(keys)
    if let value = try keys.axes {
      let own = try JSONObject(value, "axes")
      try own.allowOnly(VariantAxis.keys { $0 })
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

  /// Returns the words of an axis.
  ///
  /// Throws an error if two of them would give pictures the same name.
  private mutating func uniqueWords(
    _ values: [JSONValue], _ axis: VariantAxis
  ) throws(InputError) -> [String] {
    var words: [String] = []
    var names: Set<String> = []
    for value in values {
      guard let word = axis.configWord(value) else {
        throw wrongType(value, "an entry of \(axis.plural)", expected: axis.expectedType)
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

  /// Returns the axes of the preset.
  ///
  /// Its device list includes the config's devices.
  private func preset(
    _ keys: KeyedObject<MatrixKeys>
  ) throws(InputError) -> [VariantAxis: [String]] {
    guard let preset = try keys.preset else { return [:] }
    var axes = preset.axes
    if preset == .all { axes[.devices]? += vocabulary.devices.map(\.name) }
    return axes
  }

  /// Validates a word of an axis and returns its part of a picture's name.
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

  /// Reads an include or exclude, for example `{"devices": "iphone-se", "modes": ["compact"]}`.
  private mutating func choice(
    _ value: JSONValue, _ subject: String
  ) throws(InputError) -> [VariantAxis: [String]] {
    let object = try JSONObject(value, subject)
    try object.allowOnly(VariantAxis.keys { $0 })
    var choice: [VariantAxis: [String]] = [:]
    for member in object.members {
      guard let axis = VariantAxis.plural(member.key) else { continue }
      let entries: [JSONValue] =
        if case .array(let values) = member.value.kind { values } else { [member.value] }
      for entry in entries {
        guard let word = axis.configWord(entry) else {
          throw wrongType(entry, member.key, expected: "\(axis.expectedType) or an array of such")
        }
        try check(word, axis, at: entry.location)
        choice[axis, default: []].append(word)
      }
    }
    return choice
  }
}

extension MatrixPreset {
  var axes: [VariantAxis: [String]] {
    let modes = DisplayMode.allCases.map(\.rawValue)
    return switch self {
    case .smoke: [.devices: ["iphone-se", "iphone-7"], .modes: modes]
    case .store: [.devices: ["iphone-7-plus", "iphone-x", "ipad-9.7"], .modes: modes]
    case .all:
      [
        .devices: Device.all.map(\.name), .orientations: ["portrait", "landscape"],
        .modes: modes, .textSizes: ["xs", "l", "xxxl", "ax3"], .directions: ["ltr", "rtl"],
      ]
    }
  }
}
