import Testing
import VitrineCanvas
import VitrineImport

/// Tests of the list of the canvas's rules.
@Suite struct EditorRuleTests {
  private func rule(_ id: String) throws -> EditorRule {
    try #require(EditorRule.all.first { $0.id == id })
  }

  @Test func `every rule has a unique id, a text and evidence`() {
    #expect(Set(EditorRule.all.map(\.id)).count == EditorRule.all.count)
    for rule in EditorRule.all {
      #expect(!rule.text.isEmpty && !rule.confirmed.isEmpty, "\(rule.id)")
    }
  }

  @Test func `a range contains its first version and not its end`() throws {
    let rule = try rule("no-status-bar")
    #expect(!rule.holds(in: XcodeVersion(build: 14_809)))
    #expect(rule.holds(in: .xcode11))
    #expect(rule.holds(in: XcodeVersion(build: 21_599)))
    #expect(!rule.holds(in: .xcode14Point3))
  }

  @Test func `a file without a version precedes all releases`() throws {
    #expect(try rule("large-titles").holds(in: .unknown))
    #expect(try !rule("double-scale").holds(in: .unknown))
  }

  @Test(arguments: [(0, 10), (5_000, 7), (6_000, 8), (11_762, 10), (20_499, 15), (24_128, 26)])
  func `a version has the iOS that came with it`(build: Int, system: Int) {
    #expect(XcodeVersion(build: build).systemVersion == system)
  }
}
