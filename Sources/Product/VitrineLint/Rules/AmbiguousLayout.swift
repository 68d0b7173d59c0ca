import Vitrine
import VitrineCompare
import VitrineGraphics
import VitrineLayout

extension Rule {
  /// Reports views that could be elsewhere without breaking a constraint, with the ways in which
  /// they could.
  ///
  /// Content that is too high for a compact card is left to `compact-overflow`, which it follows
  /// from.
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
  /// Whether AppKit's stack places the views inside by itself, with hugging that solves to more than one
  /// place: no constraint of the author's is missing.
  fileprivate func isAppKitStack(_ id: ViewID) -> Bool {
    guard tree.appKit != nil, case .stack = tree[id].kind else { return false }
    return true
  }
}
