import Testing
import VitrineReport

@Suite struct ReportCausesTests {
  @Test func `the same sentences are one cause`() {
    var causes = ReportCauses()
    #expect(causes.name(of: ["title moved"]) == "title moved")
    #expect(causes.name(of: ["title moved"]) == "title moved")
    #expect(causes.name(of: []) == "")
  }

  @Test func `lists that only begin alike are different causes`() {
    var causes = ReportCauses()
    #expect(causes.name(of: ["title moved", "icon grew"]) == "title moved (and 1 more)")
    #expect(causes.name(of: ["title moved", "icon went"]) == "title moved (and 1 more), kind 2")
    #expect(causes.name(of: ["title moved", "icon grew"]) == "title moved (and 1 more)")
  }
}
