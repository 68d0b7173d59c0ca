import Testing
import VitrineBase
import VitrineReport

@Suite struct ReviewGroupTests {
  private static func digest(_ seed: Int) -> String {
    String((0..<64).map { place in Character(String((seed * 7 + place * 5) % 16, radix: 16)) })
  }

  private let before = ["a/1": digest(1), "a/2": digest(2), "b/1": digest(3)]
  private let now = ["a/1": digest(4), "a/2": digest(5), "b/1": digest(3)]

  private func group(
    _ names: [String], _ word: String = "accept", sum: String? = nil
  ) -> String {
    let pairs = names.map { (before: before[$0], now: now[$0]) }
    let marks = pairs.map { ReviewGroup.mark(before: $0.before, now: $0.now) }.joined()
    return """
      {"title": "font", "decision": "\(word)", "reviewer": "Ana", "date": "2027-01-31",
       "count": \(names.count), "sum": "\(sum ?? ReviewGroup.sum(pairs))", "pictures": "\(marks)"}
      """
  }

  private func verdicts(_ groups: String...) throws -> ReviewVerdicts {
    let text = #"{"schema": 3, "groups": [\#(groups.joined(separator: ","))]}"#
    let value = try JSON.parse(Array(text.utf8), file: "v.json")
    return try ReviewVerdicts(try JSONObject(value, "the verdicts"))
  }

  private func gate(_ verdicts: ReviewVerdicts, now: [String: String]? = nil) -> ReviewGate {
    ReviewGate(before: before, now: now ?? self.now, failures: [], verdicts: verdicts)
  }

  @Test func `a mark is eight characters of the digests`() {
    #expect(ReviewGroup.mark(before: "fff", now: "0000010ff") == "AAABD___")
    #expect(ReviewGroup.mark(before: nil, now: nil) == "AAAAAAAA")
    #expect(ReviewGroup.sum([(before: nil, now: "f")]).hasPrefix("f000"))
    #expect(ReviewGroup.sum([(before: "0f", now: nil)]).hasPrefix("f000"))
  }

  @Test func `an accepted group passes the gate, and a rejected one doesn't`() throws {
    #expect(gate(try verdicts(group(["a/1", "a/2"]))).passes)
    let rejected = gate(try verdicts(group(["a/1"]), group(["a/2"], "reject")))
    #expect(!rejected.passes)
    #expect(rejected.obstacles == ["a/2: rejected"])
  }

  @Test func `a picture that changed since has no decision, and its group is named`() throws {
    let gate = gate(
      try verdicts(group(["a/1", "a/2"])), now: now.merging(["a/2": Self.digest(9)]) { $1 })
    #expect(!gate.passes)
    #expect(
      gate.obstacles == [
        "1 of the 2 accepted pictures of “font” aren't the reviewed ones", "a/2: undecided",
      ])
  }

  @Test func `a picture that no longer changes needs no decision`() throws {
    #expect(
      gate(
        try verdicts(group(["a/1", "a/2"])), now: now.merging(["a/2": Self.digest(2)]) { $1 }
      ).passes)
  }

  @Test func `a group whose sum differs has no decisions`() throws {
    let wrong = gate(try verdicts(group(["a/1", "a/2"], sum: Self.digest(8))))
    #expect(wrong.obstacles.count == 3)
  }

  @Test func `an approved picture isn't missing`() throws {
    var verdicts = try verdicts(group(["a/1", "a/2"]))
    let (conflicts, missing) = verdicts.resolve(before: now, now: now)
    #expect(conflicts.isEmpty && missing.isEmpty)
    #expect(verdicts.count(.accept) == 2)
    // Without a reference, only the new picture is compared.
    var others = try self.verdicts(group(["a/1", "a/2"]))
    #expect(others.resolve(before: [:], now: now).missing.isEmpty)
    #expect(others.count(.accept) == 2)
  }

  @Test func `groups that contradict each other are a conflict`() throws {
    let both = gate(try verdicts(group(["a/1", "a/2"]), group(["a/2"], "reject")))
    #expect(!both.passes)
    #expect(both.obstacles.first?.contains("'a/2' was accepted by Ana") == true)
  }

  @Test(arguments: [
    "{}", #"{"decision": "accept", "count": 1, "sum": "", "pictures": "AAAA"}"#,
    #"{"decision": "accept", "count": 1, "sum": "", "pictures": "AAAA!AAA"}"#,
    #"{"decision": "accept", "count": 0, "sum": "", "pictures": "AAAAAAAA"}"#, "3",
  ])
  func `a damaged group is an error`(text: String) {
    #expect(throws: InputError.self) { try verdicts(text) }
  }

  @Test func `two thousand undecided pictures are a few lines`() {
    let names = (0..<2_000).map { "widget-\($0 % 5)/\($0)" }
    let now = Dictionary(uniqueKeysWithValues: names.map { ($0, "2") })
    let gate = ReviewGate(before: [:], now: now, failures: ["x/1"], verdicts: ReviewVerdicts())
    #expect(gate.obstacles.count == 6)
    #expect(gate.obstacles.contains("widget-3: undecided: 400 pictures, first widget-3/1003"))
    let many = Dictionary(uniqueKeysWithValues: (0..<500).map { ("input-\($0)/1", "2") })
    let wide = ReviewGate(before: [:], now: many, failures: [], verdicts: ReviewVerdicts())
    #expect(wide.obstacles.count == ReviewGate.lineLimit)
    #expect(wide.obstacles.last == "… and 483 more lines")
  }
}
