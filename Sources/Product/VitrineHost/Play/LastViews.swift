import Synchronization
import Vitrine

/// The views of a session's most recent moments.
final class LastViews: Sendable {
  private struct Moment {
    var variant: Variant
    var steps: [HostStep]
    var views: ProgramViews
  }

  /// The maximum number of moments: a widget's snapshot, its current state, and the moment between
  /// them.
  private static let limit = 4
  private let moments = Mutex<[Moment]>([])

  func views(_ variant: Variant, _ steps: [HostStep]) -> ProgramViews? {
    moments.withLock { moments in
      moments.first { $0.steps == steps && $0.variant == variant }?.views
    }
  }

  func keep(_ views: ProgramViews, _ variant: Variant, after steps: [HostStep]) {
    moments.withLock { moments in
      moments.append(Moment(variant: variant, steps: steps, views: views))
      if moments.count > Self.limit { moments.removeFirst() }
    }
  }
}
