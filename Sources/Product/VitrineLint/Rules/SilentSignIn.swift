import Vitrine
import VitrineGraphics
import VitrineImport

extension Rule {
  /// Reports a widget with `signIn` without a text about signing in, in any state.
  static let silentSignIn = Rule(
    "silent-sign-in", .warning, .widgets,
    title: "a widget that needs people to sign in says so",
    why: "without a message it looks broken to people who haven't signed in",
    check: { subject in
      guard let (_, spec) = subject.document, spec.needsSignIn, let scene = subject.scenes.first
      else { return [] }
      let texts = subject.source.texts.map { $0.lowercased() }
      guard !texts.contains(where: { text in phrases.contains(where: text.contains) }) else {
        return []
      }
      return [
        scene.finding(
          "the widget needs people to sign in, but no text says so",
          remedy: "add a text with the reason, such as “Sign in to see your orders”",
          key: "signIn")
      ]
    })

  private static let phrases = [
    "sign in", "signed in", "log in", "login", "logged in", "anmeld", "einlogg", "iniciar sesión",
    "inicia sesión", "connectez", "connexion", "accedi", "サインイン", "ログイン", "登录", "登入", "로그인",
  ]
}
