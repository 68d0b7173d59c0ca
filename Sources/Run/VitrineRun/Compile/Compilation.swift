import VitrineBase
import VitrineProject

/// The compilation of one program: module by module, each in rounds that leave out code that
/// doesn't compile.
///
/// After a failure only types are checked, and only in the files that had errors, until they have
/// no more. This takes a fraction of the time, and the compilation that follows sees all files.
package struct Compilation {
  /// The code that doesn't compile is left out, or refused.
  package enum Policy: String, Sendable { case omitting, strict }

  private var sources: ProgramSources
  private var build: ProgramBuild
  private let policy: Policy
  private let steps: CompilerSteps
  /// The keys of the finished modules.
  private var finished: [String] = []
  /// The digests of interfaces by text.
  private var interfaces: [[UInt8]: String] = [:]
  /// The omissions of finished modules, and notes about modules that are left out.
  private(set) var omissions: [Diagnostic] = []

  init(
    _ sources: ProgramSources, _ build: ProgramBuild, policy: Policy, steps: CompilerSteps
  ) {
    self.sources = sources
    self.build = build
    self.policy = policy
    self.steps = steps
  }

  /// Compiles all modules and then the program.
  mutating func compile() throws(CompileFailure) {
    var index = 0
    while index < build.units.count {
      let unit = build.units[index]
      let isProgram = index == build.units.count - 1
      do throws(CompileFailure) {
        try compile(index)
        index += 1
      } catch {
        guard !isProgram, !unit.isStandIn, policy == .omitting, !error.isFinal else { throw error }
        // The files of finished modules are already compiled, so only their names matter.
        omissions.append(
          Diagnostic(
            .warning, "left-out", "the module \(unit.name) is left out, because \(error.reason)",
            at: unit.files.first.map { SourceLocation(file: $0.path) }))
        sources = sources.without(unit.name)
        build = ProgramBuild(sources)
      }
    }
  }

  /// Compiles a module in rounds.
  private mutating func compile(_ index: Int) throws(CompileFailure) {
    let unit = build.units[index]
    var files = unit.files.map(FileOmissions.init)
    var first: [CompilerMessage] = []
    var rest: CompilerMessage?
    // Without omissions, nothing else could make an expression that only is long compile.
    var search = TypeSearch(isLong: policy == .strict)
    // These files are checked; nil means that the module is compiled.
    var suspects = firstSuspects(index)
    // Pieces grow from the start on, until the suspects have no errors.
    var (round, start) = (0, 0)
    while true {
      let outcome = try run(index, suspects, isPatient: search.isLong)
      if let failure = outcome.failure { throw failure }
      if outcome.code == 0 {
        if suspects != nil {
          suspects = nil
          start = round
          continue
        }
        let text = OmissionText(
          files, missing: sources.missingModules(sources.platform).map(\.module))
        omissions += text.diagnostics
        finished.append(keys(of: index).module)
        return
      }
      var errors = CompilerMessage.errors(in: outcome.output, files: build.names.paths)
      guard !errors.isEmpty else {
        throw CompileFailure(reason: "the compiler failed: \(outcome.output.prefix(2000))")
      }
      if unit.isStandIn { throw failure(errors, "the stand-in for \(unit.name) doesn't compile") }
      if first.isEmpty {
        first = errors
        if let reason = OlderSwift.reason(unit.files) { throw CompileFailure(reason: reason) }
      }
      if policy == .omitting {
        guard let broken = search.broken(among: errors) else { continue }
        errors = broken
      }
      let level = OmissionRound(
        level: OmissionRound.Level(round: round - start),
        needed: index == build.units.count - 1 ? sources.controller : nil)
      let places = places(of: errors, in: index, files)
      guard policy == .omitting, round < OmissionRound.limit, level.leaveOut(places, of: &files)
      else {
        rest = errors.first
        break
      }
      build.replace(files.map(\.remainder), ofUnit: index)
      search.isLong = false
      suspects = Set(places.map(\.file)).sorted()
      round += 1
    }
    let reason =
      OlderSwift.laterReason(unit.files) ?? self.reason(ofUnit: index, first: first, last: rest)
    throw failure(first, reason)
  }

  /// Returns why a module doesn't compile.
  ///
  /// The first errors of a program are listed, so only a later one is new.
  private func reason(
    ofUnit index: Int, first: [CompilerMessage], last: CompilerMessage?
  ) -> String {
    let isProgram = index == build.units.count - 1
    let reason = isProgram ? "the extension's code doesn't compile" : "it doesn't compile"
    guard let last, !isProgram || !first.contains(where: { $0.text == last.text }) else {
      return reason
    }
    return reason + "; the compiler says: \(last.text)"
  }

  /// Returns all files of a module that imports a missing one, or nil.
  ///
  /// Such a module has errors, and parts of it are checked at a time.
  private func firstSuspects(_ index: Int) -> [Int]? {
    let unit = build.units[index]
    let known = sources.platform.union(Toolchain.standIns)
    let isMissing = sources.missingModules(known).contains { missing in
      missing.files.contains { path in unit.files.contains { $0.path == path } }
    }
    return isMissing && policy == .omitting && !unit.isStandIn ? Array(unit.files.indices) : nil
  }

  private mutating func keys(of index: Int) -> ProgramBuild.Keys {
    build.keys(
      of: index, identity: steps.identity, after: finished, interfaces: &interfaces)
  }

  /// Compiles a module, or checks the types in some of its files.
  private mutating func run(
    _ index: Int, _ suspects: [Int]?, isPatient: Bool
  ) throws(CompileFailure) -> CompilerRuns.Result {
    do throws(Disk.Failure) {
      let keys = keys(of: index)
      let unit = CompilerSteps.Unit(build: build, index: index, keys: keys, isPatient: isPatient)
      if let suspects { return try steps.check(suspects, of: unit) }
      return try index < build.units.count - 1 ? steps.compileModule(unit) : steps.compile(unit)
    } catch {
      throw CompileFailure(writing: error)
    }
  }

  private func failure(_ errors: [CompilerMessage], _ reason: String) -> CompileFailure {
    CompileFailure(
      reason: reason,
      errors: errors.map { error in
        let place = error.file.map {
          SourceLocation(file: $0, line: error.line, column: error.column)
        }
        return Diagnostic(.error, "compile", error.reason() ?? error.text, at: place)
      })
  }

  /// Returns the errors in the author's files, with their places before the adaptation.
  private func places(
    of errors: [CompilerMessage], in index: Int, _ files: [FileOmissions]
  ) -> [(message: CompilerMessage, file: Int, place: SourceMap.Place)] {
    let unit = build.units[index]
    return errors.compactMap { error in
      if let copied = error.copied, let (number, place) = Self.place(of: copied, files) {
        return (error, number, place)
      }
      guard let number = unit.files.firstIndex(where: { $0.path == error.file }),
        let place = unit.maps[number].place(line: error.line, column: error.column)
      else { return nil }
      return (error, number, place)
    }
  }

  /// Returns the place of a property that a macro copied with an error.
  ///
  /// The compiler names the property and abbreviates its types, so a property of another type is
  /// taken if the file with such macros has no better one.
  private static func place(
    of copied: CompilerMessage.CopiedProperty, _ files: [FileOmissions]
  ) -> (file: Int, place: SourceMap.Place)? {
    var other: (file: Int, place: SourceMap.Place)?
    for (number, file) in files.enumerated() {
      for (index, piece) in file.pieces.enumerated()
      where piece.kind == .property && piece.name == copied.name && file.omitted[index] == nil {
        guard let parent = piece.parent else { continue }
        let body = file.pieces.indices.last {
          file.pieces[$0].parent == index && file.pieces[$0].kind == .body
            && file.omitted[$0] == nil
        }
        let range = body.map { file.pieces[$0].range } ?? piece.range
        let place = SourceMap.Place(offset: range.lowerBound, isInserted: false)
        if copied.isMember(of: file.pieces[parent].name) { return (number, place) }
        let words: Set<String> = ["Observable", "Model"]
        if other == nil, file.file.tokens.contains(where: { words.contains($0.text) }) {
          other = (number, place)
        }
      }
    }
    return other
  }
}
