import Foundation
import Testing
import VitrineReport

@Suite struct ReportPageTests {
  private func page(_ entries: [ReportEntry]) -> ReportPage {
    var page = ReportPage(
      title: "Review", version: "1", key: "plan", hasBase: true, hasPixels: true)
    page.entries = entries
    return page
  }

  private func entry(_ name: String, _ sentence: String = "c") -> ReportEntry {
    var entry = ReportEntry(name: name, status: .changed, width: 10, height: 20)
    entry.group = sentence
    entry.sentences = [sentence]
    return entry
  }

  /// The page's data, as its script reads it.
  private func data(_ page: ReportPage) throws -> [String: Any] {
    let start = try #require(page.html.range(of: "id=\"data\">"))
    let rest = page.html[start.upperBound...]
    let end = try #require(rest.range(of: "</script>"))
    let json = try JSONSerialization.jsonObject(with: Data(rest[..<end.lowerBound].utf8))
    return try #require(json as? [String: Any])
  }

  @Test func `texts and names are never markup`() {
    let evil = "</script><img src=x onerror=alert(1)>\u{2028}\"'&"
    var page = page([entry(evil, evil)])
    page.title = evil
    page.notes = [evil]
    page.rules = [ReportRule(id: evil, severity: evil, title: evil)]
    page.entries[0].texts = [evil]
    page.entries[0].words = [ReportEntry.Word(axis: evil, word: evil)]
    let html = page.html
    #expect(!html.contains("<img src=x"))
    // The page's own two script elements and no other end.
    #expect(html.components(separatedBy: "</script>").count == 3)
    #expect(
      html.contains(
        "\\u003c/script\\u003e\\u003cimg src=x onerror=alert(1)\\u003e\\u2028\\u0022'\\u0026"))
    #expect(html.contains("<title>&lt;/script&gt;&lt;img"))
  }

  @Test func `the page asks for nothing from outside and runs no script but its own`() {
    let html = page([entry("a/b")]).html
    #expect(html.contains("default-src 'none'"))
    #expect(!html.contains("unsafe-inline") && !html.contains("unsafe-eval"))
    let addresses = html.replacing("http://www.w3.org/2000/svg", with: "")
    #expect(!addresses.contains("http://") && !addresses.contains("https://"))
  }

  @Test func `a row has an entry's words, texts and rules by their places`() throws {
    var first = entry("a/b", "title moved")
    first.words = [
      ReportEntry.Word(axis: "device", word: "iphone-7"), ReportEntry.Word(axis: "mode", word: "x"),
    ]
    first.texts = ["Hello", "title moved"]
    first.rules = [2]
    first.hasDetail = true
    first.now = "d2"
    var second = ReportEntry(name: "c", status: .failed)
    second.words = [ReportEntry.Word(axis: "mode", word: "y")]
    let data = try data(page([first, second]))
    let axes = try #require(data["axes"] as? [[String: Any]])
    #expect(axes.map { $0["name"] as? String } == ["device", "mode"])
    #expect(axes.map { $0["words"] as? [String] } == [["iphone-7"], ["x", "y"]])
    #expect(data["words"] as? [String] == ["title moved", "Hello"])
    let html = page([first, second]).html
    #expect(html.contains("[\"a/b\",2,10,20,[0,0],0,[0],[1,0],[2],1,\"\",\"d2\"]"))
    #expect(html.contains("[\"c\",5,0,0,[-1,1],-1,[],[],[],0,\"\",\"\"]"))
  }

  @Test func `pixels are base64, whatever their number`() {
    for (bytes, text) in [
      ([], ""), ([0], "AA=="), ([0, 255], "AP8="), ([1, 2, 3], "AQID"),
      ([251, 255, 191, 0], "+/+/AA=="),
    ] as [([UInt8], String)] {
      let script = String(
        decoding: ReportPixels.script(side: "now", name: "a/\"", png: bytes), as: UTF8.self)
      #expect(script == "vitrine.pixels(\"now/a/\\u0022\",\"\(text)\");\n")
    }
  }

  @Test func `details hand over views, reasons and findings without markup`() {
    var detail = ReportDetail(scale: 2)
    detail.problems = ["<b>"]
    var view = ReportDetail.View(
      id: "</script>", label: "l", kind: "label", parent: nil,
      box: ReportDetail.Box(x: 0, y: 0.5, width: 10, height: 20))
    view.isAmbiguous = true
    view.isTarget = true
    view.edges = [
      ReportDetail.Edge(
        name: "left", value: 8,
        because: [ReportDetail.Cause(text: "a = b", constraint: "c1", line: 3)])
    ]
    detail.views = [view]
    detail.findings = [
      ReportDetail.Finding(
        rule: 4, severity: "note", message: "m", remedy: "n", place: "f:1:2", box: nil)
    ]
    #expect(
      detail.script(name: "a") == """
        vitrine.detail("a",{"scale":2,"problems":["\\u003cb\\u003e"],"views":[["\\u003c/script\\u003e","l","label",-1,0,0.5,10,20,6,null,0,[],null,[["left",8,[["a = b","c1",3]]]]]],"findings":[[4,"note","m","n","f:1:2",-1,null]]});

        """)
  }
}
