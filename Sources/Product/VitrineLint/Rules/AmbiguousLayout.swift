import Vitrine
import VitrineCompare
import VitrineGraphics
import VitrineLayout

extension Rule {
  /// Reports views whose frame can change without breaking a constraint, with the possible changes.
  ///
  /// Content that is too high for a compact card is left to `compact-overflow`, because the
  /// ambiguity is a consequence.
  static let ambiguousLayout = Rule(
    "ambiguous-layout", .warning, .layout,
    title: "constraints determine the position and size of every view",
    why:
      "the system picks an ambiguous frame arbitrarily, and another release may pick another one",
    each: { scene in
      guard scene.isPlain, !scene.overflowsCompact, let explanation = scene.inspection.explanation
      else { return [] }
      return explanation.ambiguities.compactMap { open in
        let parent = scene[open.view].parent
        // A view inside an ambiguous view is resolved together with it.
        guard scene.isShown[open.view.index],
          !(parent.map { scene.layout.isAmbiguous[$0.index] } ?? false),
          !(parent.map(scene.isAppKitStack) ?? false)
        else { return nil }
        return scene.finding(
          open.view,
          "\(scene.name(open.view)) could also \(open.ways.joined(separator: ", or "))",
          remedy: open.remedy)
      }
    })
}

extension LintScene {
  /// Returns whether an AppKit stack places the views inside.
  ///
  /// Its hugging can have several solutions, so the author's constraints aren't incomplete.
  fileprivate func isAppKitStack(_ id: ViewID) -> Bool {
    guard tree.appKit != nil, case .stack = tree[id].kind else { return false }
    return true
  }
}
