import VitrineBase

/// The options of the compiler for each of its steps.
///
/// The code isn't optimized, because a widget's code runs for milliseconds and its author waits for
/// the compiler. The table of lines gives crashes their place.
struct CompilerOptions {
  let toolchain: Toolchain
  /// The file that names the C libraries.
  let moduleMap: String

  /// The limits of the type checker's search: a twentieth of its default steps and memory.
  ///
  /// Broken expressions reach them, each within seconds. In nested builders of views only the limit of
  /// memory ends the search soon: a body that has 900 lines took 54 seconds without it and two with
  /// it, and the errors were the same. Both are raised for expressions that only are long.
  private static func searchLimits(isPatient: Bool) -> [String] {
    isPatient
      ? ["-solver-scope-threshold=600000", "-solver-memory-threshold=100000000"]
      : ["-solver-scope-threshold=50000", "-solver-memory-threshold=25000000"]
  }

  private static let lines = ["-gline-tables-only", "-file-compilation-dir", "."]

  /// Returns the options for a module, which is compiled as a unit.
  func module(isPatient: Bool) -> [String] {
    shared + Self.lines + ["-wmo"]
      + Self.searchLimits(isPatient: isPatient).flatMap { ["-Xfrontend", $0] }
  }

  /// Returns the options for a check of types, which the compiler's driver has no mode for.
  func check(isPatient: Bool) -> [String] {
    frontend("-typecheck", isPatient: isPatient)
  }

  /// Returns the options for files that are compiled one by one.
  func files(isPatient: Bool) -> [String] {
    frontend("-c", isPatient: isPatient) + Self.lines + ["-enable-anonymous-context-mangled-names"]
  }

  /// The options for linking a program.
  var link: [String] {
    [
      "-L", toolchain.library, "-l\(toolchain.name)", "-Xlinker", "-rpath", "-Xlinker",
      toolchain.library, "-use-ld=lld",
    ]
  }

  /// A description on which compiled files depend.
  var identity: String {
    (module(isPatient: false) + files(isPatient: false) + link + [toolchain.stamp])
      .joined(separator: "\n")
  }

  private func frontend(_ action: String, isPatient: Bool) -> [String] {
    ["-frontend", action, "-disable-objc-interop"] + Self.searchLimits(isPatient: isPatient)
      + toolchain.plugins + shared
  }

  /// The options of all steps that read code.
  ///
  /// The LLVM style of messages has one line per message. All modules are one package, because
  /// declarations with the access level `package` need one.
  private var shared: [String] {
    [
      "-Onone", "-suppress-warnings", "-I", toolchain.modules, "-I", ".", "-Xcc",
      "-fmodule-map-file=\(moduleMap)", "-no-color-diagnostics", "-diagnostic-style=llvm",
      "-package-name", "widget",
    ]
  }
}
