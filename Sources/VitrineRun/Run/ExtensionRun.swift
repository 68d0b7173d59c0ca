package import Vitrine
package import VitrineBase
import VitrineImport
import VitrineProject

/// Runs a Today extension's own code in place of what its storyboard says alone.
package struct ExtensionRun: Sendable {
  package struct Options: Sendable {
    /// Folders with stand-ins for modules, each named for its module.
    package var stubs: [String] = []
    package var fontFolders: [String] = []
    package var world = RunWorld()

    package init() {}
  }

  /// The widget as its code shows it; drawn from its file alone where the code can't be run.
  package private(set) var widget: Widget
  /// What the user should know of it: what is missing, left out or can't be run.
  package private(set) var diagnostics: [Diagnostic] = []
  /// Whether the code is run.
  package var isRun: Bool { widget.running != nil }

  package init(_ widget: Widget, _ options: Options, from files: Files) {
    self.widget = widget
    do throws(CompileFailure) {
      try prepare(options, files)
    } catch {
      diagnostics += error.errors
      diagnostics.append(
        Diagnostic(
          .warning, "not-run", "\(error.reason), so the storyboard alone is drawn",
          at: SourceLocation(file: widget.path)))
    }
    self.widget.runDiagnostics = diagnostics
  }

  private mutating func prepare(_ options: Options, _ files: Files) throws(CompileFailure) {
    guard case .interface(let document, let scene, let found) = widget.source else {
      throw CompileFailure(reason: "a widget document has no code")
    }
    if document.isForMac || found.project?.platform == .macOS {
      throw CompileFailure(reason: "widgets of macOS can't be run")
    }
    var sources = try Self.sources(found, files)
    let controller =
      found.interface == nil
      ? found.project?.principalClass
      : document.controllerClass(ofScene: scene) ?? found.project?.principalClass
    sources.needed =
      sources.files.first { file in
        file.classes.contains {
          $0.end != nil && ($0.name == controller || $0.otherName == controller)
        }
      }?.path
    if let controller, sources.needed == nil {
      throw CompileFailure(
        reason: "the extension's Swift files have no class \(controller)")
    }
    let isStoryboard = found.interface.map { FilePath.suffix(of: $0) == "storyboard" } ?? false
    if !isStoryboard { sources.principalClass = controller }
    sources.stubs = options.stubs
    noteMissing(sources, options)
    let program = try compile(sources, files)
    for path in program.leftOut {
      diagnostics.append(
        Diagnostic(
          .warning, "left-out", "the file doesn't compile and is left out",
          at: SourceLocation(file: path)))
    }
    var process = WidgetProcess(program: program, title: found.displayName)
    process.storyboard = isStoryboard ? found.interface : nil
    process.principalClass = controller
    process.folders = Self.folders(found)
    process.resources = found.project?.resources ?? files.paths(under: found.home)
    process.options = options
    process.options.world = ((try? found.content.get()) ?? StandInContent()).world
    process.sources = sources.files.map(\.path)
    process.fontFiles = widget.fontFiles
    process.path = widget.path
    let runner = process
    widget.running = ViewProgram(title: found.displayName, icon: found.icon) {
      variant, files throws(RenderError) in try runner.views(for: variant, from: files)
    }
  }

  private func compile(
    _ sources: ProgramSources, _ files: Files
  ) throws(CompileFailure) -> Program {
    let toolchain: Toolchain
    do throws(Toolchain.Failure) {
      toolchain = try Toolchain.find()
    } catch {
      throw CompileFailure(reason: error.reason)
    }
    guard let cache = Compiler.defaultCache else {
      throw CompileFailure(reason: "HOME isn't set, so there is no place for compiled code")
    }
    return try Compiler(toolchain, cache: cache, files).program(sources)
  }

  private mutating func noteMissing(_ sources: ProgramSources, _ options: Options) {
    let available = Toolchain.modules.union(options.stubs.map { FilePath.name(of: $0) })
    for (module, files) in sources.missingModules(available) {
      diagnostics.append(
        Diagnostic(
          .warning, "missing-module",
          "the module '\(module)' isn't there; it is imported by "
            + listText(files.map { FilePath.name(of: $0) }, "and"),
          at: files.first.map { SourceLocation(file: $0) },
          hint: "--stub FOLDER/\(module) adds a stand-in"))
    }
  }

  /// The Swift files of an extension, and how they are compiled.
  private static func sources(
    _ found: AppExtension, _ reader: Files
  ) throws(CompileFailure) -> ProgramSources {
    let listed =
      found.project?.sources
      ?? reader.paths(under: found.home).filter { SourceLanguage(path: $0) != nil }
    let paths = listed.filter { FilePath.suffix(of: $0) == "swift" }
    guard !paths.isEmpty else {
      let isOther = listed.isEmpty
      throw CompileFailure(
        reason: isOther
          ? "the extension has no source files"
          : "the extension is written in Objective-C, which can't be run")
    }
    var files: [SourceFile] = []
    for path in paths {
      do throws(Disk.Failure) {
        files.append(try SourceFile.read(path, from: reader))
      } catch {
        throw CompileFailure(reason: "\(path) cannot be read: \(error.reason)")
      }
    }
    let settings = found.project?.settings
    var sources = ProgramSources(
      files: files, module: moduleName(settings?["PRODUCT_MODULE_NAME"] ?? found.displayName),
      languageVersion: languageVersion(settings?["SWIFT_VERSION"]))
    let conditions = settings?["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? ""
    sources.conditions = conditions.split(separator: " ").map(String.init).filter {
      !$0.hasPrefix("$") && !$0.isEmpty
    }
    return sources
  }

  /// A name that the compiler takes, and that is none of the platform's modules.
  static func moduleName(_ name: String) -> String {
    var result = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    if result.first?.isNumber ?? true { result = "_" + result }
    return Toolchain.modules.contains(result) ? result + "_" : result
  }

  /// The language mode for a project's `SWIFT_VERSION`; the compiler's oldest is 4.
  static func languageVersion(_ setting: String?) -> String {
    guard let setting, let version = Double(setting.prefix(3)) else { return "5" }
    return version >= 6 ? "6" : version >= 5 ? "5" : version >= 4.2 ? "4.2" : "4"
  }

  /// Where a widget's interface files, images and colors are looked for.
  private static func folders(_ found: AppExtension) -> [String] {
    var folders = [found.home]
    for path in found.project?.resources ?? [] {
      let folder = FilePath.suffix(of: path) == "xcassets" ? path : FilePath.folder(of: path)
      let home = FilePath.suffix(of: folder) == "lproj" ? FilePath.folder(of: folder) : folder
      if !folders.contains(home) { folders.append(home) }
    }
    return folders
  }
}
