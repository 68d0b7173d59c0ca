import Foundation
import Glibc
import QuartzCore

private func value(_ clock: clockid_t) -> String {
  var time = timespec()
  return clock_gettime(clock, &time) == 0 ? "\(time.tv_sec).\(time.tv_nsec)" : "none"
}

private typealias Call = @convention(c) (Int, Int, UnsafeMutableRawPointer) -> Int

private func kernelTime(_ clock: Int) -> String {
  let call = unsafeBitCast(dlsym(nil, "syscall"), to: Call.self)
  var time = timespec()
  return call(228, clock, &time) == 0 ? "\(time.tv_sec).\(time.tv_nsec)" : "none"
}

private func worked() -> Double {
  var sum = 0.0
  for index in 1..<200_000 { sum += 1 / Double(index) }
  return sum
}

private func elapsed() -> Any {
  let start = ContinuousClock.now
  _ = worked()
  return ContinuousClock.now - start
}

private func measured() -> Any { ContinuousClock().measure { _ = worked() } }

private func slept() -> Any {
  let start = DispatchTime.now().uptimeNanoseconds
  usleep(20_000)
  return DispatchTime.now().uptimeNanoseconds - start
}

private func waited() -> Any {
  let start = ProcessInfo.processInfo.systemUptime
  let result = DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(30))
  return "\(result) \(ProcessInfo.processInfo.systemUptime - start)"
}

private func conditionWait() -> Any {
  let condition = NSCondition()
  condition.lock()
  defer { condition.unlock() }
  let start = DispatchTime.now().uptimeNanoseconds
  let result = condition.wait(until: Date(timeIntervalSinceNow: 0.03))
  return "\(result) \(DispatchTime.now().uptimeNanoseconds - start)"
}

private func groupWait() -> Any {
  let group = DispatchGroup()
  group.enter()
  return group.wait(wallTimeout: .now() + .milliseconds(30))
}

private func spun() -> Any {
  let end = ContinuousClock.now + .milliseconds(20)
  while ContinuousClock.now < end {}
  return "ended"
}

private func usage() -> Any {
  var usage = rusage()
  getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
  return "\(usage.ru_utime.tv_sec) \(usage.ru_utime.tv_usec) \(usage.ru_maxrss) \(usage.ru_minflt)"
}

let clockProbes = [
  Probe("clock.Date", { Date().timeIntervalSince1970 }),
  Probe("clock.Date.now", { Date.now.timeIntervalSince1970 }),
  Probe("clock.NSDate", { NSDate().timeIntervalSinceReferenceDate }),
  Probe("clock.CFAbsoluteTime", { Date.timeIntervalSinceReferenceDate }),
  Probe("clock.time", { time(nil) }),
  Probe(
    "clock.gettimeofday",
    { () -> Any in
      var t = timeval()
      gettimeofday(&t, nil)
      return "\(t.tv_sec) \(t.tv_usec)"
    }),
  Probe(
    "clock.timespec_get",
    { () -> Any in
      var t = timespec()
      timespec_get(&t, 1)
      return "\(t.tv_sec) \(t.tv_nsec)"
    }),
  Probe("clock.realtime", { value(CLOCK_REALTIME) }),
  Probe("clock.realtime coarse", { value(CLOCK_REALTIME_COARSE) }),
  Probe("clock.monotonic", { value(CLOCK_MONOTONIC) }),
  Probe("clock.monotonic raw", { value(CLOCK_MONOTONIC_RAW) }),
  Probe("clock.monotonic coarse", { value(CLOCK_MONOTONIC_COARSE) }),
  Probe("clock.boot time", { value(CLOCK_BOOTTIME) }),
  Probe("clock.TAI", { value(CLOCK_TAI) }),
  Probe("clock.process", { value(CLOCK_PROCESS_CPUTIME_ID) }),
  Probe("clock.thread", { value(CLOCK_THREAD_CPUTIME_ID) }),
  Probe("clock.clock", { clock() }),
  Probe(
    "clock.times",
    { () -> Any in
      var t = tms()
      return "\(times(&t)) \(t.tms_utime)"
    }),
  Probe("clock.usage", usage),
  Probe("clock.system call realtime", { kernelTime(0) }),
  Probe("clock.system call monotonic", { kernelTime(1) }),
  Probe("clock.system call boot time", { kernelTime(7) }),
  Probe("clock.uptime", { ProcessInfo.processInfo.systemUptime }),
  Probe("clock.DispatchTime", { DispatchTime.now().uptimeNanoseconds }),
  Probe("clock.DispatchWallTime", { DispatchWallTime.now().rawValue }),
  Probe("clock.ContinuousClock", { ContinuousClock.now }),
  Probe("clock.SuspendingClock", { SuspendingClock.now }),
  Probe("clock.elapsed", elapsed),
  Probe("clock.measured", measured),
  Probe("clock.slept", slept),
  Probe("clock.semaphore", waited),
  Probe("clock.condition", conditionWait),
  Probe("clock.group", groupWait),
  Probe("clock.spun", spun),
  Probe("clock.year", { Calendar(identifier: .gregorian).component(.year, from: Date()) }),
  Probe("clock.today", { Calendar.current.isDateInToday(Date()) }),
  Probe("clock.zone", { TimeZone.current.identifier }),
  Probe("clock.zone offset", { TimeZone.current.secondsFromGMT() }),
  Probe("clock.default zone", { NSTimeZone.default.abbreviation() ?? "" }),
  Probe(
    "clock.localtime",
    { () -> Any in
      var t = time(nil)
      return localtime(&t).pointee.tm_hour
    }),
  Probe("clock.ISO8601", { ISO8601DateFormatter().string(from: Date()) }),
]
