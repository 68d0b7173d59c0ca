import Vitrine
import VitrineGraphics
import VitrineLayout

extension Rule {
  static let openAppButton = Rule(
    "open-app-button", .warning, .widgets,
    title: "no button only opens the app",
    why: "a tap on the header or on content does that already; the room is better used for content",
    each: { look in
      look.shown.compactMap { id in
        guard case .button(let button) = look[id].kind, let title = button.face.title?.string,
          isOpenApp(title, app: look.source.appName)
        else { return nil }
        return look.finding(
          id, "\(look.name(id)) does what a tap on the widget does",
          mend: "leave it out; let each item open its own place in the app", key: "button")
      }
    })

  private static let openers = [
    "open", "open in", "launch", "go to", "start", "abrir", "öffnen", "ouvrir", "apri", "打开", "開く",
  ]

  private static func isOpenApp(_ title: String, app: String) -> Bool {
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
