import Vitrine
import VitrineGraphics
import VitrineImport
import VitrineLayout

extension Rule {
  /// Reports a compact widget that draws no content.
  static let emptyCompact = Rule(
    "empty-compact", .error, .widgets,
    title: "the compact widget has content",
    why: "every widget starts compact, and is always compact in quick actions",
    check: { subject in
      guard let scene = subject.plain(.compact) else { return [] }
      // The content of an empty interface file is created by code, which can't be checked.
      guard
        !subject.isInterface
          || scene.tree.views.indices.contains(where: { scene.isContent(ViewID($0)) })
      else { return [] }
      let isEmpty = scene.shown.allSatisfy { id in
        let seen = scene.frame(id).intersection(scene.windows[id.index])
        return !scene.isDrawn(id) || seen.isEmpty
      }
      guard isEmpty else { return [] }
      return [
        scene.finding(
          "the compact widget shows nothing",
          remedy: "show the most important information in compact mode",
          key: "compact")
      ]
    })
}
