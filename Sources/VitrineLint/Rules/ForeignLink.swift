import Vitrine
import VitrineGraphics
import VitrineImport

extension Rule {
  static let foreignLink = Rule(
    "foreign-link", .error, .extensions,
    title: "a tap opens the widget's own app",
    why: "people expect the app whose name is in the header; another one is a surprise",
    check: { subject in
      guard let (document, spec) = subject.document, let tap = spec.tap,
        let look = subject.looks.first,
        let colon = tap.firstIndex(of: ":")
      else { return [] }
      let scheme = tap[..<colon].lowercased()
      let own = document.schemes.map { $0.lowercased() }
      let isForeign = own.isEmpty ? others.contains(scheme) : !own.contains(scheme)
      guard isForeign else { return [] }
      return [
        look.finding(
          "a tap opens \(tap), which isn't \(document.appName)'s",
          mend: own.isEmpty
            ? "open the app by a scheme of its own, and let it go on from there"
            : "use one of \(own.joined(separator: ", ")), or add the scheme to schemes if it is "
              + "the app's own", key: "tap")
      ]
    })

  /// Schemes that belong to the system's apps and to well-known others.
  private static let others: Set<String> = [
    "http", "tel", "telprompt", "facetime", "facetime-audio", "mailto", "sms", "imessage", "maps",
    "itms", "itms-apps", "itms-appss", "itms-books", "music", "videos", "ibooks", "fb", "messenger",
    "instagram", "twitter", "tweetbot", "whatsapp", "tg", "telegram", "viber", "skype", "youtube",
    "spotify", "comgooglemaps", "googlechrome", "googlegmail", "waze", "uber", "lyft", "linkedin",
    "pinterest", "snapchat", "slack", "evernote", "dropbox", "weixin", "wechat", "alipay", "prefs",
    "app-prefs", "shortcuts", "workflow",
  ]
}
