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

  /// The languages that the project has texts of the storyboard in, sorted.
  package var languages: [String] {
    let name = FilePath.stem(of: storyboard) + ".strings"
    return (Disk.entries(of: home) ?? []).compactMap { entry in
      guard FilePath.suffix(of: entry) == "lproj", entry != "Base.lproj",
        Disk.exists(FilePath.join(FilePath.join(home, entry), name))
      else { return nil }
      return FilePath.stem(of: entry)
    }
  }

  /// The texts of a language for the storyboard; nil where the project has none.
  package func strings(for locale: String) throws(RenderError) -> [String: String]? {
    let short = String(locale.prefix { $0 != "-" && $0 != "_" })
    let name = FilePath.stem(of: storyboard) + ".strings"
    for tag in [locale, locale.split(separator: "-").joined(separator: "_"), short] {
      let path = FilePath.join(FilePath.join(home, "\(tag).lproj"), name)
      guard Disk.exists(path) else { continue }
      do {
        return try StringsFile.read(try Disk.read(path), file: path)
      } catch let error as ImportError {
        throw .invalid(error.diagnostic)
      } catch {
        throw .unreadable(path: path, reason: "\(error)")
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
