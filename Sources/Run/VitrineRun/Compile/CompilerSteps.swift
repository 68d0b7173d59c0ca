import VitrineBase
import VitrineImages

/// The steps of the compiler for the units of a program, each of which is done once for the same
/// input.
///
/// A program is compiled file by file: an object is used until its file changes, or the interface of
/// another file. A module is compiled as a unit.
struct CompilerSteps: Sendable {
  /// A unit in its current state.
  struct Unit {
    var build: ProgramBuild
    var index: Int
    var keys: ProgramBuild.Keys
    /// A Boolean value that indicates whether the compiler searches longer for types.
    var isPatient: Bool

    /// The indices of all files.
    var files: [Int] { Array(keys.files.indices) }
  }

  let options: CompilerOptions
  let runs: CompilerRuns
  let objects: ObjectCache

  /// A description of the compiler and its options.
  var identity: String { options.identity }

  /// Compiles a module as a unit.
  func compileModule(_ unit: Unit) throws(Disk.Failure) -> CompilerRuns.Result {
    let results = [
      (key: unit.keys.module + "-interface", name: unit.build.moduleName(of: unit.index)),
      (key: unit.keys.module + "-object", name: unit.build.objectName(of: unit.index)),
    ].map { (key: Digest.hex(of: Array($0.key.utf8)), path: path($0.name)) }
    if try objects.take(results[0].key, to: results[0].path),
      try objects.take(results[1].key, to: results[1].path)
    {
      return CompilerRuns.Result(code: 0, output: "")
    }
    let arguments =
      options.module(isPatient: unit.isPatient) + unit.build.moduleArguments(for: unit.index)
    let key = Self.key([unit.keys.module, "\(unit.isPatient)"])
    let run = try remembered(key) { () throws(Disk.Failure) in
      try unit.build.write(unit.index, to: runs.folder)
      return runs.run(arguments)
    }
    guard run.code == 0, run.failure == nil else { return run }
    for result in results { try objects.add(result.key, from: result.path) }
    return run
  }

  /// Checks the types in some files of a unit.
  func check(_ files: [Int], of unit: Unit) throws(Disk.Failure) -> CompilerRuns.Result {
    let parts = unit.build.checkParts(of: files).map { (files: $0, key: checkKey($0, of: unit)) }
    var results = parts.map { objects.run($0.key) }
    let missing = parts.indices.filter { results[$0] == nil }
    if !missing.isEmpty { try unit.build.write(unit.index, to: runs.folder) }
    let made = runs.run(
      each: missing.map {
        options.check(isPatient: unit.isPatient)
          + unit.build.checkArguments(for: parts[$0].files, in: unit.index)
      })
    for (part, run) in zip(missing, made) {
      results[part] = run
      try objects.add(parts[part].key, run)
    }
    return CompilerRuns.Result(joining: results.compactMap(\.self))
  }

  /// Compiles the program's files whose objects aren't cached, and links the program.
  ///
  /// After a failure all files are checked in fixed parts, so that the messages don't depend on the
  /// cached objects. A check of types misses some errors. Then the compilation's messages count,
  /// which are about files without objects.
  func compile(_ unit: Unit) throws(Disk.Failure) -> CompilerRuns.Result {
    let isBroken = unit.build.checkParts(of: unit.files).contains {
      (objects.run(checkKey($0, of: unit))?.code ?? 0) != 0
    }
    if isBroken { return try check(unit.files, of: unit) }
    let run = try compileFiles(unit)
    if run.failure != nil { return run }
    if run.code == 0 { return runs.run(options.link + unit.build.linkArguments) }
    let check = try check(unit.files, of: unit)
    return check.code == 0 && check.failure == nil ? run : check
  }

  private func compileFiles(_ unit: Unit) throws(Disk.Failure) -> CompilerRuns.Result {
    var missing: [Int] = []
    for file in unit.files
    where try !objects.take(unit.keys.files[file], to: path(unit.build.objectName(ofFile: file))) {
      missing.append(file)
    }
    guard !missing.isEmpty else { return CompilerRuns.Result(code: 0, output: "") }
    try unit.build.write(unit.index, to: runs.folder)
    let parts = unit.build.compileParts(of: missing, processors: Environment.processorCount)
    let made = runs.run(
      each: parts.map {
        options.files(isPatient: unit.isPatient) + unit.build.fileArguments(for: $0)
      })
    for (part, run) in zip(parts, made) where run.code == 0 && run.failure == nil {
      for file in part {
        try objects.add(unit.keys.files[file], from: path(unit.build.objectName(ofFile: file)))
      }
    }
    return CompilerRuns.Result(joining: made)
  }

  /// Returns the result of a run that failed before, or of a new one.
  private func remembered(
    _ key: String, _ run: () throws(Disk.Failure) -> CompilerRuns.Result
  ) throws(Disk.Failure) -> CompilerRuns.Result {
    if let result = objects.run(key), result.code != 0 { return result }
    let result = try run()
    if result.code != 0 { try objects.add(key, result) }
    return result
  }

  private func checkKey(_ part: [Int], of unit: Unit) -> String {
    Self.key(["check", "\(unit.isPatient)"] + part.map { unit.keys.files[$0] })
  }

  private static func key(_ parts: [String]) -> String {
    Digest.hex(of: Array(parts.joined(separator: " ").utf8))
  }

  private func path(_ name: String) -> String { FilePath.join(runs.folder, name) }
}
