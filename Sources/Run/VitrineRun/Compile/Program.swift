package import VitrineBase

/// A Today extension's code, compiled.
package struct Program: Sendable {
  /// The executable.
  package var path: String
  /// The library that it stands on, which must be loaded before all others: its clock, random numbers
  /// and queues take the place of theirs.
  var library: String
  /// Where the compiler's own libraries are, which the program and the library need.
  var runtime: String?
  /// Files that were left out since they don't compile and nothing needs them, with their errors.
  package var leftOut: [String] = []
}

/// What is compiled into a program.
package struct ProgramSources: Sendable {
  package var files: [SourceFile]
  package var module: String
  /// Of the language, as `SWIFT_VERSION` has it.
  package var languageVersion: String
  /// The conditions of `#if`.
  package var conditions: [String] = []
  /// The class that is made where there is no storyboard.
  package var principalClass: String?
  /// The file that must compile: the principal class's.
  package var needed: String?
  /// The modules that are compiled before it, each behind those that it imports.
  package var modules: [ModuleSources] = []

  package init(files: [SourceFile], module: String, languageVersion: String) {
    self.files = files
    self.module = module
    self.languageVersion = languageVersion
  }

  /// All files that are compiled, those of the modules first.
  var allFiles: [SourceFile] { modules.flatMap(\.files) + files }

  /// The sources without some files; a module of which nothing is left goes too, and its imports with
  /// it.
  func without(_ paths: Set<String>) -> ProgramSources {
    var sources = self
    sources.files.removeAll { paths.contains($0.path) }
    for index in sources.modules.indices {
      sources.modules[index].files.removeAll { paths.contains($0.path) }
    }
    sources.modules.removeAll(where: \.files.isEmpty)
    return sources
  }

  /// The modules that the files import and that are not there, with the files that need them.
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

/// Why an extension's code isn't run.
package struct CompileFailure: Error, Sendable {
  package var reason: String
  /// The first errors, at the author's lines.
  package var errors: [Diagnostic] = []

  /// Reads the files of a module, in their order.
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
