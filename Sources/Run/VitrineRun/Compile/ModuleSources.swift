package import VitrineBase
import VitrineProject

/// A module that is compiled with an extension: a framework of the same project, or the user's
/// stand-in for a missing module.
package struct ModuleSources: Sendable {
  package var name: String
  package var files: [SourceFile]
  package var language: LanguageMode
  /// The conditions of `#if`.
  package var conditions: [String] = []
  /// The build settings of the module's target, if it is a framework of a project.
  var settings: BuildSettings?
  /// A Boolean value that indicates whether this is a stand-in, which is written for Linux and not
  /// adapted.
  package var isStandIn = false
  /// Further code of the module, such as Xcode generates from resources.
  package var generated: [String] = []

  package init(name: String, files: [SourceFile], language: LanguageMode) {
    self.name = name
    self.files = files
    self.language = language
  }

  /// The innermost folder with all of the module's files.
  var folder: String {
    let places = files.map { FilePath.components(of: FilePath.folder(of: $0.path)) }
    guard let first = places.first else { return "" }
    let common = first.indices.prefix { index in
      places.allSatisfy { index < $0.count && $0[index] == first[index] }
    }
    let isAbsolute = files[0].path.hasPrefix("/")
    return (isAbsolute ? "/" : "") + first[..<common.count].joined(separator: "/")
  }

  /// Reads the stand-in in a folder with the module's name.
  package static func standIn(
    _ folder: String, language: LanguageMode, from files: Files
  ) throws(CompileFailure) -> ModuleSources {
    let name = FilePath.name(of: folder)
    let paths = files.paths(under: folder).filter { FilePath.suffix(of: $0) == "swift" }
    guard !paths.isEmpty else {
      throw CompileFailure(reason: "\(folder) has no Swift files to stand in for \(name)")
    }
    var module = ModuleSources(
      name: name, files: try CompileFailure.files(paths, from: files),
      language: language)
    module.isStandIn = true
    return module
  }

  /// Returns the modules that files import directly or indirectly and whose source is at hand, each
  /// after its dependencies: frameworks of the project, neighboring projects, pods and packages.
  ///
  /// A module without Swift files can't be compiled here, so it remains missing. Tests also import
  /// apps and extensions.
  package static func all(
    ofProject path: String, forTests: Bool = false, importedBy files: [SourceFile],
    except known: Set<String>, from reader: Files
  ) throws(CompileFailure) -> [ModuleSources] {
    guard !Set(files.flatMap(\.imports)).subtracting(known).isEmpty else { return [] }
    let frameworks =
      (try? ProjectFramework.all(of: path, forTests: forTests, from: reader)) ?? []
    let search = ModuleSearch(besides: path, in: reader)
    var modules: [ModuleSources] = []
    var visited = known
    func visit(_ name: String) throws(CompileFailure) {
      guard visited.insert(name).inserted else { return }
      let framework = frameworks.first { $0.module == name }
      let own = framework?.sources.filter { FilePath.suffix(of: $0) == "swift" } ?? []
      let match =
        own.isEmpty
        ? search.match(name) : ModuleSearch.Match(sources: own, settings: framework?.settings)
      guard let match else { return }
      let files = try CompileFailure.files(match.sources, from: reader)
      for file in files {
        for imported in file.imports { try visit(imported) }
      }
      var module = ModuleSources(
        name: name, files: files,
        language: LanguageMode { match.language[$0] ?? match.settings?[$0] })
      module.conditions = LanguageMode.conditions(of: match.settings)
      module.settings = match.settings
      modules.append(module)
    }
    // Following the files' order makes the program deterministic.
    for file in files {
      for name in file.imports { try visit(name) }
    }
    return modules
  }
}

extension [ModuleSources] {
  /// Adds the names of the assets in modules' folders, which Xcode generates in each module.
  mutating func addAssetSymbols(from reader: Files) {
    for index in indices where !self[index].isStandIn {
      let paths = reader.paths(under: self[index].folder)
      self[index].generated =
        AssetSymbols(paths, usedBy: self[index].files).code.map { [$0] } ?? []
    }
  }
}
