import Vitrine
package import VitrineBase
import VitrineImport
import VitrineProject
import VitrineWire

/// The snapshot tests of a target, which are compiled with this package's modules.
///
/// Each test runs in a process of its own, in the cage of widgets, so that a crash ends one test.
package struct SnapshotRun: Sendable {
  /// The names of the tests that can be run.
  package let tests: [String]
  /// The tests that can't be run, with the reasons.
  package let skipped: [(name: String, reason: String)]
  /// A warning for each piece of code that is left out.
  package let omissions: [Diagnostic]
  private let program: Program
  private let target: SnapshotTarget
  /// The variables that choose the simulated device.
  package var device: [String: String] = [:]

  /// Compiles the tests of a target.
  package init(
    _ target: SnapshotTarget, stubs: [String], from files: Files
  ) throws(CompileFailure) {
    self.target = target
    var sources = ProgramSources(
      files: try target.sourceFiles(from: files),
      module: ExtensionRun.moduleName(target.name),
      language: LanguageMode(target.settings))
    sources.project = target.folder
    sources.isTests = true
    sources.conditions = LanguageMode.conditions(of: target.settings).filter { $0 != "DEBUG" }
    sources.conditions.append("DEBUG")
    for folder in stubs {
      sources.modules.append(
        try ModuleSources.standIn(folder, language: .five, from: files))
    }
    sources.modules += try ModuleSources.all(
      ofProject: target.project, forTests: true, importedBy: sources.files,
      except: Toolchain.modules.union(Toolchain.testModules).union(sources.modules.map(\.name)),
      from: files
    ).reached(from: sources.files)
    sources.modules.addAssetSymbols(from: files)
    let registrations = sources.files.enumerated().map { TestRegistration($1, number: $0) }
    let all = registrations.flatMap(\.tests)
    program = try Self.compile(sources, files)
    omissions = program.omissions
    let omitted = Set(omissions.flatMap { $0.omittedTests })
    var runnable: [String] = []
    var skipped: [(name: String, reason: String)] = []
    for test in all {
      if let obstacle = test.obstacle {
        skipped.append((test.name, obstacle))
      } else if omitted.contains(test.method) {
        skipped.append((test.name, "it doesn't compile"))
      } else {
        runnable.append(test.name)
      }
    }
    tests = runnable
    self.skipped = skipped
  }

  private static func compile(
    _ sources: ProgramSources, _ files: Files
  ) throws(CompileFailure) -> Program {
    let toolchain: Toolchain
    do throws(Toolchain.Failure) {
      toolchain = try Toolchain.find(library: Toolchain.testLibrary)
    } catch {
      throw CompileFailure(reason: error.reason)
    }
    guard let cache = Compiler.defaultCache else {
      throw CompileFailure(reason: "HOME isn't set, so there is no place for compiled code")
    }
    return try Compiler(toolchain, cache: cache, files).program(sources)
  }

  /// The result of one test.
  package struct Outcome: Sendable {
    /// The snapshots by the paths of their references.
    package var taken: [(path: String, bytes: [UInt8])] = []
    /// The failures, as sentences.
    package var failures: [String] = []
  }

  /// Runs a test in the cage.
  package func run(_ test: String) -> Outcome {
    do {
      let scratch = try ScratchFolder(resources: [])
      defer { scratch.remove() }
      let process = SnapshotProcess(
        program: program, folder: target.folder, scratch: scratch, device: device)
      return try process.run(test)
    } catch let failure as Disk.Failure {
      return Outcome(failures: ["\(failure.path) cannot be written: \(failure.reason)"])
    } catch {
      return Outcome(failures: ["\(error)"])
    }
  }
}

extension Diagnostic {
  /// The names of the methods and functions that a warning reports as left out.
  fileprivate var omittedTests: [String] {
    guard code == "left-out", message.contains("is left out") else { return [] }
    let head = message.prefix { $0 != "(" }
    guard let name = head.split(separator: " ").last, !message.hasPrefix("a statement") else {
      return []
    }
    return [String(name)]
  }
}
