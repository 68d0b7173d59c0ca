import VitrineBase
import VitrineImport

/// A manifest of XcodeGen, `project.yml`, as the project that is generated from it.
///
/// Repositories that have a manifest often leave out the project. Its targets become objects as in a
/// `project.pbxproj`: their sources are synchronized folders with exceptions, or files.
struct XcodeGenManifest {
  /// The manifest with the included ones.
  let root: ProjectValue
  /// The folder that paths are relative to.
  private let folder: String
  private let reader: Files
  private var objects: [String: ProjectValue] = [:]
  /// The ids of the files with settings.
  private var configurationFiles: [String] = []
  private let location: SourceLocation

  /// The number of manifests that are read.
  private static let includeLimit = 32

  /// Returns the project of a manifest, in the form of a `project.pbxproj`.
  static func project(at path: String, from reader: Files) throws(InputError) -> ProjectValue {
    var rest = includeLimit
    var manifest = XcodeGenManifest(
      try included(path, in: "", reader, rest: &rest), folder: FilePath.folder(of: path), reader)
    return manifest.project(named: FilePath.name(of: FileSearch.normalized(manifest.folder)))
  }

  private init(_ root: ProjectValue, folder: String, _ reader: Files) {
    self.root = root
    self.folder = folder
    self.reader = reader
    location = root.location
  }

  // MARK: Reading

  /// Reads a manifest and the included ones, whose values its own replace.
  ///
  /// `prefix` is the path from the folder of the first manifest to the folder of this one.
  private static func included(
    _ path: String, in prefix: String, _ reader: Files, rest: inout Int
  ) throws(InputError) -> ProjectValue {
    let bytes: [UInt8]
    do {
      bytes = try reader.read(path)
    } catch {
      throw InputError(
        Diagnostic(
          .error, "unreadable", "the manifest cannot be read: \(error.reason)",
          at: SourceLocation(file: path)))
    }
    let own = placed(try YAMLReader.read(bytes, file: path), in: prefix)
    guard let includes = own["include"] else { return own }
    var result = ProjectValue(.dictionary([:]), at: own.location)
    for entry in includes.array.isEmpty ? [includes] : includes.array {
      guard let file = entry.string ?? entry["path"]?.string else { continue }
      let isRelative = entry["relativePaths"]?.string != "false"
      let other = FilePath.join(FilePath.folder(of: path), file)
      let below = FilePath.folder(of: file)
      let inner =
        !isRelative ? prefix : prefix.isEmpty ? below : FilePath.join(prefix, below)
      // A file with secrets is often missing.
      guard rest > 1, reader.exists(other) else { continue }
      rest -= 1
      result = merged(result, with: try included(other, in: inner, reader, rest: &rest))
    }
    return merged(result, with: own)
  }

  /// Returns a manifest whose paths begin with a folder.
  private static func placed(_ root: ProjectValue, in prefix: String) -> ProjectValue {
    guard !prefix.isEmpty, prefix != "." else { return root }
    func path(_ value: ProjectValue) -> ProjectValue {
      if let text = value.string {
        return ProjectValue(.string(FilePath.join(prefix, text)), at: value.location)
      }
      var members = value.members
      members["path"] = members["path"].map(path)
      return ProjectValue(.dictionary(members), at: value.location)
    }
    var members = root.members
    for list in ["targets", "targetTemplates"] {
      guard let targets = members[list] else { continue }
      let moved = targets.members.mapValues { target -> ProjectValue in
        var target = target.members
        if let sources = target["sources"] {
          let all = sources.array.isEmpty ? [sources] : sources.array
          target["sources"] = ProjectValue(.array(all.map(path)), at: sources.location)
        }
        target["info"] = target["info"].map(path)
        return ProjectValue(.dictionary(target), at: targets.location)
      }
      members[list] = ProjectValue(.dictionary(moved), at: targets.location)
    }
    return ProjectValue(.dictionary(members), at: root.location)
  }

  /// Returns dictionaries as one, with the lists of both and the other's texts.
  static func merged(_ base: ProjectValue, with other: ProjectValue) -> ProjectValue {
    switch (base.content, other.content) {
    case (.dictionary(let a), .dictionary(let b)):
      ProjectValue(.dictionary(a.merging(b) { merged($0, with: $1) }), at: other.location)
    case (.array(let a), .array(let b)): ProjectValue(.array(a + b), at: other.location)
    default: other
    }
  }

  // MARK: Targets

  private func text(_ text: String) -> ProjectValue { ProjectValue(.string(text), at: location) }

  private func list(_ texts: [String]) -> ProjectValue {
    ProjectValue(.array(texts.map(text)), at: location)
  }

  /// Adds an object, and returns its id.
  private mutating func add(_ kind: String, _ members: [String: ProjectValue], id: String) -> String
  {
    var members = members
    members["isa"] = text(kind)
    objects[id] = ProjectValue(.dictionary(members), at: location)
    return id
  }

  private mutating func project(named folderName: String) -> ProjectValue {
    let targets = root["targets"]?.members.sorted { $0.key < $1.key } ?? []
    var groups: [String] = []
    var ids: [String] = []
    for (name, value) in targets {
      var used: Set<String> = []
      let target = expanded(value, name: name, except: &used)
      groups += add(target, named: name)
      ids.append("target \(name)")
    }
    let settings = configurations(root, [:], id: "project")
    let main = add(
      "PBXGroup", ["children": list(groups + configurationFiles)], id: "main group")
    let project = add(
      "PBXProject",
      [
        "name": text(root["name"]?.string ?? folderName), "mainGroup": text(main),
        "targets": list(ids), "buildConfigurationList": text(settings),
      ], id: "project")
    return ProjectValue(
      .dictionary([
        "objects": ProjectValue(.dictionary(objects), at: location), "rootObject": text(project),
      ]), at: location)
  }

  /// Adds a target's objects, and returns the ids of its groups and files.
  private mutating func add(_ target: ProjectValue, named name: String) -> [String] {
    let id = "target \(name)"
    var folders: [String] = []
    var listed: [String] = []
    var (sources, resources): ([String], [String]) = ([], [])
    for (index, source) in self.sources(of: target).enumerated() {
      let group = "\(id) source \(index)"
      let path = FileSearch.normalized(FilePath.join(folder, source.path))
      if reader.isFolder(path), FilePath.suffix(of: path) != "xcassets" {
        let exceptions = add(
          "PBXFileSystemSynchronizedBuildFileExceptionSet",
          ["target": text(id), "membershipExceptions": list(excluded(source, in: path))],
          id: "\(group) exceptions")
        folders.append(
          add(
            "PBXFileSystemSynchronizedRootGroup",
            [
              "path": text(path), "sourceTree": text("<absolute>"),
              "exceptions": list([exceptions]),
            ], id: group))
      } else {
        let file = add(
          "PBXFileReference", ["path": text(path), "sourceTree": text("<absolute>")], id: group)
        let entry = add("PBXBuildFile", ["fileRef": text(file)], id: "\(file) build")
        listed.append(file)
        if SourceLanguage(path: path) != nil {
          sources.append(entry)
        } else {
          resources.append(entry)
        }
      }
    }
    let phases = [
      add("PBXSourcesBuildPhase", ["files": list(sources)], id: "\(id) sources"),
      add("PBXResourcesBuildPhase", ["files": list(resources)], id: "\(id) resources"),
    ]
    let dependencies = (target["dependencies"]?.array ?? []).compactMap { $0["target"]?.string }
      .map { other in
        add(
          "PBXTargetDependency", ["target": text("target \(other)")], id: "\(id) needs \(other)")
      }
    _ = add(
      "PBXNativeTarget",
      [
        "name": text(name), "productType": text(Self.productType(target["type"]?.string ?? "")),
        "buildConfigurationList": text(
          configurations(target, settings(of: target, named: name), id: id)),
        "buildPhases": list(phases), "dependencies": list(dependencies),
        "fileSystemSynchronizedGroups": list(folders),
      ], id: id)
    return folders + listed
  }

  private static func productType(_ name: String) -> String {
    "com.apple.product-type." + name
  }

  // MARK: Sources

  private struct Source {
    var path: String
    var excludes: [String]
    var includes: [String]
  }

  private func sources(of target: ProjectValue) -> [Source] {
    guard let value = target["sources"] else { return [] }
    return (value.array.isEmpty ? [value] : value.array).compactMap { entry in
      guard let path = entry.string ?? entry["path"]?.string else { return nil }
      return Source(
        path: path, excludes: entry["excludes"]?.strings ?? [],
        includes: entry["includes"]?.strings ?? [])
    }
  }

  /// Returns the paths in a source's folder that don't belong to the target.
  private func excluded(_ source: Source, in path: String) -> [String] {
    let plain = source.excludes.filter { !$0.contains("*") }
    let patterns = source.excludes.filter { $0.contains("*") }
    guard !patterns.isEmpty || !source.includes.isEmpty else { return plain }
    let start = FilePath.components(of: path).count
    let paths = reader.paths(under: path).map { file in
      FilePath.components(of: FileSearch.normalized(file)).dropFirst(start)
    }
    return plain
      + paths.filter { parts in
        patterns.contains { Self.matches(parts, $0) }
          || !source.includes.isEmpty
            && !source.includes.contains { Self.matches(parts, $0) || Self.isInside(parts, $0) }
      }.map { $0.joined(separator: "/") }
  }

  private static func isInside(_ path: ArraySlice<Substring>, _ folder: String) -> Bool {
    path.starts(with: FilePath.components(of: folder))
  }

  /// Returns whether a path matches a pattern, in which `**` stands for any folders and `*` for any
  /// part of a name.
  private static func matches(_ path: ArraySlice<Substring>, _ pattern: String) -> Bool {
    matches(path, FilePath.components(of: pattern)[...])
  }

  private static func matches(
    _ path: ArraySlice<Substring>, _ pattern: ArraySlice<Substring>
  ) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    let rest = pattern.dropFirst()
    if first == "**" {
      return path.indices.contains { matches(path[$0...], rest) } || rest.isEmpty
    }
    guard let name = path.first, isMatch(name, first) else { return false }
    return matches(path.dropFirst(), rest)
  }

  private static func isMatch(_ name: Substring, _ pattern: Substring) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return name == pattern }
    guard let first = parts.first, let last = parts.last, name.hasPrefix(first) else {
      return false
    }
    var rest = name.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(last)
  }

  // MARK: Settings

  /// Adds the list of the configuration that is shipped, and returns its id.
  private mutating func configurations(
    _ value: ProjectValue, _ usual: [String: String], id: String
  ) -> String {
    let written = Self.settings(value["settings"], groups: root["settingGroups"])
    let settings = usual.merging(written) { $1 }
    var members = [
      "name": text("Release"),
      "buildSettings": ProjectValue(.dictionary(settings.mapValues(text)), at: location),
    ]
    let files = value["configFiles"]
    if let file = files?["Release"]?.string ?? files?.string {
      members["baseConfigurationReference"] = text(
        add("PBXFileReference", ["path": text(file)], id: "\(id) file"))
      configurationFiles.append("\(id) file")
    }
    let configuration = add("XCBuildConfiguration", members, id: "\(id) Release")
    return add(
      "XCConfigurationList", ["buildConfigurations": list([configuration])],
      id: "\(id) configurations")
  }

  /// Returns settings as text.
  ///
  /// The base replaces groups, and the shipped configuration replaces both.
  private static func settings(
    _ value: ProjectValue?, groups: ProjectValue?
  ) -> [String: String] {
    guard let value else { return [:] }
    let parts = ["base", "configs", "groups", "presets"]
    guard parts.contains(where: { value[$0] != nil }) else { return texts(value) }
    var result: [String: String] = [:]
    for group in value["groups"]?.strings ?? [] {
      result.merge(settings(groups?[group], groups: nil)) { $1 }
    }
    let shipped = value["configs"]?.members.first { $0.key.lowercased() == "release" }?.value
    for part in [value["base"], shipped] { result.merge(texts(part)) { $1 } }
    return result
  }

  private static func texts(_ value: ProjectValue?) -> [String: String] {
    (value?.members ?? [:]).mapValues { setting in
      switch setting.string {
      case "true": "YES"
      case "false": "NO"
      case let text: text ?? setting.strings.joined(separator: " ")
      }
    }
  }

  /// Returns the settings that follow from other values of a target.
  private func settings(of target: ProjectValue, named name: String) -> [String: String] {
    let systems = [
      "iOS": ("iphoneos", "IPHONEOS"), "macOS": ("macosx", "MACOSX"),
      "watchOS": ("watchos", "WATCHOS"), "tvOS": ("appletvos", "TVOS"),
      "visionOS": ("xros", "XROS"),
    ]
    let platforms = target["platform"]?.strings ?? []
    let destinations = target["supportedDestinations"]?.strings ?? []
    let all = platforms.filter { $0 != "auto" } + destinations
    var settings = ["SWIFT_VERSION": "5.0", "PRODUCT_NAME": "$(TARGET_NAME)"]
    if let platform = all.contains("iOS") ? "iOS" : all.first, let (root, key) = systems[platform] {
      settings["SDKROOT"] = root
      let own = target["deploymentTarget"]
      settings["\(key)_DEPLOYMENT_TARGET"] =
        own?.string ?? own?[platform]?.string
        ?? self.root["options"]?["deploymentTarget"]?[platform]?.string
    }
    if let prefix = self.root["options"]?["bundleIdPrefix"]?.string {
      settings["PRODUCT_BUNDLE_IDENTIFIER"] =
        prefix + (prefix.hasSuffix(".") ? "" : ".") + name.replacing(" ", with: "-")
    }
    settings["INFOPLIST_FILE"] = target["info"]?["path"]?.string
    settings["INFOPLIST_KEY_CFBundleDisplayName"] =
      target["info"]?["properties"]?["CFBundleDisplayName"]?.string
    return settings
  }
}
