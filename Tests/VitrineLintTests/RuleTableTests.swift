import VitrineBase
import Testing
import TestSupport
import Vitrine
import VitrineGraphics

@testable import VitrineLint

/// Every rule has one widget that violates only this rule, and one that narrowly follows it.
@Suite struct RuleTableTests {
  private static func path(_ rule: Rule, _ kind: String) -> String? {
    PackageRoot.entries("Examples/rules")
      .first { FilePath.stem(of: $0) == "\(rule.id)-\(kind)" }
      .map { PackageRoot.file("Examples/rules/" + $0) }
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
    let workshop = Workshop(try Resources())
    for (index, rule) in Rule.all.enumerated() where index % 2 == half {
      let bad = try #require(Self.path(rule, "bad"), "no widget breaks \(rule.id)")
      let good = try #require(Self.path(rule, "good"), "no widget just keeps \(rule.id)")
      let (broken, kept) = (
        try Self.found(in: bad, rule, workshop), try Self.found(in: good, rule, workshop)
      )
      #expect(broken == [rule.id], "\(bad)")
      #expect(kept == [], "\(good)")
    }
  }

  @Test func `every guideline widget belongs to a rule`() {
    let known = Rule.all.flatMap { ["\($0.id)-bad", "\($0.id)-good"] }
    let there = PackageRoot.entries("Examples/rules").map { FilePath.stem(of: $0) }
    #expect(there.filter { !known.contains($0) } == [])
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
  }
}
