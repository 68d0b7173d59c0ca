import Testing
import TestSupport
import Vitrine
import VitrineGraphics

@testable import VitrineLint

/// Every rule has one widget that breaks it and nothing else, and one that just doesn't.
@Suite struct RuleTableTests {
  private static func path(_ rule: Rule, _ kind: String) -> String? {
    PackageRoot.entries("Examples/rules")
      .first { FilePath.stem(of: $0) == "\(rule.id)-\(kind)" }
      .map { PackageRoot.file("Examples/rules/" + $0) }
  }

  /// The rules that find something in a widget, over everything that changes one thing.
  ///
  /// At one pixel a point, which is quicker; only images care about more.
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
  func `a rule's bad widget breaks it alone, its good one breaks none`(half: Int) throws {
    // One workshop for many widgets: the backdrops are what takes time.
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

  @Test func `every widget of the table belongs to a rule`() {
    let known = Rule.all.flatMap { ["\($0.id)-bad", "\($0.id)-good"] }
    let there = PackageRoot.entries("Examples/rules").map { FilePath.stem(of: $0) }
    #expect(there.filter { !known.contains($0) } == [])
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
  }
}
