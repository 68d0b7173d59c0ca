import Synchronization

/// The files and folders that a run may read.
///
/// The program restricts itself to its user's arguments, because a config's names, a document's
/// images and links in either can refer to any file, and can come from a third party. `Files`
/// without a limit, the default for code that uses the modules, reads everything.
package final class ReadingLimit: Sendable {
  private struct State {
    /// The resolved paths of allowed files and folders.
    var allowed: [String] = []
    var refused: Set<String> = []
  }

  private let state = Mutex(State())

  /// Creates a limit that allows no files until `allow` is called.
  package init() {}

  /// Allows a file, or a folder and its contents.
  ///
  /// The path may not exist yet.
  func allow(_ path: String) {
    let resolved = Disk.resolved(path)
    state.withLock { state in
      if !state.allowed.contains(resolved) { state.allowed.append(resolved) }
    }
  }

  /// The existing files that were requested but not allowed, sorted.
  var refused: [String] { state.withLock { $0.refused.sorted() } }

  /// The reason in an error message, which follows the path.
  package static let reason = "lies outside of what this run may read; --allow-outside permits it"

  func refuses(_ path: String) -> Bool {
    let resolved = Disk.resolved(path)
    let isRefused = state.withLock { state in
      !state.allowed.contains { FileRoot.isInside(resolved, $0) }
    }
    if isRefused, Disk.kind(of: resolved) != "none" {
      state.withLock { _ = $0.refused.insert(path) }
    }
    return isRefused
  }
}
