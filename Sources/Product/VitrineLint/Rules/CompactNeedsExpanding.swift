import Vitrine
import VitrineGraphics
import VitrineImport
import VitrineLayout

extension Rule {
  /// Reports text in the compact widget that refers to the expanded one.
  ///
  /// The phrases are English only, so translated texts aren't checked.
  static let compactNeedsExpanding = Rule(
    "compact-needs-expanding", .warning, .widgets,
    title: "the compact widget is useful by itself",
    why: "most people never expand a widget",
    check: { subject in
      // A Mac's panel has one mode, so "Show More" is a control of the widget.
      guard let scene = subject.plain(.compact), !scene.variant.system.isDesktop else { return [] }
      return scene.content.compactMap { id in
        guard let text = scene[id].text?.lowercased(),
          phrases.contains(where: text.contains)
        else { return nil }
        return scene.finding(
          id, "\(scene.name(id)) refers people to the expanded widget",
          remedy:
            "show the most important information here; the header already has a Show More button")
      }
    })

  private static let phrases = [
    "show more", "tap to expand", "expand to", "expand for", "expand the widget", "see more below",
    "tap more", "pull down for more", "swipe for more", "tap for more",
  ]
}
