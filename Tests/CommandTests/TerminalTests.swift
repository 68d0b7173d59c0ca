import Foundation
import TestSupport
import Testing
import VitrineImages

/// The output on a terminal: colors, progress, the last line, and Ctrl-C.
@Suite struct TerminalTests {
  private static let script = "/usr/bin/script"
  private static let hasTerminal = FileManager.default.isExecutableFile(atPath: script)

  /// Creates a project with eight pictures of a widget whose name is wider than a terminal.
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try folder.write(#"{"app": "A", "content": {"label": "Hi"}}"#, to: "a.json")
    let name = String(repeating: "long-name-", count: 12)
    _ = try folder.write(
      #"{"inputs": [{"file": "a.json", "name": "\#(name)"}], "axes": {"chrome": ["none"], "textSizes": ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1"]}}"#,
      to: "vitrine.json")
    return folder
  }

  /// Returns the output of the program on a terminal.
  private func onTerminal(
    _ arguments: String, in folder: TemporaryFolder, _ environment: [String: String]
  ) throws -> String {
    let variables = ["CI": "", "NO_COLOR": "", "COLUMNS": ""].merging(environment) { $1 }
    let outcome = try Program.run(
      ["-qec", "\(Program.path) \(arguments)", "/dev/null"], in: folder.path, binary: Self.script,
      environment: variables)
    return outcome.output.replacingOccurrences(of: "\r\n", with: "\n")
  }

  @Test(.enabled(if: hasTerminal))
  func `progress is one line that fits the terminal and is removed at the end`() throws {
    let folder = try project()
    let text = try onTerminal("batch --out out", in: folder, ["TERM": "xterm", "COLUMNS": "80"])
    let states = text.components(separatedBy: "\r\u{1B}[K")
    #expect(states.count > 2)
    for state in states.dropFirst().dropLast() where state.contains("/8") {
      #expect(state.count < 80, "\(state)")
    }
    #expect(states.last?.contains(#/^8 pictures in \d+\.\d s, in out\n$/#) == true, "\(text)")
  }

  @Test(.enabled(if: hasTerminal))
  func `a dumb terminal gets plain lines without colors`() throws {
    let folder = try project()
    let text = try onTerminal("batch --out out", in: folder, ["TERM": "dumb"])
    #expect(!text.contains("\u{1B}"))
    #expect(text.hasPrefix("8/8\n8 pictures in "))
  }

  @Test(.enabled(if: hasTerminal))
  func `messages have colors on a terminal, except with NO_COLOR or --color never`() throws {
    let folder = try project()
    let red = "\u{1B}[1;31merror:\u{1B}[0m"
    let terminal = ["TERM": "xterm"]
    #expect(try onTerminal("render none.json", in: folder, terminal).contains(red))
    #expect(
      try !onTerminal("render none.json", in: folder, ["TERM": "xterm", "NO_COLOR": "1"])
        .contains("\u{1B}"))
    #expect(
      try !onTerminal("render none.json --color never", in: folder, terminal).contains("\u{1B}"))
  }

  @Test func `a pipe gets no colors, except with --color always`() throws {
    let folder = try TemporaryFolder()
    func errors(_ words: [String]) throws -> String {
      try Program.run(["render", "none.json"] + words, in: folder.path).errors
    }
    #expect(try errors([]) == "none.json: error: no such file or folder\n")
    #expect(
      try errors(["--color", "always"])
        == "\u{1B}[1mnone.json:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m no such file or folder\n")
    #expect(
      try errors(["--color=sometimes"])
        == "error: invalid value 'sometimes' for --color: expected auto, always or never\n")
  }

  @Test func `control characters of names and texts are shown as escapes`() throws {
    let folder = try TemporaryFolder()
    let name = "a\u{1B}]0;title\u{7}\u{202E}.json"
    let missing = try Program.run(["render", name, "--color", "never"], in: folder.path)
    #expect(
      missing.errors == "a\\u001b]0;title\\u0007\\u202e.json: error: no such file or folder\n")
    let path = try folder.write(
      #"{"app": "A", "content": {"label": "\u001b[2J", "id": "t"}}"#, to: "t.json")
    let layout = try Program.run(["explain", path])
    #expect(!layout.output.contains("\u{1B}"))
  }

  @Test func `Ctrl-C ends a batch with 130, its pictures whole, and it can be resumed`() throws {
    let folder = try project()
    // The pictures are large enough that the first is done long before the last.
    _ = try folder.write(
      #"{"inputs": ["a.json"], "axes": {"devices": ["ipad-pro-12.9"], "chrome": ["screen"], "wallpapers": ["photo", "light", "dark", "busy"], "textSizes": ["xs", "l"]}}"#,
      to: "vitrine.json")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Program.path)
    process.arguments = ["batch", "--out", "out", "--jobs", "1"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    while try pictures(folder).isEmpty, process.isRunning { usleep(1000) }
    process.interrupt()
    let text = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    #expect(process.terminationReason == .exit)
    #expect(
      text.contains(#/error: interrupted after [1-7] of 8 pictures; use --resume to continue\n$/#))
    for path in try pictures(folder) {
      _ = try PNG.decode(Array(Data(contentsOf: URL(fileURLWithPath: path))))
    }
    let resumed = try Program.run(["batch", "--out", "out", "--resume"], in: folder.path)
    #expect(resumed.code == 0)
    #expect(resumed.errors.contains(" of an earlier run)"))
    #expect(try pictures(folder).count == 8)
  }

  private func pictures(_ folder: TemporaryFolder) throws -> [String] {
    let root = folder.path + "/out"
    guard FileManager.default.fileExists(atPath: root) else { return [] }
    return try FileManager.default.subpathsOfDirectory(atPath: root)
      .filter { $0.hasSuffix(".png") }.map { "\(root)/\($0)" }
  }
}
