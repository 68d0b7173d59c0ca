import Foundation
import Glibc
import Synchronization
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
    let starts = FolderWatch(folder.path + "/temporary")
    let outcome = try Program.run(
      [
        "batch", folder.path + "/vitrine.json", "--out", folder.path + "/out", "--quiet", "--jobs",
        "1",
      ],
      environment: [
        "VITRINE_CACHE": PackageRoot.file(".build/test-cache"),
        "TMPDIR": folder.path + "/temporary",
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

/// A watch that counts the folders of runs while they exist.
///
/// Each start of a widget's program has a new folder with a random name.
private final class FolderWatch: Sendable {
  private let state = Mutex<(names: Set<String>, isEnded: Bool)>(([], false))

  init(_ path: String) {
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    Thread.detachNewThread { [self] in
      while !state.withLock({ $0.isEnded }) {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
        let runs = names.filter {
          $0.contains("vitrine-runs-") && $0.split(separator: "/").count == 2
        }
        state.withLock { $0.names.formUnion(runs) }
        usleep(1000)
      }
    }
  }

  /// Returns the number of folders, and ends the watch.
  func end() -> Int {
    state.withLock { state in
      state.isEnded = true
      return state.names.count
    }
  }
}
