import VitrineGraphics
import VitrineLayout

extension Rule {
  static let scrolling = Rule(
    "scrolling", .warning, .widgets,
    title: "nothing scrolls inside a widget",
    why: "the Today view scrolls itself, so that a drag in a scrolling part moves the wrong thing",
    each: { look in
      look.shown.compactMap { id in
        let what: String
        switch look[id].kind {
        case .scroll(let view) where view.isScrollEnabled: what = "scroll view"
        case .table(let table) where table.isScrollEnabled && look.source.isInterface:
          what = "table"
        case .collection(let view) where view.isScrollEnabled: what = "collection"
        case .textView(let view) where view.isScrollEnabled: what = "text view"
        default: return nil
        }
        return look.finding(
          id, "\(look.name(id)) is a \(what) that scrolls inside the widget",
          mend: what == "scroll view"
            ? "place its content directly and let the widget be as tall as it needs"
            : "turn Scrolling Enabled off and let the widget be as tall as the \(what)",
          key: "scrolls",
          fix: look.source.adding("scrollEnabled", "NO", to: look[id]))
      }
    })
}
