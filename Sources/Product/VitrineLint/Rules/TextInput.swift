import VitrineGraphics
import VitrineLayout

extension Rule {
  /// Reports fields that need a keyboard, which the Today view doesn't show.
  static let textInput = Rule(
    "text-input", .error, .extensions,
    title: "nothing requires typing",
    why: "the Today view can't show a keyboard",
    onMac: false,
    each: { scene in
      scene.shown.compactMap { id in
        let what: String
        switch scene[id].kind {
        case .textField: what = "a text field"
        case .searchBar: what = "a search bar"
        case .textView(let view) where view.isEditable: what = "an editable text view"
        default: return nil
        }
        return scene.finding(
          id, "\(scene.name(id)) is \(what), but a widget can't show a keyboard",
          remedy: what == "an editable text view"
            ? "turn Editable off, or use a label"
            : "use a button that opens the app for typing",
          fix: what == "an editable text view"
            ? scene.source.adding("editable", "NO", to: scene[id]) : nil)
      }
    })
}
