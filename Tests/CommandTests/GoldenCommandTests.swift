import Foundation
import TestSupport
import Testing
import VitrineBase

/// Goldens and batches from the command line, in a project of their own.
@Suite struct GoldenCommandTests {
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try folder.write(smallScreens, to: "devices.json")
    _ = try folder.write(
      #"{"app": "Test", "content": {"label": "Hello", "id": "title"}}"#, to: "hello.json")
    _ = try folder.write(
      #"{"inputs": ["hello.json"], "deviceFile": "devices.json", "axes": {"devices": ["small", "large"], "chrome": ["none"]}}"#,
      to: "vitrine.json")
    return folder
  }

  private func run(_ words: [String], in folder: TemporaryFolder, ci: String = "") throws
    -> Program.Outcome
  {
    try Program.run(words, in: folder.path, environment: ["CI": ci])
  }

  @Test func `record, test, change, test, approve, test`() throws {
    let folder = try project()
    let missing = try run(["test"], in: folder)
    #expect(missing.code == 1)
    #expect(missing.output.contains("hello/large-compact-chrome-none: missing"))
    #expect(try run(["record"], in: folder, ci: "true").code == 2)
    #expect(
      try run(["record"], in: folder).output.hasPrefix("recorded 2, removed 0, kept 0 in "))
    #expect(
      try run(["test"], in: folder).output.contains(
        #/^2 pictures in \d+\.\d s: all match their goldens\n$/#))
    _ = try folder.write(
      #"{"app": "Test", "content": {"label": "Hallo", "id": "title"}}"#, to: "hello.json")
    let changed = try run(["test"], in: folder)
    #expect(changed.code == 1)
    #expect(
      changed.output.contains("label `title`: its text changed from “Hello” to “Hallo”"))
    let junit = try run(["test", "--format", "junit"], in: folder)
    #expect(
      junit.output.contains(
        /<testsuite name="vitrine" tests="2" failures="2" time="[0-9]+(\.[0-9]+)?">/))
    let times = junit.output.matches(of: /<testcase [^>]* time="([0-9.]+)">/)
      .compactMap { Double($0.1) }
    #expect(times.count == 2 && times.allSatisfy { $0 > 0 })
    let links = junit.output.matches(of: /\[\[ATTACHMENT\|([^\]]*\.png)\]\]/).map { String($0.1) }
    #expect(links.count == 6)
    #expect(links.allSatisfy { FileManager.default.fileExists(atPath: "\(folder.path)/\($0)") })
    let github = try run(["test", "--format", "github", "--only", "small"], in: folder)
    #expect(
      github.output.hasPrefix("::error title=hello/small-compact-chrome-none differs::"))
    _ = try run(["test", "--quiet"], in: folder)
    #expect(try run(["approve", "--only", "small"], in: folder).output == "approved 1\n")
    #expect(try run(["test", "--only", "small", "--quiet"], in: folder).code == 0)
    #expect(try run(["test", "--quiet"], in: folder).code == 1)
    #expect(try run(["record", "--all"], in: folder).code == 0)
    #expect(try run(["test", "--quiet"], in: folder).code == 0)
    let status = try run(["status"], in: folder)
    #expect(status.output == "2 recorded, 0 missing, 0 unused\n")
    #expect(try run(["record", "--prune", "--only", "x"], in: folder).code == 2)
  }

  @Test func `a failure names the switch that was turned off`() throws {
    let folder = try project()
    func document(_ isOn: Bool) -> String {
      #"{"app": "T", "content": {"hstack": [{"label": "Wi-Fi", "id": "name"}, {"switch": \#(isOn), "id": "power"}]}}"#
    }
    _ = try folder.write(document(true), to: "hello.json")
    _ = try run(["record", "--quiet"], in: folder)
    _ = try folder.write(document(false), to: "hello.json")
    let test = try run(["test"], in: folder)
    #expect(test.output.contains("within `power`"), "\(test.output)")
  }

  @Test func `merged shards equal an undivided run, byte for byte`() throws {
    let folder = try project()
    #expect(try run(["batch", "--out", "all", "--quiet"], in: folder).code == 0)
    for shard in ["1/2", "2/2"] {
      let out = "shard\(shard.prefix(1))"
      #expect(
        try run(["batch", "--shard", shard, "--out", out, "--quiet"], in: folder).code == 0)
    }
    #expect(try run(["merge", "shard1", "shard2", "--out", "merged"], in: folder).code == 0)
    let files =
      FileManager.default.enumerator(atPath: folder.path + "/all")?.allObjects as? [String]
    #expect(files?.contains("batch.json") == true)
    for file in files ?? [] where !file.hasSuffix("hello") {
      #expect(
        FileManager.default.contents(atPath: folder.path + "/all/" + file)
          == FileManager.default.contents(atPath: folder.path + "/merged/" + file), "\(file)")
    }
    let gap = try run(["merge", "shard1", "--out", "x"], in: folder)
    #expect(gap.code == 3 && gap.errors.contains("1 of 2 pictures are missing"))
    let twice = try run(["merge", "shard1", "shard1", "--out", "x"], in: folder)
    #expect(twice.code == 3 && twice.errors.contains("and so has shard1"))
    _ = try folder.write(
      #"{"app": "Test", "content": {"label": "Other", "id": "title"}}"#, to: "hello.json")
    _ = try run(["batch", "--shard", "2/2", "--out", "other", "--quiet"], in: folder)
    let mixed = try run(["merge", "shard1", "other", "--out", "x"], in: folder)
    #expect(mixed.code == 3 && mixed.errors.contains("it was drawn with other inputs"))
  }

  @Test func `a report has layouts and findings while the inputs are unchanged`() throws {
    let folder = try project()
    _ = try run(["batch", "--out", "run", "--quiet"], in: folder)
    func text(_ name: String) -> String {
      let bytes = FileManager.default.contents(atPath: folder.path + "/" + name) ?? Data()
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(
      text("run/batch.json").contains(
        #""variant": {"input": "hello", "device": "large", "orientation": "portrait", "#))
    let whole = try run(["report", "run", "-o", "whole"], in: folder)
    #expect(whole.code == 0 && whole.errors == "2/2\n")
    let name = "hello/large-compact-chrome-none"
    #expect(text("whole/details/\(name).js").hasPrefix("vitrine.detail(\"\(name)\",{\"scale\":1,"))
    #expect(text("whole/details/\(name).js").contains("title"))
    #expect(text("whole/pixels/now/\(name).js").contains("IHDR"))
    #expect(text("whole/index.html").contains("[\"\(name)\",0,"))

    _ = try folder.write(
      #"{"app": "Test", "content": {"label": "Hallo", "id": "title"}}"#, to: "hello.json")
    let late = try run(["report", "run", "-o", "late", "--no-pixels"], in: folder)
    #expect(late.code == 0)
    #expect(late.errors.contains("vitrine.json or an input is other than what was drawn"))
    #expect(text("late/index.html").contains("Layouts and findings are missing"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/late/details"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/late/pixels"))
    #expect(try run(["report", "run", "--config", "none.json"], in: folder).code == 3)
  }

  @Test func `a report lists failed pictures with the reason`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      """
      {"schema": 1, "version": "1", "plan": "p", "total": 1, "pictures": [],
       "failures": [{"name": "a/b", "message": "no <wallpaper>"}]}
      """, to: "batch.json")
    #expect(try run(["report", folder.path, "-o", "page"], in: folder).code == 0)
    let page = FileManager.default.contents(atPath: folder.path + "/page/index.html") ?? Data()
    #expect(
      String(decoding: page, as: UTF8.self).contains("no \\u003cwallpaper\\u003e"))
  }

  @Test(arguments: ["../x", "/x", "a//b", "a/../../b", "", ".", "a/."])
  func `a list that names a place outside its folder is refused`(name: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      """
      {"schema": 1, "version": "1", "plan": "p", "total": 1, "failures": [],
       "pictures": [{"name": "\(name)", "digest": "0", "width": 1, "height": 1}]}
      """, to: "batch.json")
    let made = try run(["report", folder.path, "-o", "page"], in: folder)
    #expect(made.code == 3 && made.errors.contains("a picture's name "))
    #expect(folder.names == ["batch.json"])
  }

  @Test func `a list of a newer schema is refused`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(#"{"schema": 2, "pictures": []}"#, to: "batch.json")
    let made = try run(["report", folder.path, "-o", "page"], in: folder)
    #expect(made.code == 3 && made.errors.contains("batch.json:1:12: error: this list"))
  }

  @Test func `an interrupted run resumes to the same result`() throws {
    let folder = try project()
    _ = try run(["batch", "--out", "all", "--quiet"], in: folder)
    // The state of a run that was killed after its first picture.
    _ = try run(["batch", "--out", "killed", "--quiet", "--only", "small"], in: folder)
    let files = FileManager.default
    let list = try #require(files.contents(atPath: folder.path + "/killed/batch.json"))
    let parts = String(decoding: list, as: UTF8.self).components(separatedBy: "\"plan\": \"")
    let plan = try run(["plan", "--portions", "1"], in: folder).output
    let world = plan.components(separatedBy: "\"world\": \"")[1].prefix(64)
    try files.removeItem(atPath: folder.path + "/killed/batch.json")
    let input = try #require(
      String(decoding: list, as: UTF8.self).firstMatch(of: #/"hello.json": "(\w+)"/#))
    _ = try folder.write(
      "\(parts[1].prefix(64))\n\(world)\n\(input.1) hello.json\n0123 cut", to: "killed/.plan")
    // The lock belongs to a process that no longer exists.
    _ = try folder.write("half", to: "killed/hello/.vitrine-999999999-0.tmp")
    let resumed = try run(["batch", "--out", "killed", "--resume", "--json"], in: folder)
    #expect(resumed.code == 0)
    #expect(
      resumed.output == "{\"event\": \"done\", \"name\": \"hello/large-compact-chrome-none\"}\n")
    #expect(
      files.contents(atPath: folder.path + "/killed/batch.json")
        == files.contents(atPath: folder.path + "/all/batch.json"))
    #expect(!files.fileExists(atPath: folder.path + "/killed/hello/.vitrine-999999999-0.tmp"))
  }

  @Test func `pictures of an older run are never reused`() throws {
    let folder = try project()
    _ = try run(["batch", "--out", "all", "--quiet"], in: folder)
    _ = try folder.write(
      #"{"app": "Test", "content": {"label": "Hallo", "id": "title"}}"#, to: "hello.json")
    let other = try run(["batch", "--out", "all", "--resume"], in: folder)
    #expect(other.code == 3 && other.errors.contains("another config, input or version"))
    // A new run that is killed at once, then gone on with.
    _ = try run(["batch", "--out", "all", "--quiet", "--only", "small"], in: folder)
    let resumed = try run(["batch", "--out", "all", "--resume", "--json"], in: folder)
    #expect(
      resumed.output == "{\"event\": \"done\", \"name\": \"hello/large-compact-chrome-none\"}\n")
  }

  @Test func `a tolerance lets a small difference pass, is listed, and ends`() throws {
    let folder = try project()
    _ = try run(["record", "--quiet", "--only", "small"], in: folder)
    _ = try folder.write(
      ##"{"app": "Test", "content": {"label": "Hello", "id": "title", "color": "#010000"}}"##,
      to: "hello.json")
    let test = ["test", "--only", "small"]
    #expect(try run(test, in: folder).code == 1)
    _ = try folder.write(
      "vitrine tolerances 1\n"
        + "until 2027-03-01 within 0,0 640x300 pixels 2000 levels 1 hello/*: a new black\n",
      to: "Goldens/tolerances.txt")
    let passing = try Program.run(
      test, in: folder.path, environment: ["CI": "", "VITRINE_TODAY": "2027-03-01"])
    #expect(passing.code == 0)
    #expect(passing.output.contains("~ hello/small-compact-chrome-none: within tolerance: "))
    #expect(passing.output.contains("until 2027-03-01: a new black"))
    let over = try Program.run(
      test, in: folder.path, environment: ["CI": "", "VITRINE_TODAY": "2027-03-02"])
    #expect(over.code == 1)
    #expect(over.output.contains("its tolerance expired on 2027-03-01"))
  }

  @Test func `renamed goldens are recognized, and prune removes unused ones`()
    throws
  {
    let folder = try project()
    _ = try run(["record", "--quiet"], in: folder)
    _ = try folder.write(
      #"{"inputs": [{"file": "hello.json", "name": "greeting"}], "deviceFile": "devices.json", "axes": {"devices": ["small"], "chrome": ["none"]}}"#,
      to: "vitrine.json")
    let test = try run(["test"], in: folder)
    #expect(
      test.output.contains("hello/small-compact-chrome-none has the same pixels; was it renamed?"))
    let dry = try run(["prune", "--dry-run"], in: folder)
    #expect(dry.output.hasSuffix("would remove 2\n"))
    #expect(try run(["prune"], in: folder, ci: "true").code == 2)
    let record = try run(["record", "--prune"], in: folder)
    #expect(
      record.output.hasPrefix(
        "renamed hello/small-compact-chrome-none to greeting/small-compact-chrome-none\n"
          + "recorded 1, removed 2, kept 0 in "))
    #expect(try run(["prune"], in: folder).output == "removed 0\n")
  }

  @Test func `pictures can be stored apart from their manifest`() throws {
    let folder = try project()
    _ = try folder.write(
      #"{"inputs": ["hello.json"], "deviceFile": "devices.json", "axes": {"devices": ["small"], "chrome": ["none"]}, "goldenPictures": "elsewhere"}"#,
      to: "vitrine.json")
    _ = try run(["record", "--quiet"], in: folder)
    let files = FileManager.default
    #expect(try files.contentsOfDirectory(atPath: folder.path + "/Goldens") == ["goldens.txt"])
    #expect(
      try files.contentsOfDirectory(atPath: folder.path + "/elsewhere/hello").sorted()
        == ["small-compact-chrome-none.layout.json", "small-compact-chrome-none.png"])
    #expect(try run(["test", "--quiet"], in: folder).code == 0)
  }

  @Test(arguments: [
    ("kitty", "\u{1b}_Ga=T,f=100,m=1;"), ("iterm", "\u{1b}]1337;File=inline=1;"),
    ("sixel", "\u{1b}Pq\"1;1;"),
  ])
  func `a terminal that can shows a failure side by side`(form: String, start: String) throws {
    let folder = try project()
    _ = try run(["record", "--quiet", "--only", "small"], in: folder)
    _ = try folder.write(
      #"{"app": "Test", "content": {"label": "Hallo", "id": "title"}}"#, to: "hello.json")
    let test = try Program.run(
      ["test", "--only", "small"], in: folder.path,
      environment: ["CI": "", "VITRINE_TERMINAL": form])
    #expect(test.code == 1)
    #expect(test.output.contains(start))
  }

  @Test func `a comparison as JSON has the perceptual metrics`() throws {
    let folder = try project()
    for (text, name) in [("Hello", "a"), ("Hallo", "b")] {
      _ = try run(
        [
          "render", "hello.json", "--chrome", "none", "--set", "title.label=\(text)", "-o",
          "\(name).png",
        ], in: folder)
    }
    let outcome = try run(["compare", "a.png", "b.png", "--json"], in: folder)
    #expect(outcome.code == 1)
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    #expect(json?["equal"] as? Bool == false)
    #expect((json?["places"] as? [[String: Any]])?.isEmpty == false)
    let metrics = json?["metrics"] as? [String: Any]
    #expect((metrics?["seen"] as? Double ?? 0) > 0 && (metrics?["seen"] as? Double ?? 1) < 0.1)
    let same = try run(["compare", "a.png", "a.png", "--json"], in: folder)
    #expect(same.output == "{\"schema\": 1, \"equal\": true, \"places\": []}\n")
  }
}
