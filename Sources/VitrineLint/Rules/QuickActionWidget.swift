import Vitrine
import VitrineGraphics
import VitrineImport

extension Rule {
  static let quickActionWidget = Rule(
    "quick-action-widget", .note, .widgets,
    title: "one of several widgets is chosen for the quick actions",
    why: "over the app's quick actions there is room for one widget; unless chosen, none shows",
    check: { subject in
      // A thing of the whole document, told with its first widget.
      guard case .document(let document, 0) = subject.widget.source, document.widgets.count > 1,
        let look = subject.looks.first
      else { return [] }
      let chosen = document.widgets.count(where: \.isForQuickActions)
      guard chosen != 1 else { return [] }
      return [
        look.finding(
          chosen == 0
            ? "none of the app's \(document.widgets.count) widgets is chosen for the quick actions"
            : "\(chosen) widgets are chosen for the quick actions, which show one",
          mend: "give one widget \"quickActions\": true (UIApplicationShortcutWidget in the app's "
            + "Info.plist)", key: "widgets")
      ]
    })
}
