package import VitrineBase

/// A compiled Today extension.
package struct Program: Sendable {
  /// The path of the executable.
  package var path: String
  /// The runtime library, which must be loaded first because its clock, random numbers and queues
  /// replace those of other libraries.
  var library: String
  /// The launcher, which confines the program.
  var launcher: String
  /// The folder of the Swift runtime, which the program and the library need.
  var runtime: String?
  /// The compiler's reader of the program's table of lines, or nil if it is missing.
  var symbolizer: String?
  /// A warning for each piece of code that is left out, because it doesn't compile.
  package var omissions: [Diagnostic] = []
}

/// The sources of a program.
package struct ProgramSources: Sendable {
  package var files: [SourceFile]
  package var module: String
  package var language: LanguageMode
  /// The conditions of `#if`.
  package var conditions: [String] = []
  /// The controller's class, which must compile.
  package var controller: String?
  /// The class to instantiate if there is no storyboard.
  package var principalClass: String?
  /// A Boolean value that indicates whether the files are those of a WidgetKit extension, which
  /// registers its widgets and previews.
  package var isWidgetKit = false
  /// A Boolean value that indicates whether the files are snapshot tests, which are listed.
  package var isTests = false
  /// Further code of the program, such as Xcode generates from resources.
  package var generated: [String] = []
  /// The modules that are compiled first, each after its dependencies.
  package var modules: [ModuleSources] = []

  package init(files: [SourceFile], module: String, language: LanguageMode) {
    self.files = files
    self.module = module
    self.language = language
  }

  /// The folder of the project, to which `#file` is relative.
  package var project = ""

  /// The modules that the files can import without a source.
  var platform: Set<String> {
    isTests ? Toolchain.modules.union(Toolchain.testModules) : Toolchain.modules
  }

  /// The names of the files.
  var names: SourceNames { SourceNames(allFiles.map(\.path), in: project) }

  /// All compiled files, with those of the modules first.
  var allFiles: [SourceFile] { modules.flatMap(\.files) + files }

  /// Returns the sources without a module, which becomes a missing one.
  func without(_ module: String) -> ProgramSources {
    var sources = self
    sources.modules.removeAll { $0.name == module }
    return sources
  }

  /// Returns the missing modules that the files import, with the importing files.
  package func missingModules(_ platform: Set<String>) -> [(module: String, files: [String])] {
    let available = platform.union(modules.map(\.name))
    var missing: [(module: String, files: [String])] = []
    for file in modules.filter({ !$0.isStandIn }).flatMap(\.files) + files {
      for module in file.imports
      where !available.contains(module) && !file.guardedImports.contains(module) {
        if let place = missing.firstIndex(where: { $0.module == module }) {
          missing[place].files.append(file.path)
        } else {
          missing.append((module, [file.path]))
        }
      }
    }
    return missing
  }
}
