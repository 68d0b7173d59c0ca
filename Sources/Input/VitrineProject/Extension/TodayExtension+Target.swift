import VitrineBase
import VitrineImport

extension TodayExtension {
  /// Creates the widget extension that a target builds.
  ///
  /// Returns nil if the target builds something else.
  init?(_ target: XcodeTarget) {
    guard target.isExtension || target.productType.isEmpty else { return nil }
    let files = target.project.reader
    var (settings, notes) = target.settings()
    let plistPath = settings["INFOPLIST_FILE"].map {
      FileSearch.normalized(FilePath.join(target.project.folder, $0))
    }
    let found = plistPath.flatMap { FileSearch.existing($0, in: files) }
    let plist = found.flatMap { path in
      (try? files.read(path)).flatMap { try? PropertyList.read($0, file: path) }
    }
    let dictionary = plist?["NSExtension"]
    let point = dictionary?["NSExtensionPointIdentifier"]?.string.map(settings.expand)
    guard let known = Self.kind(point, plist, settings, target.sources, files) else { return nil }
    kind = known
    if point == nil, plist == nil, let plistPath {
      notes.append(
        Diagnostic(
          .note, "missing-plist",
          "the Info.plist of target '\(target.name)' is not there; its code says that it is a \(known.title)",
          at: SourceLocation(file: plistPath)))
    }
    if let module = settings["PRODUCT_NAME"], module.isEmpty {
      settings.add(["PRODUCT_NAME": target.name])
    }
    project = target.project.path
    self.target = target.name
    infoPlist = found
    platform = Self.platform(settings)
    displayName = Self.name(plist, settings) ?? target.name
    bundleIdentifier =
      settings["PRODUCT_BUNDLE_IDENTIFIER"]
      ?? plist?["CFBundleIdentifier"]?.string.map(settings.expand)
    principalClass = dictionary?["NSExtensionPrincipalClass"]?.string.map {
      let name = settings.expand($0)
      return String(name.split(separator: ".").last ?? Substring(name))
    }
    resources = target.resources
    sources = target.sources
    definitions = target.definitions
    tools = ToolsEvidence(target, settings)
    app = target.containingApp.map(App.init)
    self.settings = settings
    self.notes = notes
    guard kind == .today else { return }
    let storyboard = dictionary?["NSExtensionMainStoryboard"]?.string.map(settings.expand)
    findInterface(storyboard, files)
  }

  /// Returns the platform by the SDK, then the supported platforms, then the deployment target.
  private static func platform(_ settings: BuildSettings) -> Platform {
    if let root = settings["SDKROOT"], root.hasPrefix("macosx") { return .macOS }
    if let root = settings["SDKROOT"], root.hasPrefix("iphone") { return .iOS }
    let platforms = settings["SUPPORTED_PLATFORMS"] ?? ""
    if platforms.contains("iphoneos") { return .iOS }
    if platforms == "macosx" { return .macOS }
    let isMac =
      settings["MACOSX_DEPLOYMENT_TARGET"] != nil && settings["IPHONEOS_DEPLOYMENT_TARGET"] == nil
    return isMac ? .macOS : .iOS
  }

  /// Returns the name that the system shows: the bundle's display name, or its name.
  private static func name(_ plist: PropertyList?, _ settings: BuildSettings) -> String? {
    let names = [
      plist?["CFBundleDisplayName"]?.string, settings["INFOPLIST_KEY_CFBundleDisplayName"],
      plist?["CFBundleName"]?.string, "$(PRODUCT_NAME)",
    ]
    for case let name? in names {
      let expanded = settings.expand(name)
      if !expanded.isEmpty { return expanded }
    }
    return nil
  }

  /// Returns the kind for an extension point, or nil if the target builds no widget of iOS or
  /// macOS.
  ///
  /// The repository doesn't contain an `Info.plist` that a script or Xcode generates, so the code
  /// decides.
  private static func kind(
    _ point: String?, _ plist: PropertyList?, _ settings: BuildSettings, _ sources: [String],
    _ files: Files
  ) -> Kind? {
    var kind = point.flatMap(Kind.init)
    if point == nil, plist == nil || settings["GENERATE_INFOPLIST_FILE"] == "YES" {
      kind = Self.kind(ofCode: sources, files)
    }
    let isElsewhere = ["watchos", "xros"].contains { settings["SDKROOT"]?.hasPrefix($0) ?? false }
    return kind == .widgetKit && isElsewhere ? nil : kind
  }

  /// Returns the kind of the widgets that the sources provide, or nil if they provide none.
  private static func kind(ofCode sources: [String], _ files: Files) -> Kind? {
    for path in sources {
      guard let bytes = try? files.read(path) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      if text.contains("NCWidgetProviding") { return .today }
      if text.contains("import WidgetKit"), text.contains("@main") { return .widgetKit }
    }
    return nil
  }

  // MARK: Interface

  /// Finds the storyboard that the `Info.plist` names, or the nib of the principal class.
  private mutating func findInterface(_ storyboard: String?, _ reader: Files) {
    // A broken project may not list its interfaces as resources. They are then beside the
    // `Info.plist`.
    let beside = infoPlist.map { reader.paths(under: FilePath.folder(of: $0)) } ?? []
    let files = (resources + beside).filter {
      ["storyboard", "xib"].contains(FilePath.suffix(of: $0))
    }
    if let storyboard {
      interface = Self.preferred(files.filter { FilePath.stem(of: $0) == storyboard })
      if interface == nil { missingInterface = storyboard }
      return
    }
    guard let principalClass else {
      interface = Self.preferred(files.filter { FilePath.stem(of: $0) == "MainInterface" })
      return
    }
    // UIKit and AppKit look for a nib with the controller's name and with its view's name.
    var names = [principalClass]
    if principalClass.hasSuffix("Controller") { names.append(String(principalClass.dropLast(10))) }
    interface = Self.preferred(
      files.filter { FilePath.suffix(of: $0) == "xib" && names.contains(FilePath.stem(of: $0)) })
  }

  /// Returns the development language's file.
  private static func preferred(_ paths: [String]) -> String? {
    let folders = ["Base.lproj", "en.lproj", "English.lproj"]
    for folder in folders {
      if let path = paths.first(where: { FilePath.name(of: FilePath.folder(of: $0)) == folder }) {
        return path
      }
    }
    return paths.first { FilePath.suffix(of: FilePath.folder(of: $0)) != "lproj" } ?? paths.first
  }
}

extension TodayExtension.App {
  fileprivate init(_ target: XcodeTarget) {
    let (settings, _) = target.settings()
    name = settings["PRODUCT_NAME"] ?? target.name
    resources = target.resources
    iconName = settings["ASSETCATALOG_COMPILER_APPICON_NAME"] ?? "AppIcon"
    iconFiles = []
    let files = target.project.reader
    guard let file = settings["INFOPLIST_FILE"],
      let path = FileSearch.existing(FilePath.join(target.project.folder, file), in: files),
      let bytes = try? files.read(path), let plist = try? PropertyList.read(bytes, file: path)
    else { return }
    let primary = plist["CFBundleIcons"]?["CFBundlePrimaryIcon"]?["CFBundleIconFiles"]
    if case .array(let names)? = primary ?? plist["CFBundleIconFiles"] {
      iconFiles = names.compactMap(\.string)
    }
  }
}
