import Glibc

/// How long the thread itself works on something, however busy the machine is or how often it stands
/// still: what bounds on time are set for.
public func processorTime(_ body: () throws -> Void) rethrows -> Duration {
  let start = now()
  try body()
  return now() - start
}

private func now() -> Duration {
  var time = timespec()
  unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
