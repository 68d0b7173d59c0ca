import VitrineBase

/// The folders and files that a widget's process finds, by their paths in its world.
///
/// The paths are the same on every machine, so neither a picture nor an address depends on where a
/// project is.
struct WorldFolders: Sendable {
  /// A folder or a file.
  private struct Entry {
    var path: String
    var realPath: String
    /// The path that vitrine was given, for diagnostics.
    var given: String
  }

  static let home = "/private/var/mobile/Containers/Data/PluginKitPlugin/Widget"
  static let bundle = "/private/var/containers/Bundle/Application/App.app/PlugIns/Widget.appex"
  static let program = bundle + "/Widget"
  private static let project = "/private/var/project"

  /// The system's files that programs need, at their own paths.
  ///
  /// They contain libraries, character sets and time zones.
  private static let system = [
    "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/share/zoneinfo", "/usr/share/locale",
    "/etc/ld.so.cache", "/dev/null",
  ]

  private var entries: [Entry] = []
  /// The real files that are read but have no path of their own.
  private var linked: [String]

  /// Creates the folders of a process.
  ///
  /// The home and the program come first, because the runner finds them there.
  init(_ scratch: ScratchFolder, program: Program, resources: [String]) {
    linked = resources.map(Self.realPath)
    entries = [
      Entry(path: Self.home, realPath: scratch.home, given: scratch.home),
      Entry(path: Self.program, realPath: program.path, given: program.path),
      Entry(path: Self.bundle, realPath: scratch.bundle, given: scratch.bundle),
    ]
    // The runner makes the content of devices up.
    for path in ["/dev/urandom", "/dev/random"] { add(path, at: "/dev/null") }
    add("/proc/self/exe", at: program.path)
    let own = [program.runtime, FilePath.folder(of: program.library)].compactMap(\.self)
    for folder in Self.system + own where Disk.realPath(folder) != nil { add(folder, at: folder) }
  }

  private mutating func add(_ path: String, at realPath: String) {
    entries.append(Entry(path: path, realPath: realPath, given: path))
  }

  private static func realPath(_ path: String) -> String {
    Disk.realPath(path) ?? Disk.absolute(path)
  }

  /// Returns the path of a file or folder in the world, which makes it readable.
  mutating func path(of given: String) -> String {
    let realPath = Self.realPath(given)
    for entry in entries where entry.path.hasPrefix(Self.project) {
      if let rest = Self.rest(of: realPath, in: entry.realPath) { return entry.path + rest }
    }
    let known = entries.count { $0.path.hasPrefix(Self.project) }
    var path = "\(Self.project)/\(known)"
    // The name of a catalog or a language describes its content.
    let name = FilePath.name(of: realPath)
    if !Files.disk.isFolder(realPath) || name.contains(".") { path += "/" + name }
    entries.append(Entry(path: path, realPath: realPath, given: given))
    return path
  }

  /// Returns the path that vitrine was given for a path in the world.
  func given(_ path: String) -> String {
    for entry in entries {
      if let rest = Self.rest(of: path, in: entry.path) { return entry.given + rest }
    }
    return path
  }

  /// Returns the part of a path after a folder, or nil if it isn't in the folder.
  private static func rest(of path: String, in folder: String) -> String? {
    guard path.hasPrefix(folder) else { return nil }
    let rest = path.dropFirst(folder.count)
    return rest.isEmpty || rest.hasPrefix("/") ? String(rest) : nil
  }

  /// The launcher's arguments.
  var arguments: [String] {
    let folders = entries.flatMap { ["--folder", $0.path, $0.realPath] }
    // A file in a readable folder needs no permission of its own.
    var readable = entries.map(\.realPath)
    let folder = Set(readable)
    readable += linked.filter { !folder.contains(FilePath.folder(of: $0)) }
    return folders + readable.flatMap { ["--read", $0] }
  }
}
