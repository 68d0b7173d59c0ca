import Vitrine
import VitrineGraphics
import VitrineImport

extension Rule {
  static let quickActionWidget = Rule(
    "quick-action-widget", .note, .widgets,
    title: "an app with several widgets selects one for its quick actions",
    why: "the quick actions show one widget, and none if none is selected",
    check: { subject in
      // The choice applies to the complete document, so it is reported once, with the first widget.
      guard case .document(let document, 0) = subject.widget.source, document.widgets.count > 1,
        let scene = subject.scenes.first
      else { return [] }
      let chosen = document.widgets.count(where: \.isForQuickActions)
      guard chosen != 1 else { return [] }
      return [
        scene.finding(
          chosen == 0
            ? "none of the app's \(document.widgets.count) widgets is selected for the quick actions"
            : "\(chosen) widgets are selected for the quick actions, which show only one",
          remedy:
            "give one widget \"quickActions\": true (UIApplicationShortcutWidget in the app's "
            + "Info.plist)", key: "widgets")
      ]
    })
}
