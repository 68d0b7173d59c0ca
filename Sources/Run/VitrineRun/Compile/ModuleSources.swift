package import VitrineBase
import VitrineProject

/// A module that an extension's code imports and that is compiled with it: a framework of the same
/// project, or the user's stand-in for a module that isn't there.
package struct ModuleSources: Sendable {
  package var name: String
  package var files: [SourceFile]
  /// The language mode, as `SWIFT_VERSION` has it.
  package var languageVersion: String
  /// The conditions of `#if`.
  package var conditions: [String] = []
  /// A stand-in is written for Linux, so it is compiled as it is.
  package var isStandIn = false

  package init(name: String, files: [SourceFile], languageVersion: String) {
    self.name = name
    self.files = files
    self.languageVersion = languageVersion
  }

  /// The stand-in in a folder, which has the module's name.
  package static func standIn(
    _ folder: String, languageVersion: String, from files: Files
  ) throws(CompileFailure) -> ModuleSources {
    let name = FilePath.name(of: folder)
    let paths = files.paths(under: folder).filter { FilePath.suffix(of: $0) == "swift" }
    guard !paths.isEmpty else {
      throw CompileFailure(reason: "\(folder) has no Swift files to stand in for \(name)")
    }
    var module = ModuleSources(
      name: name, files: try CompileFailure.files(paths, from: files),
      languageVersion: languageVersion)
    module.isStandIn = true
    return module
  }

  /// The frameworks of a project that some files import, directly or through each other, each behind
  /// those that it imports itself.
  ///
  /// A framework without Swift files has no module that could be compiled here, so it stays missing.
  package static func frameworks(
    ofProject path: String, importedBy files: [SourceFile], except known: Set<String>,
    from reader: Files
  ) throws(CompileFailure) -> [ModuleSources] {
    let wanted = Set(files.flatMap(\.imports)).subtracting(known)
    guard !wanted.isEmpty, let all = try? ProjectFramework.all(of: path, from: reader) else {
      return []
    }
    var modules: [ModuleSources] = []
    var visited = known
    func visit(_ name: String) throws(CompileFailure) {
      guard visited.insert(name).inserted,
        let framework = all.first(where: { $0.module == name })
      else { return }
      let paths = framework.sources.filter { FilePath.suffix(of: $0) == "swift" }
      guard !paths.isEmpty else { return }
      let files = try CompileFailure.files(paths, from: reader)
      for file in files {
        for imported in file.imports { try visit(imported) }
      }
      var module = ModuleSources(
        name: name, files: files, languageVersion: LanguageVersion.of(framework.settings))
      module.conditions = LanguageVersion.conditions(of: framework.settings)
      modules.append(module)
    }
    // In the files' order, so that the program is the same for the same sources.
    for file in files {
      for name in file.imports { try visit(name) }
    }
    return modules
  }
}

/// What a target's settings say to the compiler.
enum LanguageVersion {
  /// The language mode for a project's `SWIFT_VERSION`; the compiler's oldest is 4.
  static func of(_ settings: BuildSettings?) -> String { of(settings?["SWIFT_VERSION"]) }

  static func of(_ setting: String?) -> String {
    guard let setting, let version = Double(setting.prefix(3)) else { return "5" }
    return version >= 6 ? "6" : version >= 5 ? "5" : version >= 4.2 ? "4.2" : "4"
  }

  /// The conditions of `#if`, without those that only another configuration has.
  static func conditions(of settings: BuildSettings?) -> [String] {
    (settings?["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ")
      .map(String.init).filter { !$0.hasPrefix("$") && !$0.isEmpty }
  }
}
