import Vitrine
import VitrineGraphics
import VitrineImport
import VitrineLayout

extension Rule {
  static let compactNeedsExpanding = Rule(
    "compact-needs-expanding", .warning, .widgets,
    title: "the compact widget stands alone",
    why: "most people never expand it; what it says must be of use by itself",
    check: { subject in
      guard let look = subject.plain(.compact) else { return [] }
      return look.content.compactMap { id in
        guard let text = look[id].text?.lowercased(),
          phrases.contains(where: text.contains)
        else { return nil }
        return look.finding(
          id, "\(look.name(id)) sends people to the expanded widget",
          mend: "say the most important thing here; the header has a Show More button already")
      }
    })

  private static let phrases = [
    "show more", "tap to expand", "expand to", "expand for", "expand the widget", "see more below",
    "tap more", "pull down for more", "swipe for more", "tap for more",
  ]
}
