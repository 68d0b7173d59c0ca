package import VitrineBase

/// A search for the Swift files of modules that a project imports but doesn't build.
///
/// Developers have them in neighboring projects of a workspace, and where CocoaPods, Carthage and
/// the package manager put them: `Pods`, `Carthage/Checkouts`, `SourcePackages/checkouts`,
/// `.build/checkouts` and folders of local packages.
package struct ModuleSearch {
  /// The source of a module.
  package struct Match: Sendable {
    package var sources: [String]
    /// The settings of the target that builds the module; nil without an Xcode project.
    package var settings: BuildSettings?
    /// The language settings of a package's target, by their names in Xcode.
    package var language: [String: String] = [:]

    package init(
      sources: [String], settings: BuildSettings? = nil, language: [String: String] = [:]
    ) {
      self.sources = sources
      self.settings = settings
      self.language = language
    }
  }

  private let files: Files
  /// The folder that contains all places, usually the root of a repository.
  private let root: String
  /// The Swift files and projects below the root, in order.
  private let paths: [String]
  private let projects: [String]

  /// The number of ancestor folders that the search visits.
  private static let climbLimit = 3
  /// The number of other projects that are read.
  private static let projectLimit = 12
  /// The size in bytes above which a module isn't compiled, because its author waits for it.
  private static let sizeLimit = 2 << 20

  package init(besides project: String, in files: Files) {
    self.files = files
    let own = FileSearch.normalized(project)
    let root = Self.root(above: FilePath.folder(of: own), files)
    self.root = root
    // A walk skips these folders, because they have no widgets.
    let homes = ["Pods", "Carthage/Checkouts", ".build/checkouts"].map { FilePath.join(root, $0) }
    paths = ([root] + homes.filter { files.isFolder($0) }).flatMap { files.paths(under: $0) }
    var found: [String] = []
    let generated = paths.filter { FilePath.name(of: $0) == "project.pbxproj" }.map {
      FilePath.folder(of: $0)
    }
    let manifests = paths.filter { FilePath.name(of: $0) == XcodeProject.manifestName }
    for path in ProjectSearch.withoutManifests(generated + manifests) {
      let project = FileSearch.normalized(path)
      if project != own, !found.contains(project) { found.append(project) }
    }
    projects = found
  }

  /// Returns the nearest ancestor folder with a repository, pods, checkouts or a workspace, or the
  /// folder itself.
  private static func root(above folder: String, _ files: Files) -> String {
    var candidate = folder
    for _ in 0...climbLimit {
      let names = files.entries(of: candidate) ?? []
      let marks: Set<String> = [
        ".git", ".gitignore", ".github", "Pods", "Carthage", "SourcePackages", "Tuist", ".build",
      ]
      if names.contains(where: { marks.contains($0) || $0.hasSuffix(".xcworkspace") }) {
        return candidate
      }
      let parent = candidate == "." ? ".." : FilePath.folder(of: candidate)
      guard parent != candidate, candidate != "..", candidate != "/" else { return folder }
      candidate = parent
    }
    return folder
  }

  /// Returns the source of a module, or nil if there is none or it is too large.
  ///
  /// A framework of Apple has none, even if a folder has its name.
  package func match(_ module: String) -> Match? {
    guard !AppleFramework.isNamed(module), let match = target(module) ?? folder(module) else {
      return nil
    }
    let size = match.sources.reduce(0) { $0 + (files.size(of: $1) ?? 0) }
    return size <= Self.sizeLimit ? match : nil
  }

  /// Returns the target of another project that builds a module.
  ///
  /// Projects in a folder with the module's name come first.
  private func target(_ module: String) -> Match? {
    let named = projects.filter { FilePath.components(of: $0).contains(Substring(module)) }
    let others = projects.filter { !named.contains($0) }
    for project in (named + others).prefix(Self.projectLimit) {
      guard let all = try? ProjectFramework.all(of: project, from: files),
        let framework = all.first(where: { $0.module == module })
      else { continue }
      let sources = framework.sources.filter {
        FilePath.suffix(of: $0) == "swift" && files.exists($0)
      }
      if !sources.isEmpty { return Match(sources: sources, settings: framework.settings) }
    }
    return nil
  }

  /// Returns the Swift files of a folder where a package manager keeps a module.
  private func folder(_ module: String) -> Match? {
    let ends = ["Sources/\(module)", "Source/\(module)", "Source", "Sources", module]
    let places =
      ["Pods/\(module)"] + ends.map { "Carthage/Checkouts/\(module)/\($0)" }
    for place in places.map({ FilePath.join(root, $0) }) {
      let sources = swiftFiles { FileSearch.isInside($0, place) }
      if !sources.isEmpty { return Match(sources: sources) }
    }
    if let match = manifest(module) { return match }
    let home = "/Sources/\(module)/"
    let sources = swiftFiles { $0.contains(home) }
    guard let first = sources.first?.firstRange(of: home) else {
      // Generators of projects, such as Tuist, name a target's folder like its module.
      let place = FilePath.join(root, module)
      // A package's manifest would name the module.
      guard !files.exists(FilePath.join(place, "Package.swift")) else { return nil }
      let sources = swiftFiles { FileSearch.isInside($0, place) }
      return sources.isEmpty ? nil : Match(sources: sources)
    }
    // Two packages may have a module of this name; the first one's files are taken.
    let package = sources[0][..<first.upperBound]
    return Match(sources: sources.filter { $0.hasPrefix(package) })
  }

  /// Returns the Swift files of a package's target whose manifest names its folder, or which is the
  /// only one in `Sources`.
  private func manifest(_ module: String) -> Match? {
    for path in paths where FilePath.name(of: path) == "Package.swift" {
      guard let bytes = try? files.read(path),
        let target = PackageTarget(module, in: String(decoding: bytes, as: UTF8.self))
      else { continue }
      let folder = FilePath.folder(of: path)
      for place in target.folders.map({ FileSearch.normalized(FilePath.join(folder, $0)) }) {
        let sources = swiftFiles { FileSearch.isInside($0, place) }
        if !sources.isEmpty { return Match(sources: sources, language: target.language) }
      }
    }
    return nil
  }

  /// Returns the Swift files whose path a condition accepts, without tests and manifests.
  private func swiftFiles(_ accepts: (String) -> Bool) -> [String] {
    paths.filter { path in
      FilePath.suffix(of: path) == "swift" && FilePath.name(of: path) != "Package.swift"
        && accepts(path) && !FilePath.components(of: path).contains { $0.hasSuffix("Tests") }
    }
  }
}
