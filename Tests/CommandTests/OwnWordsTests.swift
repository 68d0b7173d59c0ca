import Foundation
import TestSupport
import Testing

/// Devices, data and states that a config defines, in every command that reads the config.
@Suite struct OwnWordsTests {
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      #"{"devices": [{"name": "kiosk", "screen": [300, 500], "scale": 1}]}"#, to: "devices.json")
    _ = try folder.write(#"{"name": "Ana"}"#, to: "ana.json")
    _ = try folder.write(
      #"{"app": "G", "data": {"name": "You"}, "content": {"label": "Hi {name}", "lines": 0}, "states": {"away": {"content": {"label": "Away"}}}}"#,
      to: "greeting.json")
    _ = try folder.write(
      """
      {"inputs": ["greeting.json"], "deviceFile": "devices.json",
       "axes": {"devices": ["kiosk"], "states": ["plain", "away"], "data": ["plain", "ana.json"],
                "wallpapers": ["light"]}}
      """, to: "vitrine.json")
    return folder
  }

  private let names = [
    "greeting/kiosk-compact-light", "greeting/kiosk-compact-light-data-ana",
    "greeting/kiosk-compact-light-state-away", "greeting/kiosk-compact-light-state-away-data-ana",
  ]

  private func run(
    _ folder: TemporaryFolder, _ words: [String], code: Int32 = 0
  ) throws -> Program.Outcome {
    // An empty `CI` permits the test to record goldens on CI services.
    let outcome = try Program.run(words, in: folder.path, environment: ["CI": ""])
    #expect(outcome.code == code, "\(words): \(outcome.output)\(outcome.errors)")
    return outcome
  }

  private func digests(_ folder: TemporaryFolder, _ out: String) throws -> [String: String] {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/\(out)/batch.json"))
    let list = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
    var digests: [String: String] = [:]
    for picture in try #require(list["pictures"] as? [[String: Any]]) {
      digests[try #require(picture["name"] as? String)] = picture["digest"] as? String
    }
    return digests
  }

  @Test func `plan, batch, shards and lint draw the same pictures`() throws {
    let folder = try project()
    #expect(
      try run(folder, ["plan", "--list"]).output.split(separator: "\n").map(String.init).filter {
        $0.hasPrefix("greeting/")
      } == names)
    _ = try run(folder, ["batch", "--out", "whole", "--cache", "cache"])
    let whole = try digests(folder, "whole")
    #expect(whole.keys.sorted() == names)
    // The content of the state isn't bound to any data.
    #expect(Set(whole.values).count == 3)
    #expect(whole[names[2]] == whole[names[3]])
    for shard in ["1/2", "2/2"] {
      _ = try run(folder, ["batch", "--out", "part\(shard.prefix(1))", "--shard", shard])
    }
    _ = try run(folder, ["merge", "part1", "part2", "--out", "merged"])
    #expect(try digests(folder, "merged") == whole)
    _ = try run(folder, ["report", "whole", "--output", "review"])
    _ = try run(folder, ["lint", "--matrix", "vitrine.json", "--fail-on", "never"])
  }

  @Test func `a changed data file changes goldens and invalidates cached pictures`()
    throws
  {
    let folder = try project()
    _ = try run(folder, ["record"])
    _ = try run(folder, ["test"])
    _ = try run(folder, ["batch", "--out", "one", "--cache", "cache"])
    _ = try folder.write(#"{"name": "Somebody else"}"#, to: "ana.json")
    let failed = try run(folder, ["test"], code: 1)
    #expect((failed.output + failed.errors).contains(names[1]))
    _ = try run(folder, ["batch", "--out", "two", "--cache", "cache"])
    let (one, two) = (try digests(folder, "one"), try digests(folder, "two"))
    #expect(names.filter { one[$0] != two[$0] } == [names[1]])
    // An interrupted run of another plan isn't resumed.
    let plans = try ["one", "two"].map { name in
      let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/\(name)/batch.json"))
      return (try JSONSerialization.jsonObject(with: bytes) as? [String: Any])?["plan"] as? String
    }
    #expect(plans[0] != plans[1])
  }

  @Test func `missing data and states are reported with their place, and end with 3`() throws {
    let folder = try project()
    _ = try folder.write(
      #"{"inputs": ["greeting.json"], "axes": {"data": ["bo.json"]}}"#, to: "data.json")
    _ = try folder.write(
      #"{"inputs": ["greeting.json"], "axes": {"states": ["gone"]}}"#, to: "state.json")
    for (config, message) in [
      ("data.json", "data.json:1:49: error: the data file 'bo.json' cannot be read"),
      ("state.json", "state.json:1:51: error: invalid value 'gone' for state"),
    ] {
      for words in [["plan"], ["batch", "--out", "out"], ["test"], ["lint", "--matrix"]] {
        let outcome = try run(folder, words + [config], code: 3)
        #expect(outcome.errors.hasPrefix(message), "\(words): \(outcome.errors)")
      }
    }
    #expect(!folder.names.contains("out"))
  }
}
