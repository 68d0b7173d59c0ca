public import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImport

/// A session written as JSON: widgets, and what happens to them one after another (docs/play.md).
public struct PlayScript: Sendable {
  /// A widget and how it behaves by itself.
  struct Cast: Sendable {
    var name: String
    var path: String
    var index: Int?
    var schemes: [String]
    /// What its first update brings; nil waits for a step.
    var firstUpdate: Update?
    /// Values for what its views are bound to, and the state that it starts in.
    var data: DataFile?
    var state: Located?
  }

  /// An update's outcome, and the values it sets.
  struct Update: Sendable {
    var result: NCUpdateResult
    var values: [SceneRequest.Override] = []
    /// New data and a new state, `plain` for no state; nil changes nothing.
    var data: DataFile?
    var state: Located?
  }

  enum Step: Sendable {
    case appear, disappear
    case wait(milliseconds: Int)
    case showMore(String), showLess(String), tap(String)
    case update(String, Update)
    case open(String, url: String)
    case hasContent(String, Bool)
    case edit(String, Bool)
  }

  public let file: String
  public var folder: String { FilePath.folder(of: file) }
  /// The variant that the script chooses, axis by axis.
  public private(set) var variant = Variant()
  /// Pixels per point in place of the device's own.
  package var scale: Int? {
    get { variant.scaleOverride }
    set { variant.scaleOverride = newValue }
  }
  /// How much of the screen is drawn.
  package var chrome: Variant.Chrome {
    get { variant.chrome }
    set { variant.chrome = newValue }
  }

  let casts: [Cast]
  let steps: [Step]

  public static func read(_ path: String) throws(RenderError) -> PlayScript {
    try readJSONFile(path, "the script") { object throws(InputError) in
      try PlayScript(object, path)
    }
  }

  private init(_ object: JSONObject, _ path: String) throws(InputError) {
    file = path
    try object.allowOnly(["$schema", "variant", "widgets", "steps", "deviceFile"])
    var vocabulary = VariantVocabulary()
    let folder = FilePath.folder(of: path)
    try vocabulary.readDevices(object, in: folder)
    var variant = Variant()
    variant.chrome = .screen
    for member in try object.object("variant")?.members ?? [] {
      try Self.apply(member, to: &variant, vocabulary)
    }
    if let problem = variant.problem {
      throw InputError(Diagnostic(.error, "impossible", problem, at: object["variant"]?.location))
    }
    if case .file(let name) = variant.wallpaper {
      variant.wallpaper = .file(FilePath.join(folder, name))
    }
    self.variant = variant
    var casts: [Cast] = []
    for value in try object.array("widgets") ?? [] {
      let cast = try Self.cast(try JSONObject(value, "a widget"), &vocabulary, folder)
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
    for value in try object.array("steps") ?? [] {
      steps.append(
        try Self.step(
          try JSONObject(value, "a step"), casts.map(\.name), &vocabulary, folder))
    }
    self.steps = steps
  }

  /// Sets one axis by its name, as in `"device": "iphone-x"`.
  ///
  /// The steps choose modes, states and data, so these are no axes of a script.
  private static func apply(
    _ member: JSONValue.Member, to variant: inout Variant, _ vocabulary: VariantVocabulary
  ) throws(InputError) {
    let axes = VariantAxis.all.filter { !$0.isDefinedByInputs && $0 != .modes }
    guard let axis = axes.first(where: { $0.name == member.key }) else {
      throw unknownValue(
        member.key, for: "choice of a variant", axes.map(\.name), at: member.location)
    }
    guard let word = axis.configWord(member.value) else {
      throw wrongType(member.value, member.key, axis.expectedType)
    }
    guard axis.apply(word, &variant, vocabulary) else {
      throw axis.invalid(word, for: member.key, vocabulary, at: member.value.location)
    }
  }

  private static func cast(
    _ object: JSONObject, _ vocabulary: inout VariantVocabulary, _ folder: String
  ) throws(InputError) -> Cast {
    try object.allowOnly([
      "file", "name", "widget", "schemes", "update", "set", "data", "state",
    ])
    guard let path = try object.string("file") else {
      throw InputError(
        Diagnostic(.error, "missing-key", "a widget has no 'file'", at: object.location))
    }
    var update: Update? = Update(result: .newData, values: try values(object))
    if try object.string("update") == "later" {
      update = nil
    } else if let result = try object.choice("update", NCUpdateResult.self) {
      update?.result = result
    }
    return Cast(
      name: try object.string("name") ?? FilePath.stem(of: path), path: path,
      index: try object.integer("widget", in: 1...1000).map { $0 - 1 },
      schemes: try object.strings("schemes") ?? [], firstUpdate: update,
      data: try data(object, &vocabulary, folder), state: try state(object))
  }

  private static func values(
    _ object: JSONObject
  ) throws(InputError) -> [SceneRequest.Override] {
    guard let set = object["set"] else { return [] }
    return try SceneRequest.Override.list(set, "'set'")
  }

  private static func data(
    _ object: JSONObject, _ vocabulary: inout VariantVocabulary, _ folder: String
  ) throws(InputError) -> DataFile? {
    guard let path = try object.string("data") else { return nil }
    return try vocabulary.readData(
      path, in: folder, at: object["data"]?.location ?? object.location)
  }

  private static func state(_ object: JSONObject) throws(InputError) -> Located? {
    try object.string("state").map {
      Located(word: $0, location: object["state"]?.location ?? object.location)
    }
  }

  private static let verbs = [
    "appear", "disappear", "wait", "showMore", "showLess", "tap", "update", "open", "hasContent",
    "edit", "done",
  ]

  private static func step(
    _ object: JSONObject, _ names: [String], _ vocabulary: inout VariantVocabulary,
    _ folder: String
  ) throws(InputError) -> Step {
    guard let verb = verbs.first(where: { object[$0] != nil }) else {
      throw InputError(
        Diagnostic(
          .error, "unknown-step", "a step does nothing", at: object.location,
          hint: "give it one of the keys \(verbs.joined(separator: ", "))"))
    }
    func name() throws(InputError) -> String {
      let name = try object.string(verb) ?? ""
      guard names.contains(name) else {
        throw unknownValue(
          name, for: "widget", names, at: object[verb]?.location ?? object.location)
      }
      return name
    }
    switch verb {
    case "appear", "disappear":
      try object.allowOnly([verb])
      return verb == "appear" ? .appear : .disappear
    case "wait":
      try object.allowOnly([verb])
      let seconds = try object.number(verb) ?? 0
      guard (0...60).contains(seconds) else {
        throw InputError(
          Diagnostic(
            .error, "out-of-range", "wait is \(seconds), expected 0 to 60 seconds",
            at: object[verb]?.location))
      }
      return .wait(milliseconds: Int(seconds * 1000 + 0.5))
    case "showMore", "showLess", "tap":
      try object.allowOnly([verb])
      let name = try name()
      return verb == "tap" ? .tap(name) : verb == "showMore" ? .showMore(name) : .showLess(name)
    case "edit", "done":
      try object.allowOnly([verb])
      return .edit(try name(), verb == "edit")
    case "update":
      try object.allowOnly([verb, "result", "set", "data", "state"])
      let result = try object.choice("result", NCUpdateResult.self) ?? .newData
      return .update(
        try name(),
        Update(
          result: result, values: try values(object), data: try data(object, &vocabulary, folder),
          state: try state(object)))
    case "open":
      try object.allowOnly([verb, "url"])
      return .open(try name(), url: try object.string("url") ?? "")
    default:
      try object.allowOnly([verb, "value"])
      return .hasContent(try name(), try object.bool("value") ?? true)
    }
  }
}
