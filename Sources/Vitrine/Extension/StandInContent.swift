import VitrineGraphics
import VitrineImport

/// What stands in for a storyboard's placeholders: the `vitrine.json` beside it.
///
/// The same file may be the config of golden runs, so its other keys are left to `MatrixConfig`.
struct StandInContent: Sendable {
  struct State: Sendable {
    var name: String
    var overrides: [SceneRequest.Override]
    /// Values over all other data.
    var data: JSONValue?
  }

  var data: DataFile?
  var overrides: [SceneRequest.Override] = []
  var states: [State] = []

  static let fileName = "vitrine.json"
  static let keys = ["data", "set", "states"]

  init() {}

  /// Reads the first that lies in one of these folders; nothing where none does.
  static func find(in folders: [String]) throws(RenderError) -> StandInContent {
    for folder in folders {
      let path = FilePath.join(folder, fileName)
      guard Disk.exists(path) else { continue }
      return try readJSONFile(path, "the content") { object throws(ImportError) in
        try StandInContent(object, path)
      }
    }
    return StandInContent()
  }

  private init(_ object: JSONObject, _ path: String) throws(ImportError) {
    try object.allowOnly(Self.keys + MatrixConfig.keys)
    if let data = try object.object("data") {
      self.data = DataFile(path, JSONValue(.object(data.members), at: data.location))
    }
    if let set = object["set"] { overrides = try MatrixConfig.overrides(set, "'set'") }
    states = try Self.states(object)
  }

  /// The states of a config: values to set, and data, by name.
  static func states(_ object: JSONObject) throws(ImportError) -> [State] {
    var states: [State] = []
    for member in try object.object("states")?.members ?? [] {
      let subject = "the state '\(member.key)'"
      let own = try JSONObject(member.value, subject)
      let set = JSONValue(
        .object(own.members.filter { $0.key != "data" }), at: member.value.location)
      let data = try own.object("data")
      states.append(
        State(
          name: member.key, overrides: try MatrixConfig.overrides(set, subject),
          data: data.map { JSONValue(.object($0.members), at: $0.location) }))
    }
    return states
  }

  /// The state of this name.
  func state(_ name: String, of path: String) throws(RenderError) -> State {
    if let state = states.first(where: { $0.name == name }) { return state }
    let place = SourceLocation(file: path)
    if states.isEmpty {
      throw .invalid(
        Diagnostic(
          .error, "unknown-value", "the storyboard has no states, so no '\(name)'", at: place,
          hint: "say what differs under \"states\" in a \(Self.fileName) beside it"))
    }
    throw .invalid(
      unknownWord(name, for: "state of the storyboard", states.map(\.name), at: place).diagnostic)
  }
}
