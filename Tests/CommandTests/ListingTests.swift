import Foundation
import TestSupport
import Testing

/// The listings that `--json` prints for programs.
@Suite struct ListingTests {
  private func listing(
    _ words: [String], in folder: String? = nil, code: Int32 = 0
  ) throws -> [String: Any] {
    let outcome = try Program.run(words, in: folder, environment: ["CI": "", "VITRINE_CACHE": ""])
    #expect(outcome.code == code, "\(words) \(outcome)")
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let json = try #require(value as? [String: Any])
    #expect(json["schema"] as? Int == 1)
    return json
  }

  @Test func `devices have their screens and the width of a widget`() throws {
    let devices = try #require(try listing(["devices", "--json"])["devices"] as? [[String: Any]])
    let phone = try #require(devices.first { $0["name"] as? String == "iphone-7" })
    #expect(phone["screen"] as? [Double] == [375, 667])
    #expect(phone["scale"] as? Double == 2)
    #expect(phone["widgetWidth"] as? Double == 359)
    #expect(phone["idiom"] as? String == "phone")
    #expect((phone["models"] as? String)?.contains("SE 2") == true)
  }

  @Test func `fonts, the version and the checks of the doctor are listed`() throws {
    let fonts = try #require(try listing(["fonts", "--json"])["fonts"] as? [String])
    #expect(fonts.contains("InterDisplay-Bold"))
    let refused = try Program.run(["fonts", "--json", "--widths", "a.csv"])
    #expect(refused.code == 2)
    let version = try listing(["version", "--json"])["version"] as? String
    let name = try Program.run(["version"]).output
    #expect(name.hasPrefix(try #require(version)))
    let doctor = try listing(["doctor", "--json"])
    #expect(doctor["passed"] as? Bool == true)
    let checks = try #require(doctor["checks"] as? [[String: String]])
    #expect(checks.contains { $0["outcome"] == "passed" && $0["text"]?.contains("fonts") == true })
    #expect(checks.allSatisfy { ["passed", "missing"].contains($0["outcome"]) })
  }

  @Test func `a build in a checkout names the checkout's commit`() throws {
    let head = try Program.run(
      ["-C", PackageRoot.path, "rev-parse", "HEAD"], binary: "/usr/bin/git")
    // Without a repository there is no commit to name.
    guard head.code == 0, Program.path.hasPrefix(PackageRoot.path) else { return }
    let name = try Program.run(["version"]).output
    #expect(name.contains("(built in a checkout of \(head.output.prefix(12))"), "\(name)")
    #expect(try Program.run(["--version"]).output == name)
  }

  @Test func `a plan has its inputs, and the names of its pictures`() throws {
    let folder = try smallProject()
    let plan = try listing(["plan", "--json"], in: folder.path)
    #expect(plan["pictures"] as? Int == 2)
    #expect(plan["seconds"] is Double)
    let inputs = try #require(plan["inputs"] as? [[String: Any]])
    #expect(inputs.count == 1)
    #expect(inputs[0]["file"] as? String == "w.json" && inputs[0]["pictures"] as? Int == 2)
    let names = try listing(["plan", "--list", "--json"], in: folder.path)["names"] as? [String]
    let lines = try Program.run(["plan", "--list"], in: folder.path).output
    #expect(names == lines.split(separator: "\n").map(String.init))
    #expect(names?.count == 2)
  }

  @Test func `goldens are listed by their state, and pruned ones by name`() throws {
    let folder = try smallProject()
    let before = try listing(["status", "--json"], in: folder.path)
    #expect((before["missing"] as? [String])?.count == 2)
    let environment = ["CI": ""]
    _ = try Program.run(["record"], in: folder.path, environment: environment)
    let config = try String(contentsOfFile: folder.path + "/vitrine.json", encoding: .utf8)
    _ = try folder.write(config.replacing("\"small\", ", with: ""), to: "vitrine.json")
    let after = try listing(["status", "--json"], in: folder.path)
    #expect(after["recorded"] as? Int == 1)
    let unused = try #require(after["unused"] as? [String])
    #expect(unused.count == 1 && unused[0].contains("small"))
    let pruned = try listing(["prune", "--dry-run", "--json"], in: folder.path)
    #expect(pruned["removed"] as? [String] == unused)
    #expect(pruned["dryRun"] as? Bool == true)
  }

  @Test func `digests, and the pictures of a cache, are listed by name`() throws {
    let folder = try smallProject()
    let digests = try listing(["digests", "--json"], in: folder.path)
    let pictures = try #require(digests["pictures"] as? [[String: String]])
    let lines = try Program.run(["digests"], in: folder.path).output.split(separator: "\n")
    #expect(pictures.map { "\($0["digest"] ?? "")  \($0["name"] ?? "")" } == lines.map(String.init))
    let why = try listing(["cache", "why", "--cache", "c", "--json"], in: folder.path)
    let reasons = try #require(why["pictures"] as? [[String: String]])
    #expect(reasons.count == 2 && reasons[0]["reason"]?.hasPrefix("drawn: ") == true)
    _ = try Program.run(["batch", "--out", "o", "--cache", "c"], in: folder.path)
    let size = try listing(["cache", "size", "--cache", "c", "--json"], in: folder.path)
    #expect(size["pictures"] as? Int == 2)
  }
}
