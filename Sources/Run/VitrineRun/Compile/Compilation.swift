import VitrineBase

/// The compilation of one program: module by module, each in rounds that leave out code that
/// doesn't compile.
package struct Compilation {
  /// The code that doesn't compile is left out, or refused.
  package enum Policy: String, Sendable { case omitting, strict }

  /// A run of the compiler.
  struct Run {
    var code: Int32
    var output: String
    /// The reason why the code isn't to blame for the result, or nil.
    var failure: CompileFailure?
  }

  private var sources: ProgramSources
  private var build: ProgramBuild
  private let folder: String
  private let policy: Policy
  private let run: ([String]) -> Run
  /// The omissions of finished modules, and notes about modules that are left out.
  private(set) var omissions: [Diagnostic] = []

  init(
    _ sources: ProgramSources, _ build: ProgramBuild, in folder: String, policy: Policy,
    run: @escaping ([String]) -> Run
  ) {
    self.sources = sources
    self.build = build
    self.folder = folder
    self.policy = policy
    self.run = run
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

  /// The options of a compiler that searches longer for the types of an expression.
  private static let patientOptions = ["-Xfrontend", "-solver-scope-threshold=600000"]

  /// Compiles a module in rounds.
  private mutating func compile(_ index: Int) throws(CompileFailure) {
    let unit = build.units[index]
    var files = unit.files.map(FileOmissions.init)
    var first: [CompilerMessage] = []
    var rest: CompilerMessage?
    var isPatient = false
    for round in 0...OmissionRound.limit {
      try write(index)
      let outcome = run(
        build.arguments(for: index, in: folder) + (isPatient ? Self.patientOptions : []))
      if let failure = outcome.failure { throw failure }
      if outcome.code == 0 {
        let text = OmissionText(
          files, missing: sources.missingModules(sources.platform).map(\.module))
        omissions += text.diagnostics
        return
      }
      var errors = CompilerMessage.errors(in: outcome.output, files: build.names.paths)
      guard !errors.isEmpty else {
        throw CompileFailure(reason: "the compiler failed: \(outcome.output.prefix(2000))")
      }
      if unit.isStandIn { throw failure(errors, "the stand-in for \(unit.name) doesn't compile") }
      if round == 0 {
        first = errors
        if let reason = OlderSwift.reason(unit.files) { throw CompileFailure(reason: reason) }
      }
      // An expression that is only long gets a longer search, but not before the broken ones,
      // which would use all of it, are left out.
      if !isPatient, policy == .omitting {
        let others = errors.filter { !$0.isUnfinishedSearch }
        isPatient = others.isEmpty
        if isPatient { continue }
        errors = others
      }
      let level = OmissionRound(
        level: OmissionRound.Level(round: round),
        needed: index == build.units.count - 1 ? sources.controller : nil)
      guard policy == .omitting, round < OmissionRound.limit,
        level.leaveOut(places(of: errors, in: index), of: &files)
      else {
        rest = errors.first
        break
      }
      build.replace(files.map(\.remainder), ofUnit: index)
    }
    let isProgram = index == build.units.count - 1
    var reason = isProgram ? "the extension's code doesn't compile" : "it doesn't compile"
    if let rest, !isProgram { reason += "; the compiler says: \(rest.text)" }
    throw failure(first, OlderSwift.laterReason(unit.files) ?? reason)
  }

  private func write(_ index: Int) throws(CompileFailure) {
    do throws(Disk.Failure) {
      try build.write(index, to: folder)
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
    of errors: [CompilerMessage], in index: Int
  ) -> [(message: CompilerMessage, file: Int, place: SourceMap.Place)] {
    let unit = build.units[index]
    return errors.compactMap { error in
      guard let number = unit.files.firstIndex(where: { $0.path == error.file }),
        let place = unit.maps[number].place(line: error.line, column: error.column)
      else { return nil }
      return (error, number, place)
    }
  }
}
