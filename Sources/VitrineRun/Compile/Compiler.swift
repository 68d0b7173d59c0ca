package import VitrineBase
import VitrineImages

/// Compiles an extension's code, once for each content of it.
package struct Compiler: Sendable {
  private let toolchain: Toolchain
  /// Where compiled programs are kept.
  private let cache: String
  private let files: Files

  package init(_ toolchain: Toolchain, cache: String, _ files: Files) {
    self.toolchain = toolchain
    self.cache = cache
    self.files = files
    files.allow(cache)
  }

  /// The folder of the user's cache.
  package static var defaultCache: String? {
    if let folder = Toolchain.variable("VITRINE_CACHE"), !folder.isEmpty {
      return FilePath.join(folder, "run")
    }
    if let folder = Toolchain.variable("XDG_CACHE_HOME"), folder.hasPrefix("/") {
      return FilePath.join(folder, "vitrine/run")
    }
    return Toolchain.variable("HOME").map { FilePath.join($0, ".cache/vitrine/run") }
  }

  private static let errorLimit = 3
  private static let attempts = 4

  /// The program of some sources: from the cache, or compiled now.
  package func program(_ sources: ProgramSources) throws(CompileFailure) -> Program {
    var sources = sources
    var leftOut: [String] = []
    var first: [Diagnostic] = []
    for _ in 0..<Self.attempts {
      let outcome = try attempt(sources)
      if case .program(let path) = outcome {
        return Program(path: path, library: toolchain.runner, leftOut: leftOut)
      }
      guard case .errors(let errors) = outcome else { break }
      if first.isEmpty {
        first = errors.prefix(Self.errorLimit).map { diagnostic($0, sources) }
      }
      let broken = Set(errors.compactMap(\.file)).map { sources.files[$0].path }
      let isOwn = broken.contains { $0 == sources.needed } || sources.needed == nil
      guard !isOwn, !broken.isEmpty, broken.count < sources.files.count else { break }
      leftOut += broken.sorted()
      sources.files.removeAll { broken.contains($0.path) }
    }
    throw CompileFailure(reason: "the extension's code doesn't compile", errors: first)
  }

  private func diagnostic(_ error: CompilerMessage, _ sources: ProgramSources) -> Diagnostic {
    let place = error.file.map {
      SourceLocation(file: sources.files[$0].path, line: error.line, column: error.column)
    }
    return Diagnostic(.error, "compile", error.text, at: place)
  }

  private enum Outcome {
    case program(String)
    case errors([CompilerMessage])
  }

  private func attempt(_ sources: ProgramSources) throws(CompileFailure) -> Outcome {
    let modules = Toolchain.modules.union(sources.stubs.map { FilePath.name(of: $0) })
    let texts = SourceAdapter(sources.files, modules: modules).adapted()
    let main = Self.main(sources)
    let options = try options(sources)
    var content = [UInt8]()
    for part in texts + [Array(main.utf8)] { content += Array("\(part.count) ".utf8) + part }
    for path in sources.stubs.flatMap(self.files(ofStub:)) {
      content += Array("\(path) ".utf8) + ((try? files.read(path)) ?? [])
    }
    content += Array((options + [toolchain.stamp]).joined(separator: "\n").utf8)
    let folder = FilePath.join(cache, Digest.hex(of: content))
    let program = FilePath.join(folder, "Widget")
    if files.exists(program) { return .program(program) }
    let build = folder + ".build"
    do throws(Disk.Failure) {
      try Disk.makeFolder(folder)
      try Disk.makeFolder(build)
      for (index, text) in texts.enumerated() {
        try Disk.write(text, to: FilePath.join(build, Self.name(index)), isDurable: false)
      }
      try Disk.write(
        Array(main.utf8), to: FilePath.join(build, "main.swift"), isDurable: false)
    } catch {
      throw CompileFailure(reason: "\(error.path) cannot be written: \(error.reason)")
    }
    defer { try? Disk.removeFiles(below: build, ending: [""]) }
    let stubs = try compileStubs(sources.stubs, options, in: build)
    let names = (0..<texts.count).map { FilePath.join(build, Self.name($0)) }
    let target = FilePath.join(build, "Widget")
    let outcome = run(
      options + stubs + names + [FilePath.join(build, "main.swift"), "-o", target], in: build)
    guard outcome.code == 0 else {
      let errors = CompilerMessage.errors(in: outcome.output, count: texts.count, name: Self.name)
      guard !errors.isEmpty else {
        throw CompileFailure(reason: "the compiler failed: \(outcome.output.prefix(2000))")
      }
      return .errors(errors)
    }
    do throws(Disk.Failure) {
      try Disk.rename(target, to: program)
    } catch {
      throw CompileFailure(reason: "\(error.path) cannot be written: \(error.reason)")
    }
    return .program(program)
  }

  static func name(_ index: Int) -> String { "source\(index).swift" }

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

  private func files(ofStub folder: String) -> [String] {
    files.paths(under: folder).filter { FilePath.suffix(of: $0) == "swift" }
  }

  /// Compiles the stand-ins for modules, in their order; what links them in.
  private func compileStubs(
    _ stubs: [String], _ options: [String], in build: String
  ) throws(CompileFailure) -> [String] {
    var linked: [String] = stubs.isEmpty ? [] : ["-I", build]
    for folder in stubs {
      let module = FilePath.name(of: folder)
      let files = self.files(ofStub: folder)
      guard !files.isEmpty else {
        throw CompileFailure(reason: "\(folder) has no Swift files to stand in for \(module)")
      }
      let object = FilePath.join(build, "\(module).o")
      var arguments = options
      // The options begin with the extension's own module name.
      arguments[1] = module
      arguments += ["-I", build, "-parse-as-library", "-emit-module", "-emit-module-path"]
      arguments += [FilePath.join(build, "\(module).swiftmodule"), "-c", "-o", object]
      let outcome = run(arguments + files.map(Disk.absolute), in: build)
      guard outcome.code == 0 else {
        let line = outcome.output.split(separator: "\n").first { $0.contains("error:") } ?? ""
        throw CompileFailure(reason: "the stand-in for \(module) doesn't compile: \(line)")
      }
      linked.append(object)
    }
    return linked
  }

  /// The program's main file.
  private static func main(_ sources: ProgramSources) -> String {
    let lists = sources.files.indices.map { "vitrineClasses\($0)()" }.joined(separator: " + ")
    let make = sources.principalClass.map { "[\"\($0)\": { \($0)() }]" } ?? "[:]"
    return "import VitrineRunner\nrunExtension { ExtensionClasses("
      + "\(lists.isEmpty ? "[]" : lists), make: \(make)) }\n"
  }

  /// The C libraries under the modules, which the compiler looks for by name though nothing of them is
  /// used: they stand there empty, so that no library's headers are needed.
  package static let libraries = [
    "CDeflate", "CFiles", "CFreeType", "CFriBidi", "CHTTPClient", "CHTTPServer", "CHarfBuzz",
    "CJPEG", "CMessageDigest", "CMicroHTTPD", "CPDF", "CPNG", "CSandbox", "CShims", "CXML",
    "CXXHash",
  ]

  private func moduleMap() throws(CompileFailure) -> String {
    let path = FilePath.join(cache, "libraries.modulemap")
    let text = Self.libraries.map { "module \($0) {}\n" }.joined()
    guard (try? files.read(path)) != Array(text.utf8) else { return path }
    do throws(Disk.Failure) {
      try Disk.makeFolder(cache)
      try Disk.write(Array(text.utf8), to: path)
    } catch {
      throw CompileFailure(reason: "\(error.path) cannot be written: \(error.reason)")
    }
    return path
  }

  private func options(_ sources: ProgramSources) throws(CompileFailure) -> [String] {
    var options = [
      "-module-name", sources.module, "-swift-version", sources.languageVersion, "-Onone", "-wmo",
      "-suppress-warnings", "-I", toolchain.modules, "-Xcc",
      "-fmodule-map-file=\(try moduleMap())", "-L", toolchain.library, "-lVitrineRunner",
      "-Xlinker", "-rpath", "-Xlinker", toolchain.library, "-use-ld=lld", "-no-color-diagnostics",
      "-diagnostic-style=llvm",
    ]
    options += sources.conditions.flatMap { ["-D", $0] }
    return options
  }
}
