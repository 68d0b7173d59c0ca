import Synchronization
import Vitrine

/// A pool of workshops whose caches are reused between runs: fonts, wallpapers, backdrops and
/// layouts.
public final class WorkshopPool: Sendable {
  /// A workshop without a user.
  ///
  /// Sending it is safe because only one thread takes it.
  private struct Idle: @unchecked Sendable {
    let workshop: Workshop
  }

  private let idle = Mutex<[Idle]>([])

  /// Creates an empty pool.
  public init() {}

  /// Returns an idle workshop with this number of threads, or a new one.
  func take(_ resources: Resources, threads: Int) -> Workshop {
    let found = idle.withLock { idle in
      idle.lastIndex { $0.workshop.threads == threads }.map { idle.remove(at: $0) }
    }
    return found?.workshop ?? Workshop(resources, threads: threads)
  }

  func giveBack(_ workshop: Workshop) {
    let entry = Idle(workshop: workshop)
    idle.withLock { $0.append(entry) }
  }
}
