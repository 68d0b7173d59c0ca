import Synchronization
package import VitrineBase

/// The folder in which failed tests leave their pictures and texts.
///
/// It is `.build/golden-failures` of the package that contains the test, or the folder that
/// `VITRINE_FAILURES` names. Each golden has a folder of its own, which a passing test removes.
package struct FailureFolder {
  private let folder: String

  /// The lock of the tests of this process, one of which could remove a folder that another one has
  /// just made.
  private static let changing = Mutex(())

  /// Finds the folder for a test's source file.
  package init(besideSource file: String, _ environment: Environment = .process) {
    if let named = environment["VITRINE_FAILURES"] {
      folder = Disk.absolute(named)
      return
    }
    var root = FilePath.folder(of: file)
    while root.count > 1, !Files.disk.exists(FilePath.join(root, "Package.swift")) {
      root = FilePath.folder(of: root)
    }
    // Tests of an Xcode project, or of moved sources, have no package around them.
    let build = root.count > 1 ? FilePath.join(root, ".build") : environment["TMPDIR"] ?? "/tmp"
    folder = FilePath.join(Disk.absolute(build), "golden-failures")
  }

  /// Writes the files of a failure.
  ///
  /// Returns the message with the paths of the files, and a command that opens the last one, which
  /// shows most. `comparison` returns a command for the first two.
  package func message(
    _ text: String, files: [(name: String, bytes: [UInt8])], named name: String,
    comparison: ((String, String) -> String)? = nil
  ) -> String {
    let home = FilePath.join(folder, name)
    var lines = [text]
    do throws(Disk.Failure) {
      try Self.changing.withLock { _ throws(Disk.Failure) in
        Disk.removeTree(home)
        try Disk.makeFolder(home)
      }
      let paths = files.map { FilePath.join(home, $0.name) }
      for (file, path) in zip(files, paths) {
        try Disk.write(file.bytes, to: path, isDurable: false)
        lines.append("\(FilePath.stem(of: file.name)): \(path)")
      }
      if let comparison, paths.count > 1 {
        lines.append("compare: \(comparison(paths[0], paths[1]))")
      }
      if let last = paths.last { lines.append("open: xdg-open \(Self.quoted(last))") }
    } catch {
      lines.append("\(error.path) cannot be written: \(error.reason)")
    }
    return lines.joined(separator: "\n")
  }

  private static func quoted(_ path: String) -> String {
    "'" + path.replacing("'", with: #"'\''"#) + "'"
  }

  /// Removes the files of an earlier failure, and the folders around them that are empty then.
  package func clear(_ name: String) {
    var path = FilePath.join(folder, name)
    guard Files.disk.exists(path) else { return }
    Self.changing.withLock { _ in
      Disk.removeTree(path)
      while path != folder {
        path = FilePath.folder(of: path)
        guard Disk.names(in: path)?.isEmpty == true else { return }
        Disk.removeTree(path)
      }
    }
  }
}
