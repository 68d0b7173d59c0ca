import VitrineBase
import VitrineImport
import VitrineProject

extension AppExtension {
  /// Creates an extension from its Xcode project.
  ///
  /// `interface` replaces the extension's own storyboard.
  init(_ target: TodayExtension, interface path: String?, in files: Files) {
    let file = path ?? target.interface ?? target.infoPlist ?? target.project
    self.init(file: file)
    project = target
    isWidgetKit = target.kind == .widgetKit
    principalClass = target.principalClass
    displayName = target.displayName
    interface = path ?? target.interface
    let resources = Self.expanded(target.resources, files)
    // Files beside the storyboard have second rank, because a project may list a folder that only a
    // build creates.
    assets = AssetCatalog(paths: resources, in: files).over(
      AssetCatalog(paths: files.paths(under: home), in: files))
    assetFolder = home
    let stem = FilePath.stem(of: file)
    translationFiles += resources.filter {
      FilePath.suffix(of: $0) == "xcstrings" && FilePath.stem(of: $0) == stem
        && !translationFiles.contains($0)
    }
    let appResources = Self.expanded(target.app?.resources ?? [], files)
    let appAssets = AssetCatalog(paths: appResources, in: files)
    icon =
      appAssets.icon(named: target.app?.iconName, from: files) ?? target.app?.iconFiles.firstMap {
        name in
        Self.iconFile(name, appResources)
      } ?? assets.icon(named: nil, from: files)
      ?? appAssets.missingIcon(named: target.app?.iconName)
  }

  /// Returns the path of a loose icon file.
  ///
  /// A plist may leave out the scale and the extension of its name.
  private static func iconFile(_ name: String, _ paths: [String]) -> String? {
    let stem = FilePath.suffix(of: name) == "png" ? FilePath.stem(of: name) : name
    return paths.last { path in
      FilePath.suffix(of: path) == "png"
        && [stem, stem + "@2x", stem + "@3x"].contains(FilePath.stem(of: path))
    }
  }

  /// Returns the resources, with folders replaced by the files in them.
  private static func expanded(_ resources: [String], _ files: Files) -> [String] {
    resources.flatMap { path in
      files.isFolder(path) ? [path] + files.paths(under: path) : [path]
    }
  }

  /// Reads the facts about a scene from the target's sources, or from the folder's sources if the
  /// target has none.
  mutating func readCode(
    _ document: InterfaceDocument, scene: Int, from files: Files
  ) {
    var sources = project?.sources ?? []
    if project == nil, assetFolder != nil {
      sources = files.paths(under: home).filter { SourceLanguage(path: $0) != nil }
    }
    guard !sources.isEmpty else { return }
    if isWidgetKit {
      adoptsContainerBackground = sources.contains { path in
        guard let bytes = try? files.read(path) else { return false }
        return String(decoding: bytes, as: UTF8.self).contains("containerBackground")
      }
      return
    }
    let controller = document.controllerClass(ofScene: scene) ?? principalClass
    code = WidgetCode(CodeScanner.scan(sources, from: files), controller: controller)
    if code?.facts.usesDisplayModes == true {
      project?.tools.add(xcode: 8, "the code knows display modes, which came with iOS 10")
    }
    if let version = document.xcode.oldestMajor {
      project?.tools.add(xcode: version, "the storyboard was saved by Xcode \(version) or later")
    }
  }
}

extension Array {
  /// Returns the first non-nil result of a closure.
  fileprivate func firstMap<Value>(_ transform: (Element) -> Value?) -> Value? {
    for element in self {
      if let value = transform(element) { return value }
    }
    return nil
  }
}
