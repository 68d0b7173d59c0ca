import Vitrine
import VitrineGraphics
import VitrineImport
import VitrineLayout

extension Rule {
  /// Reports an expanded widget without additional content compared with the compact one.
  ///
  /// Contents are compared as a multiset of kinds, names and texts, so content that only moved or
  /// grew counts as the same. Interface files are left out, because code fills them depending on
  /// the mode.
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
