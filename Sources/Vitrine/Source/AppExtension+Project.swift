import VitrineBase
import VitrineImport
import VitrineProject

extension AppExtension {
  /// An extension as its Xcode project describes it; `interface` is shown in place of its own.
  init(_ target: TodayExtension, interface path: String?) {
    let file = path ?? target.interface ?? target.infoPlist ?? target.project
    self.init(file: file)
    project = target
    displayName = target.displayName
    interface = path ?? target.interface
    let own = Self.expanded(target.resources)
    // Files beside the storyboard come second: a project may list a folder that is made by a build.
    assets = AssetCatalog(paths: own).over(AssetCatalog(paths: FolderWalk.paths(under: home)))
    assetFolder = home
    let stem = FilePath.stem(of: file)
    translationFiles += own.filter {
      FilePath.suffix(of: $0) == "xcstrings" && FilePath.stem(of: $0) == stem
        && !translationFiles.contains($0)
    }
    let appResources = Self.expanded(target.app?.resources ?? [])
    let appAssets = AssetCatalog(paths: appResources)
    icon =
      appAssets.icon(named: target.app?.iconName) ?? target.app?.iconFiles.firstMap { name in
        Self.iconFile(name, appResources)
      } ?? assets.icon
  }

  /// A loose icon file: a plist names it with or without its scale and extension.
  private static func iconFile(_ name: String, _ paths: [String]) -> String? {
    let stem = FilePath.suffix(of: name) == "png" ? FilePath.stem(of: name) : name
    return paths.last { path in
      FilePath.suffix(of: path) == "png"
        && [stem, stem + "@2x", stem + "@3x"].contains(FilePath.stem(of: path))
    }
  }

  /// Resources with all that lies in those that are folders.
  private static func expanded(_ resources: [String]) -> [String] {
    resources.flatMap { path in
      Disk.isFolder(path) ? [path] + FolderWalk.paths(under: path) : [path]
    }
  }

  /// Reads what the sources say about a scene: those of the target, else those of the folder.
  mutating func readCode(_ document: InterfaceDocument, scene: Int) {
    var sources = project?.sources ?? []
    if project == nil, assetFolder != nil {
      sources = FolderWalk.paths(under: home).filter { SourceLanguage(path: $0) != nil }
    }
    guard !sources.isEmpty else { return }
    let controller = document.controllerClass(ofScene: scene) ?? project?.principalClass
    code = WidgetCode(CodeScanner.scan(sources), controller: controller)
    if code?.facts.usesDisplayModes == true {
      project?.tools.add(xcode: 8, "the code knows display modes, which came with iOS 10")
    }
    if let version = document.xcodeVersion {
      project?.tools.add(xcode: version, "the storyboard was saved by Xcode \(version) or later")
    }
  }
}

extension Array {
  /// The first value that a closure makes of an element.
  fileprivate func firstMap<Value>(_ transform: (Element) -> Value?) -> Value? {
    for element in self {
      if let value = transform(element) { return value }
    }
    return nil
  }
}
