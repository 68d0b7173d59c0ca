package import VitrineBase

/// An Xcode project: the objects of its `project.pbxproj`, which refer to each other by id.
package struct XcodeProject: Sendable {
  /// The `.xcodeproj` folder, or the manifest of a project that isn't generated yet.
  package let path: String
  /// The folder that the project's paths are relative to.
  package let folder: String
  /// The objects by id.
  let objects: [String: ProjectValue]
  private let root: ProjectValue
  /// The reader for the project's files.
  let reader: Files
  /// The files of the groups, by id.
  private(set) var files: [String: String] = [:]

  /// Reads the project of a `.xcodeproj` folder, of its `project.pbxproj`, or of XcodeGen's manifest.
  package static func read(_ path: String, from reader: Files) throws(InputError) -> XcodeProject {
    var bundle = path
    while bundle.hasSuffix("/") { bundle.removeLast() }
    if FilePath.name(of: bundle) == "project.pbxproj" { bundle = FilePath.folder(of: bundle) }
    if FilePath.name(of: bundle) == Self.manifestName {
      return try XcodeProject(
        try XcodeGenManifest.project(at: bundle, from: reader), bundle, reader: reader)
    }
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
    return try XcodeProject(try ProjectValue.read(bytes, file: file), bundle, reader: reader)
  }

  private init(
    _ value: ProjectValue, _ bundle: String, reader: Files
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

  /// The name of XcodeGen's manifests.
  static let manifestName = "project.yml"

  /// The project's name, which is the stem of its `.xcodeproj`, or the one in its manifest.
  package var name: String { root["name"]?.string ?? FilePath.stem(of: path) }

  /// Returns the object with an id.
  func object(_ id: String?) -> ProjectValue? { id.flatMap { objects[$0] } }

  /// Returns an attribute of the project, such as `LastUpgradeCheck`.
  package func attribute(_ name: String) -> String? { root["attributes"]?[name]?.string }

  /// Returns an attribute that the project stores for a target, such as `CreatedOnToolsVersion`.
  func attribute(_ name: String, ofTarget id: String) -> String? {
    root["attributes"]?["TargetAttributes"]?[id]?[name]?.string
  }

  /// The targets in the project's order.
  package var targets: [XcodeTarget] {
    (root["targets"]?.strings ?? []).compactMap { id in
      object(id).map { XcodeTarget(id: id, value: $0, project: self) }
    }
  }

  /// The project's list of configurations.
  var configurations: ProjectValue? { object(root["buildConfigurationList"]?.string) }

  // MARK: Groups

  /// Records the path of every file in a group.
  ///
  /// `parent` is the folder of the group's parent.
  private mutating func addFiles(of id: String, in parent: String, _ visited: inout Set<String>) {
    guard visited.insert(id).inserted, let value = objects[id] else { return }
    guard let path = location(of: value, in: parent) else { return }
    files[id] = path
    for child in value["children"]?.strings ?? [] { addFiles(of: child, in: path, &visited) }
  }

  /// Returns the path of a file or group, or nil for a build product or a part of an SDK.
  private func location(of value: ProjectValue, in parent: String) -> String? {
    let path = value["path"]?.string ?? ""
    switch value["sourceTree"]?.string ?? "<group>" {
    case "<group>": return path.isEmpty ? parent : FilePath.join(parent, path)
    case "SOURCE_ROOT": return FilePath.join(folder, path)
    case "<absolute>": return path
    default: return nil
    }
  }

  /// Returns the files of a reference: one file, or one per language for a variant group.
  func paths(of id: String) -> [String] {
    guard let value = objects[id], let path = files[id] else { return [] }
    guard value["isa"]?.string == "PBXVariantGroup" else { return [path] }
    return (value["children"]?.strings ?? []).compactMap { files[$0] }
  }
}
