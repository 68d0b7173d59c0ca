import Foundation
import TestSupport
import Testing
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineLint

@Suite struct OutputTests {
  private func finding(_ file: String, line: Int, column: Int, fix: Fix? = nil) -> Finding {
    Finding(
      rule: "text-input", severity: .error, message: "a 100 % “text field”, here",
      remedy: "leave it out", place: SourceLocation(file: file, line: line, column: column),
      object: "query", path: "root › query", variants: ["iphone-7-compact"], occurrence: nil,
      fix: fix)
  }

  @Test func `columns are characters in SARIF and annotations, though bytes inside`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("{\n  \"é\": \"x\"\n}\n", to: "w.json")
    // The value stands after seven characters and eight bytes.
    let found = [finding(path, line: 2, column: 9)]
    let annotation = Annotations.text(of: found)
    #expect(
      annotation
        == "::error title=text-input,file=\(path),line=2,col=8::a 100 %25 “text field”, here%0A"
        + "fix: leave it out\n")
    let sarif = try #require(
      try JSONSerialization.jsonObject(with: Data(SARIF.text(of: found, rules: Rule.all).utf8))
        as? [String: Any])
    #expect(sarif["version"] as? String == "2.1.0")
    let run = try #require((sarif["runs"] as? [[String: Any]])?.first)
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    #expect(result["ruleId"] as? String == "text-input")
    #expect(result["level"] as? String == "error")
    let place = try #require((result["locations"] as? [[String: Any]])?.first)
    let physical = try #require(place["physicalLocation"] as? [String: Any])
    #expect(physical["region"] as? [String: Int] == ["startLine": 2, "startColumn": 8])
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = try #require(driver?["rules"] as? [[String: Any]])
    let index = try #require(result["ruleIndex"] as? Int)
    #expect(rules[index]["id"] as? String == "text-input")
  }

  @Test func `fixes change only the text that they expect`() {
    let text = "<tableView id=\"a\"/>\n<tableView id=\"b\"/>\n"
    func fix(_ line: Int, _ old: String) -> Fix {
      Fix(place: SourceLocation(file: "f", line: line, column: 1), old: old, new: "<x ")
    }
    let edited = Fix.apply([fix(1, "<tableView "), fix(2, "<label ")], to: Array(text.utf8))
    #expect(
      String(decoding: edited.bytes, as: UTF8.self) == "<x id=\"a\"/>\n<tableView id=\"b\"/>\n")
    #expect(edited.count == 1)
  }
}
