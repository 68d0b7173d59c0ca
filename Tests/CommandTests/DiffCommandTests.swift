import Foundation
import TestSupport
import Testing

@Suite struct DiffCommandTests {
  /// The options that choose one small variant.
  private static let one = [
    "--device", "iphone-se", "--mode", "compact", "--chrome", "none", "--scale", "1",
  ]

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
    try Program.run(["diff", PackageRoot.file("Examples/TodayExtension"), new] + Self.one + words)
  }

  @Test func `a storyboard equals itself in any encoding`() throws {
    let (folder, path) = try changed([("<scenes>", "<!-- a comment --><scenes>")])
    let outcome = try withExtendedLifetime(folder) { try diff(path, ["--exit-code"]) }
    #expect(outcome.code == 0)
    #expect(outcome.output == "no difference in 1 variant\n")
  }

  @Test func `changes are described with lines, frames and pictures`() throws {
    let (folder, path) = try changed([
      ("text=\"4.2 m, rising\"", "text=\"4.2 m, falling\""),
      ("constant=\"16\" id=\"Tid-c1-001\"", "constant=\"20\" id=\"Tid-c1-001\""),
      ("<constraint firstAttribute=\"height\" constant=\"48\" id=\"Tid-c0-002\"/>", ""),
    ])
    let pictures = folder.path + "/pictures"
    let outcome = try diff(path, ["--exit-code", "--pictures", pictures])
    #expect(outcome.code == 1)
    for line in [
      "1 view changed; 1 constraint gone, 1 changed; 5 views elsewhere or of another size\n\n",
      "- constraint 'Boat'.height = 48 is gone  (line 16)",
      "~ label `detailLabel`: text “4.2 m, rising” → “4.2 m, falling”  (line 27)",
      "~ constraint 'Boat'.leading = safe area.leading + 20: constant 16 → 20  (line 39)",
      "imageView 'Boat': from 16,31 to 20,31 in iphone-se-compact-chrome-none-1x",
      "looks different in iphone-se-compact-chrome-none-1x",
    ] {
      #expect(outcome.output.contains(line), "\(line)\n\(outcome.output)")
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: pictures).sorted() == [
        "iphone-se-compact-chrome-none-1x-after.png", "iphone-se-compact-chrome-none-1x-before.png",
        "iphone-se-compact-chrome-none-1x-difference.png",
      ])
  }

  @Test func `added, removed and moved views are distinguished`() throws {
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
    let outcome = try Program.run(["diff", old, new, "--json"] + Self.one)
    #expect(outcome.code == 0)
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let changes = (json?["changes"] as? [[String: Any]])?.compactMap { $0["text"] as? String }
    #expect(changes?.contains("label “C” is new, in stackView `all`") == true)
    #expect(changes?.contains("label “A” is gone") == true)
    let swapped = try Program.run(
      ["diff", old, try document([b, a].joined(separator: ","), "swapped.json")] + Self.one)
    #expect(swapped.output.contains("~ label “B”: now first of its siblings"))
    #expect(try Program.run(["diff", old]).code == 2)
  }

  private func difference(
    _ old: String, _ new: String, _ words: [String] = one
  ) throws -> String {
    let folder = try TemporaryFolder()
    let paths = try [old, new].enumerated().map { index, content in
      try folder.write(#"{"app": "Test", "content": \#(content)}"#, to: "\(index).json")
    }
    return try Program.run(["diff"] + paths + words).output
  }

  @Test func `other ids and reversed constraints are no difference`() throws {
    let output = try difference(
      """
      {"view": [{"label": "A", "id": "a"}, {"view": [], "id": "line"}], "id": "all", "constraints": ["a.top = all.top + 4", "all.trailing >= line.trailing + 2"]}
      """,
      """
      {"view": [{"label": "A", "id": "x9"}, {"view": [], "id": "y9"}], "id": "z9", "constraints": ["z9.top = x9.top - 4", "y9.trailing <= z9.trailing - 2"]}
      """, ["--chrome", "none", "--scale", "1"])
    #expect(output == "no difference in 8 variants\n")
  }

  @Test func `the contents of an added view are listed with it`() throws {
    let output = try difference(
      #"{"view": [], "id": "all"}"#,
      """
      {"view": [{"view": [{"label": "A"}, {"label": "B"}], "id": "box", "name": "Box"}, {"label": "C", "id": "c"}], "id": "all",
       "constraints": ["box.top = all.top", "box.leading = all.leading", "c.top = all.top + 2"]}
      """)
    #expect(output.hasPrefix("4 views new; 3 constraints new\n\n"))
    #expect(
      output.contains(
        "+ view `Box` is new, in view `all`: with label “A”, label “B”, 2 constraints  "))
    #expect(output.contains("+ label “C” is new, in view `all`: “C”.top = `all`.top + 2  "))
    #expect(!output.contains("+ constraint"))
  }

  @Test func `hidden, faded and reordered views are listed`() throws {
    let output = try difference(
      #"{"hstack": [{"label": "A", "id": "a"}, {"label": "B", "id": "b"}, {"label": "C", "id": "c"}], "id": "all"}"#,
      #"{"hstack": [{"label": "B", "id": "b", "alpha": 0.5}, {"label": "A", "id": "a", "hidden": true}, {"label": "C", "id": "c"}], "id": "all"}"#
    )
    for line in [
      "~ label “B”: now first of its siblings; alpha 1 → 0.5",
      "~ label “A”: now after “B”; hidden false → true",
    ] {
      #expect(output.contains(line), "\(output)")
    }
    // The position of a hidden view doesn't matter.
    #expect(output.contains("2 views elsewhere"))
    #expect(!output.contains("\nlabel “A”"))
  }

  @Test func `changes of a button are listed for each state`() throws {
    let output = try difference(
      #"{"button": "Go", "id": "b", "states": {"disabled": {"title": "Wait"}}}"#,
      #"{"button": "Stay", "id": "b", "color": "white 0.5", "states": {"disabled": {"title": "No"}}, "hugging": 300}"#
    )
    #expect(
      output.contains(
        "~ button “Go”: title “Go” → “Stay”; titleColor none → #FFFFFF at 50 %; title when disabled “Wait” → “No”; "
          + "horizontal hugging 250 → 300; vertical hugging 250 → 300"), "\(output)")
  }
}
