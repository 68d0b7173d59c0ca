import Synchronization
package import VitrineBase
import VitrineImages

/// A compiler of an extension's code, with a cache by content.
///
/// A program's key is the digest of the compiler's inputs: the adapted sources with their paths,
/// those of the modules, the options, and the stamps of the compiler and of the library. Failures
/// are cached as long as the process lives, so that a preview with several panes calls the compiler
/// once per save.
package struct Compiler: Sendable {
  private let toolchain: Toolchain
  private let cache: ProgramCache
  private let files: Files

  package init(_ toolchain: Toolchain, cache: String, _ files: Files) {
    self.toolchain = toolchain
    self.cache = ProgramCache(folder: cache, files)
    self.files = files
    files.allow(cache)
  }

  /// The folder of the user's cache.
  package static var defaultCache: String? {
    if let folder = Environment.process["VITRINE_CACHE"] {
      return FilePath.join(folder, "run")
    }
    if let folder = Environment.process["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      return FilePath.join(folder, "vitrine/run")
    }
    return Environment.process["HOME"].map { FilePath.join($0, ".cache/vitrine/run") }
  }

  /// The number of errors that are shown, because the first ones cause most of the others.
  private static let errorLimit = 3
  /// The number of attempts.
  ///
  /// Leaving out a file may break another one, so the compilation is repeated.
  private static let attempts = 6

  /// The failures in this process, by key.
  ///
  /// The lock also ensures that one compiler runs at a time.
  private static let failures = Mutex<[String: [CompilerMessage]]>([:])

  /// Returns the program for sources, which is compiled if it isn't cached.
  package func program(_ sources: ProgramSources) throws(CompileFailure) -> Program {
    var sources = sources
    var leftOut: [String] = []
    var first: [Diagnostic] = []
    for _ in 0..<Self.attempts {
      let outcome = try Self.failures.withLock { failures in
        Result { () throws(CompileFailure) in try attempt(sources, &failures) }
      }.get()
      guard case .errors(let errors) = outcome else {
        if case .program(let path) = outcome {
          return Program(
            path: path, library: toolchain.runner, runtime: toolchain.runtime, leftOut: leftOut)
        }
        break
      }
      if first.isEmpty { first = errors.prefix(Self.errorLimit).map(Self.diagnostic) }
      let broken = Set(errors.compactMap(\.file))
      guard !broken.isEmpty, let needed = sources.needed, !broken.contains(needed) else { break }
      leftOut += broken.sorted()
      sources = sources.without(broken)
    }
    throw CompileFailure(reason: "the extension's code doesn't compile", errors: first)
  }

  private static func diagnostic(_ error: CompilerMessage) -> Diagnostic {
    let place = error.file.map {
      SourceLocation(file: $0, line: error.line, column: error.column)
    }
    return Diagnostic(.error, "compile", error.text, at: place)
  }

  private enum Outcome {
    case program(String)
    case errors([CompilerMessage])
  }

  private func attempt(
    _ sources: ProgramSources, _ failures: inout [String: [CompilerMessage]]
  ) throws(CompileFailure) -> Outcome {
    let build = ProgramBuild(sources)
    let options = try options()
    let key = build.digest(options + [toolchain.stamp])
    if let errors = failures[key] { return .errors(errors) }
    if let program = cache.program(key) { return .program(program) }
    let work = cache.workFolder(key)
    defer { try? Disk.removeFiles(below: work, ending: [""]) }
    do throws(Disk.Failure) {
      try Disk.makeFolder(work)
      try build.write(to: work)
    } catch {
      throw CompileFailure(reason: "\(error.path) cannot be written: \(error.reason)")
    }
    for step in build.steps(in: work) {
      let outcome = run(options + step.arguments, in: work)
      guard outcome.code != 0 else { continue }
      if outcome.output.contains("compiled with Swift"),
        outcome.output.contains("cannot be imported")
      {
        throw CompileFailure(reason: toolchain.wrongVersion)
      }
      let paths = Set(sources.allFiles.map(\.path))
      let errors = CompilerMessage.errors(in: outcome.output, paths: paths)
      guard !errors.isEmpty else {
        throw CompileFailure(reason: "the compiler failed: \(outcome.output.prefix(2000))")
      }
      if let name = step.standIn {
        throw CompileFailure(
          reason: "the stand-in for \(name) doesn't compile",
          errors: errors.prefix(Self.errorLimit).map(Self.diagnostic))
      }
      failures[key] = errors
      return .errors(errors)
    }
    do throws(Disk.Failure) {
      return .program(try cache.publish(key, from: work))
    } catch {
      throw CompileFailure(reason: "\(error.path) cannot be written: \(error.reason)")
    }
  }

  private func run(_ arguments: [String], in folder: String) -> (code: Int32, output: String) {
    var process = ChildProcess(path: toolchain.compiler, arguments: arguments)
    process.environment = ["TMPDIR": folder]
    do throws(ChildProcess.Failure) {
      let outcome = try process.run()
      return (outcome.code, outcome.errors + outcome.output)
    } catch {
      return (1, error.reason)
    }
  }

  /// The C libraries that the modules depend on.
  ///
  /// The compiler searches for them by name although it doesn't use them, so empty modules replace
  /// them and no headers are needed.
  package static let libraries = [
    "CCodecErrors", "CDeflate", "CFreeType", "CFriBidi", "CGlibc", "CHarfBuzz", "CJPEG", "CKernels",
    "CMessageDigest", "COnDemand", "CPNG", "CSandbox", "CXML", "CXXHash",
  ]

  private func moduleMap() throws(CompileFailure) -> String {
    let path = FilePath.join(cache.folder, "libraries.modulemap")
    let text = Self.libraries.map { "module \($0) {}\n" }.joined()
    guard (try? files.read(path)) != Array(text.utf8) else { return path }
    do throws(Disk.Failure) {
      try Disk.makeFolder(cache.folder)
      try Disk.write(Array(text.utf8), to: path)
    } catch {
      throw CompileFailure(reason: "\(error.path) cannot be written: \(error.reason)")
    }
    return path
  }

  /// Returns the options for every module.
  ///
  /// Modules are compiled as a unit without optimization, because a widget's code runs for
  /// milliseconds and its author waits for the compiler. The LLVM style of messages has one line
  /// per message.
  private func options() throws(CompileFailure) -> [String] {
    [
      "-Onone", "-wmo", "-suppress-warnings", "-I", toolchain.modules, "-Xcc",
      "-fmodule-map-file=\(try moduleMap())", "-L", toolchain.library, "-lVitrineRunner",
      "-Xlinker", "-rpath", "-Xlinker", toolchain.library, "-use-ld=lld", "-no-color-diagnostics",
      "-diagnostic-style=llvm",
    ]
  }
}
