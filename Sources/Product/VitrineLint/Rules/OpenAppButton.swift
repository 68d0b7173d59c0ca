import Vitrine
import VitrineGraphics
import VitrineLayout

extension Rule {
  /// Reports buttons such as "Open App", in a few languages.
  ///
  /// The word `open` is sufficient. Other words count only together with the app's name or the word
  /// app.
  static let openAppButton = Rule(
    "open-app-button", .warning, .widgets,
    title: "no button just opens the app",
    why: "a tap on the header or the content already does that; use the space for content",
    each: { scene in
      scene.shown.compactMap { id in
        guard case .button(let button) = scene[id].kind, let title = button.face.title?.string,
          isOpenApp(title, app: scene.source.appName)
        else { return nil }
        return scene.finding(
          id, "\(scene.name(id)) only opens the app, as a tap on the widget does",
          remedy: "remove it; let each item open its own location in the app", key: "button")
      }
    })

  private static let openers = [
    "open", "open in", "launch", "go to", "start", "abrir", "öffnen", "ouvrir", "apri", "打开", "開く",
  ]

  private static func isOpenApp(_ title: String, app: String) -> Bool {
    // Articles are removed, so that "Open the app" and "Öffne die App" compare alike.
    let words = title.lowercased().filter { $0.isLetter || $0 == " " }
      .split(separator: " ").map(String.init).filter {
        !["the", "in", "la", "die", "our"].contains($0)
      }
    let text = words.joined(separator: " ")
    let names = ["app", "application", app.lowercased()]
    return openers.contains { opener in
      text == opener && opener == "open"
        || names.contains { text == "\(opener) \($0)" || text == "\($0) \(opener)" }
    }
  }
}
