package import VitrineBase

/// The Today extensions of the Xcode projects that a path belongs to.
package struct ProjectSearch: Sendable {
  /// The extensions, in the order of the projects and their targets.
  package private(set) var extensions: [TodayExtension] = []
  /// The projects that were read.
  ///
  /// `problems` describes the ones that couldn't be.
  package private(set) var projects: [String] = []
  package private(set) var problems: [Diagnostic] = []
  private let files: Files

  /// The number of ancestor folders that the search visits.
  private static let climbLimit = 6

  /// Searches for projects in a folder, or if it has none, in its ancestors.
  ///
  /// The path may also be that of a project.
  ///
  /// For a path inside a project, the result includes only the extensions that contain the file or
  /// have files in the folder.
  package init(_ path: String, in files: Files) {
    self.files = files
    let path = FileSearch.normalized(path)
    if Self.isProject(path) {
      read([path], within: nil)
      return
    }
    let isWorkspace = FilePath.suffix(of: path) == "xcworkspace"
    let isFolder = files.isFolder(path) && !isWorkspace
    let folder = isFolder ? path : FilePath.folder(of: path)
    if isFolder || isWorkspace {
      let below = Self.withoutManifests(files.paths(under: folder).filter { Self.isProject($0) })
      if !below.isEmpty {
        read(below, within: nil)
        return
      }
    }
    let above = Self.projects(above: folder, in: files)
    read(above, within: path)
  }

  package static func isProject(_ path: String) -> Bool {
    FilePath.suffix(of: path) == "xcodeproj"
      || ["project.pbxproj", XcodeProject.manifestName].contains(FilePath.name(of: path))
  }

  /// Returns projects without the manifests beside a generated one.
  package static func withoutManifests(_ projects: [String]) -> [String] {
    let isManifest = { (path: String) in FilePath.name(of: path) == XcodeProject.manifestName }
    let generated = Set(
      projects.filter { FilePath.suffix(of: $0) == "xcodeproj" }.map { FilePath.folder(of: $0) })
    return projects.filter { !isManifest($0) || !generated.contains(FilePath.folder(of: $0)) }
  }

  /// Returns the projects of the nearest ancestor folder that has any.
  ///
  /// The root of a repository ends the search.
  package static func projects(above folder: String, in files: Files) -> [String] {
    var folder = folder
    for _ in 0...climbLimit {
      var found = files.entries(of: folder, ending: ".xcodeproj")
      if found.isEmpty, files.exists(FilePath.join(folder, XcodeProject.manifestName)) {
        found = [XcodeProject.manifestName]
      }
      if !found.isEmpty {
        return found.map { FileSearch.normalized(FilePath.join(folder, $0)) }
      }
      if files.exists(FilePath.join(folder, ".git")) { return [] }
      guard let next = parent(of: folder) else { return [] }
      folder = next
    }
    return []
  }

  private static func parent(of folder: String) -> String? {
    if folder == "/" { return nil }
    if folder == "." { return ".." }
    if folder == ".." || folder.hasSuffix("/..") { return folder + "/.." }
    return FilePath.folder(of: folder)
  }

  private mutating func read(_ paths: [String], within part: String?) {
    for path in paths where !projects.contains(where: { FileSearch.isInside(path, $0) }) {
      projects.append(path)
      do throws(InputError) {
        let project = try XcodeProject.read(path, from: files)
        extensions += project.targets.compactMap { TodayExtension($0) }
      } catch {
        problems.append(error.diagnostic)
      }
    }
    if let part { extensions = extensions.filter { $0.has(part) } }
  }
}

extension TodayExtension {
  /// Returns whether a file belongs to the extension, or a folder contains its property list,
  /// interface or code.
  fileprivate func has(_ path: String) -> Bool {
    let files = [infoPlist, interface].compactMap { $0 } + resources + sources
    return files.contains { FileSearch.isInside(FileSearch.normalized($0), path) }
  }
}
