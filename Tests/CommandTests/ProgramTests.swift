import Foundation
import TestSupport
import Testing
import VitrineBase
import VitrineImages

@Suite struct ProgramTests {
  @Test(arguments: [
    "render", "layout", "explain", "plan", "batch", "merge", "cache", "preview", "report", "test",
    "record",
    "approve",
    "status", "prune", "diff", "digests", "verify-determinism", "devices", "fonts",
    "compare", "version", "doctor", "completions", "manual",
  ])
  func `every command has help`(command: String) throws {
    let outcome = try Program.run([command, "--help"])
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("usage: vitrine \(command)"))
    #expect(outcome.errors.isEmpty)
  }

  @Test func `the system font is compared with a list of measured labels`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      text,size,weight,scale,width,kind,toolsVersion,tier
      Device name,17,regular,2,98.500,label,11762,A
      Label,14,regular,2,36,label,11762,A

      """, to: "widths.csv")
    let outcome = try Program.run(["fonts", "--widths", path])
    #expect(outcome.code == 0)
    #expect(
      outcome.output == """
        weight      size  labels    exact  ≤ 0.5 pt   ≤ 1 pt  mean error
        regular       14       1      0 %     100 %    100 %    −0.50 pt
        regular       17       1      0 %     100 %    100 %    +0.50 pt
        regular     < 20       2      0 %     100 %    100 %     0.00 pt

        """)
    let missing = try Program.run(["fonts", "--widths", folder.path + "/none.csv"])
    #expect(missing.code == 3)
    #expect(missing.errors == "\(folder.path)/none.csv: error: no such file or folder\n")
  }

  @Test func `a picture names its variant and pixels`() throws {
    let folder = try TemporaryFolder()
    let target = folder.path + "/monkey.png"
    let outcome = try Program.run([
      "render", PackageRoot.file("Examples/monkey-about.json"), "-o", target,
    ])
    #expect(outcome.code == 0)
    #expect(outcome.output == "\(target)  750×324\n")
    let bytes = try #require(FileManager.default.contents(atPath: target)).map { $0 }
    let text = PNG.text(in: bytes)
    #expect(text.contains(PNG.Text("vitrine:variant", "iphone-7-compact")))
    let digest = Digest.hex(of: try PNG.decode(bytes))
    #expect(text.contains(PNG.Text("vitrine:pixels", digest)))
  }

  @Test func `a picture is the same file for any number of threads`() throws {
    let folder = try TemporaryFolder()
    let files = try ["1", "2", "8"].map { jobs in
      let target = "\(folder.path)/\(jobs).png"
      let outcome = try Program.run([
        "render", PackageRoot.file("Examples/weather.json"), "--chrome", "screen", "--jobs", jobs,
        "-o", target,
      ])
      #expect(outcome.code == 0)
      return try #require(FileManager.default.contents(atPath: target))
    }
    #expect(files[0] == files[1] && files[0] == files[2])
    let none = try Program.run([
      "render", PackageRoot.file("Examples/weather.json"), "--jobs", "0",
    ])
    #expect(none.code == 2)
    #expect(none.errors.contains("invalid value '0' for --jobs: expected 1 to 1024"))
  }

  @Test func `the layout has the documented JSON form`() throws {
    let outcome = try Program.run([
      "layout", PackageRoot.file("Examples/monkey-about.json"), "--mode", "expanded", "--json",
    ])
    #expect(outcome.code == 0)
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    #expect(json?["schema"] as? Int == 1)
    let root = json?["root"] as? [String: Any]
    #expect(root?["frame"] as? [Double] == [0, 0, 359, 200])
    let views = json?["views"] as? [[String: Any]]
    #expect(views?.count == 2)
    #expect(views?[1]["id"] as? String == "title")
    #expect(views?[1]["frame"] as? [Double] == [16, 8, 327, 184])
  }

  @Test func `values of --set replace the document's`() throws {
    let outcome = try Program.run([
      "layout", PackageRoot.file("Examples/monkey-about.json"), "--set", "title.label=Hello",
    ])
    #expect(outcome.output.contains("“Hello”"))
    let unknown = try Program.run([
      "layout", PackageRoot.file("Examples/monkey-about.json"), "--set", "titel.label=Hello",
    ])
    #expect(unknown.code == 3)
    #expect(
      unknown.errors == "--set: error: there is no view named 'titel'; did you mean 'title'?\n")
  }

  @Test func `compare reports differing pixels`() throws {
    let folder = try TemporaryFolder()
    let input = PackageRoot.file("Examples/monkey-about.json")
    let (a, b) = (folder.path + "/a.png", folder.path + "/b.png")
    _ = try Program.run(["render", input, "-o", a])
    _ = try Program.run(["render", input, "--set", "title.label=Hi", "-o", b])
    let equal = try Program.run(["compare", a, a])
    #expect(equal.code == 0)
    #expect(equal.output == "equal\n")
    let other = try Program.run(["compare", a, b, "--diff", folder.path + "/d.png"])
    #expect(other.code == 1)
    #expect(other.output.contains("pixels differ, by at most"))
    #expect(folder.names.contains("d.png"))
  }

  @Test(
    .enabled(if: ProcessInfo.processInfo.environment["VITRINE_RELEASE_BINARY"] != nil),
    arguments: PackageRoot.entries("Examples").filter { $0.hasSuffix(".json") })
  func `a release build draws the same pixels as a debug build`(example: String) throws {
    let release = try #require(ProcessInfo.processInfo.environment["VITRINE_RELEASE_BINARY"])
    let folder = try TemporaryFolder()
    let input = PackageRoot.file("Examples/" + example)
    let (a, b) = (folder.path + "/debug.png", folder.path + "/release.png")
    _ = try Program.run(["render", input, "-o", a])
    _ = try Program.run(["render", input, "-o", b], binary: release)
    let debug = try PNG.decode(try #require(FileManager.default.contents(atPath: a)).map { $0 })
    let optimised = try PNG.decode(try #require(FileManager.default.contents(atPath: b)).map { $0 })
    #expect(Digest.hex(of: debug) == Digest.hex(of: optimised))
  }
}
