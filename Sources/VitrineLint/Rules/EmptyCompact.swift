import Vitrine
import VitrineGraphics
import VitrineImport
import VitrineLayout

extension Rule {
  static let emptyCompact = Rule(
    "empty-compact", .error, .widgets,
    title: "the compact widget has content",
    why: "every widget is compact first, and in quick actions always",
    check: { subject in
      guard let look = subject.plain(.compact) else { return [] }
      // A file without any content gets it from code.
      guard
        !subject.isInterface
          || look.tree.views.indices.contains(where: { look.isContent(ViewID($0)) })
      else { return [] }
      let isEmpty = look.shown.allSatisfy { id in
        let seen = look.frame(id).intersection(look.windows[id.index])
        return !look.isDrawn(id) || seen.isEmpty
      }
      guard isEmpty else { return [] }
      return [
        look.finding(
          "the compact widget shows nothing", mend: "show the most important thing in compact mode",
          key: "compact")
      ]
    })
}
