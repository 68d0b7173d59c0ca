import Synchronization
import Vitrine

/// Workshops that stay warm from one run to the next: fonts, wallpapers, backdrops and layouts.
public final class WorkshopPool: Sendable {
  /// A workshop that nobody uses at present, so that any thread may take it.
  private struct Idle: @unchecked Sendable {
    let workshop: Workshop
  }

  private let idle = Mutex<[Idle]>([])

  public init() {}

  /// One with so many threads, else a new one.
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
