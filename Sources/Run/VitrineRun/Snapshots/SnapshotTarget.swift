package import VitrineBase
import VitrineProject

/// A target with snapshot tests, of a Swift package or of an Xcode project.
///
/// The targets of a package are found by their folders, because its manifest isn't executed:
/// `Tests/NAME` and `Sources/NAME`.
package struct SnapshotTarget: Sendable {
  /// The folder of the package or of the project, to which the paths of snapshots are relative.
  package let folder: String
  package let name: String
  /// The Swift files of the target.
  package let sources: [String]
  /// The package's manifest or the project, around which imported modules are looked for.
  let project: String
  /// The settings of a target of a project.
  private(set) var settings: BuildSettings?

  /// The reason why no tests can be run.
  package struct Failure: Error {
    package var reason: String
  }

  private init(_ name: String, sources: [String], of project: String, in folder: String) {
    self.folder = folder
    self.name = name
    self.sources = sources.filter { FilePath.suffix(of: $0) == "swift" }
    self.project = project
  }

  /// Finds a target by name, or the only one with snapshot tests.
  ///
  /// The path is that of a package, of a project, or of a folder with projects.
  package init(_ path: String, named name: String?, from files: Files) throws(Failure) {
    let all = Self.targets(of: path, files)
    guard !all.isEmpty else {
      throw Failure(reason: "there is no Swift package and no Xcode project with a test target")
    }
    let matches = all.filter { target in
      name.map { target.name == $0 } ?? target.hasSnapshots(files)
    }
    guard let match = matches.first else {
      let list = listText(all.map(\.name), "and")
      throw Failure(
        reason: name.map { "there is no test target \($0); there is \(list)" }
          ?? "no test target imports SnapshotTesting or has a folder __Snapshots__: \(list)")
    }
    guard matches.count == 1 else {
      throw Failure(
        reason: "several targets have snapshot tests: "
          + "\(listText(matches.map { $0.title(among: matches) }, "and")); name "
          + (name == nil ? "one with --target" : "its project"))
    }
    self = match
  }

  /// Returns the name, with the project if several targets have the same one.
  private func title(among targets: [SnapshotTarget]) -> String {
    targets.count { $0.name == name } > 1 ? "\(name) of \(project)" : name
  }

  private static func targets(of path: String, _ files: Files) -> [SnapshotTarget] {
    let path = FileSearch.normalized(path)
    let isProject = ProjectSearch.isProject(path)
    let isFolder = files.isFolder(path) && !isProject && FilePath.suffix(of: path) != "xcworkspace"
    let folder = isFolder ? path : FilePath.folder(of: path)
    let manifest = FilePath.join(folder, "Package.swift")
    let package = isFolder ? targets(ofPackage: manifest, files) : []
    guard package.isEmpty else { return package }
    let projects =
      isProject
      ? [path]
      : ProjectSearch.withoutManifests(
        files.paths(under: folder).filter { ProjectSearch.isProject($0) })
    // A project file is inside of its project.
    let outer = projects.filter { path in
      !projects.contains { $0 != path && FileSearch.isInside(path, $0) }
    }
    return outer.flatMap { targets(ofProject: $0, in: folder, files) }
  }

  private static func targets(ofPackage manifest: String, _ files: Files) -> [SnapshotTarget] {
    guard files.exists(manifest) else { return [] }
    let folder = FilePath.folder(of: manifest)
    let tests = FilePath.join(folder, "Tests")
    let paths = files.paths(under: tests).filter { FilePath.suffix(of: $0) == "swift" }
    // The files of a package's only target may be in the folder of all.
    let byName = Dictionary(grouping: paths) { path in
      let parts = FilePath.relative(path, to: tests).split(separator: "/")
      return parts.count > 1 ? String(parts[0]) : "Tests"
    }
    return byName.sorted { $0.key < $1.key }.map { name, sources in
      SnapshotTarget(name, sources: sources, of: manifest, in: folder)
    }
  }

  private static func targets(
    ofProject path: String, in folder: String, _ files: Files
  ) -> [SnapshotTarget] {
    guard let project = try? XcodeProject.read(path, from: files) else { return [] }
    return project.targets.filter(\.isUnitTest).map { target in
      var result = SnapshotTarget(target.name, sources: target.sources, of: path, in: folder)
      result.settings = target.settings().settings
      return result
    }
  }

  /// Returns whether a file has snapshot tests.
  private func hasSnapshots(_ files: Files) -> Bool {
    sources.contains { path in
      (try? files.read(path)).map { Self.isSnapshotTest(SourceFile(path, $0), files) } ?? false
    }
  }

  /// Returns whether a file imports SnapshotTesting, calls a helper such as `assertLightSnapshot`, or
  /// has a folder of snapshots.
  private static func isSnapshotTest(_ file: SourceFile, _ files: Files) -> Bool {
    if file.imports.contains("SnapshotTesting") { return true }
    let calls = file.tokens.contains {
      $0.kind == .word && $0.text.hasPrefix("assert") && $0.text.contains("Snapshot")
    }
    let name = FilePath.name(of: file.path).split(separator: ".").dropLast().joined(separator: ".")
    let folder = FilePath.join(FilePath.folder(of: file.path), "__Snapshots__/\(name)")
    return calls || files.isFolder(folder)
  }

  /// Reads the files with snapshot tests, and the other files that these use.
  ///
  /// The other tests of an app would need most of its code.
  func sourceFiles(from files: Files) throws(CompileFailure) -> [SourceFile] {
    let all = try CompileFailure.files(sources, from: files)
    let tests = all.filter { Self.isSnapshotTest($0, files) }
    let words = tests.reduce(into: Set<String>()) { $0.formUnion(ModuleReach.words(of: $1)) }
    let used = Set(ModuleReach(all).files(usedBy: words).map(\.path)).union(tests.map(\.path))
    return tests.isEmpty ? all : all.filter { used.contains($0.path) }
  }
}
