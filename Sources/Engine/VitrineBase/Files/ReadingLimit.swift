import Synchronization

/// The files and folders that a run may read.
///
/// The program limits itself to what its user named: a config's names, a document's images and links
/// in either may lead anywhere, and somebody else may have written them. `Files` without a limit, which
/// is how code that uses the modules starts, read everything.
package final class ReadingLimit: Sendable {
  private struct State {
    /// Resolved paths; each stands for itself and what lies in it.
    var allowed: [String] = []
    var refused: Set<String> = []
  }

  private let state = Mutex(State())

  /// Allows nothing until `allow` names it.
  package init() {}

  /// Allows a file, or a folder with everything in it; it needn't exist yet.
  func allow(_ path: String) {
    let resolved = Disk.resolved(path)
    state.withLock { state in
      if !state.allowed.contains(resolved) { state.allowed.append(resolved) }
    }
  }

  /// The existing files that were to be read and may not be, sorted.
  var refused: [String] { state.withLock { $0.refused.sorted() } }

  /// What a refusal says after the path.
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
