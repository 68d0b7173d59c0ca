import Synchronization

/// The numbers of failed and cached pictures of a run, counted by several threads.
final class PictureCounts: Sendable {
  private let cachedCount = Atomic(0)
  private let failedCount = Atomic(0)

  var cached: Int { cachedCount.load(ordering: .relaxed) }
  var failed: Int { failedCount.load(ordering: .relaxed) }

  func addCached() { cachedCount.add(1, ordering: .relaxed) }
  func addFailed() { failedCount.add(1, ordering: .relaxed) }
}
