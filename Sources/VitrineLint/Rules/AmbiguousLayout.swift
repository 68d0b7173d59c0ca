import Vitrine
import VitrineGraphics
import VitrineLayout

extension Rule {
  static let ambiguousLayout = Rule(
    "ambiguous-layout", .warning, .layout,
    title: "constraints give every view one place and size",
    why: "what is left open is chosen by chance, and differently on the next system",
    each: { look in
      guard look.isPlain, !look.overflowsCompact, let explanation = look.inspection.explanation
      else { return [] }
      return explanation.ambiguities.compactMap { open in
        let parent = look[open.view].parent
        // What hangs on an open view is settled with it.
        guard look.isShown[open.view.index],
          !(parent.map { look.layout.isAmbiguous[$0.index] } ?? false)
        else { return nil }
        return look.finding(
          open.view,
          "\(look.name(open.view)) could also \(open.ways.joined(separator: ", or "))",
          mend: open.remedy)
      }
    })
}
