package import VitrineBase

/// A target of an Xcode project: a product, its files and its settings.
package struct XcodeTarget: Sendable {
  let id: String
  let value: ProjectValue
  let project: XcodeProject

  package var name: String { value["name"]?.string ?? "" }

  var productType: String { value["productType"]?.string ?? "" }

  package var isExtension: Bool { productType.hasPrefix("com.apple.product-type.app-extension") }

  package var isApp: Bool { productType == "com.apple.product-type.application" }

  package var isUnitTest: Bool { productType == "com.apple.product-type.bundle.unit-test" }

  // MARK: Settings

  /// Returns the settings of the shipping configuration, and diagnostics of missing files.
  package func settings() -> (settings: BuildSettings, notes: [Diagnostic]) {
    let configurations = project.object(value["buildConfigurationList"]?.string)
    let name = configurationName(configurations)
    var notes: [Diagnostic] = []
    var settings = BuildSettings(configuration: name)
    settings.add(defaults(configuration: name))
    // The target's settings override the project's. On each level, settings override the
    // `.xcconfig`.
    for list in [project.configurations, configurations] {
      guard let configuration = self.configuration(name, of: list) else { continue }
      if let file = baseFile(of: configuration) {
        settings.add(ConfigurationFile.read(file, in: project.reader, notes: &notes))
      }
      settings.add(Self.texts(configuration["buildSettings"]))
    }
    return (settings, notes)
  }

  /// Returns `Release` if it exists, because users see that configuration, or else the default or
  /// first configuration.
  private func configurationName(_ list: ProjectValue?) -> String {
    let names = configurations(of: list).compactMap { $0["name"]?.string }
    if names.contains("Release") { return "Release" }
    if let name = list?["defaultConfigurationName"]?.string, names.contains(name) { return name }
    return names.first ?? "Release"
  }

  private func configurations(of list: ProjectValue?) -> [ProjectValue] {
    (list?["buildConfigurations"]?.strings ?? []).compactMap { project.object($0) }
  }

  private func configuration(_ name: String, of list: ProjectValue?) -> ProjectValue? {
    let all = configurations(of: list)
    return all.first { $0["name"]?.string == name } ?? all.first
  }

  /// Returns the `.xcconfig` of a configuration: a file, or since Xcode 16 a path in a folder.
  private func baseFile(of configuration: ProjectValue) -> String? {
    if let id = configuration["baseConfigurationReference"]?.string {
      return project.files[id]
    }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.string,
      let folder = project.files[anchor],
      let path = configuration["baseConfigurationReferenceRelativePath"]?.string
    else { return nil }
    return FilePath.join(folder, path)
  }

  /// Returns the settings that Xcode defines for every target.
  private func defaults(configuration: String) -> [String: String] {
    [
      "TARGET_NAME": name, "TARGETNAME": name, "PROJECT_NAME": project.name,
      "PROJECT": project.name, "CONFIGURATION": configuration,
      "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "SRCROOT": ".",
      "SOURCE_ROOT": ".", "PROJECT_DIR": ".",
      "PROJECT_FILE_PATH": project.path, "DEVELOPMENT_LANGUAGE": "en",
      "CURRENT_PROJECT_VERSION": "1", "MARKETING_VERSION": "1.0",
    ]
  }

  private static func texts(_ value: ProjectValue?) -> [String: String] {
    (value?.members ?? [:]).mapValues { $0.string ?? $0.strings.joined(separator: " ") }
  }

  // MARK: Files

  /// Returns the files of the target's phases of a kind that exist on disk.
  private func files(inPhase kind: String) -> [String] {
    var paths: [String] = []
    for id in value["buildPhases"]?.strings ?? [] {
      guard let phase = project.object(id), phase["isa"]?.string == kind else { continue }
      for file in phase["files"]?.strings ?? [] {
        guard let reference = project.object(file)?["fileRef"]?.string else { continue }
        paths += project.paths(of: reference)
      }
    }
    return paths.compactMap { FileSearch.existing($0, in: project.reader) }
  }

  /// The compiled files, in the project's order.
  package var sources: [String] {
    let files = files(inPhase: "PBXSourcesBuildPhase") + synchronizedFiles
    return files.filter { SourceLanguage(path: $0) != nil }.uniqued
  }

  /// The files from which Xcode makes classes, such as the definitions of intents.
  package var definitions: [String] {
    let files = files(inPhase: "PBXSourcesBuildPhase") + resources
    return Self.definitions(among: files)
  }

  /// Returns the definitions of intents among files.
  ///
  /// A localized file is that of the development language.
  package static func definitions(among files: [String]) -> [String] {
    let found = files.filter { FilePath.suffix(of: $0) == "intentdefinition" }.uniqued
    let folders = Set(found.map { FilePath.folder(of: $0) })
    return found.filter { path in
      let folder = FilePath.folder(of: path)
      guard FilePath.suffix(of: folder) == "lproj" else { return true }
      let base = FilePath.join(FilePath.folder(of: folder), "Base.lproj")
      return folder == base || !folders.contains(base)
    }
  }

  /// Files and folders that are copied or compiled into the product's resources.
  package var resources: [String] {
    let listed = files(inPhase: "PBXResourcesBuildPhase")
    let synchronized = synchronizedFiles.filter { SourceLanguage(path: $0) == nil }
    return (listed + synchronized).uniqued
  }

  /// The targets that this one depends on, such as an app's extensions.
  var dependencies: [String] {
    (value["dependencies"]?.strings ?? []).compactMap {
      project.object($0)?["target"]?.string
    }
  }

  /// The ids of the products that the target's copy phases embed.
  var embedded: Set<String> {
    var products: Set<String> = []
    for id in value["buildPhases"]?.strings ?? [] {
      guard let phase = project.object(id), phase["isa"]?.string == "PBXCopyFilesBuildPhase"
      else { continue }
      for file in phase["files"]?.strings ?? [] {
        if let reference = project.object(file)?["fileRef"]?.string { products.insert(reference) }
      }
    }
    return products
  }

  /// The app in the project that embeds this target's product.
  package var containingApp: XcodeTarget? {
    let apps = project.targets.filter(\.isApp)
    let product = value["productReference"]?.string
    return apps.first { app in product.map(app.embedded.contains) ?? false }
      ?? apps.first { $0.dependencies.contains(id) } ?? apps.first
  }
}

extension Array where Element: Hashable {
  /// The elements in order, without repetitions.
  var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
