import Foundation
import SnapshotTesting
import Testing

@Suite(.serialized) struct InlineSnapshotTests {
  @Test func `a text equals the one after the call`() {
    assertInlineSnapshot(of: ["a": 1], as: .json, record: .never) {
      """
      {
        "a" : 1
      }
      """
    }
  }

  @Test func `a different text names the lines and the note`() {
    withKnownIssue {
      assertInlineSnapshot(of: "two", as: .lines, message: "note", record: .never) { "one" }
    } matching: { issue in
      issue.comments.contains {
        "\($0)" == "note\nSnapshot does not match its reference.\n-one\n+two"
      }
    }
    withKnownIssue {
      assertInlineSnapshot(of: "two", as: .lines, record: .never)
    } matching: { issue in
      issue.comments.contains { "\($0)".hasPrefix("There is no reference") }
    }
  }
}
