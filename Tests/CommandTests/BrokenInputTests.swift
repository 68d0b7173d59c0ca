import Foundation
import TestSupport
import Testing

/// Runs in which one of several inputs cannot be read or images are missing.
@Suite struct BrokenInputTests {
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      #"{"app": "A", "icon": "none.png", "content": {"image": "gone", "size": [20, 20]}}"#,
      to: "a.json")
    _ = try folder.write(#"{"app": "B", "content": {"labl": "Hi"}}"#, to: "broken.json")
    _ = try folder.write(
      #"{"inputs": ["a.json", "broken.json"], "axes": {"devices": ["iphone-se", "iphone-7"], "locales": ["en", "ar"]}}"#,
      to: "vitrine.json")
    return folder
  }

  private let broken =
    "./broken.json:1:26: error: the view 'view1' has no key 'labl'; did you mean 'label'?"

  private func run(_ words: [String], _ folder: TemporaryFolder) throws -> Program.Outcome {
    try Program.run(words, in: folder.path, environment: ["CI": "", "VITRINE_CACHE": ""])
  }

  /// Returns the lines of standard error except the last, which has seconds.
  private func lines(_ outcome: Program.Outcome) -> Set<String> {
    Set(outcome.errors.split(separator: "\n").map(String.init))
  }

  @Test func `a batch draws the other inputs, reports the broken one, and ends with 3`() throws {
    let folder = try project()
    for out in ["one", "two"] {
      // The second run takes the pictures from the cache, with their warnings.
      let outcome = try run(["batch", "--out", out, "--cache", "cache"], folder)
      #expect(outcome.code == 3)
      #expect(
        lines(outcome).isSuperset(of: [
          "broken: \(broken)", "warning: there is no icon './none.png'; a gray square is drawn",
          "./a.json:1:45: warning: there is no image 'gone'; a box with its name is drawn",
          "error: 4 pictures could not be drawn: broken 4",
        ]), "\(outcome.errors)")
      #expect(outcome.messages.split(separator: "\n").count == 6)
      #expect(outcome.errors.contains("\n4 pictures "))
      #expect(folder.names.contains(out))
    }
    let shards = try ["1/2", "2/2"].map { shard in
      try run(["batch", "--out", "part\(shard.prefix(1))", "--shard", shard, "--quiet"], folder)
    }
    #expect(shards.allSatisfy { $0.code == 3 })
    #expect(try run(["merge", "part1", "part2", "--out", "merged"], folder).code == 0)
    let lists = try ["one", "merged"].map {
      try String(contentsOfFile: "\(folder.path)/\($0)/batch.json", encoding: .utf8)
    }
    #expect(lists[0] == lists[1])
  }

  @Test func `test, lint and plan continue after a broken input, and end with 3`() throws {
    let folder = try project()
    let test = try run(["test"], folder)
    #expect(test.code == 3)
    #expect(test.output.contains("    \(broken)\n    and so did 3 other pictures\n"))
    #expect(test.output.contains(": 4 have no golden, 4 failed; see ./.vitrine/run\n"))
    #expect(test.errors.hasSuffix("error: 4 pictures could not be drawn\n"))
    let lint = try run(["lint", "broken.json", "a.json", "--mode", "compact"], folder)
    #expect(lint.code == 3)
    #expect(lint.errors.contains("broken.json:1:26: error: "))
    #expect(lint.errors.hasSuffix("error: 1 input could not be checked\n"))
    #expect(lint.output.hasSuffix(" in 1 widget\n"))
    let plan = try run(["plan"], folder)
    #expect(plan.code == 3)
    #expect(plan.messages == "broken: \(broken)\nerror: 4 pictures could not be drawn: broken 4\n")
  }

  @Test func `commands that remove goldens refuse a broken input`() throws {
    let folder = try project()
    for words in [["record"], ["prune"], ["status"]] {
      let outcome = try run(words, folder)
      #expect(outcome.code == 3)
      #expect(outcome.messages == broken + "\n")
    }
  }
}
