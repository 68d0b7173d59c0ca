import Glibc
import VitrineBase
import VitrineImport

/// The folder of one run: the bundle with its resources, and a writable home.
///
/// The launcher removes it, even if vitrine is killed. It is locked until then, so that another run
/// can tell a folder in use from an abandoned one without a clock.
struct ScratchFolder: Sendable {
  let path: String
  let bundle: String
  let home: String
  private let lock: FolderLock

  private static let attempts = 1000

  /// Creates a folder whose bundle has resources and properties, which replace an `Info.plist` among
  /// the resources.
  init(resources: [String], properties: [UInt8]? = nil) throws(Disk.Failure) {
    let runs = try Self.folderOfRuns(in: Environment.process["TMPDIR"] ?? "/tmp")
    Self.removeAbandoned(in: runs)
    let (name, lock) = try Self.newFolder(in: runs)
    self.lock = lock
    path = Disk.realPath(name) ?? name
    bundle = FilePath.join(path, "bundle")
    home = FilePath.join(path, "home")
    for folder in [bundle, home] { try Disk.makeFolder(folder) }
    let list = FilePath.join(bundle, "Info.plist")
    for resource in resources where properties == nil || !isList(resource) { add(resource) }
    if let properties { try Disk.write(properties, to: list, isDurable: false) }
  }

  /// Returns whether a resource would be the bundle's `Info.plist`.
  private func isList(_ resource: String) -> Bool {
    FilePath.name(of: resource) == "Info.plist"
      && FilePath.suffix(of: FilePath.folder(of: resource)) != "lproj"
  }

  /// Returns the folder for the folders of this user's runs.
  ///
  /// It is the user's alone, because anybody can make a folder of its name in the one for temporary
  /// files. The search for abandoned runs doesn't read that one, which may have many files.
  private static func folderOfRuns(in base: String) throws(Disk.Failure) -> String {
    let folder = FilePath.join(base, "vitrine-runs-\(geteuid())")
    if unsafe mkdir(folder.systemPath, 0o700) != 0, errno != EEXIST {
      throw Disk.Failure(path: base, reason: unsafe String(cString: strerror(errno)))
    }
    var status = stat()
    guard unsafe lstat(folder.systemPath, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
      status.st_uid == geteuid(), status.st_mode & 0o077 == 0
    else {
      throw Disk.Failure(
        path: folder, reason: "it is not a private folder of this user; remove it or set TMPDIR")
    }
    return folder
  }

  private static func newFolder(
    in runs: String
  ) throws(Disk.Failure) -> (path: String, lock: FolderLock) {
    for _ in 0..<attempts {
      var template = FilePath.join(runs, "XXXXXX").systemPath
      guard unsafe mkdtemp(&template) != nil else {
        throw Disk.Failure(path: runs, reason: unsafe String(cString: strerror(errno)))
      }
      let path = PathText.text(of: template.dropLast().map(UInt8.init(bitPattern:)))
      // Another run may have removed it as abandoned, between its creation and its lock.
      if let lock = try FolderLock(path) { return (path, lock) }
    }
    throw Disk.Failure(path: runs, reason: "other runs remove each folder that is made in it")
  }

  /// Adds a resource at its position in the bundle.
  ///
  /// Language folders keep their name.
  private func add(_ resource: String) {
    if FilePath.suffix(of: resource) == "xcstrings" { addStrings(of: resource) }
    // A build compiles a model to a folder, which Core Data without stores doesn't read.
    if FilePath.suffix(of: resource) == "xcdatamodeld" {
      try? Disk.makeFolder(FilePath.join(bundle, FilePath.stem(of: resource) + ".momd"))
      return
    }
    let folder = FilePath.folder(of: resource)
    var target = bundle
    if FilePath.suffix(of: folder) == "lproj" {
      target = FilePath.join(bundle, FilePath.name(of: folder))
      try? Disk.makeFolder(target)
    }
    let name = FilePath.join(target, FilePath.name(of: resource))
    _ = unsafe symlink(Disk.absolute(resource).systemPath, name.systemPath)
  }

  /// Adds the texts of a string catalog in each language, as a build of Xcode does.
  private func addStrings(of catalog: String) {
    guard let bytes = try? Files.disk.read(catalog),
      let tables = try? TranslationFile.read(bytes, file: catalog)
    else { return }
    func quoted(_ text: String) -> String {
      let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return "\"" + escaped.replacing("\n", with: "\\n") + "\""
    }
    for table in tables {
      // The language becomes the name of a folder.
      guard let language = table.language,
        language.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" })
      else { continue }
      let folder = FilePath.join(bundle, "\(language).lproj")
      try? Disk.makeFolder(folder)
      let lines = table.texts.sorted { $0.key < $1.key }.map {
        "\(quoted($0.key)) = \(quoted($0.value));\n"
      }
      let path = FilePath.join(folder, "\(FilePath.stem(of: catalog)).strings")
      try? Disk.write(Array(lines.joined().utf8), to: path, isDurable: false)
    }
  }

  func remove() { Disk.removeTree(path) }

  /// Removes the folders of runs whose launcher was killed.
  private static func removeAbandoned(in runs: String) {
    for name in Disk.names(in: runs) ?? [] {
      let path = FilePath.join(runs, name)
      guard let lock = try? Disk.lock(path) else { continue }
      Disk.removeTree(path)
      Disk.unlock(lock)
    }
  }
}
