import CSandbox

/// The time for which a widget's process waits for its own work.
///
/// The limits are amounts that a busy machine doesn't change: the world's time, the processor time of
/// the work, and rounds in which neither advances. A limit in the machine's time would end the work
/// earlier where other programs run.
struct WaitingTime {
  /// The clocks at the start of a round.
  private struct Reading {
    let elapsed = vitrine_elapsed_time()
    let worked = vitrine_work_time()
  }

  /// The pause of a round, in nanoseconds of the machine's time.
  private static let pause: Int64 = 2_000_000
  /// The world's time and the work's processor time that may pass, in nanoseconds.
  private static let limit: Int64 = 3_000_000_000
  /// The processor time that counts as progress, in nanoseconds.
  private static let progress: Int64 = 100_000
  private static let idleRounds = 1500

  private var elapsed: Int64 = 0
  private var worked: Int64 = 0
  private var idle = 0
  private var start: Reading?

  /// Ends a round, and returns whether another one may begin.
  mutating func hasNext() -> Bool {
    guard let start else { return isLeft }
    self.start = nil
    let end = Reading()
    let (passed, done) = (end.elapsed - start.elapsed, end.worked - start.worked)
    elapsed += passed
    worked += done
    idle = passed > 0 || done > Self.progress ? 0 : idle + 1
    return isLeft
  }

  private var isLeft: Bool {
    elapsed < Self.limit && worked < Self.limit && idle < Self.idleRounds
  }

  /// Begins a round with a pause, which the world's clocks don't show, and returns whether the main
  /// thread may have work.
  mutating func wait() -> Bool {
    start = Reading()
    return vitrine_pause(Self.pause)
  }
}
