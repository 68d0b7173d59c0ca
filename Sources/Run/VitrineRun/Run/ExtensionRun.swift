package import Vitrine
package import VitrineBase
import VitrineImport
import VitrineProject
import VitrineWire

/// The execution of a Today extension's code.
///
/// The initializer compiles the code without running it. The resulting widget has a `ViewProgram`,
/// which starts a process for each variant. A failure is kept with the widget, and its caller decides
/// whether it is an error or a reason to draw the widget's file.
package struct ExtensionRun: Sendable {
  package struct Options: Sendable {
    /// Folders with stand-ins, each named after its module.
    package var stubs: [String] = []
    package var fontFolders: [String] = []
    package var world = RunWorld()
    /// The kind of the widget of a WidgetKit extension, or nil for the first one.
    package var kind: String?
    /// The treatment of code that doesn't compile.
    package var policy = Compilation.Policy.omitting
    /// A Boolean value that indicates whether all causes of a failed compilation are shown.
    package var showsAllErrors = false

    package init() {}
  }

  /// The widget as its code shows it, or drawn from its file if the code can't be run.
  package private(set) var widget: Widget
  /// Diagnostics for the user about missing and omitted code.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Prepares the code of a widget.
  ///
  /// A widget with an invalid `vitrine.json` is returned as it is, because its scene is an error
  /// with or without code.
  package init(_ widget: Widget, _ options: Options, from files: Files) {
    self.widget = widget
    guard (try? widget.checkContent()) != nil else { return }
    self.widget.codeRun = CodeRun()
    do throws(CompileFailure) {
      try prepare(options, files)
    } catch {
      self.widget.codeRun?.failure = CodeFailure(
        Diagnostic(.error, "not-run", error.reason, at: SourceLocation(file: widget.path)),
        causes: error.causes(all: options.showsAllErrors))
    }
    self.widget.codeRun?.diagnostics = diagnostics
  }

  private mutating func prepare(_ options: Options, _ files: Files) throws(CompileFailure) {
    guard case .interface(let document, let scene, let found) = widget.source else {
      throw CompileFailure(reason: "a widget document has no code")
    }
    if document.isAppKit || found.project?.platform == .macOS {
      throw CompileFailure(reason: "widgets of macOS can't be run")
    }
    var sources = try Self.sources(found, files)
    let controller: String?
    if found.isWidgetKit {
      controller = nil
      sources.isWidgetKit = true
      sources.generated = Self.generated(found, sources.files, files)
      // Previews run in the debug configuration, where samples are declared.
      if !sources.conditions.contains("DEBUG") { sources.conditions.append("DEBUG") }
    } else {
      let named =
        found.interface == nil
        ? found.principalClass
        : document.controllerClass(ofScene: scene) ?? found.principalClass
      controller = try Self.controller(named, &sources)
    }
    // A xib is loaded by its controller, whose class is instantiated as for a widget without a
    // file.
    let isStoryboard = found.interface.map { FilePath.suffix(of: $0) == "storyboard" } ?? false
    if !isStoryboard { sources.principalClass = controller }
    let modules = try Self.addModules(to: &sources, of: found, options, files)
    if found.isWidgetKit { sources.modules.addAssetSymbols(from: files) }
    noteMissing(sources)
    let program = try compile(sources, options, files)
    diagnostics += program.omissions
    var process = WidgetProcess(program: program, title: found.displayName)
    process.storyboard = isStoryboard ? found.interface : nil
    process.principalClass = controller
    if found.isWidgetKit {
      process.home = HomeRequest(kind: options.kind, program.omissions)
      process.home?.previewFile = found.previewFile.map(FilePath.name(of:))
    }
    Self.addResources(of: found, modules, files, to: &process)
    process.properties = BundleProperties(of: found, with: modules, from: files).file
    process.options = options
    process.options.world = ((try? found.content.get()) ?? StandInContent()).world
    process.sources = sources.allFiles.map(\.path)
    process.names = sources.names.paths
    process.fontFiles = widget.fontFiles
    process.path = widget.path
    widget.codeRun?.program = Self.program(of: process, found)
    widget.codeRun?.program?.assets = AssetCatalog(folders: process.folders, in: files)
  }

  /// Returns the program that creates a widget's views in its process.
  private static func program(of process: WidgetProcess, _ found: AppExtension) -> ViewProgram {
    var views = ViewProgram(title: found.displayName, icon: found.icon) {
      variant, files throws(RenderError) in
      try process.viewsOfFirstEntry(for: variant, from: files)
    }
    views.play = { variant, steps, files throws(RenderError) in
      try process.views(for: variant, after: steps, from: files)
    }
    if found.isWidgetKit {
      views.gallery = { files throws(RenderError) in try process.gallery(from: files) }
    }
    return views
  }

  /// Adds the stand-ins and the modules that an extension uses, and returns the modules with all of
  /// their files.
  private static func addModules(
    to sources: inout ProgramSources, of found: AppExtension, _ options: Options, _ files: Files
  ) throws(CompileFailure) -> [ModuleSources] {
    for folder in options.stubs {
      sources.modules.append(
        try ModuleSources.standIn(
          folder, language: sources.language, from: files))
    }
    // Modules of a folder without a project are looked for around the folder.
    let modules = try ModuleSources.all(
      ofProject: found.project?.project ?? FilePath.join(found.home, "Info.plist"),
      importedBy: sources.files,
      except: Toolchain.modules.union(sources.modules.map(\.name)), from: files)
    sources.modules += modules.reached(from: sources.files)
    return modules
  }

  /// Finds the controller's class among the sources, and returns its name, or nil without one.
  private static func controller(
    _ named: String?, _ sources: inout ProgramSources
  ) throws(CompileFailure) -> String? {
    // `@objc(Name)` may give the class another name.
    sources.controller =
      sources.files.flatMap(\.classes).first {
        $0.end != nil && ($0.name == named || $0.otherName == named)
      }?.name
    if let named, sources.controller == nil {
      throw CompileFailure(reason: "the extension's Swift files have no class \(named)")
    }
    return sources.controller
  }

  private func compile(
    _ sources: ProgramSources, _ options: Options, _ files: Files
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
    return try Compiler(toolchain, cache: cache, files, policy: options.policy).program(sources)
  }

  /// Reports each missing module once with the importing files, because most other errors follow
  /// from it.
  private mutating func noteMissing(_ sources: ProgramSources) {
    for (module, files) in sources.missingModules(
      Toolchain.modules.union(Toolchain.standIns))
    {
      diagnostics.append(
        Diagnostic(
          .warning, "missing-module",
          "the module '\(module)' isn't there; it is imported by \(Self.list(files))",
          at: files.first.map { SourceLocation(file: $0) },
          hint: "--stub FOLDER/\(module) adds a stand-in"))
    }
  }

  /// Returns the names of the first files.
  private static func list(_ files: [String]) -> String {
    let limit = 3
    let names = files.prefix(limit).map { FilePath.name(of: $0) }
    let rest = files.count - names.count
    return listText(names + (rest > 0 ? ["\(rest) others"] : []), "and")
  }

  /// Returns the Swift files of an extension and their compiler options.
  private static func sources(
    _ found: AppExtension, _ reader: Files
  ) throws(CompileFailure) -> ProgramSources {
    let listed =
      found.project?.sources
      ?? (found.isOfPreviews
        ? AppExtension.sources(under: found.home, in: reader)
        : reader.paths(under: found.home).filter { SourceLanguage(path: $0) != nil })
    let paths = listed.filter { FilePath.suffix(of: $0) == "swift" }
    guard !paths.isEmpty else {
      throw CompileFailure(reason: otherLanguage(found, listed, in: reader))
    }
    let settings = found.project?.settings
    var sources = ProgramSources(
      files: try CompileFailure.files(paths, from: reader),
      module: moduleName(settings?["PRODUCT_MODULE_NAME"] ?? found.displayName),
      language: LanguageMode(settings))
    sources.conditions = LanguageMode.conditions(of: settings)
    sources.project = found.project.map { FilePath.folder(of: $0.project) } ?? found.home
    return sources
  }

  /// Returns the code that Xcode generates from the resources of a WidgetKit extension.
  private static func generated(
    _ found: AppExtension, _ files: [SourceFile], _ reader: Files
  ) -> [String] {
    let resources = found.project?.resources ?? reader.paths(under: found.home)
    let assets = resources.flatMap { path in
      FilePath.suffix(of: path) == "xcassets" ? reader.paths(under: path) : [path]
    }
    let definitions = found.project?.definitions ?? XcodeTarget.definitions(among: resources)
    let classes = definitions.compactMap { path in
      (try? reader.read(path)).flatMap { try? PropertyList.read($0, file: path) }
        .flatMap { IntentClasses($0).code }
    }
    return classes
      + [
        AssetSymbols(assets, usedBy: files).code,
        DataModelClasses(models(of: found, reader), usedBy: files, from: reader).code,
      ].compactMap(\.self)
  }

  /// Adds the resources of an extension and its modules to a process.
  private static func addResources(
    of found: AppExtension, _ modules: [ModuleSources], _ files: Files,
    to process: inout WidgetProcess
  ) {
    let shared = resources(of: modules, files)
    process.folders = folders(found) + shared.catalogs
    process.resources =
      (found.project?.resources ?? files.paths(under: found.home)) + shared.files
    let known = Set(process.resources)
    process.resources += models(of: found, files).filter { !known.contains($0) }
  }

  /// Returns the asset catalogs and the other resources of modules that are compiled with an
  /// extension.
  private static func resources(
    of modules: [ModuleSources], _ reader: Files
  ) -> (catalogs: [String], files: [String]) {
    let kinds: Set<String> = [
      "json", "plist", "strings", "stringsdict", "lproj", "png", "ttf", "otf",
    ]
    var result: (catalogs: [String], files: [String]) = ([], [])
    for module in modules where !module.isStandIn {
      let paths = reader.paths(under: module.folder)
      let catalogs = paths.filter { FilePath.suffix(of: $0) == "xcassets" }
      result.catalogs += catalogs
      result.files += paths.filter { path in
        kinds.contains(FilePath.suffix(of: path))
          && !catalogs.contains { FileSearch.isInside(path, $0) }
      }
    }
    return result
  }

  /// Returns the Core Data models of an extension's project, of which a project file lists each for
  /// several targets.
  private static func models(of found: AppExtension, _ reader: Files) -> [String] {
    let folder = found.project.map { FilePath.folder(of: $0.project) } ?? found.home
    return reader.paths(under: folder).filter { FilePath.suffix(of: $0) == "xcdatamodeld" }
  }

  /// Returns the reason why an extension without Swift files isn't run.
  private static func otherLanguage(
    _ found: AppExtension, _ listed: [String], in files: Files
  ) -> String {
    if !listed.isEmpty { return "the extension is written in Objective-C, which can't be run" }
    // A Xamarin project lists its files in a .csproj, which isn't supported.
    let isSharp = files.paths(under: found.home).contains {
      ["cs", "csproj"].contains(FilePath.suffix(of: $0))
    }
    return isSharp
      ? "the extension is written in C#, which can't be run" : "the extension has no source files"
  }

  /// Returns a valid module name that differs from the platform's modules.
  static func moduleName(_ name: String) -> String {
    var result = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    if result.first?.isNumber ?? true { result = "_" + result }
    return Toolchain.modules.contains(result) ? result + "_" : result
  }

  /// Returns the folders with a widget's interface files, images and colors.
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

extension HomeRequest {
  /// Creates the request for a widget of a kind, whose code is left out in part.
  fileprivate init(kind: String?, _ omissions: [Diagnostic]) {
    self.init(kind: kind)
    // A background may be in code that is left out.
    requiresBackground = omissions.isEmpty
  }
}
