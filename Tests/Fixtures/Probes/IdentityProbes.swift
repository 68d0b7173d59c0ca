import Foundation
import Glibc
import UIKit

private func passwd() -> Any {
  guard let user = getpwuid(getuid()) else { return "none" }
  return "\(String(cString: user.pointee.pw_name)) \(String(cString: user.pointee.pw_dir))"
}

private func machine() -> Any {
  var name = utsname()
  uname(&name)
  func text<T>(_ value: T) -> String {
    withUnsafeBytes(of: value) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
  return "\(text(name.sysname)) \(text(name.nodename)) \(text(name.release)) \(text(name.machine))"
}

private func mask() -> Any {
  let old = umask(0)
  umask(old)
  return old
}

@_silgen_name("sched_getaffinity")
private func readAffinity(_ process: Int32, _ size: Int, _ set: UnsafeMutableRawPointer) -> Int32

private func affinity() -> Any {
  var set = [UInt64](repeating: 0, count: 16)
  _ = readAffinity(0, 128, &set)
  return set[0]
}

private func limit(_ kind: __rlimit_resource_t) -> UInt {
  var limits = rlimit()
  getrlimit(kind, &limits)
  return limits.rlim_cur
}

private func space() -> Any {
  let values = try? FileManager.default.attributesOfFileSystem(forPath: NSHomeDirectory())
  return "\(values?[.systemFreeSize] ?? 0) \(values?[.systemSize] ?? 0)"
}

private func link(_ path: String) -> String {
  (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? "none"
}

let identityProbes = [
  Probe("identity.user", { NSUserName() }),
  Probe("identity.full user", { NSFullUserName() }),
  Probe("identity.home", { NSHomeDirectory() }),
  Probe("identity.home of user", { NSHomeDirectoryForUser(NSUserName()) ?? "none" }),
  Probe("identity.home URL", { FileManager.default.homeDirectoryForCurrentUser.path }),
  Probe("identity.passwd", passwd),
  Probe("identity.uid", { "\(getuid()) \(geteuid()) \(getgid()) \(getegid())" }),
  Probe("identity.login", { getlogin().map { String(cString: $0) } ?? "none" }),
  Probe("identity.pid", { getpid() }),
  Probe("identity.processIdentifier", { ProcessInfo.processInfo.processIdentifier }),
  Probe("identity.parent", { getppid() }),
  Probe("identity.group", { getpgrp() }),
  Probe("identity.session", { getsid(0) }),
  Probe("identity.process name", { ProcessInfo.processInfo.processName }),
  Probe("identity.host", { ProcessInfo.processInfo.hostName }),
  Probe(
    "identity.gethostname",
    { () -> Any in
      var name = [CChar](repeating: 0, count: 256)
      gethostname(&name, 256)
      return String(cString: name)
    }),
  Probe("identity.uname", machine),
  Probe("identity.system", { ProcessInfo.processInfo.operatingSystemVersion }),
  Probe("identity.device", { "\(UIDevice.current.model) \(UIDevice.current.systemVersion)" }),
  Probe("identity.cores", { ProcessInfo.processInfo.processorCount }),
  Probe("identity.active cores", { ProcessInfo.processInfo.activeProcessorCount }),
  Probe("identity.sysconf", { sysconf(Int32(_SC_NPROCESSORS_ONLN)) }),
  Probe("identity.memory", { ProcessInfo.processInfo.physicalMemory }),
  Probe("identity.space", space),
  Probe("identity.nice", { getpriority(Int32(PRIO_PROCESS.rawValue), 0) }),
  Probe("identity.affinity", affinity),
  Probe("identity.umask", mask),
  Probe("identity.stack limit", { limit(Int32(RLIMIT_STACK.rawValue)) }),
  Probe("identity.file limit", { limit(Int32(RLIMIT_NOFILE.rawValue)) }),
  Probe("identity.terminal", { isatty(1) }),
  Probe("identity.executable", { link("/proc/self/exe") }),
  Probe("identity.working folder link", { link("/proc/self/cwd") }),
  Probe(
    "identity.status",
    { (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8))?.count ?? -1 }),
  Probe("identity.cpuinfo", { FileManager.default.contents(atPath: "/proc/cpuinfo")?.count ?? -1 }),
  Probe(
    "identity.kernel uptime", { FileManager.default.contents(atPath: "/proc/uptime")?.count ?? -1 }),
  Probe(
    "identity.boot id",
    { (try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8)) ?? "none" }),
  Probe(
    "identity.machine id",
    { (try? String(contentsOfFile: "/etc/machine-id", encoding: .utf8)) ?? "none" }),
  Probe(
    "identity.host file",
    { (try? String(contentsOfFile: "/etc/hostname", encoding: .utf8)) ?? "none" }),
  Probe(
    "identity.users", { (try? String(contentsOfFile: "/etc/passwd", encoding: .utf8))?.count ?? -1 }
  ),
]
