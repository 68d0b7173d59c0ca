import Vitrine
import VitrineBase
import VitrineImport
import VitrineProject

/// The properties of an extension's bundle, as a build of Xcode writes them: the keys of its
/// `Info.plist` with their variables expanded, and the keys that Xcode generates.
struct BundleProperties {
  private var members: [String: PropertyList] = [:]

  /// Reads the properties of an extension, which are empty if it has no `Info.plist`.
  ///
  /// Code of a framework asks the extension's bundle for the framework's own keys, too, because both
  /// are one program.
  init(of found: AppExtension, with modules: [ModuleSources], from files: Files) {
    for module in modules { addKeys(of: module, beside: found.project?.project, files) }
    var settings = found.project?.settings ?? BuildSettings()
    let name = settings["PRODUCT_NAME"].flatMap { $0.isEmpty ? nil : $0 }
    let target = found.project?.target ?? found.displayName
    settings.add([
      "PRODUCT_NAME": name ?? target, "TARGET_NAME": target, "EXECUTABLE_NAME": Self.executable,
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "XPC!",
      "DEVELOPMENT_LANGUAGE": settings["DEVELOPMENT_LANGUAGE"] ?? "en",
    ])
    let path = found.project.map(\.infoPlist) ?? FilePath.join(found.home, "Info.plist")
    let written = path.flatMap { try? PropertyList.read(files.read($0), file: $0) }
    if settings["GENERATE_INFOPLIST_FILE"] == "YES" {
      for (key, text) in Self.generated { add(key, .string(text), settings) }
    }
    if case .dictionary(let own)? = written {
      for (key, value) in own { add(key, value, settings) }
    }
    if !members.isEmpty { members["CFBundleExecutable"] = .string(Self.executable) }
  }

  /// The name of the program in the bundle of a run.
  private static let executable = FilePath.name(of: WorldFolders.program)

  /// The keys that Xcode generates from build settings.
  private static let generated = [
    ("CFBundleDevelopmentRegion", "$(DEVELOPMENT_LANGUAGE)"),
    ("CFBundleDisplayName", "$(INFOPLIST_KEY_CFBundleDisplayName)"),
    ("CFBundleIdentifier", "$(PRODUCT_BUNDLE_IDENTIFIER)"),
    ("CFBundleInfoDictionaryVersion", "6.0"),
    ("CFBundleName", "$(PRODUCT_NAME)"),
    ("CFBundlePackageType", "$(PRODUCT_BUNDLE_PACKAGE_TYPE)"),
    ("CFBundleShortVersionString", "$(MARKETING_VERSION)"),
    ("CFBundleVersion", "$(CURRENT_PROJECT_VERSION)"),
    ("NSHumanReadableCopyright", "$(INFOPLIST_KEY_NSHumanReadableCopyright)"),
  ]

  /// Adds the keys of a framework's `Info.plist` that aren't about its bundle.
  private mutating func addKeys(
    of module: ModuleSources, beside project: String?, _ files: Files
  ) {
    guard let project, let settings = module.settings, let name = settings["INFOPLIST_FILE"],
      let path = FileSearch.existing(
        FileSearch.normalized(FilePath.join(FilePath.folder(of: project), name)), in: files),
      case .dictionary(let own)? = try? PropertyList.read(files.read(path), file: path)
    else { return }
    for (key, value) in own where !key.hasPrefix("CFBundle") { add(key, value, settings) }
  }

  /// Adds a key, unless its text consists of variables that have no value.
  private mutating func add(_ key: String, _ value: PropertyList, _ settings: BuildSettings) {
    let expanded = Self.expanded(value, settings)
    if let text = value.string, !text.isEmpty, expanded.string == "" { return }
    members[key] = expanded
  }

  private static func expanded(_ value: PropertyList, _ settings: BuildSettings) -> PropertyList {
    switch value {
    case .string(let text): .string(settings.expand(text))
    case .array(let values): .array(values.map { expanded($0, settings) })
    case .dictionary(let members): .dictionary(members.mapValues { expanded($0, settings) })
    case .number, .bool, .other: value
    }
  }

  // MARK: File

  /// The properties as a property list in XML, or nil without any.
  var file: [UInt8]? {
    guard !members.isEmpty else { return nil }
    return Array(
      ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">"
        + Self.text(.dictionary(members)) + "</plist>\n").utf8)
  }

  /// Returns the element of a value; empty for data and dates, which aren't read.
  private static func text(_ value: PropertyList) -> String {
    switch value {
    case .string(let text): "<string>\(escaped(text))</string>"
    case .number(let number):
      Int(exactly: number).map { "<integer>\($0)</integer>" } ?? "<real>\(number)</real>"
    case .bool(let flag): flag ? "<true/>" : "<false/>"
    case .array(let values): "<array>" + values.map(text).joined() + "</array>"
    case .dictionary(let members):
      "<dict>"
        + members.sorted { $0.key < $1.key }
        .filter { $0.value != .other }
        .map { "<key>\(escaped($0.key))</key>" + text($0.value) }.joined() + "</dict>"
    case .other: ""
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
