import Vitrine
import VitrineCompare
import VitrineLayout

extension Rule {
  /// Reports the system's text in place of a widget without a container background.
  static let containerBackground = Rule(
    "container-background", .error, .homeWidgets,
    title: "a widget of iOS 17 has a container background",
    why: "the system shows “\(missingBackground)” in place of the widget",
    scope: .home,
    each: { scene in
      guard scene.isPlain, let text = scene.noticeOfBackground else { return [] }
      return [
        scene.finding(
          text.view, "the widget has no container background",
          remedy: "call containerBackground(for: .widget) in the widget's view")
      ]
    })

  fileprivate static let missingBackground = "Please adopt containerBackground API"
}

extension LintScene {
  /// The system's text in place of a widget without a container background.
  var noticeOfBackground: DrawnText? {
    inspection.texts.first { tree[$0.view].text == Rule.missingBackground }
  }
}
