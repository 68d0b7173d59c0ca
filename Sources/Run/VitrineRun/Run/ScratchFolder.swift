import Glibc
import VitrineBase

/// The folder of one run: the bundle with its resources, and a writable home.
///
/// The launcher removes it, even if vitrine is killed.
struct ScratchFolder: Sendable {
  let path: String
  let bundle: String
  let home: String

  private static let prefix = "vitrine-run-"
  /// The age in seconds at which a folder is abandoned: longer than any run.
  private static let abandonedAge = 120

  init(resources: [String]) throws(Disk.Failure) {
    let base = Environment.process["TMPDIR"] ?? "/tmp"
    Self.removeAbandoned(in: base)
    var template = Array(FilePath.join(base, Self.prefix + "XXXXXX").utf8CString)
    guard unsafe mkdtemp(&template) != nil else {
      throw Disk.Failure(path: base, reason: unsafe String(cString: strerror(errno)))
    }
    let name = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    path = Disk.realPath(name) ?? name
    bundle = FilePath.join(path, "bundle")
    home = FilePath.join(path, "home")
    for folder in [bundle, home] { try Disk.makeFolder(folder) }
    for resource in resources { add(resource) }
  }

  /// Adds a resource at its position in the bundle.
  ///
  /// Language folders keep their name.
  private func add(_ resource: String) {
    let folder = FilePath.folder(of: resource)
    var target = bundle
    if FilePath.suffix(of: folder) == "lproj" {
      target = FilePath.join(bundle, FilePath.name(of: folder))
      try? Disk.makeFolder(target)
    }
    let name = FilePath.join(target, FilePath.name(of: resource))
    _ = unsafe symlink(Disk.absolute(resource), name)
  }

  func remove() { Disk.removeTree(path) }

  /// Removes the folders of runs whose launcher was killed.
  private static func removeAbandoned(in base: String) {
    let now = time(nil)
    for name in Disk.names(in: base) ?? [] where name.hasPrefix(prefix) {
      let path = FilePath.join(base, name)
      guard let change = Disk.folderChangeTime(of: path) else { continue }
      if now - change / 1_000_000_000 > abandonedAge { Disk.removeTree(path) }
    }
  }
}
