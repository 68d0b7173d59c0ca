import VitrineBase

/// The last commit of the repository that the inputs are in.
struct PreviewCommit: Sendable {
  /// The largest number of changed files that are read from the commit.
  private static let limit = 2000

  private let history: GitHistory
  /// The file that grows with each commit.
  private let log: String

  /// Finds the repository of a folder.
  ///
  /// Returns nil if the folder is in no repository, or in one without a commit.
  init?(of folder: String) {
    guard let top = GitHistory(folder: folder).top else { return nil }
    history = GitHistory(folder: top)
    guard history.hasCommit else { return nil }
    log = FilePath.join(top, ".git/logs/HEAD")
  }

  /// Records the state of the repository, so that the next commit is a change.
  func note(_ files: Files) { _ = files.size(of: log) }

  /// Returns the changed files as they are in the commit.
  func overlay() throws(CommandError) -> FileOverlay {
    let names = try history.changedFiles
    guard names.count <= Self.limit else {
      throw .input(
        "\(history.folder): error: \(names.count) files differ from the last commit; at most "
          + "\(Self.limit) are compared")
    }
    var overlay = FileOverlay()
    for name in names {
      let path = FilePath.join(history.folder, name)
      // A changed submodule is a folder.
      guard !Files.disk.isFolder(path) else { continue }
      overlay.set(try history.bytes(of: name, in: "HEAD"), at: path)
    }
    return overlay
  }
}
