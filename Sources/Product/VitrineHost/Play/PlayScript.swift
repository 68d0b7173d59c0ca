public import Vitrine
public import VitrineBase
import VitrineGraphics
import VitrineImport

/// A session in JSON form: widgets and a sequence of steps (docs/play.md).
public struct PlayScript: Sendable {
  /// A widget and its initial behavior.
  struct Cast: Sendable {
    var name: String
    var path: String
    var index: Int?
    var schemes: [String]
    /// The result of the first update.
    ///
    /// If it is nil, a step provides it.
    var firstUpdate: Update?
    /// The values for bound properties, and the initial state.
    var data: DataFile?
    var state: Located?
    /// A Boolean value that indicates whether the widget's code is run.
    var isRun = false
    /// The location of the widget in the script.
    var location: SourceLocation?
  }

  /// The result of an update and the values that it sets.
  struct Update: Sendable {
    /// The result.
    ///
    /// Nil means new data.
    var result: NCUpdateResult?
    var values: [SceneRequest.Override] = []
    /// The new data and the new state, with `plain` for no state.
    ///
    /// Nil keeps the current value.
    var data: DataFile?
    var state: Located?
  }

  /// A step of the session.
  ///
  /// Widgets are identified by name, and only `wait` takes time.
  enum Step: Sendable {
    case appear, disappear
    case wait(milliseconds: Int)
    case showMore(String)
    case showLess(String)
    /// A tap on the widget, or on one of its views.
    case tap(String, view: String?)
    case update(String, Update)
    case open(String, url: String)
    case hasContent(String, Bool)
    case edit(String, Bool)
  }

  /// The path of the script.
  public let file: String
  /// The folder of the script.
  public var folder: String { FilePath.folder(of: file) }
  /// The variant from the script's axes.
  public private(set) var variant = Variant()
  /// The number of pixels per point.
  ///
  /// Nil is the device's scale.
  package var scale: Int? {
    get { variant.scaleOverride }
    set { variant.scaleOverride = newValue }
  }
  /// The part of the screen that is drawn.
  package var chrome: Variant.Chrome {
    get { variant.chrome }
    set { variant.chrome = newValue }
  }

  let casts: [Cast]
  let steps: [Step]
  /// `places[step]`: the location of the step in the script.
  let places: [SourceLocation]

  /// Reads a script.
  ///
  /// Throws an error if a step names an unknown widget.
  public static func read(
    _ path: String, from files: Files = .disk
  ) throws(RenderError) -> PlayScript {
    try readJSONFile(path, from: files, subject: "the script") { object throws(InputError) in
      try PlayScript(object, path, from: files)
    }
  }

  private init(
    _ object: JSONObject, _ path: String, from files: Files
  ) throws(InputError) {
    file = path
    let keys = try KeyedObject<PlayScriptKeys>(object)
    var vocabulary = VariantVocabulary(files)
    let folder = FilePath.folder(of: path)
    try vocabulary.readDevices(try keys.deviceFile ?? [], in: folder)
    var variant = Variant()
    variant.chrome = .screen
    for entry in try keys.variant ?? [] { try Self.apply(entry, to: &variant, vocabulary) }
    if let problem = variant.problem {
      throw InputError(Diagnostic(.error, "impossible", problem, at: keys.place(of: \.variant)))
    }
    if case .file(let name) = variant.wallpaper {
      variant.wallpaper = .file(FilePath.join(folder, name))
    }
    self.variant = variant
    var casts: [Cast] = []
    for value in try keys.widgets ?? [] {
      let cast = try Self.cast(try KeyedObject(value, "a widget"), &vocabulary, folder: folder)
      guard !casts.contains(where: { $0.name == cast.name }) else {
        throw InputError(
          Diagnostic(
            .error, "duplicate-name", "two widgets are named '\(cast.name)'", at: value.location))
      }
      casts.append(cast)
    }
    guard !casts.isEmpty else {
      throw InputError(
        Diagnostic(.error, "missing-key", "the script has no 'widgets'", at: object.location))
    }
    self.casts = casts
    var steps: [Step] = []
    places = (try keys.steps ?? []).map(\.location)
    for value in try keys.steps ?? [] {
      steps.append(
        try Self.step(
          try JSONObject(value, "a step"), casts.map(\.name), vocabulary: &vocabulary,
          folder: folder))
    }
    self.steps = steps
  }

  /// Sets an axis by its name, for example `"device": "iphone-x"`.
  ///
  /// Steps set modes, states and data, so these aren't axes of a script.
  private static func apply(
    _ entry: JSONEntry<JSONValue>, to variant: inout Variant, _ vocabulary: VariantVocabulary
  ) throws(InputError) {
    let axes = VariantAxis.all.filter { !$0.isDefinedByInputs && $0 != .modes }
    guard let axis = axes.first(where: { $0.name == entry.key }) else {
      throw unknownValue(
        entry.key, for: "choice of a variant", axes.map(\.name), at: entry.location)
    }
    guard let word = axis.configWord(entry.value) else {
      throw wrongType(entry.value, entry.key, expected: axis.expectedType)
    }
    guard axis.apply(word, &variant, vocabulary) else {
      throw axis.invalid(word, for: entry.key, vocabulary, at: entry.value.location)
    }
  }

  private static func cast(
    _ keys: KeyedObject<PlayWidgetKeys>, _ vocabulary: inout VariantVocabulary, folder: String
  ) throws(InputError) -> Cast {
    let path = try keys.required(\.file)
    var update: Update? = Update(values: try keys.values.set ?? [])
    switch try keys.update {
    case .later?: update = nil
    case .result(let result)?: update?.result = result
    case nil: break
    }
    return Cast(
      name: try keys.name ?? FilePath.stem(of: path), path: path,
      index: try keys.widget.map { $0 - 1 }, schemes: try keys.schemes ?? [],
      firstUpdate: update, data: try data(keys.values, &vocabulary, folder: folder),
      state: try state(keys.values), isRun: try keys.run ?? false,
      location: keys.place(of: \.file))
  }

  private static func data(
    _ keys: KeyedObject<PlayValueKeys>, _ vocabulary: inout VariantVocabulary, folder: String
  ) throws(InputError) -> DataFile? {
    guard let path = try keys.data else { return nil }
    return try vocabulary.readData(path, in: folder, at: keys.place(of: \.data))
  }

  private static func state(_ keys: KeyedObject<PlayValueKeys>) throws(InputError) -> Located? {
    try keys.state.map { Located(word: $0, location: keys.place(of: \.state)) }
  }

  /// Reads a step: an object with one verb as its key, for example `{ "tap": "weather" }`.
  ///
  /// The verb determines the other keys.
  private static func step(
    _ object: JSONObject, _ names: [String], vocabulary: inout VariantVocabulary,
    folder: String
  ) throws(InputError) -> Step {
    guard let verb = PlayVerb.allCases.first(where: { object[$0.rawValue] != nil }) else {
      let verbs = PlayVerb.allCases.map(\.rawValue)
      throw InputError(
        Diagnostic(
          .error, "unknown-step", "a step does nothing", at: object.location,
          hint: "give it one of the keys \(verbs.joined(separator: ", "))"))
    }
    try object.allowOnly(verb.keys)
    func name() throws(InputError) -> String {
      let name = try object.string(verb.rawValue) ?? ""
      guard names.contains(name) else {
        throw unknownValue(
          name, for: "widget", names, at: object[verb.rawValue]?.location ?? object.location)
      }
      return name
    }
    switch verb {
    case .appear: return .appear
    case .disappear: return .disappear
    case .wait: return .wait(milliseconds: try milliseconds(object))
    case .showMore: return .showMore(try name())
    case .showLess: return .showLess(try name())
    case .tap:
      return .tap(try name(), view: try KeyedObject<PlayTapKeys>(partOf: object).view)
    case .edit, .done: return .edit(try name(), verb == .edit)
    case .update:
      let keys = KeyedObject<PlayUpdateKeys>(partOf: object)
      let update = Update(
        result: try keys.result, values: try keys.values.set ?? [],
        data: try data(keys.values, &vocabulary, folder: folder), state: try state(keys.values))
      return .update(try name(), update)
    case .open:
      return .open(try name(), url: try KeyedObject<PlayOpenKeys>(partOf: object).url ?? "")
    case .hasContent:
      return .hasContent(
        try name(), try KeyedObject<PlayContentKeys>(partOf: object).value ?? true)
    }
  }

  /// Returns a wait of up to a minute in whole milliseconds, so that frames are at exact times.
  private static func milliseconds(_ object: JSONObject) throws(InputError) -> Int {
    let key = PlayVerb.wait.rawValue
    let seconds = try object.number(key) ?? 0
    guard (0...60).contains(seconds) else {
      throw InputError(
        Diagnostic(
          .error, "out-of-range", "\(key) is \(seconds), expected 0 to 60 seconds",
          at: object[key]?.location))
    }
    return Int(seconds * 1000 + 0.5)
  }
}
