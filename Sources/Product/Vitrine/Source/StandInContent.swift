package import VitrineBase
import VitrineGraphics
package import VitrineImport

/// The values from the adjacent `vitrine.json` that replace a storyboard's placeholders.
///
/// The same file may be the config of golden runs, so this reader ignores the keys of the matrix.
package struct StandInContent: Sendable {
  package struct State: Sendable {
    package var name: String
    package var overrides: [SceneRequest.Override]
    /// The values with priority over all other data.
    package var data: JSONValue?
  }

  package var data: DataFile?
  package var overrides: [SceneRequest.Override] = []
  package var states: [State] = []
  /// The declared behavior, which overrides the facts from the sources.
  package var declared = DeclaredBehavior()

  /// The world in which the extension's own code runs.
  package var world = RunWorld()

  package static let fileName = "vitrine.json"

  package init() {}

  /// Reads the first such file in these folders.
  ///
  /// Returns empty content without a file.
  static func find(
    in folders: [String], _ files: Files
  ) throws(RenderError) -> StandInContent {
    for folder in folders {
      let path = FilePath.join(folder, fileName)
      guard files.exists(path) else { continue }
      return try readJSONFile(path, from: files, subject: "the content") {
        object throws(InputError) in
        try StandInContent(object, path)
      }
    }
    return StandInContent()
  }

  private init(_ object: JSONObject, _ path: String) throws(InputError) {
    let keys = try KeyedObject<ProjectFileKeys>(object)
    if let data = try keys.content.data { self.data = DataFile(path, data) }
    overrides = try keys.content.set ?? []
    states = try Self.states(keys)
    if let keys = try keys.content.world {
      world = try RunWorld(keys, in: FilePath.folder(of: path))
    }
    declared = try DeclaredBehavior(keys.behavior, in: FilePath.folder(of: path))
  }

  /// Returns the states of a config by name, with the values to set and the data.
  package static func states(
    _ keys: KeyedObject<ProjectFileKeys>
  ) throws(InputError) -> [State] {
    var states: [State] = []
    let dataKey = StandInStateKeys.shape.keys.data.name
    for entry in try keys.states ?? [] {
      let subject = "the state '\(entry.key)'"
      let state = KeyedObject<StandInStateKeys>(partOf: try JSONObject(entry.value, subject))
      let set = JSONValue(
        .object(state.json.members.filter { $0.key != dataKey }), at: entry.value.location)
      states.append(
        State(
          name: entry.key, overrides: try SceneRequest.Override.list(set, subject),
          data: try state.data))
    }
    return states
  }

  /// Returns the state with this name.
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
