import Vitrine
import VitrineCompare
import VitrineLayout

extension Rule {
  /// Reports a padding of the author around all content, inside of the system's margins.
  ///
  /// Before iOS 17 the system had no margins, so the code of older widgets adds them.
  static let doubledMargins = Rule(
    "doubled-margins", .warning, .homeWidgets,
    title: "the content has no padding inside of the system's margins",
    why: "from iOS 17 on the system adds margins, so the content gets less room than it needs",
    scope: .home,
    each: { scene in
      guard scene.isPlain, let found = scene.paddingInsideMargins else { return [] }
      var finding = scene.finding(
        "all content has \(found.own.title) inside of the system's margins, \(found.margins.title)",
        remedy: "remove the padding from iOS 17 on, or call contentMarginsDisabled()")
      finding.place = found.own.location
      return [finding]
    })
}

extension LintScene {
  /// The system's margins with the padding of the author that surrounds all content inside.
  fileprivate var paddingInsideMargins: (margins: PlacementStep, own: PlacementStep)? {
    var shared: [PlacementStep]?
    for id in content {
      // These are the steps from the outermost inward.
      let steps = Array(tree.steps(to: id).reversed())
      guard let index = steps.firstIndex(where: \.isMargins) else { continue }
      let inner = Array(steps[index...])
      let known = shared ?? inner
      shared = Array(zip(known, inner).prefix { $0 == $1 }.map(\.0))
    }
    guard let steps = shared, let margins = steps.first,
      let own = steps.dropFirst().first(where: \.padsAllSides)
    else { return nil }
    return (margins, own)
  }
}

extension PlacementStep {
  /// A Boolean value that indicates whether the step is the padding that the system adds.
  fileprivate var isMargins: Bool { location == nil && padsAllSides }

  /// A Boolean value that indicates whether the step is a padding of 8 points or more at four sides.
  ///
  /// Less is a correction of the content and not a margin.
  fileprivate var padsAllSides: Bool {
    let words = title.split(whereSeparator: { $0 == " " || $0 == "," })
    guard words.first == "padding" else { return false }
    let lengths = words.compactMap { Double(String($0)) }
    return (lengths.count == 4 || words.count == 2) && lengths.allSatisfy { $0 >= 8 }
  }
}
