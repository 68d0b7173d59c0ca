import Testing
import VitrineBase
import VitrineReport

@Suite struct ReviewVerdictsTests {
  private func verdicts(_ decisions: String, schema: Int = 2) throws -> ReviewVerdicts {
    let text = #"{"schema": \#(schema), "decisions": [\#(decisions)]}"#
    let value = try JSON.parse(Array(text.utf8), file: "v.json")
    return try ReviewVerdicts(try JSONObject(value, "the verdicts"))
  }

  private func decision(
    _ name: String = "a/b", _ word: String = "accept", before: String = "1", now: String = "2",
    reviewer: String = "Ana"
  ) -> String {
    #"{"name": "\#(name)", "decision": "\#(word)", "before": "\#(before)", "now": "\#(now)", "reviewer": "\#(reviewer)", "date": "2027-01-31"}"#
  }

  @Test func `a decision applies only to the reviewed pictures`() throws {
    let decision = try #require(try verdicts(decision())["a/b"])
    #expect(decision.mismatch(before: "1", now: "2") == nil)
    // With no earlier picture, or with the accepted one, the reviewer has seen everything.
    #expect(decision.mismatch(before: nil, now: "2") == nil)
    #expect(decision.mismatch(before: "2", now: "2") == nil)
    #expect(decision.mismatch(before: "1", now: "3")?.contains("isn't the reviewed one") == true)
    #expect(decision.mismatch(before: "9", now: "2")?.contains("earlier picture") == true)
    #expect(decision.mismatch(before: "1", now: nil)?.contains("doesn't contain") == true)
  }

  @Test func `a removal applies only while the picture is missing`() throws {
    let removal = try #require(try verdicts(decision(now: ""))["a/b"])
    #expect(removal.mismatch(before: "1", now: nil) == nil)
    #expect(removal.mismatch(before: "1", now: "2")?.contains("reviewed as removed") == true)
  }

  @Test func `conflicting decisions in one file are an error with a place`() {
    let error = #expect(throws: InputError.self) {
      try verdicts(decision() + "," + decision("a/b", "reject", reviewer: "Ben"))
    }
    let text = error?.diagnostic.description ?? ""
    #expect(text.contains("'a/b' was accepted by Ana on 2027-01-31, and rejected by Ben"))
  }

  @Test func `decisions without digests and other schemas are rejected`() {
    let unbound = #expect(throws: InputError.self) {
      try verdicts(#"{"name": "a", "decision": "accept"}"#)
    }
    #expect(unbound?.diagnostic.description.contains("no digests") == true)
    let old = #expect(throws: InputError.self) { try verdicts("", schema: 1) }
    #expect(old?.diagnostic.description.contains("schema 1, expected 3") == true)
  }

  private func pins(_ text: String) throws -> ReviewVerdicts {
    let text = #"{"schema": 2, "notes": [{"name": "a/b", "note": "n"}], "pins": [\#(text)]}"#
    let value = try JSON.parse(Array(text.utf8), file: "v.json")
    return try ReviewVerdicts(try JSONObject(value, "the verdicts"))
  }

  private let pin =
    #"{"name": "a/b", "picture": "d", "x": 1, "y": 2, "width": 3, "height": 4, "text": "dark", "reviewer": "Ana"}"#

  @Test func `notes and pins are merged without duplicates and listed with unaccepted pictures`()
    throws
  {
    var merged = try pins(pin)
    #expect(merged.merge(try pins(pin)).isEmpty)
    #expect(merged.pins.count == 1 && merged.notes.count == 1)
    #expect(merged.comments(on: "a/b") == ["n", "dark (at 1, 2, 3×4, Ana)"])
    let gate = ReviewGate(
      before: ["a/b": "1"], now: ["a/b": "2"], failures: [], verdicts: merged)
    #expect(gate.obstacles == ["a/b: undecided; n; dark (at 1, 2, 3×4, Ana)"])
    merged.keep { $0 != "a/b" }
    #expect(merged.pins.isEmpty && merged.notes.isEmpty)
  }

  @Test(arguments: [
    #"{"name": "a"}"#, #""a""#,
    #"{"name": "a", "picture": "d", "x": -1, "y": 2, "width": 3, "height": 4, "text": "t"}"#,
    #"{"name": "a", "picture": "d", "x": 1, "y": 2, "width": 0, "height": 4, "text": "t"}"#,
    #"{"name": "a", "picture": "d", "x": 1, "y": 2, "width": 3, "height": 4, "text": ""}"#,
    #"{"name": "a", "picture": "d", "x": 1.5, "y": 2, "width": 3, "height": 4, "text": "t"}"#,
    #"{"name": "a", "picture": "d", "x": 1, "y": 2, "width": 3, "height": 4, "text": "t", "z": 1}"#,
  ])
  func `a pin without a place, picture or text is an error`(text: String) {
    #expect(throws: InputError.self) { try pins(text) }
  }

  @Test func `two reviewers' files are merged, and conflicts are returned`() throws {
    var merged = try verdicts(decision("a") + "," + decision("b"))
    let other = try verdicts(
      decision("b", reviewer: "Ben") + "," + decision("c", "reject")
        + "," + decision("a", "reject", reviewer: "Ben"))
    let conflicts = merged.merge(other)
    #expect(conflicts.map(\.first.name) == ["a"])
    #expect(merged.decisions.map(\.name) == ["a", "b", "c"])
    #expect(merged.count(.accept) == 2 && merged.count(.reject) == 1)
  }

  @Test func `the gate passes only if every changed picture is accepted`() throws {
    let before = ["a": "1", "b": "1", "same": "7", "removed": "1"]
    let now = ["a": "2", "b": "2", "same": "7"]
    func gate(_ decisions: [String], failures: [String] = []) throws -> ReviewGate {
      ReviewGate(
        before: before, now: now, failures: failures,
        verdicts: try verdicts(decisions.joined(separator: ",")))
    }
    let all = [decision("a"), decision("b"), decision("removed", now: "")]
    #expect(try gate(all).passes)
    #expect(try !gate(all, failures: ["x"]).passes)
    let partial = try gate([decision("a", "reject"), decision("b", now: "5")])
    #expect(!partial.passes)
    #expect(
      partial.summary == "3 changed: 0 accepted, 1 rejected, 1 undecided, 1 stale; 0 failed")
    #expect(partial.obstacles.count == 3)
  }

  @Test func `a failed picture counts as failed, not as removed`() throws {
    let gate = ReviewGate(
      before: ["a": "1"], now: [:], failures: ["a"], verdicts: ReviewVerdicts())
    #expect(gate.summary == "0 changed: 0 accepted, 0 rejected, 0 undecided, 0 stale; 1 failed")
  }
}
