package import VitrineBase

/// A compiled Today extension.
package struct Program: Sendable {
  /// The path of the executable.
  package var path: String
  /// The runtime library, which must be loaded first because its clock, random numbers and queues
  /// replace those of other libraries.
  var library: String
  /// The folder of the Swift runtime, which the program and the library need.
  var runtime: String?
  /// The files that don't compile and aren't required, with their errors.
  package var leftOut: [String] = []
}

/// The sources of a program.
package struct ProgramSources: Sendable {
  package var files: [SourceFile]
  package var module: String
  /// The language mode from `SWIFT_VERSION`.
  package var languageVersion: String
  /// The conditions of `#if`.
  package var conditions: [String] = []
  /// The class to instantiate if there is no storyboard.
  package var principalClass: String?
  /// The file of the principal class, which must compile.
  package var needed: String?
  /// The modules that are compiled first, each after its dependencies.
  package var modules: [ModuleSources] = []

  package init(files: [SourceFile], module: String, languageVersion: String) {
    self.files = files
    self.module = module
    self.languageVersion = languageVersion
  }

  /// All compiled files, with those of the modules first.
  var allFiles: [SourceFile] { modules.flatMap(\.files) + files }

  /// Returns the sources without some files.
  ///
  /// An empty module is removed with its imports.
  func without(_ paths: Set<String>) -> ProgramSources {
    var sources = self
    sources.files.removeAll { paths.contains($0.path) }
    for index in sources.modules.indices {
      sources.modules[index].files.removeAll { paths.contains($0.path) }
    }
    sources.modules.removeAll(where: \.files.isEmpty)
    return sources
  }

  /// Returns the missing modules that the files import, with the importing files.
  package func missingModules(_ platform: Set<String>) -> [(module: String, files: [String])] {
    let available = platform.union(modules.map(\.name))
    var missing: [(module: String, files: [String])] = []
    for file in modules.filter({ !$0.isStandIn }).flatMap(\.files) + files {
      for module in file.imports where !available.contains(module) {
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

/// A reason why an extension's code isn't run.
package struct CompileFailure: Error, Sendable {
  package var reason: String
  /// The first errors, located in the author's files.
  package var errors: [Diagnostic] = []

  /// Reads the files of a module in order.
  static func files(
    _ paths: [String], from reader: Files
  ) throws(CompileFailure) -> [SourceFile] {
    do throws(Disk.Failure) {
      return try SourceFile.all(paths, from: reader)
    } catch {
      throw CompileFailure(reason: "\(error.path) cannot be read: \(error.reason)")
    }
  }
}
