import Foundation
import Testing
import VitrineGraphics
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

  @Test func `the page loads no external files and allows only its script`() {
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
    first.newRules = [2]
    first.goneRules = [3, 4]
    first.hasDetail = true
    first.now = "d2"
    var second = ReportEntry(name: "c", status: .failed)
    second.words = [ReportEntry.Word(axis: "mode", word: "y")]
    let data = try data(page([first, second]))
    let axes = try #require(data["axes"] as? [[String: Any]])
    #expect(axes.map { $0["name"] as? String } == ["device", "mode"])
    #expect(axes.map { $0["words"] as? [String] } == [["iphone-7"], ["x", "y"]])
    #expect(data["words"] as? [String] == ["title moved", "Hello"])
    var ordered = page([first, second])
    ordered.wordOrder = ["z", "y", "x"].map { ReportEntry.Word(axis: "mode", word: $0) }
    let again = try #require(try self.data(ordered)["axes"] as? [[String: Any]])
    #expect(again.map { $0["words"] as? [String] } == [["iphone-7"], ["y", "x"]])
    let html = page([first, second]).html
    #expect(html.contains("[\"a/b\",2,10,20,[0,0],0,[0],[1,0],[2],1,\"\",\"d2\",[2],[3,4],-1]"))
    #expect(html.contains("[\"c\",5,0,0,[-1,1],-1,[],[],[],0,\"\",\"\",[],[],-1]"))
  }

  @Test(arguments: ["\"", "\\", "<", ">", "&", "\u{2028}", "\u{2029}", "\n", "\u{0}"])
  func `a single character that could end a text is escaped`(character: String) throws {
    let unit = try #require(character.utf16.first)
    let digits = String(unit, radix: 16)
    let escaped = "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    let script = ReportDetail(scale: 1).script(name: "a\(character)b")
    #expect(script.hasPrefix("vitrine.detail(\"a\(escaped)b\","))
  }

  /// Returns an earlier picture, and a new one with three other pixels of an alpha.
  private func pictures(alpha: UInt32) -> (Bitmap, Bitmap) {
    var before = Bitmap(width: 20, height: 10)
    for index in before.pixels.indices { before.pixels[index] = 0xFF00_0000 | UInt32(index) }
    var now = before
    for (x, y) in [(3, 2), (11, 7), (5, 4)] { now.pixels[y * 20 + x] = alpha << 24 }
    return (before, now)
  }

  @Test(arguments: [255, 128] as [UInt32])
  func `the part of a changed picture makes it from the earlier one`(alpha: UInt32) throws {
    let (before, now) = pictures(alpha: alpha)
    let patch = try #require(ReportPatch(from: before, to: now))
    #expect(patch.x == 3 && patch.y == 2)
    #expect(patch.bitmap.width == 9 && patch.bitmap.height == 6)
    #expect(patch.isLayer == (alpha == 255))
    var drawn = before
    for (index, pixel) in patch.bitmap.pixels.enumerated() where !patch.isLayer || pixel != 0 {
      drawn.pixels[(patch.y + index / 9) * 20 + patch.x + index % 9] = pixel
    }
    #expect(drawn == now)
    #expect(!patch.isLayer || patch.bitmap.pixels.count { $0 != 0 } == 3)
    #expect(ReportPatch(from: before, to: before) == nil)
    #expect(ReportPatch(from: before, to: Bitmap(width: 20, height: 11)) == nil)
    let script = ReportPixels.script(side: "now", name: "a/b", png: [65], patch: patch)
    let text = "vitrine.pixels(\"now/a/b\",\"A\",\"was/a/b\",3,2,\(alpha == 255));\n"
    #expect(script == Array(text.utf8))
  }

  @Test func `pixels are the picture's bytes, with string terminators escaped`() {
    let png = Array(UInt8.min...UInt8.max)
    let script = ReportPixels.script(side: "now", name: "ä/\"", png: png)
    let start = Array("vitrine.pixels(\"now/\\u00e4/\\u0022\",\"".utf8)
    #expect(script.starts(with: start))
    #expect(Array(script.suffix(4)) == Array("\");\n".utf8))
    let body = script.dropFirst(start.count).dropLast(4)
    // Only these four have to be escaped: a text ends at a quote or a line break.
    #expect(body.count == 256 + 4)
    #expect(!body.contains(0x0A) && !body.contains(0x0D))
    var decoded: [UInt8] = []
    var rest = body[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        decoded.append(byte)
        continue
      }
      let escaped = rest.popFirst()
      decoded.append(
        escaped == UInt8(ascii: "n") ? 0x0A : escaped == UInt8(ascii: "r") ? 0x0D : escaped ?? 0)
    }
    #expect(decoded == png)
  }

  @Test func `details have the earlier layout, the changes, and the new and resolved findings`() {
    var detail = ReportDetail(scale: 1)
    let box = ReportDetail.Box(x: 1, y: 2, width: 3, height: 4)
    detail.earlierViews = [
      ReportDetail.View(id: "a", label: "A", kind: "label", parent: nil, box: box)
    ]
    var finding = ReportDetail.Finding(
      rule: 1, severity: "error", message: "m", remedy: "r", place: "", box: nil)
    detail.goneFindings = [finding]
    finding.isNew = true
    detail.findings = [finding]
    detail.changes = [
      ReportDetail.Change(text: "constraint c1: constant 8 → 12", line: 7),
      ReportDetail.Change(text: "padding 8 → 12", line: 3, file: "A.swift"),
    ]
    let script = detail.script(name: "a")
    #expect(script.contains(#""findings":[[1,"error","m","r","",1,null]]"#))
    #expect(script.contains(#""goneFindings":[[1,"error","m","r","",0,null]]"#))
    #expect(script.contains(#""earlierViews":[["a","A","label",-1,1,2,3,4,0,null,0,[],null,[]]]"#))
    #expect(script.contains(#""changes":[["constraint c1: constant 8 → 12",7],"#))
    #expect(script.contains(#"["padding 8 → 12",3,"A.swift"]]"#))
  }

  @Test func `the views of a layout file are in points of the picture`() throws {
    let text = """
      {"root": {"origin": [8, 44]}, "views": [
      {"id": "root", "kind": "view", "frame": [0, 0, 100, 50]},
      {"id": "a", "kind": "label", "parent": "root", "frame": [10, 5, 20, 10], "hidden": true,
       "text": "Hi"}]}
      """
    let views = try #require(ReportDetail.views(ofLayout: Array(text.utf8)))
    #expect(views.map(\.id) == ["root", "a"])
    #expect(views[1].box == ReportDetail.Box(x: 18, y: 49, width: 20, height: 10))
    #expect(views[1].isHidden && views[1].text == "Hi" && views[1].parent == 0)
  }

  @Test(arguments: [
    "", "[]", "{\"views\": []}", "{\"views\": [{}], \"root\": {\"origin\": [0, 0]}}",
    "{\"views\": [{\"id\": \"a\", \"kind\": \"view\", \"frame\": [1]}], \"root\": {\"origin\": [0, 0]}}",
  ])
  func `a layout file that can't be read has no views`(text: String) {
    #expect(ReportDetail.views(ofLayout: Array(text.utf8)) == nil)
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
        vitrine.detail("a",{"scale":2,"problems":["\\u003cb\\u003e"],"views":[["\\u003c/script\\u003e","l","label",-1,0,0.5,10,20,6,null,0,[],null,[["left",8,[["a = b","c1",3]]]]]],"findings":[[4,"note","m","n","f:1:2",0,null]]});

        """)
  }

  /// The objects of a page's data files, as its script is given them.
  private func files(_ page: ReportPage) throws -> [[String: Any]] {
    try page.dataFiles.enumerated().map { number, file in
      #expect(file.name == "data/\(number + 1).js")
      let start = try #require(file.script.range(of: "vitrine.page(\(number + 1),"))
      let json = file.script[start.upperBound...].dropLast(2)
      return try #require(
        try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    }
  }

  private func names(_ data: [String: Any]) -> [String] {
    (data["entries"] as? [[Any]] ?? []).compactMap { $0[0] as? String }
  }

  @Test func `a large report is divided into pages, and undecided pictures come first`() throws {
    let length = ReportPage.pageLength
    var page = page((0..<2 * length + 5).map { entry("a/\($0)", "cause \($0 % 3)") })
    for index in page.entries.indices where index % 100 != 99 { page.entries[index].status = .same }
    let (first, rest) = (try data(page), try files(page))
    #expect(first["total"] as? Int == 2 * length + 5 && first["files"] as? Int == 2)
    #expect(rest.map { names($0).count } == [length, 5])
    #expect(first["counts"] as? [Int] == [0, 2 * length + 5 - 40, 40, 0, 0, 0])
    #expect(Array(names(first).prefix(2)) == ["a/99", "a/199"])
    let all = names(first) + rest.flatMap(names)
    #expect(Set(all) == Set(page.entries.map(\.name)) && all.count == page.entries.count)
    // Each file has the texts of its own rows.
    let words = try #require(rest[1]["words"] as? [String])
    for row in rest[1]["entries"] as? [[Any]] ?? [] {
      let name = try #require(row[0] as? String)
      let cause = "cause \((Int(name.dropFirst(2)) ?? 0) % 3)"
      #expect(words[row[5] as? Int ?? -1] == cause)
    }
  }

  @Test func `a small report is one file in the order of its batch`() throws {
    var page = page((0..<ReportPage.pageLength).map { entry("a/\($0)") })
    page.entries[0].status = .same
    #expect(page.dataFiles.isEmpty)
    #expect(names(try data(page)) == page.entries.map(\.name))
  }
}
