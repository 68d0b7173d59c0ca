import Foundation
import TestSupport
import Testing

/// Commands for which an extension's code was to be run and didn't, since there is no compiler.
///
/// `Scripts/checks/check-run-failures` has the failures that need one.
@Suite struct CodeDemandTests {
  private static let noCompiler = [
    "CI": "", "VITRINE_CACHE": "", "VITRINE_SWIFTC": "/nonexistent/swiftc",
  ]
  private static let reason =
    "Counter/Info.plist: error: no Swift compiler was found; install Swift 6.3"

  /// Creates a project with a config whose input asks for its code in the given way.
  private func project(run demand: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["Info.plist", "TodayViewController.swift"] {
      let path = PackageRoot.file("Tests/Fixtures/Extensions/Counter/\(name)")
      _ = try folder.write(try String(contentsOfFile: path, encoding: .utf8), to: "Counter/\(name)")
    }
    let project = "Counter.xcodeproj/project.pbxproj"
    let path = PackageRoot.file("Tests/Fixtures/Extensions/Counter/\(project)")
    _ = try folder.write(
      try String(contentsOfFile: path, encoding: .utf8), to: "Counter/\(project)")
    try configure(folder, run: demand)
    return folder
  }

  private func configure(_ folder: TemporaryFolder, run demand: String) throws {
    _ = try folder.write(
      """
      {"inputs": [{"file": "Counter", "name": "counter", "run": \(demand)}],
       "axes": {"devices": ["iphone-se"], "modes": ["compact"]}}
      """, to: "vitrine.json")
  }

  private func run(_ words: [String], _ folder: TemporaryFolder) throws -> Program.Outcome {
    try Program.run(words, in: folder.path, environment: Self.noCompiler)
  }

  private func text(_ name: String, in folder: TemporaryFolder) throws -> String {
    String(
      decoding: try Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + name)), as: UTF8.self)
  }

  @Test(arguments: [
    ["test", "--format", "junit"], ["test", "--format", "github"], ["batch", "--out", "out"],
    ["digests"], ["plan"], ["lint", "--matrix", "vitrine.json", "--format", "sarif"],
    ["lint", "Counter", "--run", "--mode", "compact", "--format", "github"],
    ["render", "Counter", "--run", "--strict", "-o", "picture.png"],
  ])
  func `code that was to be run and didn't is exit code 3 with the reason`(
    _ words: [String]
  ) throws {
    let outcome = try run(words, try project(run: "true"))
    #expect(outcome.code == 3, "\(outcome.output)\(outcome.errors)")
    #expect(
      (outcome.output + outcome.errors).contains("no Swift compiler was found"),
      "\(outcome.output)\(outcome.errors)")
    let form = words.last
    if ["junit", "github", "json", "sarif"].contains(form) {
      #expect(outcome.output.contains("no Swift compiler was found"), "\(outcome.output)")
    }
  }

  @Test func `record replaces no golden if code doesn't run`() throws {
    let folder = try project(run: "\"if-possible\"")
    #expect(try run(["record"], folder).code == 0)
    let before = try text("Goldens/goldens.txt", in: folder)
    _ = try folder.write("other pixels", to: "Goldens/counter/iphone-se-compact.png")
    try configure(folder, run: "true")
    for words in [["record"], ["record", "--all"], ["record", "--all", "--prune"]] {
      let outcome = try run(words, folder)
      #expect(outcome.code == 3)
      #expect(outcome.errors.hasPrefix(Self.reason), "\(outcome.errors)")
      #expect(try text("Goldens/goldens.txt", in: folder) == before)
      #expect(try text("Goldens/counter/iphone-se-compact.png", in: folder) == "other pixels")
    }
  }

  @Test func `a config can allow the storyboard, and then the picture and the report say so`()
    throws
  {
    let folder = try project(run: "\"if-possible\"")
    let batch = try run(["batch", "--out", "out", "--cache", "cache"], folder)
    #expect(batch.code == 0, "\(batch.errors)")
    #expect(batch.errors.contains("so the storyboard alone is drawn"))
    let reason = "no Swift compiler was found"
    let picture = try text("out/counter/iphone-se-compact.png", in: folder)
    #expect(picture.contains("vitrine:not-run") && picture.contains(reason))
    let layout = try text("out/counter/iphone-se-compact.layout.json", in: folder)
    #expect(layout.contains("\"notRun\": \"Counter/Info.plist: \(reason)"))
    #expect(try text("out/batch.json", in: folder).contains("\"notRun\": \"Counter/Info.plist: "))
    // Another machine may have a compiler, so the picture isn't cached.
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/cache"))
    let report = try run(["report", "out", "-o", "page", "--no-inspect"], folder)
    #expect(report.code == 0, "\(report.errors)")
    #expect(try text("page/index.html", in: folder).contains("because the code didn't run: "))
    #expect(try run(["test"], folder).code == 1)
    #expect(try run(["record"], folder).code == 0)
    #expect(try run(["test"], folder).code == 0)
  }

  @Test func `a report of a batch whose code didn't run writes its page and ends with 3`() throws {
    let folder = try project(run: "true")
    #expect(try run(["batch", "--out", "out"], folder).code == 3)
    let report = try run(["report", "out", "-o", "page"], folder)
    #expect(report.code == 3)
    #expect(report.errors.contains(Self.reason))
    #expect(try text("page/index.html", in: folder).contains("no Swift compiler was found"))
  }

  @Test func `render draws the storyboard with the reason`() throws {
    let folder = try project(run: "true")
    let words = ["render", "Counter", "--run", "--all-modes", "-o", "out/"]
    let outcome = try run(words, folder)
    #expect(outcome.code == 0)
    #expect(outcome.errors.contains(", so the storyboard alone is drawn"))
    // Each message is printed once, although there are two modes.
    let lines = outcome.errors.split(separator: "\n")
    #expect(Set(lines).count == lines.count, "\(outcome.errors)")
  }

  @Test func `commands that only list names need no compiler`() throws {
    let folder = try project(run: "true")
    for words in [["status"], ["prune"]] {
      #expect(try run(words, folder).code == 0)
    }
  }

  @Test(arguments: [
    ["render", "Counter", "-o", "picture.png"],
    ["render", "Counter", "--run", "-o", "picture.png"], ["lint", "Counter", "--run"], ["test"],
  ])
  func `a mistake in the world is an error with its place, with code and without`(
    _ words: [String]
  ) throws {
    let folder = try project(run: "true")
    _ = try folder.write(
      #"{"world": {"timezone": "Europe/Oslo"}}"#, to: "Counter/vitrine.json")
    let outcome = try run(words, folder)
    #expect(outcome.code == 3)
    #expect(
      (outcome.output + outcome.errors).contains(
        "Counter/vitrine.json:1:12: error: 'world' has no key 'timezone'"),
      "\(outcome.output)\(outcome.errors)")
  }
}
