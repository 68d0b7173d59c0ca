import VitrineGraphics
import VitrineImport

/// A Today extension as its project holds it: a folder with an `Info.plist` and a storyboard.
public struct AppExtension: Sendable {
  /// What the header shows.
  public var displayName: String
  public var storyboard: String
  public var assets: AssetCatalog
  public var icon: String?
  /// Where its catalogs and images are looked for; nil where the storyboard stands alone.
  var assetFolder: String?
  /// Exported translations and string catalogs of the project that may be the storyboard's.
  var translationFiles: [String] = []
  /// Where its languages' folders and its stand-in content are.
  var home: String

  /// A storyboard or xib alone: what lies around it in its folder is used.
  public init(interface path: String) {
    let folder = FilePath.folder(of: path)
    let isLocalized = FilePath.suffix(of: folder) == "lproj"
    let home = isLocalized ? FilePath.folder(of: folder) : folder
    self.home = home
    storyboard = path
    let hasPlist = Disk.entries(of: home)?.contains { $0.hasSuffix("Info.plist") } ?? false
    // Only a folder that is an extension's own is looked through.
    let paths = hasPlist || isLocalized ? FolderWalk.paths(under: home) : []
    assets = AssetCatalog(paths: paths)
    assetFolder = paths.isEmpty ? nil : home
    let beside = (Disk.entries(of: home) ?? []).map { FilePath.join(home, $0) }
    let stem = FilePath.stem(of: path)
    translationFiles = (paths.isEmpty ? beside : paths).filter { file in
      let suffix = FilePath.suffix(of: file)
      return suffix == "xliff" || suffix == "xcstrings" && FilePath.stem(of: file) == stem
    }
    icon = assets.icon
    let plist = Self.plists(paths).first
    displayName = Self.name(plist?.value, path: path)
  }

  /// The Today extension in a folder.
  public static func find(in folder: String) throws(RenderError) -> AppExtension {
    let paths = FolderWalk.paths(under: folder)
    let plists = Self.plists(paths)
    let widgets = plists.filter { Self.isWidget($0.value) }
    if widgets.count > 1 {
      throw .unreadable(
        path: folder,
        reason: "holds \(widgets.count) Today extensions; name one of "
          + widgets.map { FilePath.folder(of: $0.path) }.joined(separator: ", "))
    }
    let plist = widgets.first
    let home = plist.map { FilePath.folder(of: $0.path) } ?? folder
    let own = plist == nil ? paths : FolderWalk.paths(under: home)
    let wanted = plist?.value["NSExtension"]?["NSExtensionMainStoryboard"]?.string
    let storyboards = own.filter {
      FilePath.suffix(of: $0) == "storyboard" || FilePath.suffix(of: $0) == "xib"
    }
    let named = storyboards.filter { FilePath.stem(of: $0) == wanted ?? "MainInterface" }
    // Without a name in the plist a folder may still hold just one.
    let candidates = named.isEmpty && wanted == nil ? storyboards : named
    let base = candidates.filter { $0.contains("/Base.lproj/") }
    guard let storyboard = base.first ?? candidates.first else {
      let reason =
        if let wanted {
          "its Info.plist names \(wanted).storyboard, which is not there"
        } else if let principal = plist?.value["NSExtension"]?["NSExtensionPrincipalClass"]?.string
        {
          "the extension is made by the class \(principal), in code; describe it in a widget document"
        } else { "holds no Info.plist of a Today extension and no storyboard" }
      throw .unreadable(path: folder, reason: reason)
    }
    if plist == nil, candidates.count > 1, base.count != 1 {
      throw .unreadable(
        path: folder,
        reason: "holds \(candidates.count) storyboards and no Info.plist that chooses; name one of "
          + candidates.joined(separator: ", "))
    }
    var found = AppExtension(interface: storyboard)
    found.displayName = Self.name(plist?.value, path: plist?.path ?? storyboard)
    var assets = AssetCatalog(paths: own)
    found.icon = assets.icon
    if assets.icon == nil {
      // The app's own catalogs are beside its extension.
      assets = AssetCatalog(paths: FolderWalk.paths(under: FilePath.join(home, "..")))
      found.icon = assets.icon
    }
    found.assets = AssetCatalog(paths: own)
    found.assetFolder = home
    return found
  }

  /// The xib of a name beside the storyboard; nil where there is none.
  func xib(named name: String) throws(ImportError) -> InterfaceDocument? {
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    guard isPlain, !name.isEmpty else { return nil }
    for folder in [FilePath.folder(of: storyboard), home, FilePath.join(home, "Base.lproj")] {
      let path = FilePath.join(folder, name + ".xib")
      guard path != storyboard, Disk.exists(path) else { continue }
      do throws(RenderError) {
        return try InterfaceFile.read(path).document
      } catch {
        if case .invalid(let diagnostic) = error { throw ImportError(diagnostic) }
        throw ImportError(Diagnostic(.warning, "unreadable", "\(error)"))
      }
    }
    return nil
  }

  /// What stands in for the storyboard's placeholders.
  func standInContent() throws(RenderError) -> StandInContent {
    let folder = FilePath.folder(of: storyboard)
    return try StandInContent.find(in: folder == home ? [home] : [folder, home])
  }

  private static func plists(_ paths: [String]) -> [(path: String, value: PropertyList)] {
    paths.compactMap { path in
      guard path.hasSuffix("Info.plist"), let bytes = try? Disk.read(path),
        let value = try? PropertyList.read(bytes, file: path), value["NSExtension"] != nil
      else { return nil }
      return (path, value)
    }
  }

  private static func isWidget(_ plist: PropertyList) -> Bool {
    plist["NSExtension"]?["NSExtensionPointIdentifier"]?.string == "com.apple.widget-extension"
  }

  /// The name under the extension's icon; a build setting's place is the folder's name.
  private static func name(_ plist: PropertyList?, path: String) -> String {
    for key in ["CFBundleDisplayName", "CFBundleName"] {
      if let name = plist?[key]?.string, !name.isEmpty, !name.contains("$(") { return name }
    }
    var folder = FilePath.folder(of: path)
    if FilePath.suffix(of: folder) == "lproj" { folder = FilePath.folder(of: folder) }
    let name = FilePath.name(of: folder)
    return name == "." || name.isEmpty ? FilePath.stem(of: path) : name
  }
}
