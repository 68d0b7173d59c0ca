import Foundation
import Glibc
import NotificationCenter
import UIKit

private func text(_ path: String) -> String {
  (try? String(contentsOfFile: path, encoding: .utf8)) ?? "none"
}

/// A function of the C library that Swift's module lacks.
private func function<Type>(_ name: String, as type: Type.Type) -> Type? {
  dlsym(nil, name).map { unsafeBitCast($0, to: type) }
}

private func auxiliary(_ key: UInt) -> UInt {
  function("getauxval", as: (@convention(c) (UInt) -> UInt).self)?(key) ?? 0
}

private func number(_ name: String) -> Int32 {
  function(name, as: (@convention(c) () -> Int32).self)?() ?? -1
}

private func library(of pointer: UnsafeRawPointer?) -> String {
  typealias Find =
    @convention(c) (UnsafeRawPointer?, UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Int32
  var information = [UnsafePointer<CChar>?](repeating: nil, count: 4)
  guard let find = function("dladdr", as: Find.self), find(pointer, &information) != 0 else {
    return "none"
  }
  return information[0].map { String(cString: $0) } ?? "none"
}

private func identifier(_ path: String) -> Int32 {
  let file = open(path, O_RDONLY)
  defer { close(file) }
  return file
}

private func temporaryName() -> String {
  var template = Array((NSTemporaryDirectory() + "/name-XXXXXX").utf8CString)
  let file = mkstemp(&template)
  close(file)
  return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

private func volume(_ key: FileAttributeKey) -> Any {
  (try? FileManager.default.attributesOfFileSystem(forPath: NSHomeDirectory()))?[key] ?? "none"
}

private func resource(_ key: URLResourceKey) -> Any {
  let url = Bundle.main.url(forResource: "data", withExtension: "txt")
  return (try? url?.resourceValues(forKeys: [key]))?.allValues[key] ?? "none"
}

private final class Thing: NSObject {}
private struct Model: Codable {
  var b = 1
  var a = ["y": 1, "x": 2, "z": 3]
}

let machineProbes = [
  Probe("machine.proc maps", { text("/proc/self/maps").count }),
  Probe("machine.proc status", { text("/proc/self/status").count }),
  Probe("machine.proc environ", { text("/proc/self/environ").count }),
  Probe("machine.proc command", { text("/proc/self/cmdline").count }),
  Probe("machine.proc uptime", { text("/proc/uptime") }),
  Probe("machine.proc load", { text("/proc/loadavg") }),
  Probe("machine.proc memory", { text("/proc/meminfo").count }),
  Probe("machine.proc version", { text("/proc/version") }),
  Probe("machine.host file", { text("/etc/hostname") }),
  Probe("machine.system file", { text("/etc/os-release").count }),
  Probe("machine.identity file", { text("/etc/machine-id") }),
  Probe(
    "machine.zone link",
    { (try? FileManager.default.destinationOfSymbolicLink(atPath: "/etc/localtime")) ?? "none" }),
  Probe("machine.page size", { [getpagesize(), Int32(sysconf(Int32(_SC_PAGESIZE)))] }),
  Probe("machine.free memory", { sysconf(Int32(_SC_AVPHYS_PAGES)) }),
  Probe("machine.open limit", { sysconf(Int32(_SC_OPEN_MAX)) }),
  Probe("machine.ticks", { sysconf(Int32(_SC_CLK_TCK)) }),
  Probe(
    "machine.configured cores",
    { [sysconf(Int32(_SC_NPROCESSORS_CONF)), Int(number("get_nprocs_conf"))] }),
  Probe(
    "machine.caches",
    {
      [_SC_LEVEL1_DCACHE_SIZE, _SC_LEVEL2_CACHE_SIZE, _SC_LEVEL3_CACHE_SIZE].map {
        sysconf(Int32($0))
      }
    }),
  Probe("machine.core", { number("sched_getcpu") }),
  Probe("machine.hardware", { auxiliary(16) }),
  Probe("machine.more hardware", { auxiliary(26) }),
  Probe(
    "machine.random of the start",
    {
      UnsafeRawPointer(bitPattern: auxiliary(25)).map { $0.loadUnaligned(as: UInt64.self) } ?? 0
    }),
  Probe(
    "machine.platform",
    {
      UnsafePointer<CChar>(bitPattern: auxiliary(15)).map { String(cString: $0) } ?? "none"
    }),
  Probe(
    "machine.executed file",
    {
      UnsafePointer<CChar>(bitPattern: auxiliary(31)).map { String(cString: $0) } ?? "none"
    }),
  Probe("machine.thread", { number("gettid") }),
  Probe("machine.main thread", { [Thread.isMainThread, Thread.current.name == nil] }),
  Probe("machine.stack", { Thread.current.stackSize }),
  Probe(
    "machine.load average",
    {
      var values = [Double](repeating: 0, count: 3)
      return [Double(getloadavg(&values, 3))] + values
    }),
  Probe(
    "machine.host name",
    {
      var name = [CChar](repeating: 0, count: 256)
      gethostname(&name, name.count)
      return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }),
  Probe(
    "machine.domain name",
    {
      var name = [CChar](repeating: 0, count: 256)
      getdomainname(&name, name.count)
      return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }),
  Probe("machine.host id", { number("gethostid") }),
  Probe(
    "machine.interfaces",
    {
      var list: UnsafeMutablePointer<ifaddrs>?
      return getifaddrs(&list)
    }),
  Probe("machine.descriptor", { identifier("/dev/null") }),
  Probe("machine.descriptors", { (0..<64).filter { fcntl(Int32($0), F_GETFD) >= 0 } }),
  Probe(
    "machine.kinds of descriptors",
    {
      (0..<3).map { file -> UInt32 in
        var status = stat()
        fstat(Int32(file), &status)
        return status.st_mode & S_IFMT
      }
    }),
  Probe("machine.library", { library(of: unsafeBitCast(UIView.self, to: UnsafeRawPointer.self)) }),
  Probe("machine.program", { library(of: unsafeBitCast(Thing.self, to: UnsafeRawPointer.self)) }),
  Probe("machine.C library", { library(of: dlsym(nil, "getppid")) }),
  Probe("machine.bundle of a class", { Bundle(for: Thing.self).bundlePath }),
  Probe("machine.bundle of a view", { Bundle(for: UIView.self).bundlePath }),
  Probe("machine.bundles", { Bundle.allBundles.map(\.bundlePath).sorted() }),
  Probe("machine.frameworks", { Bundle.allFrameworks.map(\.bundlePath).sorted() }),
  Probe("machine.bundle identifier", { Bundle.main.bundleIdentifier ?? "none" }),
  Probe("machine.temporary name", { temporaryName() }),
  Probe("machine.address of an object", { Unmanaged.passRetained(Thing()).toOpaque() }),
  Probe("machine.hash of an object", { Thing().hash == Thing().hash }),
  Probe("machine.description of an object", { Thing().description }),
  Probe("machine.volume size", { volume(.systemSize) }),
  Probe("machine.volume free", { volume(.systemFreeSize) }),
  Probe("machine.volume nodes", { volume(.systemNodes) }),
  Probe("machine.volume free nodes", { volume(.systemFreeNodes) }),
  Probe("machine.volume number", { volume(.systemNumber) }),
  Probe("machine.resource date", { resource(.contentModificationDateKey) }),
  Probe("machine.resource creation", { resource(.creationDateKey) }),
  Probe("machine.resource access", { resource(.contentAccessDateKey) }),
  Probe("machine.resource size", { resource(.fileSizeKey) }),
  Probe("machine.resource space", { resource(.fileAllocatedSizeKey) }),
  Probe("machine.volume name", { resource(.volumeNameKey) }),
  Probe("machine.volume capacity", { resource(.volumeAvailableCapacityKey) }),
  Probe(
    "machine.user's defaults", { UserDefaults.standard.dictionaryRepresentation().keys.sorted() }),
  Probe("machine.home of root", { NSHomeDirectoryForUser("root") ?? "none" }),
  Probe("machine.full name", { NSFullUserName() }),
  Probe(
    "machine.JSON",
    { String(decoding: (try? JSONEncoder().encode(Model())) ?? Data(), as: UTF8.self) }),
  Probe(
    "machine.older JSON",
    {
      let value: [String: Any] = ["b": 1, "a": ["y": 1, "x": 2], "c": NSNull()]
      return (try? JSONSerialization.data(withJSONObject: value)).map {
        String(decoding: $0, as: UTF8.self)
      } ?? "none"
    }),
  Probe(
    "machine.property list",
    {
      (try? PropertyListEncoder().encode(Model())).map { $0.base64EncodedString() } ?? "none"
    }),
  Probe("machine.description of a dictionary", { ["b": 1, "a": 2, "c": 3] as NSDictionary }),
  Probe(
    "machine.hashed",
    { [AnyHashable("a"), AnyHashable(1), AnyHashable(UUID())].map { Set([$0, 2, "c"]).count } }),
  Probe(
    "machine.date styles",
    {
      [
        Date().formatted(), Date().formatted(date: .complete, time: .complete),
        Date().formatted(.iso8601),
        Date().ISO8601Format(),
      ]
    }),
  Probe("machine.interval", { Date(timeIntervalSince1970: 0).distance(to: Date()) }),
  Probe(
    "machine.components",
    {
      Calendar.current.dateComponents(
        [.era, .year, .month, .day, .hour, .weekOfYear], from: Date())
    }),
  Probe("machine.weekend", { Calendar.current.isDateInWeekend(Date()) }),
  Probe(
    "machine.zones",
    {
      [TimeZone.autoupdatingCurrent, NSTimeZone.system, NSTimeZone.local as TimeZone].map(
        \.identifier)
    }),
  Probe("machine.abbreviation", { TimeZone.current.abbreviation() ?? "none" }),
  Probe(
    "machine.C zone",
    {
      tzset()
      return [String(cString: tzname.0 ?? strdup("")), "\(timezone)", "\(daylight)"]
    }),
  Probe(
    "machine.local time",
    {
      var now = time(nil)
      var parts = tm()
      localtime_r(&now, &parts)
      return [parts.tm_year, parts.tm_yday, parts.tm_hour, parts.tm_isdst]
    }),
  Probe(
    "machine.strftime",
    {
      var now = time(nil)
      var parts = tm()
      localtime_r(&now, &parts)
      var buffer = [CChar](repeating: 0, count: 100)
      strftime(&buffer, buffer.count, "%A %c %Z", &parts)
      return String(
        decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }),
  Probe("machine.code set", { nl_langinfo(Int32(CODESET)).map { String(cString: $0) } ?? "none" }),
  Probe("machine.error text", { String(cString: strerror(ENOENT)) }),
  Probe(
    "machine.region",
    {
      let locale = Locale.current
      return [
        locale.region?.identifier ?? "", locale.currency?.identifier ?? "",
        "\(locale.measurementSystem.identifier)",
        locale.localizedString(forRegionCode: "NO") ?? "",
      ]
    }),
  Probe("machine.power", { [ProcessInfo.processInfo.isLowPowerModeEnabled] }),
  Probe(
    "machine.device",
    { [UIDevice.current.name, UIDevice.current.model, UIDevice.current.systemVersion] }),
  Probe("machine.vendor", { UIDevice.current.identifierForVendor?.uuidString ?? "none" }),
  Probe("machine.cookies", { HTTPCookieStorage.shared.cookies?.count ?? -1 }),
  Probe("machine.cache", { [URLCache.shared.memoryCapacity, URLCache.shared.currentDiskUsage] }),
  Probe("machine.headers", { "\(URLSession.shared.configuration.httpAdditionalHeaders ?? [:])" }),
  Probe("machine.queue", { [DispatchQueue.main.label, OperationQueue.main.name ?? "none"] }),
  Probe("machine.operations", { OperationQueue().maxConcurrentOperationCount }),
  Probe(
    "machine.priority", { "\(Task.currentPriority) \(Thread.current.qualityOfService.rawValue)" }),
]
