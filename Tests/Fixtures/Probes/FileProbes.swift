import Foundation
import Glibc

private let files = FileManager.default
private let home = NSHomeDirectory()
private let group = files.containerURL(
  forSecurityApplicationGroupIdentifier: "group.example.probes")!

private func attributes(_ path: String) -> [FileAttributeKey: Any] {
  (try? files.attributesOfItem(atPath: path)) ?? [:]
}

private func written() -> String {
  let path = home + "/written.txt"
  _ = files.createFile(atPath: path, contents: Data("x".utf8))
  return path
}

private func date(_ key: FileAttributeKey, _ path: String) -> Any {
  (attributes(path)[key] as? Date)?.timeIntervalSince1970 ?? -1
}

private func many() -> Any {
  let folder = home + "/many"
  try? files.createDirectory(atPath: folder, withIntermediateDirectories: true)
  for index in 0..<40 {
    _ = files.createFile(atPath: "\(folder)/\(index * 7919 % 97)", contents: nil)
  }
  return (try? files.contentsOfDirectory(atPath: folder)) ?? []
}

private func replaced() -> Any {
  let url = URL(fileURLWithPath: home + "/atomic.txt")
  try? Data("one".utf8).write(to: url, options: .atomic)
  try? Data("two".utf8).write(to: url, options: .atomic)
  return (try? String(contentsOf: url, encoding: .utf8)) ?? "none"
}

private func copied() -> Any {
  let target = home + "/copied.txt"
  do {
    try files.copyItem(atPath: written(), toPath: target)
    try files.moveItem(atPath: target, toPath: home + "/moved.txt")
    return files.fileExists(atPath: home + "/moved.txt")
  } catch {
    return "\(error)"
  }
}

private func status() -> Any {
  var status = stat()
  stat(written(), &status)
  return
    "\(status.st_mtim.tv_sec) \(status.st_ctim.tv_sec) \(status.st_uid) \(status.st_mode) \(status.st_blksize) \(status.st_dev) \(status.st_nlink)"
}

private func changed() -> Any {
  let old = files.currentDirectoryPath
  files.changeCurrentDirectoryPath(home + "/many")
  defer { files.changeCurrentDirectoryPath(old) }
  return "\(files.currentDirectoryPath) \(files.fileExists(atPath: "../written.txt"))"
}

private func search(_ directory: FileManager.SearchPathDirectory) -> Any {
  NSSearchPathForDirectoriesInDomains(directory, .userDomainMask, true).first ?? "none"
}

let fileProbes = [
  Probe("file.working folder", { files.currentDirectoryPath }),
  Probe("file.getcwd", { String(cString: getcwd(nil, 0)) }),
  Probe("file.real path", { realpath(".", nil).map { String(cString: $0) } ?? "none" }),
  Probe("file.temporary", { NSTemporaryDirectory() }),
  Probe("file.bundle", { Bundle.main.bundlePath }),
  Probe("file.executable", { Bundle.main.executablePath ?? "none" }),
  Probe("file.resource", { Bundle.main.path(forResource: "data", ofType: "txt") ?? "none" }),
  Probe(
    "file.bundle entries",
    { (try? files.contentsOfDirectory(atPath: Bundle.main.bundlePath)) ?? [] }),
  Probe("file.documents", { search(.documentDirectory) }),
  Probe("file.caches", { search(.cachesDirectory) }),
  Probe("file.library", { search(.libraryDirectory) }),
  Probe(
    "file.documents entries",
    { (try? files.contentsOfDirectory(atPath: "\(search(.documentDirectory))"))?.count ?? -1 }),
  Probe("file.application support", { search(.applicationSupportDirectory) }),
  Probe("file.modified", { date(.modificationDate, written()) }),
  Probe("file.created", { date(.creationDate, written()) }),
  Probe("file.owner", { attributes(written())[.ownerAccountName] ?? "none" }),
  Probe("file.group owner", { attributes(written())[.groupOwnerAccountName] ?? "none" }),
  Probe("file.permissions", { attributes(written())[.posixPermissions] ?? "none" }),
  Probe("file.number", { attributes(written())[.systemFileNumber] ?? "none" }),
  Probe("file.device", { attributes(written())[.systemNumber] ?? "none" }),
  Probe("file.stat", status),
  Probe("file.group date", { date(.modificationDate, group.path + "/z.txt") }),
  Probe("file.group path", { group.path }),
  Probe("file.group entries", { (try? files.contentsOfDirectory(atPath: group.path)) ?? [] }),
  Probe("file.group subpaths", { (try? files.subpathsOfDirectory(atPath: group.path)) ?? [] }),
  Probe("file.group enumerator", { files.enumerator(atPath: group.path)?.map { "\($0)" } ?? [] }),
  Probe(
    "file.group content",
    { (try? String(contentsOf: group.appendingPathComponent("z.txt"), encoding: .utf8)) ?? "none" }),
  Probe("file.entries", many),
  Probe("file.root", { (try? files.contentsOfDirectory(atPath: "/"))?.count ?? -1 }),
  Probe("file.user homes", { files.fileExists(atPath: "/home") }),
  Probe("file.root's home", { (try? files.contentsOfDirectory(atPath: "/root"))?.count ?? -1 }),
  Probe(
    "file.mounts", { (try? String(contentsOfFile: "/proc/mounts", encoding: .utf8))?.count ?? -1 }),
  Probe("file.replaced", replaced),
  Probe("file.copied", copied),
  Probe("file.changed folder", changed),
  Probe(
    "file.resource dates",
    { () -> Any in
      let values = try? URL(fileURLWithPath: written()).resourceValues(forKeys: [
        .contentModificationDateKey
      ])
      return values?.contentModificationDate?.timeIntervalSince1970 ?? -1
    }),
]
