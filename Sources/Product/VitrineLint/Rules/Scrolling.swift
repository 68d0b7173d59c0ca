import VitrineGraphics
import VitrineLayout

extension Rule {
  /// Reports views that scroll separately.
  ///
  /// A document's table is as high as its rows, so it doesn't scroll.
  static let scrolling = Rule(
    "scrolling", .warning, .widgets,
    title: "nothing scrolls inside a widget",
    why: "the Today view itself scrolls, so a drag inside the widget scrolls the wrong view",
    each: { scene in
      scene.shown.compactMap { id in
        let what: String
        switch scene[id].kind {
        case .scroll(let view) where view.isScrollEnabled: what = "scroll view"
        case .table(let table) where table.isScrollEnabled && scene.source.isInterface:
          what = "table"
        case .collection(let view) where view.isScrollEnabled: what = "collection"
        case .textView(let view) where view.isScrollEnabled: what = "text view"
        default: return nil
        }
        return scene.finding(
          id, "\(scene.name(id)) is a \(what) that scrolls inside the widget",
          remedy: what == "scroll view"
            ? "use its content directly, and let the widget be as tall as the content"
            : "turn Scrolling Enabled off and let the widget be as tall as the \(what)",
          key: "scrolls",
          fix: scene.source.adding("scrollEnabled", "NO", to: scene[id]))
      }
    })
}
