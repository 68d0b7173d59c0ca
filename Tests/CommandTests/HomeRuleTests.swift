import Foundation
import TestSupport
import Testing
import VitrineLint

/// Every rule about widgets of WidgetKit has a widget that violates only this rule, and one that
/// narrowly follows it.
@Suite struct HomeRuleTests {
  private func rules(in folder: String) throws -> [String] {
    Array(Set(try findings(in: folder).compactMap { $0["rule"] as? String })).sorted()
  }

  private func findings(in folder: String) throws -> [[String: Any]] {
    let outcome = try Program.run(
      ["lint", PackageRoot.file(folder), "--run", "--scale", "1", "--format", "json"],
      environment: ["VITRINE_CACHE": PackageRoot.file(".build/test-cache")])
    #expect(outcome.code < 2, "\(outcome.errors)")
    let report = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return try #require((report as? [String: Any])?["findings"] as? [[String: Any]])
  }

  /// The rules about widgets of WidgetKit: all, or every third where proofs that take minutes aren't
  /// wanted.
  private static let checked: [String] = Rule.all.filter { $0.scope == .home }.map(\.id)
    .enumerated()
    .filter { Slow.isOn || $0.offset % 3 == 0 }.map(\.element)

  @Test(arguments: checked)
  func `a rule's bad widget violates only this rule, its good widget violates none`(
    rule: String
  ) throws {
    #expect(try rules(in: "Guidelines/\(rule)/bad") == [rule])
    #expect(try rules(in: "Guidelines/\(rule)/good") == [])
  }

  @Test func `a loop has one finding, and texts on or under a material have no contrast`() throws {
    let found = try findings(in: "Tests/Fixtures/Home/Quiet")
    #expect(found.compactMap { $0["rule"] as? String } == ["small-text"], "\(found)")
    // Both families and the accented mode show it.
    #expect((found.first?["variants"] as? [String])?.count ?? 0 > 4)
  }

  @Test(.enabled(if: Slow.isOn))
  func `rules about the Today view don't check widgets of WidgetKit`() throws {
    let found = try rules(in: "Examples/HomeWidgets")
    #expect(!found.contains("text-color") && !found.contains("fixed-width"), "\(found)")
  }
}
