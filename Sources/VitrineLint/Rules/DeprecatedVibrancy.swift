import Vitrine
import VitrineGraphics
import VitrineLayout

extension Rule {
  static let deprecatedVibrancy = Rule(
    "deprecated-vibrancy", .error, .extensions,
    title: "the vibrancy of iOS 8 and 9 is not used on cards",
    why: "it lights up a dark background; on the light card of iOS 10 it can hardly be seen",
    each: { look in
      guard look.variant.system.presentation == .card else { return [] }
      return look.tree.views.indices.map(ViewID.init).compactMap { id in
        let view = look[id]
        let isOwn = view.style.vibrancy == .notificationCenter
        let isEffect =
          if case .effect(.vibrancy(.notificationCenter)) = view.kind { true } else { false }
        guard look.isShown[id.index], isOwn || isEffect else { return nil }
        let key = isOwn ? "vibrancy" : "kind"
        return look.finding(
          id, "\(look.name(id)) uses the notification centre's vibrancy, deprecated since iOS 10",
          mend: "use the widget's primary or secondary vibrancy", key: key,
          fix: look.source.replacing(key, at: view, with: "\"primary\""))
      }
    })
}
