package import VitrineBase
import VitrineImages

/// A Today extension's code, compiled; or why it could not be.
package struct Program: Sendable {
  /// The executable.
  package var path: String
  /// The library that it stands on, which must be loaded before all others: its clock, random numbers
  /// and queues take the place of theirs.
  var library: String
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
  /// Folders of stand-ins for modules, each named for its module.
  package var stubs: [String] = []

  package init(files: [SourceFile], module: String, languageVersion: String) {
    self.files = files
    self.module = module
    self.languageVersion = languageVersion
  }

  /// The modules that the files import and that are not there, with the files that need them.
  package func missingModules(_ available: Set<String>) -> [(module: String, files: [String])] {
    var missing: [(module: String, files: [String])] = []
    for file in files {
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
}
