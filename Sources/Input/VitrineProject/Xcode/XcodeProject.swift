package import VitrineBase

/// An Xcode project as its `project.pbxproj` holds it: objects that name each other by id.
package struct XcodeProject: Sendable {
  /// The `.xcodeproj` folder.
  package let path: String
  /// What paths of the project start from.
  package let folder: String
  /// The objects by id.
  let objects: [String: ProjectValue]
  private let root: ProjectValue
  /// What its files, and those that it names, are read with.
  let reader: Files
  /// The files of the groups, by id.
  private(set) var files: [String: String] = [:]

  /// Reads the project of a `.xcodeproj` folder, or of its `project.pbxproj`.
  package static func read(_ path: String, from reader: Files) throws(InputError) -> XcodeProject {
    var bundle = path
    while bundle.hasSuffix("/") { bundle.removeLast() }
    if FilePath.name(of: bundle) == "project.pbxproj" { bundle = FilePath.folder(of: bundle) }
    let file = FilePath.join(bundle, "project.pbxproj")
    let bytes: [UInt8]
    do {
      bytes = try reader.read(file)
    } catch {
      throw InputError(
        Diagnostic(
          .error, "unreadable", "the project cannot be read: \(error.reason)",
          at: SourceLocation(file: file)))
    }
    return try XcodeProject(try ProjectValue.read(bytes, file: file), bundle, reader)
  }

  private init(
    _ value: ProjectValue, _ bundle: String, _ reader: Files
  ) throws(InputError) {
    self.reader = reader
    guard let objects = value["objects"], case .dictionary(let members) = objects.content,
      let id = value["rootObject"]?.string, let root = members[id]
    else {
      throw InputError(
        Diagnostic(
          .error, "broken-project",
          "the file has no 'objects' with the project that 'rootObject' names",
          at: value.location, hint: "is it the project.pbxproj of an Xcode project?"))
    }
    path = bundle
    self.objects = members
    self.root = root
    let inner = root["projectDirPath"]?.string ?? ""
    let outer = FilePath.folder(of: bundle)
    folder = FileSearch.normalized(inner.isEmpty ? outer : FilePath.join(outer, inner))
    if let main = root["mainGroup"]?.string {
      var visited: Set<String> = []
      addFiles(of: main, in: folder, &visited)
    }
  }

  /// The project's name, that of its `.xcodeproj`.
  package var name: String { FilePath.stem(of: path) }

  /// The object of an id.
  func object(_ id: String?) -> ProjectValue? { id.flatMap { objects[$0] } }

  /// An attribute of the project itself, such as `LastUpgradeCheck`.
  package func attribute(_ name: String) -> String? { root["attributes"]?[name]?.string }

  /// An attribute that the project keeps for a target, such as `CreatedOnToolsVersion`.
  func attribute(_ name: String, ofTarget id: String) -> String? {
    root["attributes"]?["TargetAttributes"]?[id]?[name]?.string
  }

  /// The targets in the project's order.
  package var targets: [XcodeTarget] {
    (root["targets"]?.strings ?? []).compactMap { id in
      object(id).map { XcodeTarget(id: id, value: $0, project: self) }
    }
  }

  /// The project's own list of configurations.
  var configurations: ProjectValue? { object(root["buildConfigurationList"]?.string) }

  // MARK: Groups

  /// Notes the path of every file below a group; `folder` is the group's parent's.
  private mutating func addFiles(of id: String, in parent: String, _ visited: inout Set<String>) {
    guard visited.insert(id).inserted, let value = objects[id] else { return }
    guard let path = location(of: value, in: parent) else { return }
    files[id] = path
    for child in value["children"]?.strings ?? [] { addFiles(of: child, in: path, &visited) }
  }

  /// The path of a file or group; nil for what only a build makes or an SDK holds.
  private func location(of value: ProjectValue, in parent: String) -> String? {
    let path = value["path"]?.string ?? ""
    switch value["sourceTree"]?.string ?? "<group>" {
    case "<group>": return path.isEmpty ? parent : FilePath.join(parent, path)
    case "SOURCE_ROOT": return FilePath.join(folder, path)
    case "<absolute>": return path
    default: return nil
    }
  }

  /// The files that a reference means: its own, or those of every language of a variant group.
  func paths(of id: String) -> [String] {
    guard let value = objects[id], let path = files[id] else { return [] }
    guard value["isa"]?.string == "PBXVariantGroup" else { return [path] }
    return (value["children"]?.strings ?? []).compactMap { files[$0] }
  }
}
