import Synchronization
package import VitrineBase
import VitrineImages

/// A compiler of an extension's code, with a cache by content.
///
/// A program's key is the digest of the compiler's inputs: the adapted sources with their paths,
/// those of the modules, the options, and the stamps of the compiler and of the library. Failures
/// are cached like programs.
package struct Compiler: Sendable {
  private let toolchain: Toolchain
  private let cache: ProgramCache
  private let files: Files
  private let policy: Compilation.Policy

  package init(
    _ toolchain: Toolchain, cache: String, _ files: Files, policy: Compilation.Policy = .omitting
  ) {
    self.toolchain = toolchain
    self.policy = policy
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

  /// The number of seconds for a program.
  ///
  /// Typical programs take less than three. A picture never depends on the time: a program that
  /// exceeds the limit is a failure. Extensions with many modules take a minute or two.
  static let secondsLimit = 240
  /// The number of seconds for a package's tests with its modules, which are many more files.
  ///
  /// Each round of omissions compiles a module anew.
  static let testSecondsLimit = 1_800

  /// A lock that ensures that one compiler runs at a time.
  private static let running = Mutex(())

  /// Returns the program for sources, which is compiled if it isn't cached.
  package func program(_ sources: ProgramSources) throws(CompileFailure) -> Program {
    let build = ProgramBuild(sources)
    let options = CompilerOptions(toolchain: toolchain, moduleMap: try moduleMap())
    // The outcome has diagnostics with the paths of the files.
    let key = build.digest(
      [options.identity, policy.rawValue, sources.controller ?? ""] + sources.allFiles.map(\.path))
    return try Self.running.withLock { _ in
      Result { () throws(CompileFailure) in
        if let program = try cached(key) { return program }
        return try compile(sources, build, options, key: key)
      }
    }.get()
  }

  /// Returns a cached program, or throws its cached failure.
  private func cached(_ key: String) throws(CompileFailure) -> Program? {
    guard let outcome = cache.outcome(key) else { return nil }
    if let failure = outcome.failure { throw failure }
    return cache.program(key).map { program($0, outcome.omissions) }
  }

  private func program(_ path: String, _ omissions: [Diagnostic]) -> Program {
    var program = Program(
      path: path, library: toolchain.runner, launcher: toolchain.launcher,
      runtime: toolchain.runtime)
    program.omissions = omissions
    program.symbolizer = toolchain.symbolizer
    return program
  }

  private func compile(
    _ sources: ProgramSources, _ build: ProgramBuild, _ options: CompilerOptions, key: String
  ) throws(CompileFailure) -> Program {
    let work = cache.workFolder(key)
    defer { try? Disk.removeFiles(below: work, ending: [""]) }
    let limit = sources.isTests ? Self.testSecondsLimit : Self.secondsLimit
    let objects = ObjectCache(programs: cache.folder, files)
    let steps = CompilerSteps(
      options: options,
      runs: CompilerRuns(
        toolchain: toolchain, folder: work, deadline: ContinuousClock().now + .seconds(limit),
        limit: limit),
      objects: objects)
    var compilation = Compilation(sources, build, policy: policy, steps: steps)
    var outcome = CompileOutcome()
    do throws(CompileFailure) {
      try makeFolder(work)
      try compilation.compile()
      outcome.omissions = compilation.omissions
    } catch {
      // A failure that the machine caused may not occur again.
      if error.isFinal { throw error }
      (outcome.reason, outcome.errors) = (error.reason, error.errors)
    }
    objects.prune()
    do throws(Disk.Failure) {
      let path = try cache.publish(key, outcome, from: work)
      if outcome.failure == nil { return program(path, outcome.omissions) }
    } catch {
      throw CompileFailure(writing: error)
    }
    throw outcome.failure ?? .tooLong(after: limit)
  }

  private func makeFolder(_ path: String) throws(CompileFailure) {
    do throws(Disk.Failure) {
      try Disk.makeFolder(path)
    } catch {
      throw CompileFailure(writing: error)
    }
  }

  /// The C libraries that the modules depend on.
  ///
  /// The compiler searches for them by name although it doesn't use them, so empty modules replace
  /// them and no headers are needed.
  package static let libraries = [
    "CCage", "CCodecErrors", "CDeflate", "CExpat", "CFreeType", "CFriBidi", "CGlibc", "CHarfBuzz",
    "CJPEG", "CKernels", "CMessageDigest", "COnDemand", "CPNG", "CRelease", "CSandbox", "CXXHash",
    "CYAML",
  ]

  private func moduleMap() throws(CompileFailure) -> String {
    let path = FilePath.join(cache.folder, "libraries.modulemap")
    let text = Self.libraries.map { "module \($0) {}\n" }.joined()
    guard (try? files.read(path)) != Array(text.utf8) else { return path }
    try makeFolder(cache.folder)
    do throws(Disk.Failure) {
      try Disk.write(Array(text.utf8), to: path)
    } catch {
      throw CompileFailure(writing: error)
    }
    return path
  }
}
