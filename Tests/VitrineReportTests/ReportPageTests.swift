import Foundation
import Testing
import VitrineReport

@Suite struct ReportPageTests {
  private func page(_ name: String, _ sentence: String) -> String {
    ReportPage.html(
      title: name, version: "1",
      [
        ReportEntry(
          name: name, status: .changed, width: 10, height: 20, group: sentence,
          sentences: [sentence])
      ])
  }

  @Test func `texts and names are never markup`() {
    let evil = "</script><img src=x onerror=alert(1)>\u{2028}\"'&"
    let html = page(evil, evil)
    #expect(!html.contains("<img src=x"))
    // The page's own two script elements and no other end.
    #expect(html.components(separatedBy: "</script>").count == 3)
    #expect(
      html.contains(
        "\\u003c/script\\u003e\\u003cimg src=x onerror=alert(1)\\u003e\\u2028\\u0022'\\u0026"))
    #expect(html.contains("<title>&lt;/script&gt;&lt;img"))
  }

  @Test func `the page asks for nothing from outside`() {
    let html = page("a/b", "c")
    #expect(html.contains("default-src 'none'"))
    #expect(!html.contains("http://") && !html.contains("https://"))
    #expect(html.contains("[\"a/b\",\"changed\",10,20,\"c\",[\"c\"]]"))
  }
}
