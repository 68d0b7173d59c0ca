import Vitrine
import VitrineGraphics
import VitrineImport

extension Rule {
  /// Reports a tap that opens another app or a web page.
  ///
  /// If the document has `schemes`, every other scheme is reported. Otherwise only the schemes of
  /// well-known apps are.
  static let foreignLink = Rule(
    "foreign-link", .error, .extensions,
    title: "a tap opens the widget's app",
    why: "people expect to get to the app that the header names",
    check: { subject in
      guard let (document, spec) = subject.document, let tap = spec.tap,
        let scene = subject.scenes.first,
        let colon = tap.firstIndex(of: ":")
      else { return [] }
      let scheme = tap[..<colon].lowercased()
      let own = document.schemes.map { $0.lowercased() }
      let isForeign = own.isEmpty ? others.contains(scheme) : !own.contains(scheme)
      guard isForeign else { return [] }
      return [
        scene.finding(
          "a tap opens \(tap), which isn't a URL of \(document.appName)",
          remedy: own.isEmpty
            ? "open the app through its own URL scheme, and continue from there"
            : "use one of \(own.joined(separator: ", ")), or add the scheme to schemes if it "
              + "belongs to the app", key: "tap")
      ]
    })

  /// The URL schemes of the system's apps and of well-known apps.
  private static let others: Set<String> = [
    "http", "tel", "telprompt", "facetime", "facetime-audio", "mailto", "sms", "imessage", "maps",
    "itms", "itms-apps", "itms-appss", "itms-books", "music", "videos", "ibooks", "fb", "messenger",
    "instagram", "twitter", "tweetbot", "whatsapp", "tg", "telegram", "viber", "skype", "youtube",
    "spotify", "comgooglemaps", "googlechrome", "googlegmail", "waze", "uber", "lyft", "linkedin",
    "pinterest", "snapchat", "slack", "evernote", "dropbox", "weixin", "wechat", "alipay", "prefs",
    "app-prefs", "shortcuts", "workflow",
  ]
}
