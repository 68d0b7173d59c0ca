import Vitrine
import VitrineGraphics
import VitrineImport
import VitrineLayout

extension Rule {
  static let expandedAddsNothing = Rule(
    "expanded-adds-nothing", .warning, .widgets,
    title: "the expanded widget shows more than the compact one",
    why: "people who tap Show More expect more content, not more empty space",
    check: { subject in
      guard !subject.isInterface, let compact = subject.plain(.compact),
        let expanded = subject.plain(.expanded), compact.variant.mode != expanded.variant.mode
      else { return [] }
      var remaining = compact.visibleContent
      var isRicher = false
      for item in expanded.visibleContent {
        if let index = remaining.firstIndex(of: item) {
          remaining.remove(at: index)
        } else {
          isRicher = true
        }
      }
      guard !isRicher, !compact.visibleContent.isEmpty else { return [] }
      return [
        expanded.finding(
          "the expanded widget shows nothing beyond the compact one",
          remedy: "show more content when expanded, or set largestMode to compact",
          key: "largestMode")
      ]
    })
}
