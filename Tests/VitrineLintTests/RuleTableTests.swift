import TestResources
import TestSupport
import Testing
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineLint

/// Every rule has one widget that violates only this rule, and one that narrowly follows it.
@Suite struct RuleTableTests {
  private static func path(_ rule: Rule, _ kind: String) -> String? {
    PackageRoot.entries("Guidelines/\(rule.id)")
      .first { FilePath.stem(of: $0) == kind && !$0.hasSuffix(".png") }
      .map { PackageRoot.file("Guidelines/\(rule.id)/" + $0) }
  }

  /// The rules with findings in a widget, over the standard variants.
  ///
  /// The scale is 1, which is faster and makes a difference only to images.
  private static func found(
    in path: String, _ rule: Rule, _ workshop: Workshop
  ) throws -> [String] {
    var rules: [String] = []
    let widget = try Widget.read(path)
    let run = LintRun()
    var variants = LintMatrix.standard(for: widget)
    if rule.id != "upscaled-image" {
      for index in variants.indices { variants[index].scaleOverride = 1 }
    }
    for finding in try run.findings(in: widget, as: variants, in: workshop)
    where !rules.contains(finding.rule) { rules.append(finding.rule) }
    return rules
  }

  @Test(arguments: [0, 1])
  func `a rule's bad widget violates only this rule, its good widget violates none`(half: Int)
    throws
  {
    // The widgets share a workshop, because drawing backdrops takes most of the time.
    let workshop = Workshop(try TestResources.shared.get())
    // The program compiles the widgets of the other rules, so its tests check them.
    let rules = Rule.all.filter { $0.scope != .home }
    for (index, rule) in rules.enumerated() where index % 2 == half {
      let bad = try #require(Self.path(rule, "bad"), "Guidelines/\(rule.id) has no bad widget")
      let good = try #require(Self.path(rule, "good"), "Guidelines/\(rule.id) has no good widget")
      let (badRules, goodRules) = (
        try Self.found(in: bad, rule, workshop), try Self.found(in: good, rule, workshop)
      )
      #expect(badRules == [rule.id], "\(bad)")
      #expect(goodRules == [], "\(good)")
    }
  }

  @Test func `every folder of Guidelines belongs to a rule`() {
    let ids = Rule.all.map(\.id)
    #expect(PackageRoot.entries("Guidelines").filter { !ids.contains($0) } == ["README.md"])
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
  }
}
