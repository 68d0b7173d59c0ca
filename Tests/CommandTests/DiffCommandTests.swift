import Foundation
import TestSupport
import Testing

@Suite struct DiffCommandTests {
  private func changed(_ edits: [(String, String)]) throws -> (TemporaryFolder, String) {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: PackageRoot.file("Examples/TodayExtension"), toPath: folder.path + "/Today")
    let path = folder.path + "/Today/Base.lproj/MainInterface.storyboard"
    var text = try String(contentsOfFile: path, encoding: .utf8)
    for (from, to) in edits {
      #expect(text.contains(from))
      text = text.replacingOccurrences(of: from, with: to)
    }
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return (folder, folder.path + "/Today")
  }

  private func diff(_ new: String, _ words: [String] = []) throws -> Program.Outcome {
    try Program.run(
      ["diff", PackageRoot.file("Examples/TodayExtension"), new, "--device", "iphone-se"]
        + ["--mode", "compact", "--chrome", "none"] + words)
  }

  @Test func `a storyboard is as itself, whatever its bytes`() throws {
    let (folder, path) = try changed([("<scenes>", "<!-- a comment --><scenes>")])
    let outcome = try withExtendedLifetime(folder) { try diff(path, ["--exit-code"]) }
    #expect(outcome.code == 0)
    #expect(outcome.output == "no difference in 1 variant\n")
  }

  @Test func `what changed is said in words, with lines, frames and pictures`() throws {
    let (folder, path) = try changed([
      ("text=\"4.2 m, rising\"", "text=\"4.2 m, falling\""),
      ("constant=\"16\" id=\"Tid-c1-001\"", "constant=\"20\" id=\"Tid-c1-001\""),
      ("<constraint firstAttribute=\"height\" constant=\"48\" id=\"Tid-c0-002\"/>", ""),
    ])
    let pictures = folder.path + "/pictures"
    let outcome = try diff(path, ["--exit-code", "--pictures", pictures])
    #expect(outcome.code == 1)
    for line in [
      "- constraint Tid-im-001.height = 48 is gone  (line 16)",
      "~ label `Tid-lb-002`: text “4.2 m, rising” → “4.2 m, falling”  (line 27)",
      "~ constraint Tid-im-001.leading = Tid-sa-001.leading + 16 → Tid-im-001.leading = "
        + "Tid-sa-001.leading + 20  (line 39)",
      "imageView `Tid-im-001` 48×48 at 16,31 → 48×48 at 20,31 in iphone-se-compact-chrome-none",
      "looks different in iphone-se-compact-chrome-none",
    ] {
      #expect(outcome.output.contains(line), "\(line)\n\(outcome.output)")
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: pictures).sorted() == [
        "iphone-se-compact-chrome-none-after.png", "iphone-se-compact-chrome-none-before.png",
        "iphone-se-compact-chrome-none-difference.png",
      ])
  }

  @Test func `views that come, go and move are told apart`() throws {
    let folder = try TemporaryFolder()
    func document(_ views: String, _ name: String) throws -> String {
      try folder.write(
        #"{"app": "Test", "content": {"vstack": [\#(views)], "id": "all"}}"#, to: name)
    }
    let a = #"{"label": "A", "id": "a"}"#
    let b = #"{"label": "B", "id": "b"}"#
    let c = #"{"label": "C", "id": "c", "color": "red"}"#
    let old = try document([a, b].joined(separator: ","), "old.json")
    let new = try document([b, c].joined(separator: ","), "new.json")
    let outcome = try Program.run(["diff", old, new, "--json"])
    #expect(outcome.code == 0)
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let changes = (json?["changes"] as? [[String: Any]])?.compactMap { $0["text"] as? String }
    #expect(changes?.contains("label `c` is new, in stackView `all`: “C”") == true)
    #expect(changes?.contains("label `a` is gone: “A”") == true)
    let swapped = try Program.run(
      ["diff", old, try document([b, a].joined(separator: ","), "swapped.json")])
    #expect(swapped.output.contains("~ label `b`: now first of its siblings"))
    #expect(try Program.run(["diff", old]).code == 2)
  }
}
