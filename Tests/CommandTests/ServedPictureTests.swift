import Foundation
import Glibc
import TestSupport
import Testing

/// Tests that pictures of one process of WidgetKit share nothing and have no right to start others.
@Suite struct ServedPictureTests {
  /// A widget that shows the traces of earlier pictures and the results of forbidden calls.
  private static let probe = #"""
    import Foundation
    import SwiftUI
    import WidgetKit

    struct ProbeEntry: TimelineEntry { var date: Date }

    struct ProbeProvider: TimelineProvider {
      func placeholder(in context: Context) -> ProbeEntry { ProbeEntry(date: .now) }
      func getSnapshot(in context: Context, completion: @escaping (ProbeEntry) -> Void) {
        completion(ProbeEntry(date: .now))
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<ProbeEntry>) -> Void) {
        completion(Timeline(entries: [ProbeEntry(date: .now)], policy: .never))
      }
    }

    nonisolated(unsafe) var count = 0

    func call(_ name: String, _ first: Int32, _ second: Int32) -> Int32 {
      typealias Call = @convention(c) (Int32, Int32) -> Int32
      guard let address = dlsym(nil, name) else { return 0 }
      return unsafeBitCast(address, to: Call.self)(first, second)
    }

    @main struct Probe: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "probe", provider: ProbeProvider()) { _ in
          Text(report).lineLimit(nil)
        }
        .supportedFamilies([.systemSmall, .systemMedium])
      }

      var report: String {
        count += 1
        let home = NSTemporaryDirectory()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: home)) ?? []
        let traces = names.filter { $0.hasPrefix("trace") }.count
        FileManager.default.createFile(atPath: home + "/trace", contents: Data([1]))
        let number = Int.random(in: 0..<1_000_000)
        let calls = "fork \(call("fork", 0, 0)) kill \(call("kill", 1, 9))"
        return "count \(count) traces \(traces) number \(number) " + calls
      }
    }
    """#

  /// Returns the report of each picture, and the number of starts of the program.
  private func reports(writesFiles: Bool) throws -> (texts: [String], starts: Int) {
    let folder = try TemporaryFolder()
    let widgets = folder.path + "/Widgets"
    try FileManager.default.createDirectory(atPath: widgets, withIntermediateDirectories: true)
    let lines = Self.probe.split(separator: "\n", omittingEmptySubsequences: false)
    let code = lines.filter { writesFiles || !$0.contains("createFile") }.joined(separator: "\n")
    try code.write(toFile: widgets + "/Probe.swift", atomically: true, encoding: .utf8)
    let config = """
      { "inputs": [{ "file": "Widgets", "run": true }],
        "axes": { "families": ["small", "medium"], "textSizes": ["s", "l", "xl"] } }
      """
    try config.write(toFile: folder.path + "/vitrine.json", atomically: true, encoding: .utf8)
    let starts = try FolderWatch(folder.path + "/temporary")
    let outcome = try Program.run(
      [
        "batch", folder.path + "/vitrine.json", "--out", folder.path + "/out", "--quiet", "--jobs",
        "1",
      ],
      environment: [
        // The cache is new, because remembered answers need no start of the program.
        "VITRINE_CACHE": folder.path + "/cache", "TMPDIR": folder.path + "/temporary",
      ])
    let count = starts.end()
    #expect(outcome.code == 0, "\(outcome.errors)")
    let out = folder.path + "/out/Widgets"
    let texts = try FileManager.default.contentsOfDirectory(atPath: out)
      .filter { $0.hasSuffix(".layout.json") }.sorted()
      .compactMap { name in
        let layout = try String(contentsOfFile: out + "/" + name, encoding: .utf8)
        return layout.firstMatch(of: #/count [^"]*/#).map { String($0.output) }
      }
    return (texts, count)
  }

  @Test(arguments: [true, false])
  func `each picture finds the memory, numbers and files of a new process`(
    writesFiles: Bool
  ) throws {
    let (texts, starts) = try reports(writesFiles: writesFiles)
    #expect(texts.count == 6)
    // Only a picture that writes files needs another start of the program for the next one.
    #expect((starts == 1) == !writesFiles, "\(starts)")
    #expect(Set(texts).count == 1, "\(texts)")
    #expect(texts.first?.hasSuffix("fork -1 kill -1") == true)
  }
}

/// A watch that counts the folders of runs.
///
/// Each start of a widget's program makes a folder with a random name. The kernel keeps each creation
/// until the end, however busy the machine is.
private struct FolderWatch {
  private let queue: Int32

  /// Watches the folder of runs inside of a folder for temporary files.
  init(_ path: String) throws {
    let runs = "\(path)/vitrine-runs-\(geteuid())"
    try FileManager.default.createDirectory(
      atPath: runs, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    queue = inotify_init1(Int32(IN_NONBLOCK))
    try #require(queue >= 0)
    let watch = unsafe inotify_add_watch(queue, runs, UInt32(IN_CREATE))
    try #require(watch >= 0)
  }

  /// Returns the number of folders, and ends the watch.
  func end() -> Int {
    defer { close(queue) }
    var count = 0
    var bytes = [UInt8](repeating: 0, count: 4096)
    while case let length = unsafe read(queue, &bytes, bytes.count), length > 0 {
      var offset = 0
      while offset < length {
        func field(_ start: Int) -> UInt32 {
          bytes[(offset + start)..<(offset + start + 4)].reversed().reduce(0) {
            $0 << 8 | UInt32($1)
          }
        }
        // The fields are the watch, the kind, a cookie and the length of the name after them.
        if field(4) & UInt32(IN_ISDIR) != 0 { count += 1 }
        offset += 16 + Int(field(12))
      }
    }
    return count
  }
}
