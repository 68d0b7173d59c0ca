package import VitrineBase
import VitrineGraphics
package import VitrineImport

/// The values that replace a storyboard's placeholders: the `vitrine.json` beside it.
///
/// The same file may be the config of golden runs, so its other keys are left to the matrix.
package struct StandInContent: Sendable {
  package struct State: Sendable {
    package var name: String
    package var overrides: [SceneRequest.Override]
    /// Values over all other data.
    package var data: JSONValue?
  }

  package var data: DataFile?
  package var overrides: [SceneRequest.Override] = []
  package var states: [State] = []
  /// What code would say: shown in place of what the sources say.
  package var declared = DeclaredBehavior()

  package static let fileName = "vitrine.json"
  package static let keys = ["data", "set", "states"] + DeclaredBehavior.keys
  /// The keys of the same file that describe a matrix.
  package static let matrixKeys = [
    "$schema", "inputs", "axes", "preset", "include", "exclude", "states", "sample", "goldens",
    "goldenPictures", "deviceFile",
  ]

  init() {}

  /// Reads the first such file in these folders; empty if there is none.
  static func find(in folders: [String]) throws(RenderError) -> StandInContent {
    for folder in folders {
      let path = FilePath.join(folder, fileName)
      guard Disk.exists(path) else { continue }
      return try readJSONFile(path, "the content") { object throws(InputError) in
        try StandInContent(object, path)
      }
    }
    return StandInContent()
  }

  private init(_ object: JSONObject, _ path: String) throws(InputError) {
    try object.allowOnly(Self.keys + Self.matrixKeys)
    if let data = try object.object("data") {
      self.data = DataFile(path, JSONValue(.object(data.members), at: data.location))
    }
    if let set = object["set"] { overrides = try SceneRequest.Override.list(set, "'set'") }
    states = try Self.states(object)
    declared = try DeclaredBehavior(object, in: FilePath.folder(of: path))
  }

  /// The states of a config: values to set, and data, by name.
  package static func states(_ object: JSONObject) throws(InputError) -> [State] {
    var states: [State] = []
    for member in try object.object("states")?.members ?? [] {
      let subject = "the state '\(member.key)'"
      let own = try JSONObject(member.value, subject)
      let set = JSONValue(
        .object(own.members.filter { $0.key != "data" }), at: member.value.location)
      let data = try own.object("data")
      states.append(
        State(
          name: member.key, overrides: try SceneRequest.Override.list(set, subject),
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
      unknownValue(name, for: "state of the storyboard", states.map(\.name), at: place).diagnostic)
  }
}
