import Foundation
import TestSupport
import Testing
import VitrineBase

/// Goldens of an earlier version of Vitrine, compared and accepted by this one.
@Suite struct UpgradeTests {
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try folder.write(smallScreens, to: "devices.json")
    for name in ["one", "two"] {
      _ = try folder.write(
        #"{"app": "Test", "content": {"label": "\#(name)", "id": "title"}}"#, to: "\(name).json")
    }
    _ = try folder.write(
      #"{"inputs": ["one.json", "two.json"], "deviceFile": "devices.json", "axes": {"devices": ["small"], "chrome": ["none"]}}"#,
      to: "vitrine.json")
    return folder
  }

  private func run(_ words: [String], in folder: TemporaryFolder) throws -> Program.Outcome {
    try Program.run(words, in: folder.path, environment: ["CI": ""])
  }

  private func manifestPath(_ folder: TemporaryFolder) -> String {
    folder.path + "/Goldens/goldens.txt"
  }

  /// Turns the goldens into those of version 0.1.9, which drew `two` as `one`.
  ///
  /// Returns their manifest.
  private func age(_ folder: TemporaryFolder) throws -> String {
    let goldens = folder.path + "/Goldens"
    let names = ["one", "two"].map { "\($0)/small-compact-chrome-none" }
    let text = try String(contentsOfFile: manifestPath(folder), encoding: .utf8)
    let lines = text.split(separator: "\n")
    let first = try #require(lines.first { $0.hasSuffix(names[0]) }).split(separator: " ")
    let second = try #require(lines.first { $0.hasSuffix(names[1]) }).split(separator: " ")
    let origins = [first[2], second[2]].map { $0.replacing(/^[0-9.]+/, with: "0.1.9") }
    try FileManager.default.removeItem(atPath: "\(goldens)/\(names[1]).png")
    try FileManager.default.copyItem(
      atPath: "\(goldens)/\(names[0]).png", toPath: "\(goldens)/\(names[1]).png")
    let aged = """
      vitrine goldens 2
      \(first[0]) \(first[1]) \(origins[0]) \(names[0])
      \(first[0]) \(first[1]) \(origins[1]) \(names[1])

      """
    try aged.write(toFile: manifestPath(folder), atomically: true, encoding: .utf8)
    return aged
  }

  @Test func `an upgrade's change is told from a widget's, and only it is accepted`() throws {
    let folder = try project()
    #expect(try run(["record"], in: folder).code == 0)
    let aged = try age(folder)
    _ = try folder.write(
      #"{"app": "Test", "content": {"label": "changed", "id": "title"}}"#, to: "one.json")
    let test = try run(["test"], in: folder)
    #expect(test.code == 1)
    #expect(
      test.output.contains(
        "the widget's files changed, and so did Vitrine, from version 0.1.9 to 0.2.0"))
    #expect(test.output.contains("Vitrine changed: the golden is by version 0.1.9, this is 0.2.0"))
    let approval = try run(["approve", "--upgrade"], in: folder)
    #expect(approval.code == 1)
    #expect(approval.output == "approved 1 by the upgrade, left 1\n")
    #expect(approval.errors.hasPrefix("one/small-compact-chrome-none: not accepted: the widget's"))
    let text = try String(contentsOfFile: manifestPath(folder), encoding: .utf8)
    #expect(text.contains(try #require(aged.split(separator: "\n").dropFirst().first)))
    #expect(text.contains(" 0.2.0:"))
    let again = try run(["test"], in: folder)
    #expect(again.output.contains("2 pictures in "))
    #expect(again.output.contains("1 differs"))
  }

  @Test func `an upgrade without differences notes the version of every golden`() throws {
    let folder = try project()
    #expect(try run(["record"], in: folder).code == 0)
    let text = try String(contentsOfFile: manifestPath(folder), encoding: .utf8)
    let older = [
      text.replacing(#/ [0-9.]+:/#, with: " 0.1.9:"),
      text.replacing("goldens 2", with: "goldens 1").replacing(#/ [0-9.]+:[0-9a-f]+/#, with: ""),
    ]
    for manifest in older {
      try manifest.write(toFile: manifestPath(folder), atomically: true, encoding: .utf8)
      #expect(try run(["test"], in: folder).code == 0)
      #expect(try run(["approve"], in: folder).errors.contains("the run has nothing to approve"))
      let one = try run(["approve", "--upgrade", "--only", "one/"], in: folder)
      #expect(one.output == "approved 0 by the upgrade, noted 0.2.0 for 1 that match, left 0\n")
      let approval = try run(["approve", "--upgrade"], in: folder)
      #expect(approval.code == 0)
      #expect(
        approval.output == "approved 0 by the upgrade, noted 0.2.0 for 1 that match, left 0\n")
      #expect(try String(contentsOfFile: manifestPath(folder), encoding: .utf8) == text)
      #expect(
        try run(["approve", "--upgrade"], in: folder).output
          == "approved 0 by the upgrade, left 0\n")
    }
  }

  @Test func `an upgrade with one difference notes the version of the others`() throws {
    let folder = try project()
    #expect(try run(["record"], in: folder).code == 0)
    _ = try age(folder)
    #expect(try run(["test"], in: folder).code == 1)
    let approval = try run(["approve", "--upgrade"], in: folder)
    #expect(approval.code == 0)
    #expect(approval.output == "approved 1 by the upgrade, noted 0.2.0 for 1 that match, left 0\n")
    let text = try String(contentsOfFile: manifestPath(folder), encoding: .utf8)
    #expect(!text.contains("0.1.9"))
    #expect(try run(["test"], in: folder).code == 0)
  }

  @Test func `a widget's change under one version is named, and no upgrade accepts it`() throws {
    let folder = try project()
    #expect(try run(["record"], in: folder).code == 0)
    _ = try folder.write(
      #"{"app": "Test", "content": {"label": "changed", "id": "title"}}"#, to: "one.json")
    #expect(
      try run(["test"], in: folder).output.contains(
        "the widget changed: its files differ from the golden's"))
    let approval = try run(["approve", "--upgrade"], in: folder)
    #expect(approval.code == 1)
    #expect(approval.output == "approved 0 by the upgrade, left 1\n")
    #expect(try run(["approve", "--upgrade", "--verdicts", "v.json"], in: folder).code == 2)
  }

  @Test func `goldens of version 0.1 tell no cause, and no upgrade accepts them`() throws {
    let folder = try project()
    #expect(try run(["record"], in: folder).code == 0)
    let aged = try age(folder).replacing("goldens 2", with: "goldens 1")
      .replacing(#/ 0\.1\.9:[0-9a-f]+/#, with: "")
    try aged.write(toFile: manifestPath(folder), atomically: true, encoding: .utf8)
    let test = try run(["test"], in: folder)
    #expect(test.output.contains("whether Vitrine or the widget changed is unknown"))
    #expect(try run(["approve", "--upgrade", "--only", "two/"], in: folder).code == 1)
    #expect(try run(["approve"], in: folder).output == "approved 1\n")
    let text = try String(contentsOfFile: manifestPath(folder), encoding: .utf8)
    #expect(text.hasPrefix("vitrine goldens 2\n"))
    #expect(text.contains(" - one/") && text.contains(" 0.2.0:"))
    #expect(try run(["record"], in: folder).code == 0)
    #expect(try String(contentsOfFile: manifestPath(folder), encoding: .utf8) == text)
    let record = try run(["record", "--all"], in: folder)
    #expect(record.output.hasPrefix("recorded 0, removed 0, kept 2"))
    let noted = try String(contentsOfFile: manifestPath(folder), encoding: .utf8)
    #expect(!noted.contains(" - one/"))
    #expect(try run(["test"], in: folder).code == 0)
  }

  @Test func `the digest of a widget's files doesn't depend on the folder of the project`() throws {
    let elsewhere = try TemporaryFolder()
    let texts = try [true, false].map { isInside in
      let folder = try project()
      let config = folder.path + "/vitrine.json"
      let record = isInside ? ["record"] : ["record", config]
      #expect(try run(record, in: isInside ? folder : elsewhere).code == 0)
      return try String(contentsOfFile: manifestPath(folder), encoding: .utf8)
    }
    #expect(texts[0] == texts[1])
  }
}
