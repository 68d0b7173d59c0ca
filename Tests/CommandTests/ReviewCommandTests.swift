import Foundation
import TestSupport
import Testing
import VitrineBase
import VitrineReport

/// Reviews from the command line: batches, reports, verdicts, `approve` and its check.
@Suite struct ReviewCommandTests {
  private func project(_ inputs: [String: String] = ["hello": label("Hello")]) throws
    -> TemporaryFolder
  {
    let folder = try TemporaryFolder()
    _ = try folder.write(smallScreens, to: "devices.json")
    for (name, content) in inputs { _ = try folder.write(content, to: "\(name).json") }
    let files = inputs.keys.sorted().map { "\"\($0).json\"" }.joined(separator: ", ")
    _ = try folder.write(
      #"{"inputs": [\#(files)], "deviceFile": "devices.json", "axes": {"devices": ["small", "large"], "chrome": ["none"]}}"#,
      to: "vitrine.json")
    return folder
  }

  private static func label(_ text: String, _ more: String = "") -> String {
    #"{"app": "Test", "content": {"label": "\#(text)", "id": "title"\#(more)}}"#
  }

  private func run(_ words: String, in folder: TemporaryFolder, ci: String = "") throws
    -> Program.Outcome
  {
    try Program.run(
      words.split(separator: " ").map(String.init), in: folder.path, environment: ["CI": ci])
  }

  /// Records goldens, changes the widget and renders a batch before and after.
  private func changed() throws -> TemporaryFolder {
    let folder = try project()
    _ = try run("record --quiet", in: folder)
    _ = try run("batch --out old --quiet", in: folder)
    _ = try folder.write(Self.label("Hallo"), to: "hello.json")
    _ = try run("batch --out new --quiet", in: folder)
    return folder
  }

  private func text(_ name: String, in folder: TemporaryFolder) -> String {
    let bytes = FileManager.default.contents(atPath: folder.path + "/" + name) ?? Data()
    return String(decoding: bytes, as: UTF8.self)
  }

  private func digests(_ batch: String, in folder: TemporaryFolder) throws -> [String: String] {
    let object = try JSONSerialization.jsonObject(
      with: Data(text("\(batch)/batch.json", in: folder).utf8))
    let pictures = (object as? [String: Any])?["pictures"] as? [[String: Any]] ?? []
    return Dictionary(
      uniqueKeysWithValues: pictures.compactMap { picture in
        guard let name = picture["name"] as? String, let digest = picture["digest"] as? String
        else { return nil }
        return (name, digest)
      })
  }

  private func write(
    _ decisions: [(name: String, word: String)], to file: String = "verdicts.json",
    in folder: TemporaryFolder
  ) throws {
    let (before, now) = (try digests("old", in: folder), try digests("new", in: folder))
    let entries = decisions.map { name, word in
      #"{"name": "\#(name)", "decision": "\#(word)", "before": "\#(before[name] ?? "")", "now": "\#(now[name] ?? "")", "reviewer": "\#(file)"}"#
    }
    _ = try folder.write(
      #"{"schema": 2, "decisions": [\#(entries.joined(separator: ", "))]}"#, to: file)
  }

  private let small = "hello/small-compact-chrome-none"
  private let large = "hello/large-compact-chrome-none"

  @Test func `accepted pictures become goldens, rejected ones don't`() throws {
    let folder = try changed()
    let report = try run("report new --against old -o review", in: folder)
    #expect(report.output == "review/index.html  2 pictures, 2 changed\n")
    let page = text("review/index.html", in: folder)
    #expect(page.contains("its text changed from “Hello” to “Hallo”"))
    try write([(small, "accept"), (large, "reject")], in: folder)
    let approve = try run("approve --from new --verdicts verdicts.json", in: folder)
    #expect(approve.output == "approved 1, removed 0, rejected 1\n")
    #expect(try run("test --only small --quiet", in: folder).code == 0)
    #expect(try run("test --only large --quiet", in: folder).code == 1)
  }

  @Test func `a summary has a row and two cropped pictures for each cause`() throws {
    let folder = try changed()
    let report = try run(
      "report new --against old -o review --no-inspect --summary pr.md --page-url https://x/r/",
      in: folder)
    #expect(report.code == 0, "\(report.errors)")
    let summary = text("pr.md", in: folder)
    #expect(summary.contains("[2 pictures](https://x/r/index.html): 2 changed"))
    let crops = try FileManager.default.contentsOfDirectory(
      atPath: "\(folder.path)/review/summary")
    #expect(crops.count == 2)
    for crop in crops { #expect(summary.contains("](https://x/r/summary/\(crop)) |")) }
    #expect(text("pr.json", in: folder).contains("\"causes\""))
    #expect(try run("report new --page-url https://x", in: folder).code == 2)
    #expect(try run("report new --summary-rows rows.json", in: folder).code == 2)
    _ = try run(
      "report new --against old -o review --no-inspect --summary pr.md --image-url https://y/12",
      in: folder)
    let elsewhere = text("pr.md", in: folder)
    #expect(elsewhere.contains("\n2 pictures: 2 changed"))
    for crop in crops { #expect(elsewhere.contains("](https://y/12/summary/\(crop)) |")) }
  }

  @Test func `verdicts on other pictures are refused by name, and no picture is approved`() throws {
    let folder = try changed()
    try write([(small, "accept"), (large, "accept")], in: folder)
    _ = try folder.write(Self.label("Servus"), to: "hello.json")
    _ = try run("batch --out new --quiet", in: folder)
    let refused = try run("approve --from new --verdicts verdicts.json", in: folder)
    #expect(refused.code == 1)
    #expect(refused.errors.contains("\(small): the picture isn't the reviewed one"))
    #expect(refused.errors.contains("\(large): the picture isn't the reviewed one"))
    _ = try folder.write(Self.label("Hello"), to: "hello.json")
    #expect(try run("test --quiet", in: folder).code == 0)
  }

  @Test func `a picture file that differs from its list is refused`() throws {
    let folder = try changed()
    try write([(small, "accept")], in: folder)
    try FileManager.default.removeItem(atPath: "\(folder.path)/new/\(small).png")
    try FileManager.default.copyItem(
      atPath: "\(folder.path)/old/\(small).png", toPath: "\(folder.path)/new/\(small).png")
    let refused = try run("approve --from new --verdicts verdicts.json", in: folder)
    #expect(refused.code == 1 && refused.errors.contains("isn't the picture that its list names"))
  }

  @Test func `a file with only rejections is no error`() throws {
    let folder = try changed()
    try write([(small, "reject"), (large, "reject")], in: folder)
    let done = try run("approve --from new --verdicts verdicts.json", in: folder)
    #expect(done.code == 0)
    #expect(done.output == "approved 0, removed 0, rejected 2\n")
  }

  @Test func `an accepted removal removes the golden`() throws {
    let folder = try project(["hello": Self.label("Hello"), "other": Self.label("Other")])
    _ = try run("record --quiet", in: folder)
    _ = try run("batch --out old --quiet", in: folder)
    _ = try folder.write(
      text("vitrine.json", in: folder).replacing(", \"other.json\"", with: ""), to: "vitrine.json")
    _ = try run("batch --out new --quiet", in: folder)
    let names = ["other/small-compact-chrome-none", "other/large-compact-chrome-none"]
    try write(names.map { ($0, "accept") }, in: folder)
    let check = try run("approve --check --from new", in: folder, ci: "true")
    #expect(
      check.code == 1 && check.errors.contains("2 changed: 0 accepted, 0 rejected, 2 undecided"))
    let done = try run("approve --from new --verdicts verdicts.json", in: folder)
    #expect(done.output == "approved 0, removed 2, rejected 0\n")
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/Goldens/\(names[0]).png"))
    #expect(
      try run("approve --check --from new", in: folder, ci: "true").output == "no picture changed\n"
    )
  }

  @Test func `the decisions of two reviewers are merged, and their conflicts are errors`() throws {
    let folder = try changed()
    try write([(small, "accept")], to: "ana.json", in: folder)
    try write([(large, "accept")], to: "ben.json", in: folder)
    let check = "approve --check --from new --against old"
    #expect(try run("\(check) --verdicts ana.json", in: folder, ci: "true").code == 1)
    let both = try run("\(check) --verdicts ana.json --verdicts ben.json", in: folder, ci: "true")
    #expect(both.code == 0)
    #expect(both.output == "2 changed: 2 accepted, 0 rejected, 0 undecided, 0 stale; 0 failed\n")
    try write([(small, "reject"), (large, "accept")], to: "ben.json", in: folder)
    let conflict = try run(
      "approve --from new --verdicts ana.json --verdicts ben.json", in: folder)
    #expect(conflict.code == 3)
    #expect(
      conflict.errors.contains("'\(small)' was accepted by ana.json, and rejected by ben.json"))
  }

  @Test func `a file of verdicts without digests is refused`() throws {
    let folder = try changed()
    _ = try folder.write(
      #"{"schema": 1, "decisions": [{"name": "\#(small)", "decision": "accept"}]}"#,
      to: "verdicts.json")
    #expect(try run("approve --from new --verdicts verdicts.json", in: folder).code == 3)
  }

  @Test func `a decision on a group applies to its pictures, and to no others`() throws {
    let folder = try changed()
    let (before, now) = (try digests("old", in: folder), try digests("new", in: folder))
    let names = [small, large]
    func write(_ pictures: [String]) throws {
      let pairs = pictures.map { (before: before[$0], now: now[$0]) }
      let marks = pairs.map { ReviewGroup.mark(before: $0.before, now: $0.now) }.joined()
      _ = try folder.write(
        """
        {"schema": 3, "groups": [{"title": "t", "decision": "accept", "count": \(pictures.count),
         "sum": "\(ReviewGroup.sum(pairs))", "pictures": "\(marks)"}]}
        """, to: "verdicts.json")
    }
    let check = "approve --check --from new --against old --verdicts verdicts.json"
    try write([small])
    let partial = try run(check, in: folder, ci: "true")
    #expect(partial.code == 1 && partial.errors.hasPrefix("\(large): undecided\n"))
    try write(names)
    #expect(try run(check, in: folder, ci: "true").code == 0)
    #expect(try run(check + " --only small", in: folder, ci: "true").code == 0)
    let approve = "approve --from new --verdicts verdicts.json"
    #expect(try run(approve, in: folder).output == "approved 2, removed 0, rejected 0\n")
    // The goldens are the accepted pictures now.
    #expect(try run(approve, in: folder).code == 0)
    _ = try folder.write(Self.label("Servus"), to: "hello.json")
    _ = try run("batch --out new --quiet", in: folder)
    let refused = try run(approve, in: folder)
    #expect(refused.code == 1)
    #expect(refused.errors.contains("2 of the 2 accepted pictures of “t” aren't the reviewed ones"))
  }

  @Test func `a changed file that two widgets share is one edit`() throws {
    let folder = try project(["a": Self.label("Hello"), "b": Self.label("Hello")])
    for batch in ["old", "new"] {
      _ = try run("batch --out \(batch) --quiet", in: folder)
      for name in ["a", "b"] { _ = try folder.write(Self.label("Hallo"), to: "\(name).json") }
    }
    for (batch, digest) in [("old", "1"), ("new", "2")] {
      let path = "\(batch)/batch.json"
      var list = try #require(
        try JSONSerialization.jsonObject(with: Data(text(path, in: folder).utf8)) as? [String: Any])
      list["files"] = ["shared.png": digest]
      let json = try JSONSerialization.data(withJSONObject: list)
      _ = try folder.write(String(decoding: json, as: UTF8.self), to: path)
    }
    _ = try run("report new --against old -o review --no-inspect --quiet", in: folder)
    #expect(
      text("review/index.html", in: folder).contains("\"edits\":[\"`shared.png` changed\"],"))
  }

  /// Returns the cause of each changed picture of a report, by its name.
  private func causes(in folder: TemporaryFolder) throws -> [String: String] {
    let page = text("review/index.html", in: folder)
    let start = try #require(page.range(of: "id=\"data\">"))
    let end = try #require(page[start.upperBound...].range(of: "</script>"))
    let object =
      try JSONSerialization.jsonObject(
        with: Data(page[start.upperBound..<end.lowerBound].utf8)) as? [String: Any]
    let words = object?["words"] as? [String] ?? []
    var causes: [String: String] = [:]
    for row in object?["entries"] as? [[Any]] ?? [] {
      if let name = row[0] as? String, let group = row[5] as? Int, group >= 0 {
        causes[name] = words[group]
      }
    }
    return causes
  }

  @Test func `different changes never share a cause, and one change has one cause`() throws {
    let plain = Self.label("Hello")
    let edits = [
      "red": Self.label("Hello", ##", "color": "#FF0000""##),
      "blue": Self.label("Hello", ##", "color": "#0000FF""##),
      "white": Self.label("Hello", ##", "color": "#FFFFFF""##),
      "bold": Self.label("Hello", ##", "font": "17 bold""##),
      "italic": Self.label("Hello", ##", "font": "17 regular italic""##),
      "large": Self.label("Hello", ##", "font": "24""##),
      "text": Self.label("Hallo"),
      "moved": Self.label("Hello", ##", "alignment": "right""##),
      "background": Self.label("Hello", ##", "background": "#FFCC00""##),
      "faint": Self.label("Hello", ##", "alpha": 0.4"##),
      "shadow": Self.label("Hello", ##", "shadowColor": "#FF00FF", "shadowOffset": [2, 2]"##),
      "mixed": Self.label("Hallo", ##", "color": "#FF0000""##),
    ]
    let folder = try project(edits.mapValues { _ in plain })
    _ = try run("batch --out old --quiet", in: folder)
    for (name, content) in edits { _ = try folder.write(content, to: "\(name).json") }
    _ = try run("batch --out new --quiet", in: folder)
    #expect(
      try run("report new --against old -o review --no-inspect --quiet", in: folder).code == 0)
    let causes = try causes(in: folder)
    var byInput: [String: Set<String>] = [:]
    for (name, cause) in causes {
      byInput[String(name.prefix { $0 != "/" }), default: []].insert(cause)
    }
    #expect(byInput.count == edits.count)
    for (input, names) in byInput { #expect(names.count == 1, "\(input): \(names)") }
    #expect(Set(byInput.values.flatMap(\.self)).count == edits.count, "\(byInput)")
    #expect(byInput["red"]?.first?.hasPrefix("restyles label `title`") == true)
  }

  @Test func `a failed picture has status failed, keeps its axes and comes first`() throws {
    let folder = try changed()
    let path = "new/batch.json"
    var list = try #require(
      try JSONSerialization.jsonObject(with: Data(text(path, in: folder).utf8)) as? [String: Any])
    let pictures = list["pictures"] as? [[String: Any]] ?? []
    list["pictures"] = pictures.filter { $0["name"] as? String != small }
    list["failures"] = [["name": small, "message": "no wallpaper"]]
    let json = try JSONSerialization.data(withJSONObject: list)
    _ = try folder.write(String(decoding: json, as: UTF8.self), to: path)
    let report = try run("report new --against old -o review --no-inspect", in: folder)
    #expect(report.code == 0, "\(report.errors)")
    let page = text("review/index.html", in: folder)
    let entries = try #require(page.range(of: "\"entries\":["))
    #expect(page[entries.upperBound...].hasPrefix("[\"\(small)\",5,"))
    #expect(page.components(separatedBy: "\"\(small)\",").count == 2)
    #expect(!page[entries.upperBound...].hasPrefix("[\"\(small)\",5,0,0,[-1"))
  }
}
