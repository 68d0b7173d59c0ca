import Vitrine
import VitrineGraphics
import VitrineImport
import VitrineLayout

extension Rule {
  static let expandedAddsNothing = Rule(
    "expanded-adds-nothing", .warning, .widgets,
    title: "the expanded widget shows more than the compact one",
    why: "who taps Show More and gets more empty room was promised something",
    check: { subject in
      guard !subject.isInterface, let compact = subject.plain(.compact),
        let expanded = subject.plain(.expanded), compact.variant.mode != expanded.variant.mode
      else { return [] }
      var known = compact.visibleContent
      var isRicher = false
      for item in expanded.visibleContent {
        if let index = known.firstIndex(of: item) {
          known.remove(at: index)
        } else {
          isRicher = true
        }
      }
      guard !isRicher, !compact.visibleContent.isEmpty else { return [] }
      return [
        expanded.finding(
          "the expanded widget shows nothing that the compact one doesn't",
          mend: "show more when expanded, or make compact the largest mode", key: "largestMode")
      ]
    })
}
