import Glibc
import VitrineBase

/// The folder of one run: the program with its resources like a bundle, and a writable home.
struct ScratchFolder: Sendable {
  let path: String
  let program: String
  let home: String

  init(program source: String, resources: [String]) throws(Disk.Failure) {
    let base = Environment.process["TMPDIR"] ?? "/tmp"
    var template = Array(FilePath.join(base, "vitrine-run-XXXXXX").utf8CString)
    guard unsafe mkdtemp(&template) != nil else {
      throw Disk.Failure(path: base, reason: unsafe String(cString: strerror(errno)))
    }
    let bundle = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    program = FilePath.join(bundle, "Widget")
    path = FilePath.join(bundle, "data")
    home = path
    try Disk.makeFolder(path)
    // A symbolic link wouldn't work, because the bundle is the folder of the program's file.
    if unsafe link(source, program) != 0 {
      try Disk.write(try Files.disk.read(source), to: program, isDurable: false)
      _ = unsafe chmod(program, 0o755)
    }
    for resource in resources { Self.add(resource, to: bundle) }
  }

  /// Adds a resource at its position in a bundle.
  ///
  /// Language folders keep their name.
  private static func add(_ resource: String, to bundle: String) {
    let folder = FilePath.folder(of: resource)
    var target = bundle
    if FilePath.suffix(of: folder) == "lproj" {
      target = FilePath.join(bundle, FilePath.name(of: folder))
      try? Disk.makeFolder(target)
    }
    let name = FilePath.join(target, FilePath.name(of: resource))
    _ = unsafe symlink(Disk.absolute(resource), name)
  }

  func remove() { try? Disk.removeFiles(below: FilePath.folder(of: path), ending: [""]) }
}
