import Foundation
import TestSupport
import Testing
import VitrineLint

/// Every rule about widgets of WidgetKit has a widget that violates only this rule, and one that
/// narrowly follows it.
@Suite struct HomeRuleTests {
  private func rules(in folder: String) throws -> [String] {
    let outcome = try Program.run(
      ["lint", PackageRoot.file(folder), "--run", "--scale", "1", "--format", "json"],
      environment: ["VITRINE_CACHE": PackageRoot.file(".build/test-cache")])
    #expect(outcome.code < 2, "\(outcome.errors)")
    let report = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let findings = (report as? [String: Any])?["findings"] as? [[String: Any]]
    return Array(Set(try #require(findings).compactMap { $0["rule"] as? String })).sorted()
  }

  @Test(arguments: Rule.all.filter { $0.scope == .home }.map(\.id))
  func `a rule's bad widget violates only this rule, its good widget violates none`(
    rule: String
  ) throws {
    #expect(try rules(in: "Guidelines/\(rule)/bad") == [rule])
    #expect(try rules(in: "Guidelines/\(rule)/good") == [])
  }

  @Test func `rules about the Today view don't check widgets of WidgetKit`() throws {
    let found = try rules(in: "Examples/HomeWidgets")
    #expect(!found.contains("text-color") && !found.contains("fixed-width"), "\(found)")
  }
}
