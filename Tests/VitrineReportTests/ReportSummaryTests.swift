import Foundation
import Testing
import VitrineBase
import VitrineImages
import VitrineReport

@Suite struct ReportSummaryTests {
  private var page: ReportPage {
    var page = ReportPage(title: "Review", version: "1", key: "k", hasBase: true, hasPixels: true)
    page.rules = [ReportRule(id: "small-target", severity: "warning", title: "t")]
    for (name, cause) in [("a/1", "rare|cause"), ("b/1", "often"), ("b/2", "often")] {
      var entry = ReportEntry(name: name, status: .changed)
      entry.group = cause
      page.entries.append(entry)
    }
    page.entries[0].rules = [0]
    page.entries.append(ReportEntry(name: "c/1", status: .failed))
    return page
  }

  @Test func `the most frequent cause comes first, with its example and links`() {
    var summary = ReportSummary(page)
    #expect(summary.causes.map(\.name) == ["often", "rare|cause"])
    #expect(summary.causes.map(\.count) == [2, 1])
    #expect(summary.causes[0].example == "b/1")
    summary.causes[0].before = "summary/1-before.png"
    let text = summary.markdown(.init(page: "https://x", images: "https://y"))
    #expect(text.contains("[4 pictures](https://x/index.html): 3 changed, 1 failed"))
    #expect(
      text.contains(
        "| 1 | [2](https://x/index.html#cause=often) | often | "
          + "![before](https://y/summary/1-before.png) |  |"))
    #expect(text.contains("#cause=rare%7Ccause) | rare\\|cause |"))
    #expect(text.contains("Failed: c/1"))
    #expect(text.contains("Findings: small-target in 1 pictures"))
  }

  @Test func `findings that are new or gone are counted, with links to their pictures`() throws {
    var page = page
    page.hasEarlierFindings = true
    page.entries[0].newRules = [0]
    page.entries[1].newRules = [0]
    let summary = ReportSummary(page)
    let text = summary.markdown(.init(page: "p", images: nil))
    #expect(
      text.contains(
        "New findings: [small-target in 2](p/index.html#since=new+small-target) pictures"))
    #expect(text.contains("Gone findings: none"))
    let object = try JSONSerialization.jsonObject(with: Data(summary.json.utf8)) as? [String: Any]
    #expect(object?["newFindings"] as? [String: Int] == ["small-target": 2])
    #expect(object?["goneFindings"] as? [String: Int] == [:])
  }

  @Test func `pictures of one edit are one row, with their most frequent effect`() {
    var page = page
    for index in 0..<3 { page.entries[index].edit = "label `a|b`: font 48 → 44" }
    let summary = ReportSummary(page)
    #expect(summary.causes.map(\.count) == [3])
    #expect(summary.causes[0].effect == "often")
    let text = summary.markdown(.init(page: "p", images: nil))
    #expect(text.contains("| label `a\\|b`: font 48 → 44<br>often |"))
    #expect(text.contains("[3](p/index.html#edit=label%20%60a%7Cb%60"))
  }

  @Test func `without addresses there are no links and no pictures`() {
    var summary = ReportSummary(page)
    summary.causes[0].before = "summary/1-before.png"
    let text = summary.markdown(.init(page: nil, images: nil))
    #expect(text.contains("\n4 pictures: 3 changed, 1 failed"))
    #expect(text.contains("| # | pictures | change |\n|---|---|---|\n| 1 | 2 | often |\n"))
    #expect(!text.contains("]("))
  }

  @Test func `added and removed pictures are a row for each input`() {
    var page = page
    for (name, status) in [
      ("d/1", ReportEntry.Status.added), ("d/2", .added), ("d/3", .removed), ("e/1", .same),
    ] {
      page.entries.append(ReportEntry(name: name, status: status))
    }
    let text = ReportSummary(page).markdown(.init(page: "p", images: nil))
    #expect(text.contains("| [2](p/index.html#status=added) | added pictures of `d` |"))
    #expect(text.contains("| [1](p/index.html#status=removed) | removed pictures of `d` |"))
    #expect(!text.contains("`e`"))
  }

  @Test func `a row keeps its number while its pictures are the same`() throws {
    var page = page
    for index in 0..<3 {
      page.entries[index].now = Digest.hex(of: Array("\(index)".utf8))
      page.entries[index].before = Digest.hex(of: Array("before \(index)".utf8))
    }
    let first = ReportSummary(page)
    #expect(first.causes.map(\.row) == [1, 2])
    #expect(first.causes[0].marks.count == 16 && first.causes[0].sum.count == 64)
    let earlier = try Self.rows(
      #"{"schema": 1, "last": 7, "rows": [{"row": 5, "sum": "\#(first.causes[1].sum)"}]}"#)
    #expect(ReportSummary(page, earlier: earlier).causes.map(\.row) == [8, 5])
    page.entries[0].now = Digest.hex(of: Array("other".utf8))
    let later = ReportSummary(page, earlier: earlier)
    #expect(later.causes.map(\.row) == [8, 9])
    #expect(later.json.contains("\"lastRow\": 9"))
  }

  @Test(arguments: [
    #"{"rows": [{"row": 1, "sum": "a"}, {"row": 1, "sum": "b"}]}"#,
    #"{"rows": [{"row": 1, "sum": "a"}, {"row": 2, "sum": "a"}]}"#,
    #"{"rows": [{"row": 0, "sum": "a"}]}"#, #"{"rows": [{"sum": "a"}]}"#, #"{"last": -1}"#,
  ])
  func `damaged rows are an error`(text: String) {
    #expect(throws: InputError.self) { try Self.rows(text) }
  }

  private static func rows(_ text: String) throws -> SummaryRows {
    try SummaryRows(try JSONObject(try JSON.parse(Array(text.utf8), file: "rows"), "the rows"))
  }

  @Test func `rows without pictures are folded`() {
    var page = page
    for number in 0..<30 {
      var entry = ReportEntry(name: "d/\(number)", status: .changed)
      entry.group = "cause \(number)"
      page.entries.append(entry)
    }
    let text = ReportSummary(page).markdown(.init(page: "p", images: nil))
    #expect(text.contains("<details><summary>12 more, 12 pictures</summary>"))
  }

  @Test(arguments: [
    ("label `a_b` moved", "label `a_b` moved"), ("odd ` tick", "odd \\` tick"),
    ("`a\nb` <c>", "`a b` \\<c\\>"), ("``", ""),
  ])
  func `names are code and everything else is escaped`(text: String, markdown: String) {
    #expect(ReportSummary.rich(text) == markdown)
  }

  @Test func `texts can't become markup or further rows`() {
    #expect(
      ReportSummary.escaped("a|b\n<img src=x> [x](y) @me")
        == "a\\|b \\<img src=x\\> \\[x\\](y) \\@me")
  }

  @Test func `the JSON twin has the same counts and causes`() throws {
    let object = try JSONSerialization.jsonObject(with: Data(ReportSummary(page).json.utf8))
    let summary = try #require(object as? [String: Any])
    #expect(summary["counts"] as? [String: Int] == ["changed": 3, "failed": 1])
    let causes = summary["causes"] as? [[String: Any]] ?? []
    #expect(causes.compactMap { $0["count"] as? Int } == [2, 1])
    #expect(summary["failures"] as? [String] == ["c/1"])
  }
}
