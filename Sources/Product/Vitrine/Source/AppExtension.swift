public import VitrineBase
import VitrineGraphics
import VitrineImport
package import VitrineProject

/// A widget extension in its project: a folder with an `Info.plist`, and a storyboard for a Today
/// extension.
public struct AppExtension: Sendable {
  /// The title in the header.
  public var displayName: String
  /// The path of the storyboard or xib.
  public var storyboard: String
  /// The asset catalogs of the extension and its app.
  public var assets: AssetCatalog
  /// The path of the icon's file; nil without an icon.
  public var icon: String?
  /// The folder to search for catalogs and images; nil for a storyboard without a project.
  package var assetFolder: String?
  /// A Boolean value that indicates whether an `Info.plist` without a project declares the
  /// extension.
  var hasPropertyList = false
  /// A Boolean value that indicates whether a source beside the storyboard is in a language that
  /// isn't read.
  var hasForeignCode = false
  /// Exported translations and string catalogs of the project that may belong to the storyboard.
  var translationFiles: [String] = []
  /// The folder with the language folders and the stand-in content.
  package var home: String
  /// The target that builds the extension; nil without an Xcode project.
  package var project: TodayExtension?
  /// A Boolean value that indicates whether WidgetKit shows the extension.
  package var isWidgetKit = false
  /// A Boolean value that indicates whether the code has previews of views and is no extension.
  package var isOfPreviews = false
  /// The file whose previews are shown, or nil for all files.
  package var previewFile: String?
  /// A Boolean value that indicates whether code of WidgetKit uses `containerBackground`, which the
  /// SDK of iOS 17 requires.
  package var adoptsContainerBackground = false
  /// The class that the `Info.plist` names; nil if it names a storyboard.
  package var principalClass: String?
  /// The facts from the extension's sources; nil without sources.
  package var code: WidgetCode?
  /// The file to show; nil if the code creates all views.
  package var interface: String?
  /// The behavior that `vitrine.json` declares in place of code.
  package var declared = DeclaredBehavior()
  /// The values that replace the storyboard's placeholders, or the error in a broken file.
  package var content = Result<StandInContent, RenderError>.success(StandInContent())
  /// Notes about surrounding projects that can't be read.
  var notes: [Diagnostic] = []

  /// Creates an extension from a file and its folder, without reading the files around it.
  init(file path: String) {
    let folder = FilePath.folder(of: path)
    let isLocalized = FilePath.suffix(of: folder) == "lproj"
    let home = isLocalized ? FilePath.folder(of: folder) : folder
    self.home = home
    storyboard = path
    interface = path
    displayName = FilePath.stem(of: path)
    assets = AssetCatalog()
  }

  /// Creates an extension from a single storyboard or xib and the files in its folder.
  public init(interface path: String, in files: Files = .disk) {
    let paths = AppExtension(file: path).ownPaths(files)
    self.init(interface: path, paths, AssetCatalog(paths: paths, in: files), in: files)
    displayName = Self.name(Self.plists(paths, files).first?.value, path: path)
  }

  /// Creates an extension from a storyboard or xib, the paths in its folder, and the catalogs among
  /// them.
  private init(
    interface path: String, _ paths: [String], _ assets: AssetCatalog, in files: Files
  ) {
    self.init(file: path)
    self.assets = assets
    assetFolder = paths.isEmpty ? nil : home
    let beside = (files.entries(of: home) ?? []).map { FilePath.join(home, $0) }
    let stem = FilePath.stem(of: path)
    translationFiles = (paths.isEmpty ? beside : paths).filter { file in
      let suffix = FilePath.suffix(of: file)
      return suffix == "xliff" || suffix == "xcstrings" && FilePath.stem(of: file) == stem
    }
    icon = assets.icon(from: files)
  }

  /// Returns the paths in the folder if it belongs to the extension.
  ///
  /// Other folders aren't searched.
  private func ownPaths(_ files: Files) -> [String] {
    let isLocalized = home != FilePath.folder(of: storyboard)
    let hasPlist = files.entries(of: home)?.contains { $0.hasSuffix("Info.plist") } ?? false
    return hasPlist || isLocalized ? files.paths(under: home) : []
  }

  /// Returns the Today extension in a folder.
  public static func find(
    in folder: String, _ files: Files = .disk
  ) throws(RenderError) -> AppExtension {
    try find(in: folder, runsCode: false, files)
  }

  /// Returns the extension in a folder, which is one of WidgetKit only if code runs.
  static func find(
    in folder: String, runsCode: Bool, _ files: Files
  ) throws(RenderError) -> AppExtension {
    let paths = files.paths(under: folder)
    let plists = Self.plists(paths, files)
    if let found = try widgetKit(in: folder, plists, runsCode: runsCode, files) { return found }
    if plists.isEmpty, runsCode, let found = generated(in: folder, paths, files) { return found }
    let widgets = plists.filter { Self.isWidget($0.value) }
    if widgets.count > 1 {
      throw .unreadable(
        path: folder,
        reason: "holds \(widgets.count) Today extensions; name one of "
          + widgets.map { FilePath.folder(of: $0.path) }.joined(separator: ", "))
    }
    let plist = widgets.first
    let wanted = plist?.value["NSExtension"]?["NSExtensionMainStoryboard"]?.string
    let principal = plist?.value["NSExtension"]?["NSExtensionPrincipalClass"]?.string
    let others = plists.filter { !Self.isWidget($0.value) }.map { FilePath.folder(of: $0.path) }
    var home = plist.map { FilePath.folder(of: $0.path) } ?? folder
    var extensionFiles = plist == nil ? paths : files.paths(under: home)
    var storyboards = Self.storyboards(extensionFiles, outside: others)
    var named = Self.interfaces(storyboards, named: wanted, principal: principal)
    // The Info.plist may be in a subfolder of the extension's folder.
    while plist != nil, named.isEmpty, home != folder, home.hasPrefix(folder) {
      home = FilePath.folder(of: home)
      extensionFiles = files.paths(under: home)
      storyboards = Self.storyboards(extensionFiles, outside: others)
      named = Self.interfaces(storyboards, named: wanted, principal: principal)
    }
    // Storyboards of an app's project without an extension aren't widgets.
    let isApp = plist == nil && paths.contains { ProjectSearch.isProject($0) }
    // A folder with a single storyboard needs no name in the plist.
    let candidates = named.isEmpty && wanted == nil && !isApp ? storyboards : named
    let base = candidates.filter { $0.contains("/Base.lproj/") }
    guard let storyboard = base.first ?? candidates.first else {
      if wanted == nil, let plist, let principal {
        return inCode(principal, plist: plist, at: home, files)
      }
      if runsCode, plist == nil, let found = previews(at: folder, in: files) { return found }
      let reason =
        if let wanted {
          "its Info.plist names \(wanted).storyboard, which is not there"
        } else if isApp {
          "no target of its Xcode project is a Today extension, and no folder in it has the Info.plist of one"
        } else {
          ExtensionChoice.generatorHint(in: folder, files)
            ?? "holds no Xcode project or Info.plist of a Today extension, and no storyboard"
        }
      throw .unreadable(path: folder, reason: reason)
    }
    if plist == nil, candidates.count > 1, base.count != 1 {
      let named = candidates.prefix(4).joined(separator: ", ")
      let rest = candidates.count > 4 ? " or \(candidates.count - 4) others" : ""
      throw .unreadable(
        path: folder,
        reason: "holds \(candidates.count) storyboards and no Info.plist that chooses; name one of "
          + named + rest)
    }
    let assets = AssetCatalog(paths: extensionFiles, in: files)
    let inner = AppExtension(file: storyboard).ownPaths(files)
    var found = AppExtension(
      interface: storyboard, inner,
      inner == extensionFiles ? assets : AssetCatalog(paths: inner, in: files), in: files)
    found.principalClass = principal.map(Self.className)
    found.hasPropertyList = plist != nil
    found.hasForeignCode = extensionFiles.contains {
      Self.foreign.contains(FilePath.suffix(of: $0))
    }
    found.displayName = Self.name(plist?.value, path: plist?.path ?? storyboard)
    // The app's catalogs are in a folder beside its extension.
    found.icon =
      assets.icon(named: nil, from: files)
      ?? AssetCatalog(paths: files.paths(under: FilePath.join(home, "..")), in: files)
      .icon(from: files)
    found.assets = assets
    found.assetFolder = home
    return found
  }

  /// The suffixes of sources in other languages with which widgets are written.
  private static let foreign: Set<String> = ["cs", "fs", "kt", "dart"]

  /// Returns the extension of WidgetKit whose `Info.plist` is in a folder, or nil if a folder has a
  /// Today extension to draw instead, or none of both.
  private static func widgetKit(
    in folder: String, _ plists: [(path: String, value: PropertyList)], runsCode: Bool,
    _ files: Files
  ) throws(RenderError) -> AppExtension? {
    let widgets = plists.filter { Self.point($0.value) == TodayExtension.Kind.widgetKit.rawValue }
    guard let plist = widgets.first, runsCode || !plists.contains(where: { isWidget($0.value) })
    else { return nil }
    let homes = widgets.map { FilePath.folder(of: $0.path) }
    guard runsCode else {
      throw .invalid(
        Diagnostic(
          .error, "needs-run",
          "the views of the WidgetKit extension in \(homes[0]) are made by its code; "
            + "'vitrine render \(folder) --run' compiles and draws it",
          at: SourceLocation(file: plist.path)))
    }
    if widgets.count > 1 {
      throw .unreadable(
        path: folder,
        reason: "holds \(widgets.count) WidgetKit extensions; name one of "
          + homes.joined(separator: ", "))
    }
    var found = inCode("", plist: plist, at: homes[0], files)
    found.principalClass = nil
    found.isWidgetKit = true
    return found
  }

  /// Returns the extension of WidgetKit in a folder whose `Info.plist` a tool generates, or nil if
  /// no Swift file in it has a widget with `@main`.
  private static func generated(
    in folder: String, _ paths: [String], _ files: Files
  ) -> AppExtension? {
    let main = paths.first { path in
      guard FilePath.suffix(of: path) == "swift", let bytes = try? files.read(path) else {
        return false
      }
      let text = String(decoding: bytes, as: UTF8.self)
      return text.contains("@main") && text.contains("import WidgetKit")
    }
    guard let main else { return nil }
    var found = AppExtension(file: main)
    found.interface = nil
    found.isWidgetKit = true
    found.assets = AssetCatalog(paths: files.paths(under: found.home), in: files)
    found.assetFolder = found.home
    found.icon = found.assets.icon(from: files)
    return found
  }

  private static func point(_ plist: PropertyList) -> String? {
    plist["NSExtension"]?["NSExtensionPointIdentifier"]?.string
  }

  /// Returns an extension without a project whose principal class creates all views.
  private static func inCode(
    _ principal: String, plist: (path: String, value: PropertyList), at home: String, _ files: Files
  ) -> AppExtension {
    var found = AppExtension(file: plist.path)
    found.home = home
    found.interface = nil
    found.principalClass = className(principal)
    found.displayName = name(plist.value, path: plist.path)
    found.assets = AssetCatalog(paths: files.paths(under: home), in: files)
    found.assetFolder = home
    found.icon = found.assets.icon(from: files)
    return found
  }

  /// Returns a class's name without its module, which may be a build setting.
  private static func className(_ name: String) -> String {
    String(name.split(separator: ".").last ?? Substring(name))
  }

  /// Returns the xib with the given name beside the storyboard, or nil if it doesn't exist.
  func xib(
    named name: String, from files: Files
  ) throws(InputError) -> InterfaceDocument? {
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    guard isPlain, !name.isEmpty else { return nil }
    let folders = [FilePath.folder(of: storyboard), home, FilePath.join(home, "Base.lproj")]
    let listed = (project?.resources ?? []).filter { FilePath.name(of: $0) == name + ".xib" }
    for path in folders.map({ FilePath.join($0, name + ".xib") }) + listed {
      guard path != storyboard, files.exists(path) else { continue }
      do throws(RenderError) {
        return try InterfaceFile.read(path, from: files).document
      } catch {
        if case .invalid(let diagnostic) = error { throw InputError(diagnostic) }
        throw InputError(Diagnostic(.warning, "unreadable", "\(error)"))
      }
    }
    return nil
  }

  func readContent(from files: Files) -> Result<StandInContent, RenderError> {
    let folder = FilePath.folder(of: storyboard)
    return Result { () throws(RenderError) in
      try StandInContent.find(in: folder == home ? [home] : [folder, home], files)
    }
  }

  private static func plists(
    _ paths: [String], _ files: Files
  ) -> [(path: String, value: PropertyList)] {
    paths.compactMap { path in
      guard path.hasSuffix("Info.plist"), let bytes = try? files.read(path),
        let value = try? PropertyList.read(bytes, file: path), value["NSExtension"] != nil
      else { return nil }
      return (path, value)
    }
  }

  /// Returns the files from which a controller may load its view.
  ///
  /// That is the file in the plist, else `MainInterface`, else the xib of the principal class,
  /// which is usual on a Mac.
  private static func interfaces(
    _ files: [String], named name: String?, principal: String?
  ) -> [String] {
    // The class name may include its module.
    let ownClass = principal?.split(separator: ".").last.map(String.init)
    for stem in [name ?? "MainInterface", ownClass, "TodayViewController"] {
      let found = files.filter { FilePath.stem(of: $0) == stem }
      if !found.isEmpty || name != nil { return found }
    }
    return []
  }

  /// Returns the interface files among paths, without launch screens and files of other extensions.
  private static func storyboards(_ paths: [String], outside others: [String]) -> [String] {
    paths.filter { path in
      InterfaceFile.recognizes(path) && !isLaunchScreen(path)
        && !others.contains { path.hasPrefix($0 + "/") }
    }
  }

  private static func isLaunchScreen(_ path: String) -> Bool {
    FilePath.stem(of: path).filter { $0 != " " }.lowercased() == "launchscreen"
  }

  private static func isWidget(_ plist: PropertyList) -> Bool {
    point(plist) == TodayExtension.Kind.today.rawValue
  }

  /// Returns the name under the extension's icon.
  ///
  /// The folder's name replaces an unresolved build setting.
  private static func name(_ plist: PropertyList?, path: String) -> String {
    for key in ["CFBundleDisplayName", "CFBundleName"] {
      if let name = plist?[key]?.string, !name.isEmpty, !name.contains("$(") { return name }
    }
    var folder = FilePath.folder(of: path)
    if FilePath.suffix(of: folder) == "lproj" { folder = FilePath.folder(of: folder) }
    let name = FilePath.name(of: folder)
    guard name == "." || name.isEmpty else { return name }
    let stem = FilePath.stem(of: path)
    return stem == "Info" ? "Widget" : stem
  }
}
