import Foundation
import TestSupport
import Testing
import VitrineBase
import VitrineGolden
import VitrineTesting

/// The program and the test library compare the same change and report the same sentences.
@Suite struct GoldenDoorsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write(
      #"{"inputs": ["hello.json"], "axes": {"devices": ["iphone-7"]}}"#, to: "vitrine.json")
    try write("Hello", color: "#000000")
  }

  private func write(_ text: String, color: String) throws {
    _ = try folder.write(
      #"{"app": "Test", "content": {"label": "\#(text)", "id": "title", "color": "\#(color)"}}"#,
      to: "hello.json")
  }

  private func run(_ words: [String]) throws -> Program.Outcome {
    try Program.run(
      words, in: folder.path, environment: ["CI": "", "VITRINE_TODAY": "2027-03-02"])
  }

  /// Returns the result and the sentences of `vitrine test`.
  private func ofProgram() throws -> (result: String?, sentences: [String]) {
    let output = try run(["test", "--format", "json"]).output
    let report = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    let picture = try #require((report?["pictures"] as? [[String: Any]])?.first)
    return (picture["result"] as? String, picture["why"] as? [String] ?? [])
  }

  /// Returns the message of the test library, or nil if the check passes.
  private func ofTests() throws -> String? {
    var settings = GoldenSettings(folder: folder.path + "/Goldens")
    settings.environment = Environment(["VITRINE_TODAY": "2027-03-02"])
    let widget = try Widget.read(folder.path + "/hello.json")
    return GoldenCheck(settings: settings, file: #filePath).failure(
      widget, Variant(), named: "hello")?.message
  }

  private static let name = "hello/iphone-7-compact"

  /// Expects both to fail with the same sentences, and returns them.
  ///
  /// The program also says that the widget's files changed. A test's code doesn't know them.
  private func equalSentences(_ result: String) throws -> [String] {
    let program = try ofProgram()
    #expect(program.result == result)
    #expect(program.sentences.last == GoldenCause.widget.sentence)
    let sentences = Array(program.sentences.dropLast())
    #expect(try ofTests() == "\(Self.name): " + sentences.joined(separator: "\n"))
    return sentences
  }

  @Test func `a changed text has equal sentences`() throws {
    _ = try run(["record", "--quiet"])
    try write("Hallo", color: "#000000")
    let sentences = try equalSentences("differs")
    #expect(sentences.contains("label `title`: its text changed from “Hello” to “Hallo”"))
  }

  @Test func `an expired tolerance has equal sentences, and a current one passes`() throws {
    _ = try run(["record", "--quiet"])
    try write("Hello", color: "#010000")
    func tolerate(until day: String) throws {
      _ = try folder.write(
        "vitrine tolerances 1\n"
          + "until \(day) within 0,0 2000x2000 pixels 20000 levels 1 hello/*: a new black\n",
        to: "Goldens/tolerances.txt")
    }
    try tolerate(until: "2027-03-01")
    #expect(
      try equalSentences("differs").last == "its tolerance expired on 2027-03-01")
    try tolerate(until: "2027-03-02")
    let program = try ofProgram()
    #expect(program.result == "same")
    #expect(program.sentences.first?.hasPrefix("within tolerance: ") == true)
    #expect(try ofTests() == nil)
  }

  @Test func `a damaged golden has equal sentences`() throws {
    _ = try run(["record", "--quiet"])
    _ = try folder.write("no picture", to: "Goldens/\(Self.name).png")
    let program = try ofProgram()
    let tests = try #require(try ofTests())
    #expect(program.result == "broken" && program.sentences.count == 1)
    // The program was started in the folder, so that its paths begin there.
    #expect(tests.contains("not a valid PNG"))
    #expect(program.sentences.first?.contains("not a valid PNG") == true)
  }

  @Test func `a missing golden is recorded by a command or by a variable`() throws {
    let program = try ofProgram()
    #expect(program.result == "missing")
    #expect(program.sentences == ["no golden in ./Goldens; record it with vitrine record"])
    #expect(
      try ofTests() == "\(Self.name): no golden in \(folder.path)/Goldens; "
        + "record it with VITRINE_RECORD=missing")
  }

  @Test func `a golden with another height in its manifest fails in both`() throws {
    _ = try run(["record", "--quiet"])
    let path = folder.path + "/Goldens/goldens.txt"
    let manifest = try String(contentsOfFile: path, encoding: .utf8)
    let size = try #require(manifest.firstMatch(of: #/(\d+)x(\d+) (\S+) hello/#))
    _ = try folder.write(
      manifest.replacingOccurrences(of: "x\(size.2) ", with: "x1 "),
      to: "Goldens/goldens.txt")
    let program = try ofProgram()
    let problem = "goldens.txt: the size of '\(Self.name)' isn't that of its picture"
    #expect(program.result == "broken")
    #expect(program.sentences.first?.hasSuffix(problem) == true)
    #expect(try ofTests()?.hasSuffix(problem) == true)
  }
}
