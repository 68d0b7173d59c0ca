import Foundation
import TestSupport
import Testing

/// Report folders, the comparison with an earlier config, and the history of a golden.
@Suite struct ReportCommandTests {
  /// Creates a project with a button that is too small, and a constraint.
  private func project(width: Int) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try folder.write(smallScreens, to: "devices.json")
    try write(folder, width: width)
    _ = try folder.write(
      #"{"inputs": ["hello.json"], "deviceFile": "devices.json", "axes": {"devices": ["small"], "chrome": ["none"]}}"#,
      to: "vitrine.json")
    return folder
  }

  private func write(_ folder: TemporaryFolder, width: Int, in place: String = "") throws {
    let widget = """
      {"app": "Test", "content": {"view": [{"button": "Go", "id": "go"}],
       "constraints": ["go.leading = root.leading + 8", "go.top = root.top + 8",
        "go.width = \(width)", "go.height = \(width)"]}}
      """
    _ = try folder.write(widget, to: place + "hello.json")
  }

  @discardableResult
  private func run(
    _ words: String, in folder: TemporaryFolder, code: Int32 = 0
  ) throws -> Program.Outcome {
    let outcome = try Program.run(
      words.split(separator: " ").map(String.init), in: folder.path, environment: ["CI": ""])
    #expect(outcome.code == code, "\(outcome.errors)")
    return outcome
  }

  private func text(_ name: String, in folder: TemporaryFolder) -> String {
    let bytes = FileManager.default.contents(atPath: folder.path + "/" + name) ?? Data()
    return String(decoding: bytes, as: UTF8.self)
  }

  private let name = "hello/small-compact-chrome-none"

  @Test func `a missing batch is reported as missing and not as unreadable`() throws {
    let outcome = try run("report nowhere", in: TemporaryFolder(), code: 3)
    #expect(outcome.errors.contains("nowhere/batch.json: error: no such file or folder"))
  }

  @Test func `a report links the batch's pictures, and a new report removes the old files`()
    throws
  {
    let folder = try project(width: 30)
    try run("batch --out old --quiet", in: folder)
    try run("report old --quiet", in: folder)
    let files = FileManager.default
    func number(_ path: String) throws -> Int? {
      try files.attributesOfItem(atPath: folder.path + "/" + path)[.systemFileNumber] as? Int
    }
    #expect(try number("old/\(name).png") == number("review/now/\(name).png"))
    // A foreign file is kept, with its folder.
    _ = try folder.write("mine", to: "review/now/other/notes.txt")
    _ = try folder.write(
      #"{"schema": 1, "version": "1", "plan": "p", "total": 0, "pictures": [], "failures": []}"#,
      to: "empty/batch.json")
    try run("report empty --quiet", in: folder)
    for path in ["now/\(name).png", "pixels", "details"] {
      #expect(!files.fileExists(atPath: folder.path + "/review/" + path), "\(path)")
    }
    #expect(text("review/now/other/notes.txt", in: folder) == "mine")
    #expect(files.fileExists(atPath: folder.path + "/old/\(name).png"))
  }

  @Test func `pictures with other wallpapers share their views, but not with other chrome`()
    throws
  {
    let folder = try project(width: 30)
    _ = try folder.write(
      """
      {"inputs": ["hello.json"], "deviceFile": "devices.json", "axes": {"devices": ["small"],
       "chrome": ["none", "card"], "wallpapers": ["light", "dark"]}}
      """, to: "vitrine.json")
    try run("batch --out old --quiet", in: folder)
    try run("report old --no-pixels --quiet", in: folder)
    func views(_ name: String) throws -> String {
      let detail = text("review/details/hello/small-compact\(name).js", in: folder)
      let start = try #require(detail.range(of: "\"views\":["))
      let end = try #require(detail.range(of: "\"findings\""))
      return String(detail[start.upperBound..<end.lowerBound])
    }
    #expect(try views("-light") == views("-dark"))
    #expect(try views("-light-chrome-none") == views("-dark-chrome-none"))
    #expect(try views("-light") != views("-light-chrome-none"))
  }

  @Test func `pictures in a folder without a report are kept`() throws {
    let folder = try project(width: 30)
    try run("batch --out old --quiet", in: folder)
    _ = try folder.write("mine", to: "site/now/a.png")
    _ = try folder.write("<html>", to: "site/index.html")
    try run("report old -o site --quiet", in: folder)
    #expect(text("site/now/a.png", in: folder) == "mine")
  }

  @Test func `the earlier config adds gone findings, the earlier layout and changed constraints`()
    throws
  {
    let folder = try project(width: 30)
    try run("batch --out old --quiet", in: folder)
    for file in ["vitrine.json", "devices.json", "hello.json"] {
      _ = try folder.write(text(file, in: folder), to: "base/\(file)")
    }
    try write(folder, width: 60)
    try run("batch --out new --quiet", in: folder)
    try run("report new --against old --no-pixels --quiet", in: folder)
    #expect(text("review/details/\(name).js", in: folder).contains("\"earlierViews\":[[\"root\""))
    #expect(!text("review/details/\(name).js", in: folder).contains("\"changes\""))
    #expect(text("review/index.html", in: folder).contains("\"edits\":[\"`hello.json` changed\"],"))

    try run(
      "report new --against old --against-config base/vitrine.json --summary pr.md --no-pixels --quiet",
      in: folder)
    let detail = text("review/details/\(name).js", in: folder)
    #expect(detail.contains("“Go”.width = 60: constant 30 → 60"))
    #expect(detail.contains("\"goneFindings\":[["))
    let edit = "“Go”.width = 60: constant 30 → 60 and 1 more · `hello.json:"
    #expect(text("review/index.html", in: folder).contains("\"edits\":[\"constraint \(edit)"))
    let gone = text("pr.md", in: folder).components(separatedBy: "Gone findings: ")
    #expect(gone.count == 2 && gone[1].contains("#since=gone+small-target)"))
    #expect(!gone[0].contains("small-target"))
  }

  @Test func `an edit of a margin has the changed line`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(smallScreens, to: "devices.json")
    for (place, right) in [("base/", 16), ("", 44)] {
      _ = try folder.write(smallScreens, to: place + "devices.json")
      _ = try folder.write(
        #"{"inputs": ["hello.json"], "deviceFile": "devices.json", "axes": {"devices": ["small"], "chrome": ["none"]}}"#,
        to: place + "vitrine.json")
      _ = try folder.write(
        """
        {"app": "Test",
         "content": {"label": "Some words that fill a narrow line"},
         "margins": [8, 8, 8, \(right)]}
        """, to: place + "hello.json")
    }
    try run("batch base/vitrine.json --out old --quiet", in: folder)
    try run("batch vitrine.json --out new --quiet", in: folder)
    try run(
      "report new --against old --against-config base/vitrine.json --summary pr.md --no-pixels --quiet",
      in: folder)
    #expect(text("pr.md", in: folder).contains("`hello.json:3`"))
  }

  @Test func `an earlier config of another batch is reported`() throws {
    let folder = try project(width: 30)
    try run("batch --out old --quiet", in: folder)
    try write(folder, width: 60)
    try run("batch --out new --quiet", in: folder)
    let made = try run(
      "report new --against old --against-config vitrine.json --no-pixels --quiet", in: folder)
    #expect(made.errors.contains("note: earlier findings are missing"))
    #expect(text("review/index.html", in: folder).contains("Earlier findings are missing"))
    try run("report new --against-config vitrine.json", in: folder, code: 2)
  }

  private func git(_ words: [String], in folder: TemporaryFolder) throws {
    let outcome = try Program.run(
      ["-c", "user.name=Ana", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
        + words, in: folder.path, binary: "/usr/bin/git")
    #expect(outcome.code == 0, "\(outcome.errors)")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/git")))
  func `the history has a golden's versions, newest first, with author and message`() throws {
    let folder = try project(width: 30)
    try run("record --quiet", in: folder)
    try git(["init", "--quiet"], in: folder)
    try git(["add", "."], in: folder)
    try git(["commit", "--quiet", "-m", "First <b>golden</b>"], in: folder)
    try write(folder, width: 60)
    try run("record --all --quiet", in: folder)
    try git(["commit", "--quiet", "-am", "Widen the button"], in: folder)
    try run("report --history \(name) --quiet", in: folder)
    let page = text("review/index.html", in: folder)
    #expect(page.contains("\"isHistory\":true"))
    #expect(page.contains("Widen the button (Ana, "))
    #expect(page.contains("First \\u003cb\\u003egolden"))
    let words = page.components(separatedBy: "Widen the button")[0]
    #expect(!words.contains("First"))
    let shown = FileManager.default.subpaths(atPath: folder.path + "/review/now") ?? []
    #expect(shown.count { $0.hasSuffix(".png") } == 2)
  }

  @Test(arguments: ["--output=x", "hello/none", ":(glob)**", "$(touch x)"])
  func `a name without a commit is an error, in any spelling`(name: String) throws {
    let folder = try project(width: 30)
    try run("record --quiet", in: folder)
    try git(["init", "--quiet"], in: folder)
    try git(["add", "."], in: folder)
    try git(["commit", "--quiet", "-m", "m"], in: folder)
    let names = folder.names
    let made = try Program.run(["report", "--history", name], in: folder.path)
    #expect(made.code == 3 && made.errors.contains("no commit has a golden"), "\(made.errors)")
    #expect(folder.names == names)
  }

  @Test func `a path out of the goldens is refused`() throws {
    let folder = try project(width: 30)
    let made = try run("report --history ../x", in: folder, code: 2)
    #expect(made.errors.contains("leads out of its folder"))
  }
}
