import VitrineGraphics
import VitrineLayout

extension Rule {
  static let textInput = Rule(
    "text-input", .error, .extensions,
    title: "nothing asks for typing",
    why: "a keyboard cannot come up in the Today view, so whatever is tapped stays empty",
    each: { look in
      look.shown.compactMap { id in
        let what: String
        switch look[id].kind {
        case .textField: what = "a text field"
        case .searchBar: what = "a search bar"
        case .textView(let view) where view.isEditable: what = "an editable text view"
        default: return nil
        }
        return look.finding(
          id, "\(look.name(id)) is \(what), but people cannot type in a widget",
          mend: what == "an editable text view"
            ? "turn Editable off, or show the text in a label"
            : "show a button that opens the app where it can be typed",
          fix: what == "an editable text view"
            ? look.source.adding("editable", "NO", to: look[id]) : nil)
      }
    })
}
